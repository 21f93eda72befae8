import type { Flow } from '@rulewright/kernel'
import { toldBy } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { WOUND } from '../content/index.ts'
import { position } from '../lessons/position.ts'
import { checkpoint } from '../rules/checkpoint.ts'
import { clone } from '../rules/clone.ts'
import { drawTop, toss } from '../rules/hand.ts'
import { primal } from '../rules/index.ts'
import { blind, volley } from '../rules/keywords.ts'
import { lackToMove } from '../rules/lacks.ts'
import { clearConfused, discardBehavior, fillAttrition } from '../rules/monster.ts'
import { moveTo } from '../rules/movement.ts'
import { decidingHunter } from '../rules/query.ts'
import { dropBehavior } from '../rules/queue.ts'
import { places, runFor } from '../rules/selectors.ts'
import type { PrimalState } from '../rules/state.ts'
import { sufferPlain } from '../rules/suffering.ts'
import { clearTerrain } from '../rules/terrain.ts'
import { view } from '../rules/view.ts'
import { dareon, mirah, type TableLiteral, thoreg } from './table.ts'

const at = (literal: Partial<TableLiteral> = {}): PrimalState => position({ terrain: {}, hunters: [mirah(), dareon()], ...literal })

/** Plays a rule that asks; the first option is always taken. Gives the prompts, and what came of it. */
function run<T>(flow: Flow<T>): { readonly prompts: string[]; readonly result: T } {
  const prompts: string[] = []
  let step = flow.next()
  while (!step.done) {
    const [decision] = Array.isArray(step.value) ? step.value : [step.value]
    prompts.push(decision.prompt)
    step = flow.next({ seat: decision.seat, index: 0 })
  }
  return { prompts, result: step.value }
}
const firstOf = (list: readonly (number | undefined)[]): number => list[0] ?? -1

describe('hunters', () => {
  it('PR-14.7 no damage, and none for who is down: nothing is told, and nobody is knocked out by it', () => {
    const g = at({ hunters: [mirah(), dareon({ standing: 'red' })] })
    expect(toldBy(() => expect(run(sufferPlain(g, 0, 0)).result).toBe(false))).toEqual([])
    expect(toldBy(() => expect(run(sufferPlain(g, 1, 3)).result).toBe(false))).toEqual([])
    expect(g.hunters.map(({ damage }) => damage)).toEqual([0, 0])
  })

  it('PR-16.8 a knocked-out hunter gets a Wound; all other cards keep their numbers', () => {
    const g = at({ hunters: [mirah(), dareon()] })
    const before = [...g.cards]
    run(sufferPlain(g, 0, 99))
    expect(g.cards).toEqual([...before, WOUND])
    const h = g.hunters[0]
    expect(h?.deck).toContain(before.length)
  })

  it('PR-3.20 who is down when Synaerea comes is not asked', () => {
    const synaerea = (standing: 'standing' | 'red') => {
      const g = at({ hunters: [mirah(), dareon({ standing })] })
      g.queue = [{ batch: 1, priority: 4, kind: 'synaerea', at: 0, subject: 1, sector: 0 }]
      return run(checkpoint(g)).prompts
    }
    expect([synaerea('red'), synaerea('standing')[0]]).toEqual([[], 'synaerea'])
  })

  it('PR-22.3 to discard more than one holds is to discard all of it', () => {
    const g = at()
    for (let n = 0; n < 2; n++) drawTop(g, 0)
    run(toss(g, 0, 5, 0xffff, 'PR-11.10'))
    expect(g.hunters[0]?.hand).toEqual([])
  })

  it('PR-11.20 a Volley is offered while there is a card in the deck or the discard pile', () => {
    const asks = (deck: number, discard: number) => {
      const g = at()
      const h = g.hunters[0]
      if (!h) throw new Error('nobody is there')
      const cards = [...h.deck, ...h.discard, ...h.hand]
      h.deck = cards.slice(0, deck)
      h.discard = cards.slice(deck, deck + discard)
      h.hand = []
      return volley(g, 0, 1).next().done !== true
    }
    expect([asks(0, 0), asks(1, 0), asks(0, 1), asks(2, 2)]).toEqual([false, true, true, true])
  })

  it('PR-11.6 while a peril is blinded no other can be, also if it is the first', () => {
    const g = at({ difficulty: 'veteran' })
    g.perils = [0, 1]
    g.blinded = 0
    expect(run(blind(g, 0)).prompts).toEqual([])
    g.blinded = -1
    expect(run(blind(g, 0)).prompts).toEqual(['blind'])
  })

  it('PR-22.2 a drawn card comes into sight; PR-7.5 a move is told', () => {
    const g = at()
    const { reveals } = g
    drawTop(g, 0)
    expect(g.reveals).toBe(reveals + 1)
    const from = firstOf(g.hunters.map(({ sector }) => sector))
    const to = (from + 1) % 4
    expect(toldBy(() => moveTo(g, 0, to))).toContainEqual({ type: 'moved', hunter: 0, from, to, pushed: false })
  })

  it('PR-7.3 one cannot move to where one is, nor across', () => {
    const g = at({ hunters: [mirah({ stamina: 1 }), dareon()] })
    const here = firstOf(g.hunters.map(({ sector }) => sector))
    expect([0, 2].map((away) => lackToMove(g, 0, (here + away) % 4))).toEqual(['here', 'opposite'])
  })

  it('PR-10.7 the active hunter decides, also the first of them', () => {
    const g = at({ hunters: [mirah(), dareon(), thoreg()] })
    g.firstPlayer = 1
    expect([0, 2, -1].map((active) => decidingHunter(Object.assign(g, { active })))).toEqual([0, 2, 1])
  })
})

