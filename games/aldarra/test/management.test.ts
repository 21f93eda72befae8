import { describe, expect, it } from 'vitest'
import { PURCHASES } from '../rules/management.ts'
import { type AldarraTable, C, D, dis, E, F, hex, N, O, obj, type Position, player, table, unitsAt, X } from './table.ts'

const all = (t: AldarraTable, wanted: { do: string }) => {
  for (const seat of t.match.open.map((d) => d.seat)) t.choose(seat, wanted)
  return t
}
const building = (units: Record<`${number},${number}`, string>, coins = 40, more: Position = {}) =>
  table({
    phase: 'build',
    coins: [coins],
    units: Object.fromEntries(Object.entries(units).map(([spot, letters]) => [spot, { 0: letters }])),
    ...more,
  })

describe('the Management Phase', () => {
  it('AL-13.1 begins when the last token is spent; each step waits for all', () => {
    const t = table({ tokens: [1, 0, 0, 0] })
    t.choose({ do: 'activate', hex: hex('0,0') }).choose({ do: 'none' })
    expect(t.events.some((e) => e.type === 'mined')).toBe(true)
    expect(t.match.open.map((d) => d.prompt)).toEqual(['objectives', 'objectives', 'objectives', 'objectives'])
    t.choose(0, { do: 'draw' }).choose(1, { do: 'draw' }).choose(2, { do: 'draw' })
    expect(t.state.phase).toBe('objectives')
    t.choose(3, { do: 'draw' })
    t.look()
  })

  it('AL-13.2 buying and Objectives for all at once, Discovery and Build in turn', () => {
    const buy = table({ phase: 'buy', coins: [20, 20, 20, 20] })
    expect(buy.match.open.map((d) => d.seat)).toEqual([0, 1, 2, 3])
    const discovery = table({ phase: 'discovery', row: ['DIS-P1', 'DIS-P2', 'DIS-P3', 'DIS-P4', 'DIS-P5'] })
    expect(discovery.match.open.map((d) => d.seat)).toEqual([0])
    const build = table({ phase: 'build', coins: [20, 20, 20, 20], track: [2, 0, 1, 3] })
    expect(build.match.open.map((d) => d.seat)).toEqual([2])
  })
})

describe('Mine', () => {
  it('AL-13.3 ten Coins for the Stronghold', () => {
    expect(player(table({ phase: 'mine' }), 2).coins).toBe(10)
  })

  it('AL-13.4 Coins for every territory controlled, however many Units', () => {
    const t = table({
      phase: 'mine',
      tiles: { '0,0': 'forest', '1,0': 'copper', '2,0': 'silver', '3,0': 'gold' },
      units: { '0,0': { 0: 'FFF' }, '1,0': { 0: 'F' }, '2,0': { 0: 'O' }, '3,0': { 0: 'F' } },
    })
    expect(player(t, 0).coins).toBe(17)
  })

  it('AL-13.5 all Crystals where one has Units', () => {
    const t = table({ phase: 'mine', lying: { '0,0': 2, '1,0': 1, '2,0': 3 }, units: { '0,0': { 0: 'F' }, '1,0': { 0: 'O' } } })
    expect(player(t, 0).crystals).toBe(3)
    expect(t.state.lying[hex('2,0')]).toBe(3)
  })

  it('AL-13.6 what adds to income comes after, in turn order when Crystals are short', () => {
    const t = table({
      phase: 'mine',
      track: [1, 0, 2, 3],
      crystals: [0, 0, 22],
      lying: { '0,0': 1, '1,0': 1 },
      units: { '0,0': { 0: 'F' }, '1,0': { 1: 'F' } },
      discoveries: { 0: ['DIS-P5'], 1: ['DIS-P5', 'DIS-P4'] },
    })
    expect([player(t, 0).crystals, player(t, 1).crystals]).toEqual([1, 2])
    expect(player(t, 1).coins).toBe(12)
  })

  it('AL-13.7 needs no decision but Claim Papers', () => {
    const t = table({ phase: 'mine', explores: { 1: ['EXP-H08'] }, units: { '0,0': { 1: 'F' } } })
    expect(t.match.open.map((d) => [d.seat, d.prompt])).toEqual([[1, 'window']])
    t.look()
  })
})

