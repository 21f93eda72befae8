import { seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { clone } from '../rules/clone.ts'
import { priceOf } from '../rules/force.ts'
import { aldarra } from '../rules/index.ts'
import { destinations, fliesFurther } from '../rules/movement.ts'
import { surveyOf } from '../rules/objectives.ts'
import { obstacles } from '../rules/obstacles.ts'
import { setup } from '../rules/setup.ts'
import { chartOf } from '../rules/view.ts'
import { explored, offers } from './explored.ts'
import { duel } from './fights.ts'
import { type AldarraTable, C, configFor, E, exp, F, hex, O, type Position, player, position, type Spot, table } from './table.ts'

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

describe('beginnings, ends and limits', () => {
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
    const start = setup(configFor(3, { chooseFactions: true }), seedRandom('start'))
    expect(chart(start).players.map(({ faction }) => faction)).toEqual([-1, -1, -1])
    for (const flag of ['balanced', 'evened'] as const)
      expect([clone({ ...g, [flag]: true })[flag], clone(g)[flag]], flag).toEqual([true, undefined])
    expect(aldarra.stateVersion).toBe(1)
  })
})
