import { seedRandom } from '@rulewright/kernel'
import { tableFor } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { BLUE, GREEN, PINK, SIDES, STARRED } from '../content/dice.ts'
import { PIECES } from '../content/units.ts'
import { anyConfig } from '../rules/config.ts'
import { rollCombatDie } from '../rules/dice.ts'
import { aldarra } from '../rules/index.ts'
import { setup } from '../rules/setup.ts'
import { explored, offers } from './explored.ts'
import { duel, fight, rolls } from './fights.ts'
import {
  type AldarraTable,
  C,
  configFor,
  exp,
  F,
  hex,
  N,
  type Position,
  player,
  position,
  quietly,
  type Spot,
  table,
  unitsAt,
} from './table.ts'

const hexes = (t: AldarraTable, what: string, seat = 0) => offers(t, seat).flatMap((o) => (o.do === what && 'hex' in o ? [o.hex] : []))
/** What was told after the last card was played. */
const sincePlayed = (t: AldarraTable) => {
  t.look()
  const types = t.events.map(({ type }) => type)
  return types.slice(types.lastIndexOf('played') + 1)
}
describe('the start', () => {
  it('AL-7.7 nobody has anything, and nothing has happened', () => {
    const g = setup(configFor(4, { chooseFactions: true }), seedRandom('start'))
    expect(g).toMatchObject({
      reveals: 0,
      seats: 4,
      turn: 3,
      round: 0,
      over: false,
      coinsOut: 0,
      crystals: 25,
      placing: 0,
      secret: false,
      exchanged: 0,
      vault: -1,
      extraOrder: false,
      positions: [],
      discardedBy: [],
    })
    for (const { objectives, ...rest } of g.players) {
      expect(objectives).toHaveLength(2)
      expect(rest).toEqual({
        faction: -1,
        coins: 0,
        crystals: 0,
        vp: 0,
        tokens: 0,
        discoveries: 0,
        setAside: [],
        looking: [],
        claimed: [],
        explores: [],
        explored: 0,
        attackWins: 0,
        defenseWins: 0,
        upsetWins: 0,
        kills: PIECES.map(() => 0),
        plan: 0,
      })
    }
    expect([...new Set(g.lying), ...new Set(g.units), ...new Set(g.hostages), ...new Set(g.explored)]).toEqual([0, 0, 0, false])
    expect(g.strongholds).toEqual([-1, -1, -1, -1])
  })

  it('AL-6.23 a head start of nothing is not told', () => {
    const homeless: readonly (Spot | null)[] = [null, null, null, null]
    const t = table({ phase: 'factions', strongholds: homeless, change: (g) => Object.assign(g, { balanced: true }) })
    expect(t).toBeAsked(0, 'stronghold')
    expect(t.events.filter(({ type }) => type === 'vp-gained')).toEqual([
      { type: 'vp-gained', seat: 0, n: 5 },
      { type: 'vp-gained', seat: 1, n: 4 },
      { type: 'vp-gained', seat: 2, n: 2 },
    ])
  })

  it('any configuration: every switch stands both ways, a seat asks for a faction or for none', () => {
    const all = Array.from({ length: 60 }, (_, n) => anyConfig(seedRandom(`any ${n}`)))
    for (const name of ['chooseFactions', 'balanced'] as const) expect(new Set(all.map((one) => one[name]))).toEqual(new Set([true, false]))
    const asked = all.map(({ faction }) => faction.filter((one) => one !== 'any'))
    for (const one of asked) expect(new Set(one).size).toBe(one.length)
    expect(new Set(asked.map(({ length }) => length))).toEqual(new Set([0, 1, 2, 3, 4]))
  })
})