describe('Buy Victory Points', () => {
  it('AL-13.8 one purchase at most', () => {
    const t = table({ phase: 'buy', coins: [50], crystals: [12] })
    expect(t).toOfferExactly([{ do: 'pass' }, ...[0, 1, 2, 3].map((purchase) => ({ do: 'buy', purchase }))])
    t.choose({ do: 'buy', purchase: 2 })
    expect(player(t, 0)).toMatchObject({ vp: 1, coins: 34 })
    expect(t).not.toBeAsked(0, 'buy')
  })

  it('AL-13.9 the prices', () => {
    expect(PURCHASES.map((p) => [p.crystals, p.coins, p.vp])).toEqual([
      [4, 0, 1],
      [7, 0, 2],
      [0, 16, 1],
      [0, 28, 2],
    ])
  })

  it('AL-13.10 the Charter of Trade makes them cheaper', () => {
    const t = table({ phase: 'buy', coins: [13], crystals: [3], discoveries: { 0: ['DIS-P9'] } })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'buy', purchase: 0, crystals: 3 }, { do: 'buy', purchase: 2, coins: 13 }])
  })

  it('AL-13.11 Coins and Crystals are not mixed', () => {
    const t = table({ phase: 'buy', coins: [15, 16], crystals: [3] })
    expect(t).not.toBeAsked(0, 'buy')
    expect(t).toBeAsked(1, 'buy')
  })

  it('AL-13.12 chosen at once and revealed together', () => {
    const t = table({ phase: 'buy', coins: [20, 20] })
    t.choose(0, { do: 'buy' })
    expect(player(t, 0)).toMatchObject({ vp: 0, coins: 20 })
    expect(t.view(1).players[0]?.plan).toBeNull()
    t.choose(1, { do: 'pass' })
    expect(player(t, 0)).toMatchObject({ vp: 1, coins: 4 })
  })

  it('AL-13.13 what is paid goes back to bank and supply', () => {
    const t = table({ phase: 'buy', crystals: [7] })
    t.choose({ do: 'buy', purchase: 1 })
    expect(t.state.crystals).toBe(25)
    const coins = table({ phase: 'buy', coins: [16] }).choose({ do: 'buy' })
    expect(coins.state.coinsOut).toBe(0)
  })

  it('AL-13.14 a claim window before the Win Check', () => {
    const t = table({
      phase: 'buy',
      coins: [20],
      objectives: { 1: ['OBJ-29'] },
      change: (g) => Object.assign(g.players[1] ?? {}, { explored: 6 }),
    })
    t.pass(0)
    expect(t).toBeAsked(1, 'claim')
    expect(t.state.after).toBe('win-check')
  })
})

