import { describe, expect, it } from 'vitest'
import { aldarra } from '../rules/index.ts'
import { claimable, surveyOf } from '../rules/objectives.ts'
import { obstacles } from '../rules/obstacles.ts'
import type { AldarraOption } from '../rules/options.ts'
import { duel, fight } from './fights.ts'
import { type AldarraTable, E, exp, F, hex, O, obj, type Position, player, position, type Spot, table, unitsAt } from './table.ts'

/** The first and the last territory of the map; the Strongholds stand elsewhere. */
const [FIRST, LAST] = ['-1,-3', '1,3'] as const
const homes: Position = { strongholds: ['-3,0', '3,0', '0,-2', '0,2'] }
const at = (p: Position) => table({ ...homes, ...p })
const offers = (t: AldarraTable, seat = 0) => {
  t.look()
  return (t.match.decisionOf(seat)?.options ?? []) as readonly AldarraOption[]
}
const hexes = (t: AldarraTable, what: string, seat = 0) => offers(t, seat).flatMap((o) => (o.do === what && 'hex' in o ? [o.hex] : []))

describe.each<[string, Spot, beside: Spot]>([
  ['the first territory of the map', FIRST, '0,-3'],
  ['the last territory of the map', LAST, '0,3'],
])('%s is a territory like any other', (_, spot, beside) => {
  const here = hex(spot)

  it('AL-10.7 Orders: activated, left, called from, fought for, explored', () => {
    const t = at({ units: { [spot]: { 0: 'F' } } })
    expect(hexes(t, 'activate')).toContain(here)
    expect(hexes(t, 'activate')).toHaveLength(46)
    const called = at({ units: { [spot]: { 0: 'F' } } })
      .choose({ do: 'activate', hex: hex(beside) })
      .choose({ do: 'to' })
    expect(hexes(called, 'call')).toEqual([here])
    const sent = at({ units: { [beside]: { 0: 'F' } } })
      .choose({ do: 'activate', hex: hex(beside) })
      .choose({ do: 'from' })
      .choose({ do: 'ship', unit: F })
    expect(hexes(sent, 'fly')).toContain(here)
    const fought = at({ combat: spot, units: { [spot]: { 0: 'F', 1: 'F' }, '0,0': { 0: 'F', 1: 'F' } } })
    expect(hexes(fought, 'combat')).toContain(here)
    const explored = at({ phase: 'explore', tokens: [0, 1], unexplored: [spot], units: { [spot]: { 0: 'F' } } })
    expect(hexes(explored, 'explore')).toEqual([here])
  })

  it('AL-11.10 Destroyers join a combat from there; AL-11.33 a Fortress fires from there; one retreats to it', () => {
    const joined = at({ combat: beside, units: { [beside]: { 0: 'F', 1: 'F' }, [spot]: { 1: 'D' } } })
    expect(hexes(joined, 'intercept', 1)).toEqual([here])
    const fired = at({ combat: beside, units: { [beside]: { 0: 'E', 1: 'E' }, [spot]: { 2: 'X' } } })
    expect(fired).toBeAsked(2, 'support')
    const left = at({ combat: beside, dice: 'G0 G0', units: { [beside]: { 0: 'E', 1: 'E' } } })
    expect(hexes(left, 'retreat')).toContain(here)
  })

  it('AL-13.4 mined, with all that lies there; DIS-P4 and DIS-U6 count it', () => {
    const t = at({
      phase: 'mine',
      tiles: { [spot]: 'gold' },
      units: { [spot]: { 0: 'O' } },
      lying: { [spot]: 2 },
      discoveries: { 0: ['DIS-P4', 'DIS-U6'] },
    })
    // Ten for the Stronghold, three for Gold, one by the Drills, one for the Outpost II.
    expect([player(t, 0).coins, player(t, 0).crystals, t.state.lying[here]]).toEqual([15, 2, 0])
    t.look()
  })

  it('AL-13.48 built in, AL-6.15 given a free Outpost, AL-9.9 filled with a Crystal, EXP-H09 and EXP-H12 reach it', () => {
    const build = at({ phase: 'build', coins: [9], units: { [spot]: { 0: 'E' } } })
    expect(offers(build)).toContainEqual({ do: 'build', unit: O, hex: here, coins: 4 })
    const free = at({ phase: 'free-outposts', factions: ['coalition'], units: { [spot]: { 0: 'E' } } })
    expect(unitsAt(free.state, spot, 0)).toBe('EO')
    free.look()
    const filled = at({ phase: 'crystals', tiles: { [spot]: 'crystal' } })
    expect(filled.state.lying[here]).toBe(1)
    filled.look()
    const crew = at({ explores: { 0: ['EXP-H09'] }, units: { [spot]: { 0: 'D' } } })
    expect(hexes(crew, 'play')).toContain(here)
    const chart = at({ phase: 'crystals-done', explores: { 0: ['EXP-H12'] }, units: { [spot]: { 0: 'D' } } })
    expect(hexes(chart, 'play')).toEqual([here])
    const sabotage = at({ explores: { 0: ['EXP-H10'] }, units: { [spot]: { 1: 'O' }, [beside]: { 0: 'D' } } })
    expect(hexes(sabotage, 'play')).toEqual([here])
    const placing = at({ phase: 'placing', change: (g) => Object.assign(g, { placing: 1 }) })
    expect(hexes(placing, 'crystal')).toContain(here)
  })

  it('AL-14.1 controlled and counted', () => {
    const g = position({ ...homes, tiles: { [spot]: 'ruins' }, units: { [spot]: { 0: 'DDDDD' } } })
    expect(surveyOf(g, 0)).toMatchObject({ controlled: 1, byTile: 16 ** 7, units: 5 * 16, largestFleet: 5, destroyerTerritories: 1 })
    expect(surveyOf(g, 0).chain()).toBe(1)
  })
})

