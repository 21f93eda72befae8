import { type Names, parseConfig } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { PURCHASES } from '../content/purchases.ts'
import { aldarra } from '../rules/index.ts'
import { en } from '../words/en.ts'
import { type AldarraTable, hex, obj, player, table } from './table.ts'

const all = (t: AldarraTable, wanted: { do: string }) => {
  for (const seat of t.match.open.map((d) => d.seat)) t.choose(seat, wanted)
  return t
}

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

  it('AL-15.5 all are told their rank: by Victory Points, equals in turn order', () => {
    const told = (track: readonly number[], you: number | null) => {
      const t = table({ phase: 'win-check', vp: [17, 20, 9, 17], track })
      const names: Names = { you, of: (seat) => ['Ada', 'Ben', 'Cleo', 'Dan'][seat] ?? '' }
      return t.outcome && en.outcome(t.outcome, t.view(you), names)
    }
    expect(told([0, 1, 2, 3], null)).toBe('Ben won with 20 Victory Points, then Ada 17, Dan 17, Cleo 9.')
    expect(told([2, 3, 1, 0], null)).toBe('Ben won with 20 Victory Points, then Dan 17, Ada 17, Cleo 9.')
    expect(told([2, 3, 1, 0], 0)).toBe('Ben won with 20 Victory Points, then Dan 17, you 17, Cleo 9.')
    expect(told([2, 3, 1, 0], 1)).toBe('You won with 20 Victory Points, then Dan 17, Ada 17, Cleo 9.')
    expect(table({ phase: 'win-check', vp: [17, 20, 9, 17] }).outcome?.scores).toEqual([17, 20, 9, 17])
  })

  it('AL-19.1 a last round ends the game in any case; there is none unless the table asks for one', () => {
    const parsed = parseConfig(aldarra, {})
    expect(parsed.ok && parsed.value).toMatchObject({ lastRound: 0 })
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