describe('Win Check', () => {
  it('AL-13.15 twenty Victory Points end the game', () => {
    expect(table({ phase: 'win-check', vp: [19, 20, 3, 0] }).outcome).toMatchObject({ payoffs: [0, 1, 0, 0], reason: 'twenty' })
    expect(table({ phase: 'win-check', vp: [19, 19, 3, 0] }).outcome).toBeNull()
  })

  it('AL-13.16 and only there', () => {
    const t = table({ vp: [24, 0, 0, 0] })
    expect(t.outcome).toBeNull()
    expect(t).toBeAsked(0, 'activate')
  })

  it('AL-13.23 points scored later wait for the next Win Check', () => {
    const t = table({
      phase: 'claims',
      objectives: { 0: ['OBJ-27'] },
      coins: [10],
      vp: [19],
      change: (g) => Object.assign(g, { after: 'reveal' }),
    })
    t.choose(0, { do: 'claim' })
    expect(player(t, 0).vp).toBe(20)
    expect(t.outcome).toBeNull()
    expect(t).toBeAsked(0, 'discovery')
  })

  it('EX-24 Win Check timing', () => {
    const t = table({ phase: 'buy', vp: [19, 18], coins: [16], crystals: [0, 4], objectives: { 1: ['OBJ-28'] } })
    t.choose(0, { do: 'buy' }).pass(1)
    expect(t.match.outcome).toBeNull()
    t.choose(1, { do: 'claim' })
    expect(t.outcome).toMatchObject({ scores: [20, 20, 0, 0], payoffs: [1, 0, 0, 0] })
    const later = table({
      phase: 'claims',
      vp: [19],
      objectives: { 0: ['OBJ-28'] },
      crystals: [4],
      change: (g) => Object.assign(g, { after: 'reveal' }),
    })
    later.choose(0, { do: 'claim' })
    expect(player(later, 0).vp).toBe(21)
    expect(later.outcome).toBeNull()
  })

  it('AL-15.1 the most Victory Points win', () => {
    expect(table({ phase: 'win-check', vp: [21, 25, 24, 20] }).outcome).toMatchObject({ payoffs: [0, 1, 0, 0] })
  })

  it('AL-15.2 among equals the earliest in turn order', () => {
    expect(table({ phase: 'win-check', track: [3, 2, 1, 0], vp: [22, 22, 1, 1] }).outcome).toMatchObject({ payoffs: [0, 1, 0, 0] })
  })

  it('EX-25 tie', () => {
    expect(table({ phase: 'win-check', track: [2, 1, 0, 3], vp: [22, 22, 0, 0] }).outcome).toMatchObject({ payoffs: [0, 1, 0, 0] })
  })

  it('AL-15.3 nothing is claimed after it', () => {
    const t = table({ phase: 'win-check', vp: [20], objectives: { 1: ['OBJ-27'] }, coins: [0, 10] })
    expect(t.outcome).not.toBeNull()
    expect(t.match.open).toEqual([])
  })

  it('AL-15.4 nobody is ever out of the game', () => {
    const t = table({ phase: 'mine' })
    expect(player(t, 1).coins).toBe(10)
    expect(t.match.open.map((d) => d.seat)).toContain(1)
  })

  it('AL-15.5 the scores of all are told in the end', () => {
    expect(table({ phase: 'win-check', vp: [3, 20, 7, 7] }).outcome?.scores).toEqual([3, 20, 7, 7])
  })

  it('AL-19.1 a last round ends the game in any case', () => {
    const ended = table({ phase: 'win-check', lastRound: 6, round: 6, vp: [3, 5, 5, 1], track: [0, 2, 1, 3] })
    expect(ended.outcome).toMatchObject({ payoffs: [0, 0, 1, 0], reason: 'last-round' })
    expect(table({ phase: 'win-check', lastRound: 6, round: 5, vp: [3, 5, 5, 1] }).outcome).toBeNull()
    expect(table({ phase: 'win-check', lastRound: 0, round: 60, vp: [3, 5, 5, 1] }).outcome).toBeNull()
  })
})

