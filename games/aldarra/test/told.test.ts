import { type Event, Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { aldarra } from '../rules/index.ts'
import { duel, fight } from './fights.ts'
import { type AldarraTable, C, configFor, D, dis, E, exp, F, hex, obj, type Position, quietly, table } from './table.ts'

/** All that a table was told, in order. */
const told = (t: AldarraTable): readonly Event[] => {
  t.look()
  return t.events
}
/** The same, of some kinds only. */
const toldOf = (t: AldarraTable, ...types: readonly string[]): readonly Event[] => told(t).filter(({ type }) => types.includes(type))

const MIDDLE = hex('0,0')
const EAST = hex('1,0')

describe('what is told of the map and the Orders', () => {
  it('AL-7.1 the seats, who goes first, and every faction', () => {
    const events: Event[] = []
    const { state } = Match.start(aldarra, configFor(3), 'a', (one) => events.push(one.event))
    expect(events).toEqual([
      { type: 'dealt', clockwise: state.clockwise, first: state.track[0] },
      ...[0, 1, 2].map((seat) => ({ type: 'faction-chosen', seat, faction: state.players[seat]?.faction })),
    ])
  })

  it('AL-6.3 a faction that was chosen', () => {
    const undecided: Position['change'] = (g) => {
      for (const player of g.players) player.faction = -1
    }
    const t = table({ phase: 'factions', turn: 3, change: undecided })
    t.choose(3, { do: 'faction', faction: 2 })
    expect(told(t)).toEqual([{ type: 'faction-chosen', seat: 3, faction: 2 }])
  })

  it('AL-8.2 Strongholds, Outposts, the first round with its Crystals', () => {
    const at = (spot: Parameters<typeof hex>[0]) => hex(spot, 2)
    const t = table({ seats: 2, phase: 'strongholds', round: 0, strongholds: [], track: [1, 0], dice: 'B1' })
    t.choose(1, { do: 'stronghold', hex: at('0,0') }).choose(0, { do: 'stronghold', hex: at('3,0') })
    t.choose(0, { do: 'outpost', hex: at('1,0') }).choose(1, { do: 'outpost', hex: at('-1,0') })
    t.choose(1, { do: 'crystal', hex: at('-3,0') })
    expect(told(t)).toEqual([
      { type: 'stronghold-placed', seat: 1, hex: at('0,0') },
      { type: 'stronghold-placed', seat: 0, hex: at('3,0') },
      { type: 'outpost-placed', seat: 0, hex: at('1,0') },
      { type: 'outpost-placed', seat: 1, hex: at('-1,0') },
      { type: 'round-begun', round: 1 },
      { type: 'deposits-filled', hexes: [] },
      { type: 'crystal-roll', faces: [expect.any(Number)], sum: 1 },
      { type: 'crystal-placed', seat: 1, hex: at('-3,0') },
    ])
  })

  it('AL-9.6 positions on the track, the deposits, and a Crystal that finds no place', () => {
    const t = table({ seats: 2, phase: 'round', round: 4, vp: [3, 0], tiles: { '0,0': 'crystal', '1,0': 'crystal' }, dice: 'B2' })
    t.choose(1, { do: 'position', position: 1 })
    expect(told(t).slice(0, 4)).toEqual([
      { type: 'round-begun', round: 5 },
      { type: 'position-taken', seat: 1, position: 1 },
      { type: 'position-taken', seat: 0, position: 2 },
      { type: 'deposits-filled', hexes: [hex('0,0', 2), hex('1,0', 2)] },
    ])
    const full = table({
      phase: 'placing',
      change: (g) => {
        g.placing = 1
        // A Crystal lies everywhere but beside one’s own Stronghold: all but one are out of the box.
        for (const [at, tile] of g.tiles.entries()) if (tile !== 8) g.lying[at] = 0
        g.strongholds.fill(g.strongholds[0] ?? 0)
        g.tiles.fill(8)
      },
    })
    expect(told(full)).toEqual([{ type: 'crystal-returned', seat: 0 }])
    expect(full.state.crystals).toBe(25)
  })

  it('AL-10.4 where an Order is placed, how, and every ship that moves', () => {
    const units = { '0,0': { 0: 'FC' } } as const
    const from = table({ units }).choose({ do: 'activate', hex: MIDDLE }).choose({ do: 'from' })
    from
      .choose({ do: 'ship', unit: C })
      .choose({ do: 'fly', hex: hex('2,0') })
      .choose({ do: 'done' })
    expect(told(from)).toEqual([
      { type: 'order-placed', seat: 0, hex: MIDDLE, mode: 'from', extra: false },
      { type: 'moved', seat: 0, unit: C, from: MIDDLE, to: hex('2,0') },
    ])
    const to = table({ units }).choose({ do: 'activate', hex: EAST }).choose({ do: 'to' }).choose({ do: 'call', unit: F })
    expect(told(to.choose({ do: 'done' }))).toEqual([
      { type: 'order-placed', seat: 0, hex: EAST, mode: 'to', extra: false },
      { type: 'moved', seat: 0, unit: F, from: MIDDLE, to: EAST },
    ])
    const extra = table({ change: (g) => Object.assign(g, { extraOrder: true }) }).choose({ do: 'activate', hex: EAST })
    expect(told(extra.choose({ do: 'none' }))).toEqual([{ type: 'order-placed', seat: 0, hex: EAST, mode: 'none', extra: true }])
  })
})

describe('what is told of a combat', () => {
  it('AL-11.9 who fights, who joins, who delays, whose Fortress fires', () => {
    const t = fight({ units: { '0,0': { 0: 'DC', 1: 'DC' }, '1,0': { 2: 'D' }, '0,1': { 3: 'X' } }, dice: 'P0 P0 B0 P0 B0 P0 P0 P0' })
    t.choose(2, { do: 'intercept' }).choose(0, { do: 'delay' }).choose(1, { do: 'delay' }).pass(2)
    t.choose(3, { do: 'fire' })
    expect(toldOf(t, 'combat-begun', 'intercepted', 'delayed', 'supported')).toEqual([
      { type: 'combat-begun', hex: MIDDLE, attacker: 0, defenders: [1] },
      { type: 'intercepted', seat: 2, from: EAST, to: MIDDLE },
      { type: 'delayed', seat: 0 },
      { type: 'delayed', seat: 1 },
      { type: 'supported', seat: 3 },
    ])
  })

  it('AL-11.62 dice, what they destroy, and who is left', () => {
    expect(told(duel('F', 'F', 'G1 G0').pass(0).pass(1))).toEqual([
      { type: 'combat-begun', hex: MIDDLE, attacker: 0, defenders: [1] },
      {
        type: 'rolled',
        step: 'light',
        dice: [
          { seat: 0, unit: F, colour: 0, faces: [expect.any(Number)], hits: 1 },
          { seat: 1, unit: F, colour: 0, faces: [expect.any(Number)], hits: 0 },
        ],
        hits: [1, 0, 0, 0],
      },
      { type: 'destroyed', by: 0, seat: 1, unit: F, hex: MIDDLE },
      { type: 'combat-over', hex: MIDDLE, winner: 0, vp: 1 },
      { type: 'vp-gained', seat: 0, n: 1 },
    ])
    const lost = duel('F', 'D', 'G0 P1').pass(0).pass(1)
    expect(told(lost).slice(-2)).toEqual([
      { type: 'destroyed', by: 1, seat: 0, unit: F, hex: MIDDLE },
      { type: 'combat-over', hex: MIDDLE, winner: 1, vp: 0 },
    ])
    const both = duel('F', 'F', 'G1 G1').pass(0).pass(1)
    expect(told(both).slice(-1)).toEqual([{ type: 'combat-over', hex: MIDDLE, winner: null, vp: 0 }])
  })

  it('AL-11.59 the pool that grows, and what its dice bring', () => {
    const t = quietly(duel('E', 'E', 'G0 G0 G1* G0 G0 G0'), 'retreat')
    expect(toldOf(t, 'escalated', 'escalation').slice(0, 4)).toEqual([
      { type: 'escalated', pool: 1 },
      { type: 'escalation', dice: [[7, expect.any(Number)]], hits: 1 },
      { type: 'escalated', pool: 2 },
      { type: 'escalation', dice: [expect.any(Array), expect.any(Array)], hits: expect.any(Number) },
    ])
  })

  it('AL-11.43 damage that does not destroy yet, cards that change a roll, retreats, hostages', () => {
    // Seat 1 wears the Dreadnought of seat 2 down by one; seat 0 has hits to come.
    const worn = fight({ track: [1, 0, 2, 3], turn: 1, units: { '0,0': { 0: 'C', 1: 'E', 2: 'N' } }, dice: 'G1 B3 B0 B0' })
    worn.choose(1, { do: 'hit', seat: 2 })
    expect(toldOf(worn, 'damaged')).toEqual([{ type: 'damaged', by: 1, seat: 2, unit: 3, n: 1, hex: MIDDLE }])
    const again = duel('CC', 'C', 'B0 B0 B0 B3 B1', { explores: { 0: ['EXP-H05'] } })
      .pass(0)
      .choose(0, { do: 'play' })
    expect(toldOf(again, 'played', 'rerolled')).toEqual([
      { type: 'played', seat: 0, card: exp('EXP-H05'), window: 'after-roll' },
      {
        type: 'rerolled',
        seat: 0,
        dice: [3, 1].map((hits) => ({ seat: 0, unit: C, colour: 2, faces: [expect.any(Number)], hits })),
        hits: [4, 0, 0, 0],
      },
    ])
    const away = duel('E', 'E', 'G1 G0').choose(0, { do: 'retreat', hex: EAST })
    expect(told(away).slice(-1)).toEqual([{ type: 'retreated', seat: 0, from: MIDDLE, to: EAST }])
    const smoke = duel('F', 'C', 'G0', { explores: { 1: ['EXP-H02'] } }).choose(1, { do: 'play', hex: EAST })
    expect(toldOf(smoke, 'played', 'retreated')).toEqual([
      { type: 'played', seat: 1, card: exp('EXP-H02'), window: 'combat-round' },
      { type: 'retreated', seat: 1, from: MIDDLE, to: EAST },
    ])
    const taken = duel('FF', 'F', 'G1 G0 G0', { factions: ['syndicate', 'cindar', 'odaria', 'coalition'] })
    expect(toldOf(taken.pass(0).pass(1), 'hostage-taken', 'destroyed')).toEqual([
      { type: 'hostage-taken', by: 0, seat: 1, unit: F, hex: MIDDLE },
    ])
  })
})

describe('what is told of an exploration', () => {
  const explore = (card: string | readonly string[], units = 'F', more: Position = {}) =>
    table({ unexplored: ['0,0'], units: { '0,0': { 0: units } }, exploreDeck: typeof card === 'string' ? [card] : card, ...more })
      .choose({ do: 'activate', hex: hex('0,2') })
      .choose({ do: 'none' })
      .choose({ do: 'explore', hex: MIDDLE })
  /** What follows the card being shown. */
  const after = (t: AldarraTable, card: string): readonly Event[] => {
    const events = told(t)
    expect(events.slice(0, 3)).toEqual([
      { type: 'order-placed', seat: 0, hex: hex('0,2'), mode: 'none', extra: false },
      { type: 'explored', seat: 0, hex: MIDDLE },
      { type: 'resolved', seat: 0, card: exp(card), hex: MIDDLE },
    ])
    return events.slice(3)
  }
  const roll = (colour: number, ...faces: readonly number[]) => ({
    type: 'card-roll',
    seat: 0,
    colour,
    faces: faces.map(() => expect.any(Number)),
  })
  const GREEN = 0
  const PINK = 1

  const CARDS: readonly (readonly [card: string, more: Position, events: readonly object[]])[] = [
    ['EXP-01', {}, [{ type: 'coins-gained', seat: 0, n: 3 }]],
    ['EXP-03', {}, [{ type: 'crystals-gained', seat: 0, n: 1 }]],
    [
      'EXP-04',
      { crystals: [0, 25] },
      [
        { type: 'crystals-gained', seat: 0, n: 0 },
        { type: 'no-effect', seat: 0, card: exp('EXP-04') },
      ],
    ],
    ['EXP-05', { crystals: [0, 24] }, [{ type: 'spawned', hex: MIDDLE, n: 1 }]],
    ['EXP-06', {}, [{ type: 'gained', seat: 0, unit: F, hex: MIDDLE }]],
    ['EXP-10', {}, [{ type: 'vp-gained', seat: 0, n: 1, card: exp('EXP-10') }]],
    ['EXP-11', { objectiveDeck: ['OBJ-06'] }, [{ type: 'drew-objectives', seat: 0, cards: [obj('OBJ-06')], n: 1 }]],
    ['EXP-15', { dice: 'P1 P2' }, [roll(PINK, 1, 2), { type: 'coins-gained', seat: 0, n: 4 }]],
    ['EXP-16', { dice: 'P1' }, [roll(PINK, 1), { type: 'crystals-gained', seat: 0, n: 1 }]],
    [
      'EXP-17',
      { dice: 'G1' },
      [roll(GREEN, 1), { type: 'muster', seat: 0, sum: 1, needed: 3 }, { type: 'destroyed', by: null, seat: 0, unit: F, hex: MIDDLE }],
    ],
    ['EXP-19', { dice: 'G0' }, [roll(GREEN, 0), { type: 'coins-gained', seat: 0, n: 2 }]],
    ['EXP-23', { coins: [3] }, [{ type: 'coins-lost', seat: 0, n: 3 }]],
    ['EXP-13', { coins: [2] }, [{ type: 'no-effect', seat: 0, card: exp('EXP-13') }]],
  ]
  it.each(CARDS)('%s tells what it does, and when it does nothing', (card, more, events) => {
    expect(after(explore(card, 'F', more), card)).toEqual(events)
  })

  it('EXP-22 where the Airships are blown; EXP-24 what is sacrificed', () => {
    const blown = explore('EXP-22').choose({ do: 'displace', hex: EAST })
    expect(after(blown, 'EXP-22')).toEqual([{ type: 'displaced', seat: 0, from: MIDDLE, to: EAST }])
    const altar = explore('EXP-24', 'FE').choose({ do: 'accept' }).choose({ do: 'lose', unit: E })
    expect(after(altar, 'EXP-24')).toEqual([
      { type: 'sacrificed', seat: 0, unit: E, hex: MIDDLE },
      { type: 'vp-gained', seat: 0, n: 1, card: exp('EXP-24') },
    ])
    expect(after(explore('EXP-24').pass(), 'EXP-24')).toEqual([{ type: 'no-effect', seat: 0, card: exp('EXP-24') }])
  })

  it('AL-12.18 cards drawn together are named to the explorer, and the rejected one to all', () => {
    const t = explore(['EXP-01', 'EXP-10'], 'F', { discoveries: { 0: ['DIS-P8'] } }).choose({ do: 'reject', explore: exp('EXP-10') })
    const shown = [
      { type: 'rejected', seat: 0, card: exp('EXP-10') },
      { type: 'resolved', seat: 0, card: exp('EXP-01'), hex: MIDDLE },
    ]
    expect(told(t).slice(2, 5)).toEqual([{ type: 'drew', seat: 0, cards: [exp('EXP-01'), exp('EXP-10')] }, ...shown])
    expect(t.heardBy(2).slice(2, 5)).toEqual([{ type: 'drew-some', seat: 0, n: 2 }, ...shown])
    expect(toldOf(explore('EXP-01'), 'drew', 'drew-some')).toEqual([])
  })

  it('AL-12.10 the card discarded from a full hand', () => {
    const full = { 0: ['EXP-H01', 'EXP-H01', 'EXP-H02', 'EXP-H03', 'EXP-H07'] }
    const t = table({ phase: 'explore', unexplored: ['0,0'], units: { '0,0': { 0: 'F' } }, exploreDeck: ['EXP-H04'], explores: full })
    t.choose({ do: 'explore', hex: MIDDLE }).choose({ do: 'discard-explore', explore: exp('EXP-H02') })
    expect(toldOf(t, 'held', 'discarded-explore')).toEqual([
      { type: 'held', seat: 0, card: exp('EXP-H04') },
      { type: 'discarded-explore', seat: 0, card: exp('EXP-H02') },
    ])
  })

  it('EXP-12 what is turned up, and what is learned of it', () => {
    const t = explore('EXP-12', 'F', { discoveryDeck: ['DIS-P1', 'DIS-P1'] })
    expect(after(t, 'EXP-12')).toEqual([
      { type: 'revealed', seat: 0, cards: [dis('DIS-P1'), dis('DIS-P1')] },
      { type: 'discovered', seat: 0, discovery: dis('DIS-P1') },
    ])
  })
})

describe('what is told of the Management Phase', () => {
  it('AL-13.4 what everybody mines, buys and has at the Win Check', () => {
    const t = table({
      phase: 'mine',
      units: { '0,0': { 0: 'O' } },
      lying: { '0,0': 2 },
      coins: [20],
      discoveries: { 0: ['DIS-U6', 'DIS-P5'] },
    })
    t.choose(0, { do: 'buy', purchase: 2 })
    expect(told(t)).toEqual([
      { type: 'mined', seat: 0, coins: 12, crystals: 3 },
      ...[1, 2, 3].map((seat) => ({ type: 'mined', seat, coins: 10, crystals: 0 })),
      { type: 'bought', seat: 0, coins: 16, crystals: 0, vp: 1 },
      { type: 'vp-gained', seat: 0, n: 1 },
      { type: 'win-check', vp: [1, 0, 0, 0] },
    ])
  })

  it('AL-14.5 a claim, AL-6.13 an exchange, AL-13.38 what is built', () => {
    const claim = table({
      phase: 'claims',
      coins: [12],
      objectives: { 0: ['OBJ-27'] },
      change: (g) => Object.assign(g, { after: 'expansion' }),
    })
    expect(told(claim.choose(0, { do: 'claim' }))).toEqual([
      { type: 'claimed', seat: 0, card: obj('OBJ-27'), vp: 1 },
      { type: 'vp-gained', seat: 0, n: 1 },
    ])
    const coalition = table({ phase: 'build', factions: ['coalition'], coins: [9] }).choose({ do: 'to-crystal' })
    coalition.choose({ do: 'build', unit: D })
    expect(told(coalition)).toEqual([
      { type: 'converted', seat: 0, toCrystals: 1 },
      { type: 'built', seat: 0, unit: D, hex: hex('-1,-3'), coins: 3 },
    ])
  })

  it('AL-13.17 Objectives drawn and laid aside are named to their owner alone', () => {
    const t = table({
      phase: 'objectives',
      factions: ['cindar'],
      objectives: { 0: ['OBJ-01', 'OBJ-02'] },
      objectiveDeck: ['OBJ-07', 'OBJ-08'],
    })
    t.choose(0, { do: 'exchange' }).choose(0, { do: 'discard-objective', objective: 1 }).choose(0, { do: 'done' })
    t.choose(1, { do: 'draw' })
    for (const seat of [2, 3]) t.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    const kinds = ['discarded-objectives', 'drew-objectives']
    expect(t.heardBy(0).filter(({ type }) => kinds.includes(type))).toEqual([
      { type: 'discarded-objectives', seat: 0, cards: [1], n: 1 },
      { type: 'drew-objectives', seat: 0, cards: [obj('OBJ-07')], n: 1 },
      { type: 'drew-objectives', seat: 1, cards: null, n: 1 },
    ])
    expect(t.heardBy(2).filter(({ type }) => kinds.includes(type))).toEqual([
      { type: 'discarded-objectives', seat: 0, cards: null, n: 1 },
      { type: 'drew-objectives', seat: 0, cards: null, n: 1 },
      { type: 'drew-objectives', seat: 1, cards: null, n: 1 },
    ])
    t.look()
  })

  it('AL-13.24 the Discoveries laid out, taken and turned up; AL-6.20 a ransom', () => {
    const deck = ['DIS-U1', 'DIS-U2', 'DIS-U3', 'DIS-U4', 'DIS-U5'] as const
    const t = table({ phase: 'reveal', discoveryDeck: deck }).choose(0, { do: 'take', discovery: 2 })
    expect(told(t)).toEqual([
      { type: 'row-revealed', cards: [0, 1, 2, 3, 4] },
      { type: 'discovered', seat: 0, discovery: 2 },
    ])
    const owned = table({
      phase: 'discovery',
      factions: ['odaria', 'cindar', 'syndicate', 'coalition'],
      row: ['DIS-P1'],
      discoveries: { 0: ['DIS-P1', 'DIS-P2'] },
      discoveryDeck: ['DIS-P2', 'DIS-U4'],
    })
    expect(told(owned)).toEqual([
      { type: 'revealed', seat: 0, cards: [dis('DIS-P2'), dis('DIS-U4')] },
      { type: 'discovered', seat: 0, discovery: dis('DIS-U4') },
    ])
    const ransom = table({ phase: 'ransom', factions: ['cindar', 'syndicate'], coins: [4], hostages: { 0: 'FFE' }, seats: 2 })
    ransom.choose(0, { do: 'ransom' })
    expect(toldOf(ransom, 'ransomed')).toEqual([{ type: 'ransomed', seat: 0, units: [2, 0, 0, 0, 1, 0, 0] }])
  })
})