describe('dice', () => {
  it.each([
    ['a Dreadnought’s Blue die on both threes', BLUE, N, STARRED - 1],
    ['another’s Blue die on the star alone', BLUE, F, STARRED],
    ['a Dreadnought’s Pink die on the star alone', PINK, N, STARRED],
    ['a Green die on the star alone', GREEN, F, STARRED],
  ] as const)('AL-5.2, AL-4.17 %s is rolled again, and on nothing else', (_, colour, unit, first) => {
    const random = seedRandom('dice')
    const last = new Set<number>()
    for (let n = 0; n < 400; n++) {
      const { faces } = rollCombatDie(random, colour, unit)
      for (const face of faces.slice(0, -1)) expect(face).toBeGreaterThanOrEqual(first)
      last.add(faces.at(-1) ?? -1)
    }
    expect([...last].toSorted()).toEqual(Array.from({ length: SIDES }, (_, face) => face).slice(0, first))
  })

  it('EXP-16 a Pink die is rolled, once; EXP-15 two', () => {
    const rolled = (card: string) => {
      const t = explored([card])
      t.look()
      return t.events.filter(({ type }) => type === 'card-roll')
    }
    const faces = (length: number) => expect.objectContaining({ length })
    expect(rolled('EXP-16')).toEqual([{ type: 'card-roll', seat: 0, colour: PINK, faces: faces(1) }])
    expect(rolled('EXP-15')).toEqual([{ type: 'card-roll', seat: 0, colour: PINK, faces: faces(2) }])
  })

  it('EXP-H03 the extra dice are no Unit’s', () => {
    const t = duel('C', 'C', 'B0 P0 P0 B0', { explores: { 0: ['EXP-H03'] } }).choose({ do: 'play' })
    const heavy = rolls(t).find(({ step }) => step === 'heavy')
    expect(heavy?.dice.map(({ seat, unit, colour }) => [seat, unit, colour])).toEqual([
      [0, C, BLUE],
      [0, -1, PINK],
      [0, -1, PINK],
      [1, C, BLUE],
    ])
    t.look()
  })
})

describe('Hold cards do what they say and no more', () => {
  it('AL-17.6 Smoke Bank: a retreat, also to where a Building of one’s own stands, or home', () => {
    const t = fight({
      units: { '0,0': { 0: 'F', 1: 'C' }, '1,0': { 1: 'O' } },
      strongholds: [null, '0,1', null, null],
      explores: { 1: ['EXP-H02'] },
    })
    expect(t).toBeAsked(1, 'window')
    expect(hexes(t, 'play', 1)).toEqual(expect.arrayContaining([hex('1,0'), hex('0,1')]))
    t.choose(1, { do: 'play', hex: hex('1,0') })
    expect([unitsAt(t.state, '0,0', 1), unitsAt(t.state, '1,0', 1)]).toEqual(['', 'CO'])
    expect(sincePlayed(t).slice(0, 3)).toEqual(['retreated', 'combat-over', 'vp-gained'])
  })

  it('AL-17.6 Overcharged Battery, Aether Ward and Gambler’s Coin leave all else alone', () => {
    const ward = quietly(duel('F', 'FF', 'G0 G1 G1', { explores: { 0: ['EXP-H04'] } }), 'delay')
    while (!offers(ward).some((option) => option.do === 'play')) ward.pass(ward.decision.seat)
    ward.choose(0, { do: 'play' })
    expect(sincePlayed(ward)[0]).toBe('hits-cut')
    expect(sincePlayed(ward)).not.toContain('rerolled')
    const coin = quietly(duel('F', 'F', 'G0 G0 G1 G0', { explores: { 0: ['EXP-H05'] } }), 'delay')
    while (!offers(coin).some((option) => option.do === 'play')) coin.pass(coin.decision.seat)
    coin.choose(0, { do: 'play' })
    expect(sincePlayed(coin)[0]).toBe('rerolled')
    expect(sincePlayed(coin)).not.toContain('gained')
  })

  it('AL-17.6 Claim Papers bring Coins and no Order; Skeleton Crew a Frigate; Saboteurs no Crystal', () => {
    const papers = table({ phase: 'mine', explores: { 0: ['EXP-H08'] }, units: { '0,0': { 0: 'F' } } })
    expect(papers).toBeAsked(0, 'window')
    papers.choose(0, { do: 'play' })
    expect([papers.state.extraOrder, sincePlayed(papers)]).toEqual([false, ['win-check']])
    const crew = table({ explores: { 0: ['EXP-H09'] } }).choose({ do: 'play' })
    expect(sincePlayed(crew)).toEqual(['gained'])
    const saboteurs = table({ explores: { 0: ['EXP-H10'] }, units: { '0,0': { 1: 'O' }, '1,0': { 0: 'D' } } }).choose({ do: 'play' })
    expect(sincePlayed(saboteurs)).toEqual(['destroyed'])
    expect(saboteurs.state.lying[hex('0,0')]).toBe(0)
  })
})