describe('Secondary Objectives', () => {
  const hand = { 0: ['OBJ-01', 'OBJ-02', 'OBJ-03'] }

  it('AL-13.17 draw one, or exchange any number', () => {
    const draw = table({
      phase: 'objectives',
      objectives: hand,
      objectiveDeck: ['OBJ-09'],
      factions: ['cindar', 'odaria', 'coalition', 'syndicate'],
    })
    all(draw, { do: 'draw' })
    expect(player(draw, 0).objectives).toEqual([0, 1, 2, 8])
    const swap = table({ phase: 'objectives', objectives: hand, objectiveDeck: ['OBJ-09', 'OBJ-10'] })
    swap
      .choose(0, { do: 'exchange' })
      .choose(0, { do: 'discard-objective', objective: 0 })
      .choose(0, { do: 'discard-objective', objective: 2 })
      .choose(0, { do: 'done' })
    for (const seat of [1, 2, 3]) swap.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    expect(player(swap, 0).objectives).toEqual([1, 8, 9])
    draw.look()
  })

  it('AL-13.18 exchanging none draws none', () => {
    const t = table({ phase: 'objectives', objectives: hand })
    for (const seat of [0, 1, 2, 3]) t.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    expect(player(t, 0).objectives).toEqual([0, 1, 2])
  })

  it('AL-13.19 the draws follow in turn order', () => {
    const t = table({ phase: 'objectives', track: [2, 3, 0, 1], objectiveDeck: ['OBJ-09', 'OBJ-10', 'OBJ-11', 'OBJ-12', 'OBJ-13'] })
    for (const seat of [0, 1, 2, 3]) t.choose(seat, { do: 'draw' })
    expect([2, 3, 0].map((seat) => player(t, seat).objectives)).toEqual([[8], [9], [10]])
    expect(t).toBeAsked(1, 'keep')
  })

  it('AL-13.20 discards go face down; an empty deck is made anew', () => {
    const t = table({
      phase: 'objectives',
      objectives: hand,
      change: (g) => {
        g.objectiveDiscard = g.objectiveDeck
        g.discardedBy = g.objectiveDeck.map(() => 3)
        g.objectiveDeck = []
      },
    })
    t.choose(0, { do: 'draw' })
    for (const seat of [1, 2, 3]) t.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    expect(player(t, 0).objectives).toHaveLength(4)
    expect(t.state.objectiveDiscard).toEqual([])
    expect(t.state.objectiveDeck).toHaveLength(56)
    const none = table({
      phase: 'objectives',
      change: (g) => {
        // All cards are claimed: nothing is left to draw.
        for (const p of g.players) p.claimed = g.objectiveDeck.splice(0, 15)
      },
    })
    for (const seat of [0, 1, 2, 3]) none.choose(seat, { do: 'draw' })
    expect(player(none, 0).objectives).toEqual([])
    t.look()
    none.look()
  })

  it('AL-13.21 a claim follows the draw and brings no other', () => {
    const t = table({ phase: 'objectives', objectiveDeck: ['OBJ-27'], coins: [10] })
    t.choose(0, { do: 'draw' })
    for (const seat of [1, 2, 3]) t.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    t.choose(0, { do: 'claim', objective: obj('OBJ-27') })
    expect(player(t, 0)).toMatchObject({ objectives: [], claimed: [26], vp: 1, coins: 0 })
    t.look()
  })

  it('AL-13.22 five Objectives at most', () => {
    const t = table({
      phase: 'objectives',
      objectives: { 0: ['OBJ-01', 'OBJ-02', 'OBJ-03', 'OBJ-06', 'OBJ-08'] },
      objectiveDeck: ['OBJ-09'],
    })
    t.choose(0, { do: 'draw' })
    for (const seat of [1, 2, 3]) t.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    expect(t).toBeAsked(0, 'discard-objective')
    expect(t.decision.options).toHaveLength(6)
    t.choose({ do: 'discard-objective', objective: 0 })
    expect(player(t, 0).objectives).toEqual([1, 2, 5, 7, 8])
    expect(t.state.objectiveDiscard).toEqual([0])
    t.look()
  })
})