describe('Objectives at any table', () => {
  it('OBJ-11, OBJ-12 the Stronghold of the first seat counts for others, three beside one are enough', () => {
    const beside = (...spots: readonly Spot[]) => position({ ...homes, units: Object.fromEntries(spots.map((spot) => [spot, { 3: 'F' }])) })
    // (-3,0) is seat 0’s, with five neighbours on the map.
    expect(claimable(obj('OBJ-11'), surveyOf(beside('-2,0'), 3))).toBe(true)
    expect(claimable(obj('OBJ-12'), surveyOf(beside('-2,0', '-2,-1'), 3))).toBe(false)
    expect(claimable(obj('OBJ-12'), surveyOf(beside('-2,0', '-2,-1', '-3,1'), 3))).toBe(true)
    // Two beside one Stronghold and two beside another are not three.
    expect(claimable(obj('OBJ-12'), surveyOf(beside('-2,0', '-2,-1', '2,0', '3,-1'), 3))).toBe(false)
    expect(claimable(obj('OBJ-11'), surveyOf(beside('1,1'), 3))).toBe(false)
  })

  it('AL-13.19 the first card of the list is drawn like any other; AL-6.22 and looked at', () => {
    const t = table({ phase: 'objectives', factions: ['cindar'], objectiveDeck: ['OBJ-01'] })
    t.choose(0, { do: 'draw' })
    for (const seat of [1, 2, 3]) t.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    expect(player(t, 0).objectives).toEqual([0])
    t.look()
    const syndicate = table({
      phase: 'objectives',
      factions: ['syndicate', 'cindar', 'odaria', 'coalition'],
      objectiveDeck: ['OBJ-01', 'OBJ-02'],
    })
    syndicate.choose(0, { do: 'draw' })
    for (const seat of [1, 2, 3]) syndicate.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    expect(offers(syndicate)).toEqual([
      { do: 'keep', objective: 0 },
      { do: 'keep', objective: 1 },
    ])
  })

  it('AL-14.6 whoever could claim by counters alone is asked, and whoever could by the map', () => {
    const asked = (p: Position) => {
      const t = table({
        phase: 'claims',
        objectives: { 0: ['OBJ-05'] },
        ...p,
        change: (g) => Object.assign(g, { after: 'expansion' }) && Object.assign(g.players[0] ?? {}, p.vp ? { defenseWins: 1 } : {}),
      })
      t.look()
      return t.match.first?.prompt
    }
    expect(asked({ vp: [1] })).toBe('claim')
    expect(asked({})).toBe('activate')
    expect(asked({ units: { '0,0': { 0: 'NN' } } })).toBe('claim')
  })
})

