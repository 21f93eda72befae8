import { at, Match, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { behaviors } from '../content/index.ts'
import { primal } from '../rules/index.ts'
import { noPreferences, preferred } from '../rules/preferences.ts'
import type { PrimalState } from '../rules/state.ts'
import { dareon, mirah, play, skipTo, type TableLiteral, table, thoreg } from './table.ts'

const hunt = (literal: Partial<TableLiteral> = {}): PrimalState => {
  const t = table({ slots: ['VX-B04', 'VX-B10', 'VX-B14'], attrition: [0, 3], hunters: [dareon({ hand: ['DA-08'] }), mirah()], ...literal })
  t.look()
  return structuredClone(t.state)
}
const idOf = (card: number) => at(at(behaviors, 0), card).id

describe('what nobody knows', () => {
  const worlds = (g: PrimalState) =>
    Array.from({ length: 10 }, (_, n) => {
      const world = structuredClone(g)
      primal.imagine(world, 0, seedRandom(`world ${n}`))
      expect(primal.broken(world)).toEqual([])
      return world
    })
  const different = (all: readonly PrimalState[], look: (g: PrimalState) => unknown) =>
    new Set(all.map((g) => JSON.stringify(look(g)))).size

  it('PR-22.2 the order of every deck, and which of the cards with its back lies in a slot', () => {
    const all = worlds(hunt())
    for (const seat of [0, 1]) expect(different(all, (g) => g.hunters[seat]?.deck)).toBe(10)
    expect(different(all, (g) => g.attritionDeck)).toBeGreaterThan(5)
    expect(different(all, (g) => g.behaviorDeck)).toBe(10)
    // Scorched Circle has the back of Furnace Gout: rampage, 5. The others have backs of their own.
    expect(new Set(all.map((g) => idOf(at(g.slots, 2).card)))).toEqual(new Set(['VX-B14', 'VX-B09']))
    expect(different(all, (g) => [at(g.slots, 0).card, at(g.slots, 1).card])).toBe(1)
    expect(different(all, (g) => g.hunters.map(({ hand }) => hand))).toBe(1)
  })

  it('PR-22.4 what has been seen stays: a top card looked at, a front that is known or open', () => {
    const seen = worlds(hunt({ attritionSeen: true }))
    expect(different(seen, (g) => g.attritionDeck.at(-1))).toBe(1)
    expect(seen[0]?.attritionDeck.at(-1)).toBe(0)
    expect(different(seen, (g) => g.attritionDeck.slice(0, -1))).toBeGreaterThan(5)
    for (const known of [{ known: true }, { open: true }]) {
      const g = hunt()
      Object.assign(at(g.slots, 2), known)
      expect(different(worlds(g), ({ slots }) => at(slots, 2).card)).toBe(1)
    }
    const before = primal.setup(
      { seats: 1, monster: 'vyraxen', difficulty: 'novice', outfit: ['choose'], hunters: ['dareon'] },
      seedRandom('a'),
    )
    const untouched = JSON.stringify(before)
    primal.imagine(before, 0, seedRandom('b'))
    expect(JSON.stringify(before)).toBe(untouched)
    expect(primal.hidden(before, 0)).toEqual([])
  })

  it('PR-22.3 every hidden thing is described with all that it could be', () => {
    const g = hunt()
    const facts = primal.hidden(g, 0)
    const of = (where: string) => facts.filter((fact) => fact.where.startsWith(where))
    expect(of('deck of 0')).toHaveLength(23)
    expect(of('deck of 1')).toHaveLength(24)
    expect(of('deck of 0').map(({ is }) => is)).toEqual(of('deck of 0')[0]?.could)
    expect(of('attrition').map(({ is }) => is)).toEqual(g.attritionDeck)
    expect(of('slot').map(({ where, is, could }) => [where, is, could])).toEqual([
      ['slot 0', 'VX-B04', ['VX-B04']],
      ['slot 1', 'VX-B10', ['VX-B10']],
      ['slot 2', 'VX-B14', ['VX-B09', 'VX-B14']],
    ])
    expect(facts).toHaveLength(23 + 24 + 10 + 3)
    Object.assign(at(g.slots, 0), { known: true })
    Object.assign(at(g.slots, 1), { open: true })
    expect(
      primal
        .hidden({ ...g, attritionSeen: true }, 0)
        .map(({ where }) => where)
        .filter((where) => !where.startsWith('deck')),
    ).toEqual([...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((n) => `attrition ${n}`), 'slot 2'])
  })
})

describe('the view while something resolves', () => {
  it('PR-13.1 what waits, in its order; the card being played; whom it is about', () => {
    const g = hunt({ perils: ['VX-P1'] })
    Object.assign(g, {
      queue: [
        { batch: 1, priority: 1, kind: 'stance', at: 1, subject: 0, sector: -1 },
        { batch: 1, priority: 2, kind: 'peril', at: 0, subject: 1, sector: -1 },
        { batch: 1, priority: 3, kind: 'behavior', at: 2, subject: 1, sector: -1 },
        { batch: 1, priority: 4, kind: 'objective', at: 0, subject: 0, sector: -1 },
      ],
      play: { hunter: 0, card: at(at(g.hunters, 0).hand, 0), bonus: 3, paid: 1, texts: [0] },
      subject: 0,
    })
    const { waiting, play: playing, subject } = primal.view(g, 1)
    expect(waiting).toEqual([
      { kind: 'stance', is: 'VX-S2', hunter: 0 },
      { kind: 'peril', is: 'VX-P1', hunter: 1 },
      { kind: 'behavior', is: 2, hunter: 1 },
      { kind: 'objective', is: null, hunter: 0 },
    ])
    expect(playing).toEqual({ hunter: 0, card: at(at(g.hunters, 0).hand, 0), is: 'DA-08', bonus: 3 })
    expect(subject).toBe(0)
    Object.assign(at(g.slots, 0), { open: true })
    expect(primal.view(g, 0).monster.slots[0]).toMatchObject({ front: 'VX-B04', open: true })
    expect(primal.view(g, 0).monster.pool).not.toContain('VX-B04')
  })

  it('PR-12.4 a behavior lies open, is known and no longer waits while it resolves', () => {
    const t = table({ monster: 'korowon', slots: ['KW-B02', 'KW-B11', 'KW-B15'], hunters: [dareon({ hand: ['DA-01', 'DA-08'] }), mirah()] })
    play(t, 'DA-01')
    expect(t).toBeAsked(0, 'escape')
    expect(t.view(null)).toMatchObject({ subject: 0, waiting: [] })
    expect(t.view(null).monster.slots[0]).toEqual({
      slot: 0,
      number: 4,
      icon: 'attack',
      front: 'KW-B02',
      open: true,
      waiting: false,
      stunned: false,
      resolving: true,
    })
    expect(t.match.canUndo(0)).toBe(false)
    t.choose({ do: 'suffer' })
    t.look()
    expect(t.state).toMatchObject({ resolving: -1, subject: -1, batch: 0, resolved: 0 })
  })
})

describe('the beginning', () => {
  const config = { seats: 2, monster: 'toramat', difficulty: 'veteran', outfit: ['ready', 'ready'], hunters: ['choose', 'dareon'] } as const

  it('PR-2.1 nothing has happened to a hunter', () => {
    const [choosing, chosen] = primal.setup(config, seedRandom('a')).hunters
    const fresh = {
      damage: 0,
      stamina: 0,
      strain: 0,
      falls: 0,
      counters: 0,
      guard: 0,
      prime: 0,
      empower: 0,
      usedTurn: 0,
      usedRound: 0,
      usedHunt: 0,
      attacks: 0,
      dealt: 0,
    }
    const off = {
      threatened: false,
      armorDepleted: false,
      helmDepleted: false,
      standing: 'standing',
      focused: false,
      shield: false,
      berserk: false,
      worn: false,
      hold: false,
    }
    expect(choosing).toMatchObject({
      kind: -1,
      sector: 2,
      item: -1,
      potions: [],
      hand: [],
      deck: [],
      sequence: [],
      discard: [],
      resilient: [],
      spent: [],
      ...fresh,
      ...off,
    })
    expect(chosen).toMatchObject({ kind: 1, ...fresh, ...off })
  })

  it('PR-2.1 nothing has happened to the monster', () => {
    const g = primal.setup(config, seedRandom('a'))
    expect(g).toMatchObject({
      round: 1,
      stage: 'hunters',
      active: -1,
      turnOver: false,
      firstPlayer: 0,
      aggro: 0,
      result: null,
      health: 10,
      damage: 0,
    })
    expect(g).toMatchObject({
      stance: 0,
      facing: 2,
      struggle: 2,
      rage: 0,
      slots: [],
      blinded: -1,
      blindedBy: -1,
      stunned: -1,
      confused: 0,
      vulnerable: false,
    })
    expect(g).toMatchObject({
      objective: 0,
      weakened: 0,
      cracked: false,
      queue: [],
      batch: 0,
      resolved: 0,
      resolving: -1,
      subject: -1,
      play: null,
      payment: null,
    })
    expect(g).toMatchObject({
      attritionDiscard: [],
      attritionShown: [],
      attritionSeen: false,
      behaviorDiscard: [],
      behaviorsRemoved: [],
      perils: [0],
    })
    expect(primal.setup({ ...config, hunters: ['mirah', 'dareon'] }, seedRandom('a'))).toMatchObject({ stage: 'firstPlayer', turn: 0 })
    expect(primal.setup({ ...config, difficulty: 'novice' }, seedRandom('a'))).toMatchObject({ struggle: 0, perils: [] })
  })

  it('PR-2.3 a ready outfit is given when the last hunter is chosen; else items and potions are', () => {
    const ready = Match.start(primal, config, 'a')
    ready.choose(0, 0)
    expect(ready.first?.prompt).toBe('first-player')
    expect(ready.state.hunters.map(({ item, potions }) => [item, potions])).toEqual([
      [0, [1, 0, 2]],
      [4, [2, 0, 6]],
    ])
    const own = Match.start(primal, { ...config, outfit: ['choose', 'choose'] }, 'a')
    own.choose(0, 0)
    expect([own.first?.seat, own.first?.prompt]).toEqual([0, 'item'])
    const elder = Match.start(primal, { ...config, difficulty: 'elder', hunters: ['mirah', 'dareon'] }, 'a')
    expect(elder.state.hunters.map(({ potions }) => potions)).toEqual([
      [1, 0],
      [2, 0],
    ])
  })

  it('PR-2.5 every deck is shuffled: hands, behaviors and attrition differ from hunt to hunt', () => {
    const begun = (seed: string) => {
      const match = Match.start(primal, { ...config, hunters: ['mirah', 'dareon'] }, seed)
      match.choose(0, 0)
      return match.state
    }
    const hunts = ['a', 'b', 'c', 'd'].map(begun)
    for (const look of [
      (g: PrimalState) => g.hunters[0]?.deck,
      (g: PrimalState) => g.hunters[1]?.deck,
      (g: PrimalState) => g.behaviorDeck,
      (g: PrimalState) => g.attritionDeck,
    ])
      expect(new Set(hunts.map((g) => JSON.stringify(look(g)))).size).toBe(4)
    for (const g of hunts) {
      expect(g.hunters.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
        [5, 19],
        [5, 19],
      ])
      // Instances are numbered hunter by hunter, and a hand is kept in that order.
      expect(g.hunters.map(({ hand }) => hand.every((card, n) => n === 0 || card > at(hand, n - 1)))).toEqual([true, true])
      expect(Math.max(...at(g.hunters, 0).deck, ...at(g.hunters, 0).hand)).toBeLessThan(24)
      expect(g.slots).toHaveLength(3)
      expect(g.behaviorDeck).toHaveLength(12)
    }
  })
})