describe('Discovery', () => {
  const row = ['DIS-P1', 'DIS-P2', 'DIS-P3', 'DIS-P4', 'DIS-P5'] as const

  it('AL-13.24 one card more than players', () => {
    for (const seats of [2, 3, 4] as const) expect(table({ seats, phase: 'reveal' }).state.discoveryRow).toHaveLength(seats + 1)
  })

  it('AL-13.25 each takes one in turn order', () => {
    const t = table({ phase: 'discovery', row, track: [1, 0, 3, 2] })
    expect(t).toBeAsked(1, 'discovery')
    t.choose({ do: 'take', discovery: dis('DIS-P3') })
    expect(t.view(null).players[1]?.discoveries).toEqual([dis('DIS-P3')])
    expect(t).toBeAsked(0, 'discovery')
    expect(t).not.toOffer({ do: 'take', discovery: dis('DIS-P3') })
  })

  it('AL-13.26 taking is a must, and there is no limit', () => {
    const many = { 1: ['DIS-U1', 'DIS-U2', 'DIS-U3', 'DIS-U4', 'DIS-U5', 'DIS-U6', 'DIS-U7', 'DIS-P1', 'DIS-P2', 'DIS-P6'] } as const
    const t = table({ phase: 'discovery', turn: 1, row: ['DIS-P7', 'DIS-P8'], discoveries: many })
    expect(t).toOfferExactly([
      { do: 'take', discovery: dis('DIS-P7') },
      { do: 'take', discovery: dis('DIS-P8') },
    ])
  })

  it('AL-13.27 a Discovery works at once', () => {
    const t = table({ phase: 'discovery', row: ['DIS-U3', 'DIS-P1', 'DIS-P2', 'DIS-P3', 'DIS-P4'] }).choose({ do: 'take', discovery: C })
    expect(t.state.players[0]?.discoveries).toBe(1 << C)
  })

  it('AL-13.28 never twice the same', () => {
    const t = table({ phase: 'discovery', row, discoveries: { 0: ['DIS-P1', 'DIS-P2'] } })
    expect(t).not.toOffer({ do: 'take', discovery: dis('DIS-P1') })
    expect(t).toOffer({ do: 'take', discovery: dis('DIS-P3') })
  })

  it('AL-13.29 who owns all that is revealed turns up cards until one is new', () => {
    const t = table({
      phase: 'discovery',
      turn: 1,
      row: ['DIS-P1'],
      discoveries: { 1: ['DIS-P1'] },
      discoveryDeck: ['DIS-P1', 'DIS-P2', 'DIS-P3'],
    })
    expect(t.view(null).players[1]?.discoveries).toEqual([dis('DIS-P1'), dis('DIS-P2')])
    t.look()
  })

  it('EX-23 all revealed cards owned', () => {
    const t = table({
      phase: 'discovery',
      turn: 3,
      row: ['DIS-P1', 'DIS-P4'],
      discoveries: { 3: ['DIS-P1', 'DIS-P4', 'DIS-U5'] },
      discoveryDeck: ['DIS-P4', 'DIS-U5', 'DIS-P2', 'DIS-P3'],
      factions: ['cindar', 'syndicate', 'coalition', 'odaria'],
    })
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'revealed', cards: [dis('DIS-P4'), dis('DIS-U5'), dis('DIS-P2')] }))
    expect(t.view(null).players[3]?.discoveries).toContain(dis('DIS-P2'))
    t.look()
  })

  it('AL-13.30 if there is none, nothing is taken', () => {
    const most = [
      'DIS-U1',
      'DIS-U2',
      'DIS-U3',
      'DIS-U4',
      'DIS-U5',
      'DIS-U6',
      'DIS-U7',
      'DIS-P1',
      'DIS-P2',
      'DIS-P3',
      'DIS-P4',
      'DIS-P5',
      'DIS-P6',
      'DIS-P7',
      'DIS-P8',
      'DIS-P9',
    ] as const
    const t = table({ seats: 2, phase: 'discovery', turn: 1, discoveries: { 1: most } })
    expect(t.view(null).players[1]?.discoveries).toHaveLength(16)
    expect(t).not.toBeAsked(1, 'discovery')
  })

  it('AL-13.31 a search leaves the revealed cards to the others', () => {
    const t = table({ phase: 'discovery', row }).choose({ do: 'search' }).choose({ do: 'find', discovery: N })
    expect(t.state.discoveryRow).toHaveLength(5)
    expect(t).toBeAsked(1, 'discovery')
    expect(t.decision.options).toHaveLength(5)
  })

  it('AL-13.32 the search finds upgrades only, and goes beside turning up cards', () => {
    const t = table({ phase: 'discovery', row: ['DIS-P1'], discoveries: { 0: ['DIS-P1', 'DIS-U1'] } })
    expect(t).toOfferExactly([{ do: 'reveal' }, { do: 'search' }])
    t.choose({ do: 'search' })
    expect(t).toOfferExactly([1, 2, 3, 4, 5, 6].map((discovery) => ({ do: 'find', discovery })))
  })

  it('AL-13.33 Odaria’s extra card comes only from what is left', () => {
    const none = table({ phase: 'extra-discovery', row: ['DIS-P1'], discoveries: { 2: ['DIS-P1'] } })
    expect(none).not.toBeAsked(2, 'extra-discovery')
    expect(none.view(null).players[2]?.discoveries).toEqual([dis('DIS-P1')])
  })

  it('AL-13.34 the rest goes back into the deck', () => {
    const t = table({ phase: 'extra-discovery', row: ['DIS-P1', 'DIS-P2'] }).pass()
    expect(t.state.discoveryRow).toEqual([])
    expect(t.state.discoveryDeck).toHaveLength(64)
    t.look()
  })

  it('AL-13.35 a short deck is revealed whole', () => {
    const t = table({
      seats: 2,
      phase: 'reveal',
      discoveries: {
        0: [
          'DIS-U1',
          'DIS-U2',
          'DIS-U3',
          'DIS-U4',
          'DIS-U5',
          'DIS-U6',
          'DIS-U7',
          'DIS-P1',
          'DIS-P2',
          'DIS-P3',
          'DIS-P4',
          'DIS-P5',
          'DIS-P6',
          'DIS-P7',
          'DIS-P8',
        ],
        1: [
          'DIS-U1',
          'DIS-U2',
          'DIS-U3',
          'DIS-U4',
          'DIS-U5',
          'DIS-U6',
          'DIS-U7',
          'DIS-P1',
          'DIS-P2',
          'DIS-P3',
          'DIS-P4',
          'DIS-P5',
          'DIS-P6',
          'DIS-P7',
          'DIS-P8',
        ],
      },
    })
    expect(t.events).toContainEqual({ type: 'row', cards: [dis('DIS-P9'), dis('DIS-P9')] })
    t.look()
  })

  it('EX-22 Discovery draft with duplicates', () => {
    const t = table({
      phase: 'discovery',
      factions: ['syndicate', 'cindar', 'odaria', 'coalition'],
      row: ['DIS-P4', 'DIS-P4', 'DIS-U1', 'DIS-P1', 'DIS-U6'],
      discoveries: { 2: ['DIS-U6'] },
    })
    t.choose({ do: 'take', discovery: dis('DIS-P1') })
      .choose({ do: 'search' })
      .choose({ do: 'find', discovery: dis('DIS-U3') })
    expect(t).toOfferExactly([
      { do: 'take', discovery: dis('DIS-U1') },
      { do: 'take', discovery: dis('DIS-P4') },
    ])
    t.choose({ do: 'take', discovery: dis('DIS-U1') }).choose({ do: 'take', discovery: dis('DIS-P4') })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'take', discovery: dis('DIS-P4') }])
    t.choose({ do: 'take' })
    expect(t.state.discoveryRow).toEqual([])
    t.look()
  })
})

