import { seedRandom } from '@rulewright/kernel'
import { tableFor } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { BLUE, GREEN, PINK, SIDES, STARRED } from '../content/dice.ts'
import { PIECES } from '../content/units.ts'
import { clone } from '../rules/clone.ts'
import { anyConfig } from '../rules/config.ts'
import { rollCombatDie } from '../rules/dice.ts'
import { priceOf } from '../rules/force.ts'
import { aldarra } from '../rules/index.ts'
import { destinations, fliesFurther } from '../rules/movement.ts'
import { surveyOf } from '../rules/objectives.ts'
import { obstacles } from '../rules/obstacles.ts'
import type { AldarraOption } from '../rules/options.ts'
import { setup } from '../rules/setup.ts'
import { chartOf } from '../rules/view.ts'
import { duel, fight, rolls } from './fights.ts'
import {
  type AldarraTable,
  C,
  configFor,
  E,
  exp,
  F,
  hex,
  N,
  O,
  type Position,
  player,
  position,
  quietly,
  type Spot,
  table,
  unitsAt,
} from './table.ts'

const offers = (t: AldarraTable, seat = 0) => {
  t.look()
  return (t.match.decisionOf(seat)?.options ?? []) as readonly AldarraOption[]
}
const hexes = (t: AldarraTable, what: string, seat = 0) => offers(t, seat).flatMap((o) => (o.do === what && 'hex' in o ? [o.hex] : []))
/** What was told after the last card was played. */
const sincePlayed = (t: AldarraTable) => {
  t.look()
  const types = t.events.map(({ type }) => type)
  return types.slice(types.lastIndexOf('played') + 1)
}
const explored = (cards: readonly string[], p: Position = {}) =>
  table({
    phase: 'explore',
    tokens: [0, 1],
    unexplored: ['0,0'],
    units: { '0,0': { 0: 'F' } },
    exploreDeck: cards,
    ...p,
  }).choose({ do: 'explore', hex: hex('0,0') })

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

describe('the round', () => {
  it('AL-11.46 what was destroyed in a combat round is counted', () => {
    const t = duel('EE', 'EE', 'G1 G1 G0 G0')
    expect(t).toBeAsked(0, 'retreat')
    const lost = t.events.filter(({ type }) => type === 'destroyed' || type === 'hostage-taken').length
    expect([lost, t.view(2).combat?.destroyedThisRound]).toEqual([1, 1])
  })

  it('AL-13.33 without Odaria nobody takes one more Discovery', () => {
    const t = table({ phase: 'extra-discovery', seats: 2, factions: ['cindar', 'syndicate'], row: ['DIS-P1', 'DIS-P2'] })
    t.look()
    expect([t.state.discoveryRow, t.match.first?.prompt]).toEqual([[], 'position'])
  })

  it('AL-6.13 once all have bought, the Coalition exchanges again', () => {
    const t = table({
      phase: 'buy',
      seats: 2,
      factions: ['coalition', 'cindar'],
      coins: [4],
      objectives: { 0: ['OBJ-05'] },
      units: { '0,0': { 0: 'NN' } },
    })
    while (t.match.first?.prompt === 'buy') t.choose(t.match.first.seat, { do: 'pass' })
    expect(t).toBeAsked(0, 'claim')
    expect([t.state.secret, offers(t).some((option) => option.do === 'to-crystal')]).toEqual([false, true])
  })

  it('AL-10.12 between two ships none is picked up', () => {
    const t = table({ units: { '0,0': { 0: 'FF' } } })
      .choose({ do: 'activate', hex: hex('0,0') })
      .choose({ do: 'from' })
      .choose({ do: 'ship', unit: F })
    expect(t.view(1).order?.ship).toBe(F)
    t.choose({ do: 'fly', hex: hex('1,0') })
    expect(t).toBeAsked(0, 'ship')
    expect(t.view(1).order?.ship).toBe(-1)
  })

  it('AL-10.14 the longest flight there is: eight steps', () => {
    const homes = ['-3,0', '3,0', '0,-2', '0,2'] as const
    const g = position({
      strongholds: homes,
      tiles: { '-4,3': 'jetstream' },
      discoveries: { 0: ['DIS-U1'] },
      units: { '-4,3': { 0: 'F' } },
    })
    const reach = (burners: number) => destinations(g, 0, F, hex('-4,3'), burners).includes(hex('4,-3'))
    expect([reach(2), reach(3)]).toEqual([false, true])
  })

  it('AL-3.2 the first territory of the map is a Forest like any other', () => {
    const homes = ['-3,0', '3,0', '0,-2', '0,2'] as const
    const price = (tiles: Position['tiles']) =>
      priceOf(position({ strongholds: homes, units: { '-1,-3': { 0: 'F' }, '1,3': { 0: 'F' } }, ...(tiles ? { tiles } : {}) }), 0, O)
    expect([price({}), price({ '-1,-3': 'forest' }), price({ '1,3': 'forest', '-1,-3': 'forest' })]).toEqual([4, 3, 2])
  })
})