describe('the monster', () => {
  it('PR-11.8 that it is confused no more is told', () => {
    const g = at()
    g.confused = 1
    expect(toldBy(() => clearConfused(g))).toEqual([{ type: 'status', status: 'confused', on: false, slot: -1 }])
  })

  it('PR-12.11 a behavior that leaves its slot waits no more, but a peril of the same number does', () => {
    const entries = (slot: number) => [
      { batch: 1, priority: 2, kind: 'peril', at: slot, subject: 0, sector: -1 } as const,
      { batch: 1, priority: 3, kind: 'behavior', at: slot, subject: 0, sector: -1 } as const,
    ]
    const g = at()
    g.queue = entries(1)
    dropBehavior(g, 1)
    expect(g.queue.map(({ kind }) => kind)).toEqual(['peril'])
    g.queue = entries(1)
    discardBehavior(g, 1)
    expect(g.queue.map(({ kind }) => kind)).toEqual(['peril'])
  })

  it('PR-5.9 a new attrition deck has not been looked at', () => {
    const g = at()
    Object.assign(g, { attritionDeck: [], attritionDiscard: [1, 2], attritionSeen: true })
    fillAttrition(g)
    expect([g.attritionSeen, g.attritionDeck.length, g.attritionDiscard]).toEqual([false, 2, []])
  })

  it('PR-17.1 how far the monster was worn down is the score of a lost hunt', () => {
    const g = at()
    const whole = primal.outcome({ ...g, result: 'slain', health: 0 })?.scores?.[0] ?? 0
    expect(primal.outcome({ ...g, result: 'allDown', health: 3 })?.scores).toEqual([whole - 3, whole - 3])
  })

  it('PR-3.1 everywhere is each sector once; where the threatened stand is where they stand', () => {
    const g = at({
      hunters: [mirah({ sector: 'north', threatened: true }), dareon({ sector: 'east' }), thoreg({ sector: 'west', threatened: true })],
    })
    expect(places(g, 'everywhere', runFor(0, 0))).toEqual([0, 1, 2, 3])
    expect(places(g, 'threatened', runFor(0, 0))).toEqual([0, 3])
    const east = at({ hunters: [mirah({ sector: 'east', threatened: true }), dareon({ sector: 'south', threatened: true })] })
    expect(places(east, 'threatened', runFor(0, 0))).toEqual([1, 2])
  })

  it('PR-3.9 only Fire and Fog are ever fresh; what is cleared takes nothing else with it', () => {
    const g = at({ terrain: { north: ['rock', 'water', 'sand', 'baethanis', 'cyricae', 'synaerea'] } })
    const north = g.terrain.findIndex((bits) => bits !== 0)
    expect(view(g, null).sectors[north]?.terrain.map(({ fresh }) => fresh)).toEqual(Array(6).fill(false))
    clearTerrain(g, 'water', north)
    expect(view(g, null).sectors[north]?.terrain.map(({ kind }) => kind)).toEqual(['rock', 'sand', 'baethanis', 'cyricae', 'synaerea'])
  })
})

describe('what is shown', () => {
  it('PR-22.5 who is active and what is paid for, the first hunter and the first card too, or nobody and nothing', () => {
    const g = at()
    const payment = (card: number) => ({ hunter: 0, cost: 1, card, token: false, cards: [] })
    const seen = (active: number, card: number) => {
      const { active: who, payment: paid } = view(Object.assign(g, { active, payment: payment(card) }), null)
      return [who, paid?.card]
    }
    expect([seen(0, 0), seen(1, 3), seen(-1, -1)]).toEqual([
      [0, 0],
      [1, 3],
      [null, null],
    ])
  })

  it('a copy of a state shares nothing that changes, what is being played included', () => {
    const g = at()
    g.play = { hunter: 0, card: 1, texts: [0], paid: 0, bonus: 0 }
    g.payment = { hunter: 0, cost: 1, card: 1, token: false, cards: [2] }
    const twin = clone(g)
    expect(twin).toEqual(g)
    expect(twin.play).not.toBe(g.play)
    expect(twin.play?.texts).not.toBe(g.play?.texts)
    expect(twin.payment).not.toBe(g.payment)
    expect(twin.payment?.cards).not.toBe(g.payment?.cards)
  })
})