describe('preferences and the end', () => {
  it('PR-21.5 a preference answers its own question, and no other', () => {
    const t = table({
      monster: 'korowon',
      slots: ['KW-B13', 'KW-B11', 'KW-B15'],
      stage: 'attrition',
      attrition: [3],
      terrain: {},
      hunters: [dareon({ hand: ['DA-12', 'DA-08'] }), mirah()],
    })
    expect(t).toBeAsked(0, 'resilience')
    const answer = (more: Partial<typeof noPreferences>) => preferred(t.decision, t.view(0), { ...noPreferences, ...more })
    expect([answer({}), answer({ showResilience: true }), answer({ neverHelp: true })]).toEqual([null, 0, null])
  })

  it('PR-17.1 the end is told: slain, all down', () => {
    const slain = table({ stance: 3, health: 1, damage: 19, hunters: [dareon({ hand: ['DA-01'] }), mirah()] })
    play(slain, 'DA-01')
    expect(slain.events.at(-1)).toEqual({ type: 'ended', result: 'slain' })
    expect(slain.outcome?.reason).toBe('slain')
    const down = table({ stage: 'attrition', difficulty: 'elder', attrition: [3], terrain: {}, hunters: [thoreg({ damage: 11 })] })
    skipTo(down, (g) => g.result !== null)
    expect(down.events.at(-1)).toEqual({ type: 'ended', result: 'allDown' })
    expect([primal.cooperative, down.state.result]).toEqual([true, 'allDown'])
  })
})