describe('Objectives', () => {
  it('OBJ-17 Destroyers count with whatever flies beside them, once a territory', () => {
    const g = position({ units: { '0,0': { 0: 'DF' }, '1,0': { 0: 'DDC' }, '2,0': { 0: 'DE' }, '0,1': { 0: 'FC' } } })
    expect(surveyOf(g, 0).destroyerTerritories).toBe(3)
  })

  it('AL-14.1 a territory with enemies is not controlled, and those after it still are', () => {
    const g = position({
      combat: '0,-3',
      units: { '0,-3': { 0: 'F', 1: 'F' }, '0,0': { 0: 'FF' }, '0,1': { 0: 'F' }, '1,0': { 0: 'FFF', 1: 'F' } },
    })
    expect(surveyOf(g, 0)).toMatchObject({ controlled: 2, largestFleet: 3 })
  })

  const asked = (p: Position) => {
    const t = table({
      phase: 'claims',
      objectives: { 0: ['OBJ-05'] },
      ...p,
      change: (g) => {
        g.after = 'expansion'
        p.change?.(g)
      },
    })
    t.look()
    return t.match.first?.prompt
  }
  const coppers = { '0,0': { 0: 'F' }, '1,0': { 0: 'F' }, '0,1': { 0: 'F' } } as const
  /** Other players have claimed so many copies of OBJ-01. */
  const claimedBy =
    (seats: readonly number[]): NonNullable<Position['change']> =>
    (g) => {
      for (const seat of seats) {
        g.players[seat]?.claimed.push(0)
        g.objectiveDeck.splice(g.objectiveDeck.indexOf(0), 1)
      }
    }

  it('AL-14.6 the first card of the list may be held like any other', () => {
    expect([asked({ units: coppers }), asked({ units: { '0,0': { 0: 'F' }, '1,0': { 0: 'F' } } })]).toEqual(['claim', 'activate'])
  })

  it('AL-16.6 an Objective of which all copies lie claimed is expected no more', () => {
    expect(asked({ units: coppers, change: claimedBy([1]) })).toBe('claim')
    expect(asked({ units: coppers, change: claimedBy([1, 2]) })).toBe('activate')
    expect(asked({ units: coppers, change: claimedBy([2, 2]) })).toBe('activate')
  })
})

describe('why not', () => {
  const ships = (t: AldarraTable, seat = 0) => {
    t.look()
    return obstacles(t.state, seat, t.match.decisionOf(seat)).flatMap(({ option, why }) =>
      option.do === 'call' ? [`${option.hex} ${option.unit} ${why}`] : [],
    )
  }

  it('AL-12.12 a ship that may be lost is no question, one of another type or elsewhere is', () => {
    const t = explored(['EXP-21'], { units: { '0,0': { 0: 'FCO' }, '1,0': { 0: 'F' } } })
    expect(t).toBeAsked(0, 'lose')
    expect(ships(t)).toEqual([`${hex('0,0')} ${O} asked-first`, `${hex('1,0')} ${F} asked-first`])
    const one = explored(['EXP-26'], { units: { '0,0': { 0: 'FDC' }, '1,0': { 0: 'FE' } } }).choose({ do: 'accept' })
    expect(one).toBeAsked(0, 'lose')
    expect(ships(one)).toEqual([`${hex('0,0')} ${C} asked-first`, `${hex('1,0')} ${F} asked-first`, `${hex('1,0')} ${E} asked-first`])
  })

  it.each(['factions', 'strongholds', 'outposts'] as const)('AL-8.2 in Arrival (%s) all wait for it', (phase) => {
    const g = position({ units: { '0,0': { 0: 'F' } } })
    g.phase = phase
    g.turn = 1
    const found = obstacles(g, 0, null)
    expect(found.flatMap(({ option, why }) => (option.do === 'call' || option.do === 'activate' ? [why] : []))).toEqual([
      'arrival',
      'arrival',
      'arrival',
    ])
  })

  it('AL-8.2 before there is a Stronghold nothing is built; AL-13.16 when all is over nothing is asked', () => {
    const homeless: readonly (Spot | null)[] = [null, null, null, null]
    const t = table({ phase: 'strongholds', strongholds: homeless })
    t.look()
    expect(obstacles(t.state, 0, t.match.decisionOf(0)).filter(({ option }) => option.do === 'build')).toEqual([])
    const g = position({ units: { '0,0': { 0: 'F' } } })
    expect(obstacles(g, 0, null).length).toBeGreaterThan(5)
    g.over = true
    expect(obstacles(g, 0, null)).toEqual([])
  })
})