describe('exploring', () => {
  it('AL-12.17 with no card left in deck and pile, nothing is drawn', () => {
    const g = position({ phase: 'explore', tokens: [0, 1], unexplored: ['0,0'], units: { '0,0': { 0: 'F' } } })
    g.exploreDeck = []
    const t = tableFor(aldarra, configFor(4), g).choose({ do: 'explore', hex: hex('0,0') })
    expect(t.events.map(({ type }) => type)).toEqual(['explored'])
    expect([t.state.exploring, t.state.exploreDiscard, t.state.explored[hex('0,0')]]).toEqual([null, [], true])
    t.look()
  })

  it('AL-12.8 a card that was resolved is so no longer when the next one is kept', () => {
    const hand = ['EXP-H01', 'EXP-H01', 'EXP-H02', 'EXP-H03', 'EXP-H04'] as const
    const t = explored(['EXP-01', 'EXP-H07'], { tiles: { '0,0': 'ruins' }, explores: { 0: hand } })
    t.choose({ do: 'resolve', explore: exp('EXP-01') })
    expect(t).toBeAsked(0, 'discard-explore')
    expect(t.view(0).exploring).toMatchObject({ resolving: null, drawnCount: 0 })
  })

  it('AL-12.18 what is rejected, resolved, discarded or played lies on top of what was there', () => {
    const old = (g: Parameters<NonNullable<Position['change']>>[0]) => {
      g.exploreDiscard = g.exploreDeck.splice(g.exploreDeck.indexOf(exp('EXP-02')), 1)
    }
    const t = explored(['EXP-01', 'EXP-03'], { discoveries: { 0: ['DIS-P8'] }, change: old })
    t.choose({ do: 'reject', explore: exp('EXP-03') })
    expect(t.state.exploreDiscard).toEqual(['EXP-02', 'EXP-03', 'EXP-01'].map(exp))
    t.look()
    const hand = ['EXP-H01', 'EXP-H01', 'EXP-H02', 'EXP-H03', 'EXP-H04'] as const
    const held = explored(['EXP-H07'], { explores: { 0: hand }, change: old }).choose({ do: 'discard-explore', explore: exp('EXP-H02') })
    expect(held.state.exploreDiscard).toEqual(['EXP-02', 'EXP-H02'].map(exp))
    held.look()
    const crew = table({ explores: { 0: ['EXP-H09'] }, change: old }).choose({ do: 'play' })
    expect(crew.state.exploreDiscard).toEqual(['EXP-02', 'EXP-H09'].map(exp))
    crew.look()
  })

  it('EXP-25 the Golem Foundry needs a Cruiser in the supply; the Engineer makes room for it', () => {
    const at = (units: string, more: Position = {}) => explored(['EXP-25'], { units: { '0,0': { 0: units } }, ...more })
    const full = at('EFFFF').choose({ do: 'accept' })
    expect(unitsAt(full.state, '0,0', 0)).toBe('FFFFC')
    full.look()
    const none = at('E', { hostages: { 0: 'C'.repeat(PIECES[C] ?? 0) } })
    expect(none.events.at(-1)).toMatchObject({ type: 'no-effect' })
    none.look()
  })

  it('EXP-14 where the Frigate finds no place or no piece, it is the Coins', () => {
    for (const p of [{ units: { '0,0': { 0: 'FFFFF' } } }, { hostages: { 0: 'F'.repeat((PIECES[F] ?? 0) - 1) } }]) {
      const t = explored(['EXP-14'], p)
      expect(player(t, 0).coins).toBe(4)
      t.look()
    }
    expect(explored(['EXP-14'])).toBeAsked(0, 'branch')
  })
})