describe('small print', () => {
  it('AL-9.7 the Royal Seal moves its player to the front, and each chooses once', () => {
    const t = table({ phase: 'turn-order', vp: [9, 0, 1, 2], explores: { 0: ['EXP-H11'] } }).choose({ do: 'play' })
    const seats: number[] = []
    for (const place of [4, 3, 2]) {
      seats.push(t.decision.seat)
      t.choose({ do: 'position', position: place })
    }
    expect([seats, t.state.track]).toEqual([
      [0, 1, 2],
      [3, 2, 1, 0],
    ])
    t.look()
  })

  it('AL-13.32 a single upgrade in the deck can be searched for', () => {
    const upgrades = ['DIS-U1', 'DIS-U2', 'DIS-U3', 'DIS-U4', 'DIS-U5', 'DIS-U6'] as const
    const search = (known: readonly (typeof upgrades)[number][] | readonly ('DIS-U7' | (typeof upgrades)[number])[]) =>
      offers(table({ phase: 'discovery', row: ['DIS-P1', 'DIS-P2', 'DIS-P3'], discoveries: { 0: known } })).some((o) => o.do === 'search')
    expect([search(upgrades), search([...upgrades, 'DIS-U7'])]).toEqual([true, false])
  })

  it('AL-17.6 a card does what it says and no more: no Coins but by the cards that give them', () => {
    const coins = (t: AldarraTable) => {
      t.look()
      return t.state.players.map((each) => each.coins)
    }
    const burners = table({ explores: { 0: ['EXP-H01'] }, units: { '-3,0': { 0: 'F' } } }).pass()
    burners
      .choose({ do: 'activate', hex: hex('-3,0') })
      .choose({ do: 'from' })
      .choose({ do: 'play' })
    expect([coins(burners), burners.state.order?.burners]).toEqual([[0, 0, 0, 0], 1])
    const crew = table({ explores: { 0: ['EXP-H09'] } }).choose({ do: 'play' })
    expect([coins(crew), crew.state.supply[F]]).toEqual([[0, 0, 0, 0], 9])
    const bonds = table({ phase: 'build', explores: { 0: ['EXP-H07'] }, units: { '0,0': { 0: 'F' } } }).choose({ do: 'play' })
    expect(coins(bonds)).toEqual([4, 0, 0, 0])
    const forged = table({ phase: 'order-done', explores: { 0: ['EXP-H06'] }, tokens: [0, 1] }).choose({ do: 'play' })
    expect([coins(forged), forged.state.extraOrder, forged.match.first?.prompt]).toEqual([[0, 0, 0, 0], false, 'activate'])
    const battery = duel('C', 'C', 'B0 P0 P0 B0', { explores: { 0: ['EXP-H03'] } }).choose({ do: 'play' })
    expect(battery.events.some(({ type }) => type === 'hits-cut' || type === 'rerolled')).toBe(false)
    battery.look()
  })

  it('EXP-21 without an Airship, and EXP-22 without a way, nothing happens, and that is told', () => {
    const explore = (card: string, units: string, more: Position = {}) =>
      table({
        phase: 'explore',
        tokens: [0, 1],
        unexplored: ['0,0'],
        units: { '0,0': { 0: units }, ...more.units },
        exploreDeck: [card],
      }).choose({ do: 'explore', hex: hex('0,0') })
    for (const t of [
      explore('EXP-21', 'O'),
      explore('EXP-22', 'O'),
      explore('EXP-22', 'F', {
        units: { '1,0': { 1: 'F' }, '1,-1': { 1: 'F' }, '0,-1': { 1: 'F' }, '-1,0': { 1: 'F' }, '-1,1': { 1: 'F' }, '0,1': { 1: 'F' } },
      }),
    ]) {
      expect(t.events.at(-1)).toMatchObject({ type: 'no-effect', seat: 0 })
      t.look()
    }
    expect(explore('EXP-21', 'F').events.some(({ type }) => type === 'no-effect')).toBe(false)
  })

  it('AL-11.17 without a die in the pool nothing is rolled for it', () => {
    const t = duel('EE', 'EE', 'G1 G1 G0 G0').choose(0, { do: 'stay' }).choose(1, { do: 'stay' })
    expect(t.events.some(({ type }) => type === 'escalation')).toBe(false)
    expect(t.state.combat).toMatchObject({ round: 2, pool: 0, escalation: 0 })
    t.look()
  })

  it('AL-16.4 a rejected card cannot be taken back; a view is a copy', () => {
    const t = table({
      phase: 'explore',
      tokens: [0, 1],
      unexplored: ['0,0'],
      units: { '0,0': { 0: 'F' } },
      exploreDeck: ['EXP-14', 'EXP-10'],
      discoveries: { 0: ['DIS-P8'] },
    })
    const { reveals } = t.choose({ do: 'explore', hex: hex('0,0') }).state
    // Rejected, then the other one shown.
    expect(t.choose({ do: 'reject', explore: exp('EXP-10') }).state.reveals).toBe(reveals + 2)
    t.look()
    const fighting = fight({ units: { '0,0': { 0: 'F', 1: 'F' } } })
    const { combat, order } = aldarra.view(fighting.state, 0)
    expect([combat === fighting.state.combat, order === fighting.state.order]).toEqual([false, false])
    expect([combat, order]).toEqual([fighting.state.combat, fighting.state.order])
    fighting.look()
  })

  it('AL-13.37 in another’s Order building comes later, in another’s build turn it is theirs', () => {
    const why = (p: Position) => {
      const t = table({ turn: 1, ...p })
      t.look()
      return obstacles(t.state, 0, null).flatMap(({ option, why: reason }) => (option.do === 'build' && option.unit === E ? [reason] : []))
    }
    expect([why({}), why({ phase: 'build', coins: [0, 9] })]).toEqual([['build-later'], ['turn']])
  })
})
