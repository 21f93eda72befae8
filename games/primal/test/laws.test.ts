import { at } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { broken } from '../rules/laws.ts'
import type { Hunter, PrimalState } from '../rules/state.ts'
import { dareon, type HunterParts, ljonar, mirah, table } from './table.ts'

const laws = (change: (g: PrimalState, first: Hunter) => unknown, hunters: readonly HunterParts[] = [dareon(), mirah(), ljonar()]) => {
  const t = table({ monster: 'toramat', difficulty: 'novice', slots: ['TM-B01', 'TM-B02', 'TM-B10'], hunters })
  change(t.state, at(t.state.hunters, 0))
  t.look()
  return broken(t.state)
}
const state = (values: Partial<PrimalState>) => (g: PrimalState) => Object.assign(g, values)
const first = (values: Partial<Hunter>) => (_: PrimalState, h: Hunter) => Object.assign(h, values)

describe('what must hold at every decision', () => {
  it('PR-25.6 aggro, struggle, health, RAGE and facing stay in their bounds, both ends included', () => {
    for (const lawful of [
      { aggro: 0 },
      { aggro: 2 },
      { struggle: 0 },
      { health: 0 },
      { health: 10 },
      { rage: 0 },
      { rage: 2 },
      { facing: 0 },
      { facing: 3 },
    ])
      expect(laws(state(lawful))).toEqual([])
    expect(laws(state({ aggro: 3 }))).toEqual(['aggro is held by 3'])
    expect(laws(state({ aggro: -1 }))).toEqual(['aggro is held by -1'])
    expect(laws(state({ struggle: -1 }))).toEqual(['struggle is -1'])
    expect(laws(state({ health: 11 }))).toEqual(['health is 11'])
    expect(laws(state({ health: -1 }))).toEqual(['health is -1'])
    expect(laws(state({ rage: 3 }))).toEqual(['RAGE is 3'])
    expect(laws(state({ rage: -1 }))).toEqual(['RAGE is -1'])
    expect(laws(state({ facing: 4 }))).toEqual(['the monster faces 4'])
    expect(laws(state({ facing: -1 }))).toEqual(['the monster faces -1'])
  })

  it('PR-4.11 one stamina token at most, and no token below nothing', () => {
    for (const lawful of [{ stamina: 0 }, { stamina: 1 }, { strain: 0 }, { strain: 3 }, { damage: 0 }, { guard: 0 }])
      expect(laws(first(lawful))).toEqual([])
    expect(laws(first({ stamina: 2 }))).toEqual(['hunter 0 has 2 stamina'])
    for (const owed of [{ strain: -1 }, { damage: -1 }, { guard: -1 }]) expect(laws(first(owed))).toEqual(['hunter 0 has a negative token'])
  })

  it('PR-25.5 every card of a hunter is in one pile, once, and hands are in order', () => {
    const everywhere = dareon({ hand: ['DA-01', 'DA-02', 'DA-08'], sequence: ['DA-04'], discard: ['DA-05', 'DA-06'] })
    const hunters = [everywhere, mirah(), ljonar()]
    expect(laws(() => undefined, hunters)).toEqual([])
    expect(laws((_, h) => h.hand.reverse(), hunters)).toEqual(['the hand of 0 is not in order'])
    const twice = (_: PrimalState, h: Hunter) => {
      h.discard[0] = at(h.discard, 1)
    }
    expect(laws(twice, hunters)).toEqual(['hunter 0 has a card twice'])
    for (const pile of ['deck', 'hand', 'sequence', 'discard'] as const)
      expect(laws((_, h) => h[pile].pop(), hunters)).toEqual(['hunter 0 has 23 cards'])
  })

  it('PR-16.8 a Wound for every KO, from the moment the depleted piece is chosen', () => {
    const wounded = (parts: Partial<Hunter>, wounds: number) => {
      const discard = new Array<'WOUND'>(wounds).fill('WOUND')
      return laws(first(parts), [dareon({ discard }), mirah(), ljonar()])
    }
    expect(wounded({ falls: 1, armorDepleted: true }, 1)).toEqual([])
    expect(wounded({ falls: 1, helmDepleted: true }, 1)).toEqual([])
    expect(wounded({ falls: 2, armorDepleted: true, helmDepleted: true }, 2)).toEqual([])
    // The piece is still to be chosen: no Wound yet.
    expect(wounded({ falls: 1 }, 0)).toEqual([])
    expect(wounded({ falls: 2, helmDepleted: true }, 1)).toEqual([])
    expect(wounded({ falls: 1, armorDepleted: true }, 0)).toEqual(['hunter 0 has 24 cards'])
    expect(wounded({}, 1)).toEqual(['hunter 0 has 25 cards'])
  })

  it('PR-25.5 every behavior of the hunt and every attrition card is somewhere, once', () => {
    // At novice difficulty tiers 1 and 2 are in play: the first ten cards.
    const all = '0,1,2,3,4,5,6,7,8,9'
    const moved = (g: PrimalState) => {
      g.behaviorDiscard.push(g.behaviorDeck.pop() ?? -1)
      g.behaviorsRemoved.push(g.behaviorDeck.pop() ?? -1)
      g.attritionDiscard.push(g.attritionDeck.pop() ?? -1)
      g.attritionShown.push(g.attritionDeck.pop() ?? -1)
    }
    expect(laws(moved)).toEqual([])
    expect(laws((g) => g.behaviorDeck.push(10))).toEqual([`behavior cards are ${all},10`])
    expect(laws((g) => Object.assign(at(g.slots, 0), { card: 9 }))).toEqual(['behavior cards are 1,2,3,4,5,6,7,8,9,9'])
    expect(laws((g) => g.attritionDiscard.push(0))).toEqual(['attrition cards are 0,0,1,1,1,1,2,2,2,3,3'])
    // Before the hunt nothing is laid out, and nothing is missing.
    expect(laws((g, h) => Object.assign(g, { slots: [] }) && h.deck.pop())).toEqual([])
  })
})