describe('Build', () => {
  const home = hex('-1,-3')
  const at = hex('0,0')

  it('AL-13.36 ransoms first, all at once', () => {
    const t = table({ phase: 'ransom', coins: [4, 0, 4, 3], hostages: { 0: 'F', 2: 'F', 3: 'F' } })
    expect(t.match.open.map((d) => [d.seat, d.prompt])).toEqual([
      [0, 'ransom'],
      [2, 'ransom'],
    ])
    t.choose(2, { do: 'ransom' })
    expect(player(t, 1).coins).toBe(0)
    t.choose(0, { do: 'pass' })
    expect(player(t, 1).coins).toBe(4)
  })

  it('AL-13.37 in turn order, one item at a time, until done', () => {
    const t = table({ phase: 'build', coins: [4, 4], track: [1, 0, 2, 3] })
    expect(t).toBeAsked(1, 'build')
    t.choose({ do: 'build', unit: F })
    expect(t).toBeAsked(1, 'build')
    t.choose({ do: 'done' })
    expect(t).toBeAsked(0, 'build')
  })

  it('AL-13.38 each item costs what its card says, at once', () => {
    const t = building({}, 20, { discoveries: { 0: ['DIS-U5'] } }).choose({ do: 'build', unit: N })
    expect(player(t, 0).coins).toBe(11)
    t.choose({ do: 'build', unit: E })
    expect(player(t, 0).coins).toBe(9)
  })

  it('AL-13.39 War Bonds in one’s own build turn', () => {
    const t = building({}, 1, { explores: { 0: ['EXP-H07'] } }).choose({ do: 'play' })
    expect(t).toOffer({ do: 'build', unit: C })
    const other = table({ phase: 'build', coins: [9], explores: { 1: ['EXP-H07'] } })
    expect(other).not.toOffer({ do: 'play' })
  })

  it('AL-13.40 a piece in supply and a place to stand', () => {
    const t = building({ '0,0': 'XFFFF' })
    t.choose({ do: 'build', unit: F, hex: at })
    expect(t).not.toOffer({ do: 'build', hex: at, unit: F })
    expect(building({ '0,0': 'CCCCC' })).not.toOffer({ do: 'build', unit: C })
  })

  it('AL-13.41 only at sites of one’s own', () => {
    const t = table({ phase: 'build', coins: [40], units: { '0,0': { 1: 'X' }, '1,0': { 0: 'F' } } })
    const sites = new Set(t.decision.options.flatMap((o) => ('hex' in o ? [o.hex] : [])))
    expect([...sites]).toEqual([home])
    t.look()
  })

  it('AL-13.42 every site has its allowance in Airships', () => {
    const t = building({ '0,0': 'X', '1,0': 'O' })
    t.choose({ do: 'build', unit: F, hex: at }).choose({ do: 'build', unit: F, hex: at })
    expect(t).not.toOffer({ do: 'build', unit: F, hex: at })
    expect(t).toOffer({ do: 'build', unit: E, hex: hex('1,0') })
  })

  it('AL-13.43 five at the Stronghold', () => {
    const t = table({ phase: 'build', coins: [0, 40], turn: 1 })
    for (let n = 0; n < 5; n++) t.choose({ do: 'build', unit: F })
    expect(unitsAt(t.state, '4,-3', 1)).toBe('FFFFF')
    expect(t).not.toBeAsked(1, 'build')
  })

  it('AL-13.44 two of any type at a Fortress', () => {
    const t = building({ '0,0': 'X' }).choose({ do: 'build', unit: N, hex: at }).choose({ do: 'build', unit: D, hex: at })
    expect(t).not.toOffer({ do: 'build', unit: F, hex: at })
  })

  it('AL-13.45 two Engineers at an Outpost, Frigates too when it is upgraded', () => {
    const plain = building({ '0,0': 'O' })
    expect(plain).toOffer({ do: 'build', unit: E, hex: at })
    expect(plain).not.toOffer({ do: 'build', unit: F, hex: at })
    const upgraded = building({ '0,0': 'O' }, 40, { discoveries: { 0: ['DIS-U6'] } })
    upgraded.choose({ do: 'build', unit: F, hex: at }).choose({ do: 'build', unit: E, hex: at })
    expect(upgraded).not.toOffer({ do: 'build', unit: E, hex: at })
  })

  it('AL-13.46 a new Outpost builds nothing', () => {
    const t = building({ '0,0': 'E' }).choose({ do: 'build', unit: O, hex: at })
    expect(t).not.toOffer({ do: 'build', hex: at, unit: E })
  })

  it('AL-13.47 an upgraded site builds one in all', () => {
    const before = building({ '0,0': 'OE' }).choose({ do: 'build', unit: E, hex: at }).choose({ do: 'build', unit: X, hex: at })
    expect(before).not.toOffer({ do: 'build', hex: at, unit: F })
    const after = building({ '0,0': 'OE' }).choose({ do: 'build', unit: X, hex: at })
    after.choose({ do: 'build', unit: N, hex: at })
    expect(after).not.toOffer({ do: 'build', hex: at, unit: F })
  })

  it('AL-13.48 an Outpost where there is an Engineer and no Building', () => {
    const t = building({ '0,0': 'E', '1,0': 'EO', '-1,-3': 'E' }, 40, { tiles: { '2,0': 'forest' } })
    expect(t).toOffer({ do: 'build', unit: O, hex: at, coins: 4 })
    expect(t).not.toOffer({ do: 'build', unit: O, hex: hex('1,0') })
    expect(t).not.toOffer({ do: 'build', unit: O, hex: home })
  })

  it('AL-13.49 on a Crystal Deposit too', () => {
    expect(building({ '0,0': 'E' }, 40, { tiles: { '0,0': 'crystal' } })).toOffer({ do: 'build', unit: O, hex: at })
  })

  it('AL-13.50 a Fortress replaces an Outpost', () => {
    const t = building({ '0,0': 'OE' }, 6).choose({ do: 'build', unit: X, hex: at })
    expect(unitsAt(t.state, '0,0', 0)).toBe('EX')
    expect(t.state.supply[O]).toBe(6)
    expect(player(t, 0).coins).toBe(0)
  })

  it('AL-13.51 not a new one, and not after two Airships', () => {
    const fresh = building({ '0,0': 'E' }).choose({ do: 'build', unit: O, hex: at })
    expect(fresh).not.toOffer({ do: 'build', unit: X, hex: at })
    const busy = building({ '0,0': 'OE' }).choose({ do: 'build', unit: E, hex: at })
    expect(busy).toOffer({ do: 'build', unit: X, hex: at })
    busy.choose({ do: 'build', unit: E, hex: at })
    expect(busy).not.toOffer({ do: 'build', unit: X, hex: at })
  })

  it('AL-13.52 an Engineer just built may raise the Fortress', () => {
    const t = building({ '0,0': 'O' })
    expect(t).not.toOffer({ do: 'build', unit: X, hex: at })
    t.choose({ do: 'build', unit: E, hex: at })
    expect(t).toOffer({ do: 'build', unit: X, hex: at })
  })

  it('AL-13.53 Engineers are not used up', () => {
    const t = building({ '0,0': 'E' }).choose({ do: 'build', unit: O, hex: at })
    expect(unitsAt(t.state, '0,0', 0)).toBe('EO')
  })

  it('AL-13.54 nothing is sold', () => {
    const t = building({ '0,0': 'NNX' })
    expect(new Set(t.decision.options.map((o) => o.do))).toEqual(new Set(['done', 'build']))
    t.look()
  })

  it('AL-13.55 Forests count when the Outpost is paid', () => {
    const t = building({ '0,0': 'E', '1,0': 'E', '2,0': 'F' }, 40, { tiles: { '2,0': 'forest' } })
    expect(t).toOffer({ do: 'build', unit: O, hex: at, coins: 3 })
    t.choose({ do: 'build', unit: O, hex: at })
    expect(player(t, 0).coins).toBe(37)
  })

  it('AL-13.56 the Coalition’s free Outposts come when all are done', () => {
    const t = table({ phase: 'build', turn: 3, coins: [0, 0, 0, 4], units: { '0,0': { 3: 'E' } } })
    expect(unitsAt(t.state, '0,0', 3)).toBe('E')
    t.choose({ do: 'done' })
    expect(unitsAt(t.state, '0,0', 3)).toBe('EO')
  })

  it('AL-13.57 they build nothing in this step', () => {
    const t = table({ phase: 'build', turn: 3, coins: [0, 0, 0, 9], units: { '0,0': { 3: 'E' } } })
    expect(t).not.toOffer({ do: 'build', unit: E, hex: at })
    t.choose({ do: 'done' })
    expect(t.state.round).toBe(3)
  })

  it('AL-13.58 a claim window, then the next round', () => {
    const t = table({ phase: 'free-outposts', coins: [10], objectives: { 0: ['OBJ-27'] } })
    expect(t).toBeAsked(0, 'claim')
    t.choose(0, { do: 'done' })
    expect(t.state.round).toBe(3)
  })

  it('EX-26 build limits', () => {
    const start = () =>
      building({ '0,0': 'OE', '-1,-3': 'FFE', '1,0': 'E', '2,0': 'F', '3,0': 'F' }, 30, {
        tiles: { '2,0': 'forest', '3,0': 'forest' },
        factions: ['odaria', 'cindar', 'syndicate', 'coalition'],
      })
    const outpost = start()
    expect(outpost).toOffer({ do: 'build', unit: O, hex: hex('1,0'), coins: 2 })
    outpost.choose({ do: 'build', unit: O, hex: hex('1,0') })
    expect(outpost).not.toOffer({ do: 'build', unit: E, hex: hex('1,0') })
    const first = start().choose({ do: 'build', unit: E, hex: at, coins: 3 })
    first.choose({ do: 'build', unit: X, hex: at, coins: 6 })
    expect(first).not.toOffer({ do: 'build', unit: F, hex: at })
    const upgrade = start().choose({ do: 'build', unit: X, hex: at }).choose({ do: 'build', unit: C, hex: at })
    expect(upgrade).not.toOffer({ do: 'build', unit: F, hex: at })
    const two = start().choose({ do: 'build', unit: E, hex: at }).choose({ do: 'build', unit: E, hex: at })
    expect(two).not.toOffer({ do: 'build', unit: X, hex: at })
    const full = start().choose({ do: 'build', unit: F, hex: home }).choose({ do: 'build', unit: F, hex: home })
    expect(full).not.toOffer({ do: 'build', unit: F, hex: home })
  })
})