describe('once more', () => {
  it('AL-10.2 Expansion begins with the first of the track, and so do Discoveries', () => {
    expect(table({ phase: 'expansion', turn: 2, track: [3, 1, 0, 2] })).toBeAsked(3, 'activate')
    expect(table({ phase: 'reveal', turn: 2, track: [3, 1, 0, 2] })).toBeAsked(3, 'discovery')
  })

  it('AL-13.55 after the last build turn nobody is building', () => {
    const t = table({ phase: 'build', turn: 3, coins: [0, 0, 0, 9] })
    expect(t.view(0).building).toMatchObject({ seat: 3 })
    t.choose(3, { do: 'done' })
    expect(t.view(0).building).toBeNull()
    t.look()
  })

  it('AL-12.6 the first of the Hold cards is kept like any other', () => {
    const t = explored(['EXP-H01'])
    expect([player(t, 0).explores, t.state.exploreDiscard]).toEqual([[exp('EXP-H01')], []])
    t.look()
  })

  it('AL-13.17 once all have decided on Objectives, the Coalition exchanges again', () => {
    const t = table({ phase: 'objectives', seats: 2, factions: ['coalition', 'cindar'], coins: [4] })
    for (const seat of [0, 1]) t.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    expect([t.state.secret, offers(t).some((option) => option.do === 'to-crystal')]).toEqual([false, true])
  })

  it('AL-9.9 a deposit that the supply cannot fill is not told of', () => {
    const t = table({ phase: 'crystals', tiles: { '0,0': 'crystal' }, crystals: [25] })
    expect(t.events.find(({ type }) => type === 'deposits-filled')).toEqual({ type: 'deposits-filled', hexes: [] })
    t.look()
  })

  it('AL-6.13 what the Coalition pays in while all claim may be taken again', () => {
    const t = table({
      phase: 'claims',
      seats: 2,
      factions: ['coalition', 'cindar'],
      crystals: [25],
      objectives: { 0: ['OBJ-05'] },
      units: { '0,0': { 0: 'NN' } },
      change: (g) => Object.assign(g, { after: 'expansion' }),
    })
    expect([t.state.vault, t.choose(0, { do: 'to-coins' }).state.vault]).toEqual([0, 1])
    t.look()
  })

  it('AL-6.12 an Airship of Odaria flies home, a Building never does', () => {
    const odaria = { seats: 2, factions: ['odaria', 'cindar'] } as const
    const g = position({ ...odaria, units: { '-1,-1': { 0: 'FO' } } })
    const home = hex('-1,-2', 2)
    expect([F, O].map((unit) => destinations(g, 0, unit, hex('-1,-1', 2), 0).includes(home))).toEqual([true, false])
    const first = position({ ...odaria, strongholds: ['0,-2', '1,2'], units: { '-1,-2': { 0: 'FO' } } })
    expect([F, O].map((unit) => destinations(first, 0, unit, hex('-1,-2', 2), 0).includes(hex('0,-2', 2)))).toEqual([true, false])
  })

  it('AL-17.5 Emergency Burners help nobody who is shut in, however crowded it is', () => {
    const around = ['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'] as const
    const g = position({
      seats: 2,
      tiles: Object.fromEntries(around.map((spot) => [spot, 'mountain'])),
      strongholds: ['3,0', '1,2'],
      units: { '0,0': { 0: 'FFFFF' }, '-1,-2': { 0: 'FFFFF' } },
    })
    const order = { seat: 0, hex: hex('0,0', 2), mode: 'from', burners: 0, ship: -1, extra: false } as const
    expect(fliesFurther(g, order, 1)).toBe(false)
    expect(fliesFurther(g, { ...order, hex: hex('-1,-2', 2) }, 1)).toBe(true)
  })

  it('OBJ-11, OBJ-12 without an enemy Stronghold there is none to besiege; three are three', () => {
    const alone = position({ strongholds: ['-3,0', null, null, null] })
    expect([surveyOf(alone, 0).siege(false), surveyOf(alone, 0).siege(true)]).toEqual([0, 0])
    const g = position({
      strongholds: ['0,-2', '-3,0', '3,0', '0,2'],
      units: { '-2,0': { 0: 'F' }, '-2,-1': { 0: 'F' }, '-3,1': { 0: 'F' }, '2,0': { 0: 'F' } },
    })
    expect([surveyOf(g, 0).siege(false), surveyOf(g, 0).siege(true)]).toEqual([3, 3])
  })

  it('a chart made of a view is that of the state, and a copy keeps the balance', () => {
    const g = position({ discoveries: { 0: ['DIS-U1', 'DIS-P2'] }, units: { '0,0': { 0: 'FFC' }, '1,0': { 2: 'OE' } } })
    const chart = (of: typeof g) => chartOf(aldarra.view(of, null))
    const { seats, tiles, units, strongholds, players } = g
    expect(chart(g)).toEqual({
      seats,
      tiles,
      units,
      strongholds,
      players: players.map(({ faction, discoveries }) => ({ faction, discoveries })),
    })
    const start = setup(configFor(3, { chooseFactions: true, balanced: true }), seedRandom('start'))
    expect(chart(start).players.map(({ faction }) => faction)).toEqual([-1, -1, -1])
    expect([start.balanced, clone(start).balanced, clone(g).balanced]).toEqual([true, true, undefined])
    expect(aldarra.stateVersion).toBe(1)
  })
})
