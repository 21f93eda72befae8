import { type Seat, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { aldarra } from '../rules/index.ts'
import { type AldarraState, PHASES } from '../rules/state.ts'
import { type AldarraTable, C, dis, exp, hex, type Position, position, table } from './table.ts'

/** A table with something in every place a view shows. */
const full: Position = {
  seats: 3,
  factions: ['cindar', 'syndicate', 'odaria'],
  round: 4,
  lastRound: 9,
  track: [2, 0, 1],
  units: { '0,0': { 0: 'FFO' }, '1,0': { 1: 'DX' }, '-1,-3': { 0: 'E' } },
  lying: { '0,0': 2 },
  unexplored: ['1,0'],
  coins: [7, 1],
  crystals: [3, 2, 1],
  vp: [5, 6, 7],
  tokens: [1, 2, 3],
  discoveries: { 0: ['DIS-U1', 'DIS-P9'] },
  objectives: { 0: ['OBJ-01'], 1: ['OBJ-02', 'OBJ-03'] },
  explores: { 0: ['EXP-H01'], 1: ['EXP-H02', 'EXP-H03'] },
  row: ['DIS-P1'],
  hostages: { 0: 'C' },
  change: (g) => {
    const [own, other] = g.players
    if (own) Object.assign(own, { explored: 3, attackWins: 1, defenseWins: 2, upsetWins: 4, kills: [1, 0, 2, 0, 0, 0, 5], plan: 2 })
    if (own) own.setAside = g.objectiveDeck.splice(g.objectiveDeck.indexOf(9), 1)
    if (other) other.looking = g.objectiveDeck.splice(g.objectiveDeck.indexOf(20), 1)
    if (own) own.claimed = g.objectiveDeck.splice(g.objectiveDeck.indexOf(11), 1)
    g.objectiveDiscard = [
      ...g.objectiveDeck.splice(g.objectiveDeck.indexOf(14), 1),
      ...g.objectiveDeck.splice(g.objectiveDeck.indexOf(15), 1),
    ]
    g.discardedBy = [0, 1]
    g.exploreDiscard = g.exploreDeck.splice(0, 2)
  },
}

describe('the view', () => {
  it('AL-16.1 of one’s own seat', () => {
    const { players, territories: _, ...rest } = aldarra.view(position(full), 0)
    expect(rest).toEqual({
      seats: 3,
      you: 0,
      phase: 'order',
      round: 4,
      lastRound: 9,
      over: false,
      clockwise: [0, 1, 2],
      track: [2, 0, 1],
      positions: [],
      turn: 2,
      crystalSupply: 17,
      crystalsToPlace: 0,
      objectiveDeck: 52,
      objectiveDiscard: 2,
      ownDiscards: [14],
      exploreDeck: 67,
      exploreDiscard: [0, 0],
      discoveryDeck: 45,
      discoveryRow: [dis('DIS-P1')],
      order: null,
      combat: null,
      exploring: null,
      building: null,
    })
    expect(players[0]).toEqual({
      seat: 0,
      faction: 'cindar',
      coins: 7,
      crystals: 3,
      vp: 5,
      tokens: 1,
      discoveries: [0, 15],
      claimed: [11],
      objectives: [{ card: 0, have: 1, need: 3, claimable: false }],
      objectiveCount: 2,
      explores: [exp('EXP-H01')],
      exploreCount: 1,
      setAside: [9],
      looking: [],
      lookingCount: 0,
      plan: 2,
      supply: [8, 5, 4, 3, 5, 5, 3],
      fleet: [2, 0, 0, 0, 1, 1, 0],
      hostages: [0, 0, 1, 0, 0, 0, 0],
      controlled: 1,
      explored: 3,
      attackWins: 1,
      defenseWins: 2,
      upsetWins: 4,
      kills: [1, 0, 2, 0, 0, 0, 5],
      stronghold: hex('-1,-3', 3),
    })
  })

  it('AL-16.1 of the map', () => {
    const { territories } = aldarra.view(position(full), 0)
    expect(territories[hex('0,0', 3)]).toEqual({
      hex: hex('0,0', 3),
      tile: 'copper',
      explored: true,
      crystals: 2,
      units: [
        [2, 0, 0, 0, 0, 1, 0],
        [0, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0],
      ],
      control: 0,
    })
    expect(territories[hex('1,0', 3)]).toMatchObject({ explored: false, crystals: 0, control: 1 })
    expect(territories[hex('2,0', 3)]).toMatchObject({ control: null })
  })

  it('AL-16.1 of another’s seat, and a spectator’s', () => {
    const other = aldarra.view(position(full), 2)
    const watcher = aldarra.view(position(full), null)
    for (const { players, ownDiscards } of [other, watcher]) {
      expect(ownDiscards).toEqual([])
      expect(players[1]).toMatchObject({ objectives: null, objectiveCount: 2, explores: null, exploreCount: 2, setAside: null })
      expect(players[1]).toMatchObject({ looking: null, lookingCount: 1, plan: null, hostages: [0, 0, 0, 0, 0, 0, 0] })
      expect(players[0]).toMatchObject({ objectiveCount: 2, setAside: null, plan: null })
    }
    expect([other.you, watcher.you]).toEqual([2, null])
    expect(aldarra.view(position(full), 1)).toMatchObject({ ownDiscards: [15] })
    expect(aldarra.view(position(full), 1).players[1]).toMatchObject({ looking: [20], setAside: [], plan: 0 })
  })

  it('whose turn it is, where one player after another has one', () => {
    const turns = PHASES.filter((phase) => aldarra.view(position({ phase, turn: 1, track: [3, 1, 0, 2] }), null).turn !== null)
    expect(turns).toEqual([
      'factions',
      'strongholds',
      'outposts',
      'placing',
      'order',
      'combat',
      'explore',
      'order-done',
      'discovery',
      'build',
    ])
    const asked = (phase: Position['phase']) => aldarra.view(position({ phase: phase ?? 'order', turn: 0, track: [3, 1, 0, 2] }), null).turn
    expect([asked('build'), asked('factions')]).toEqual([3, 0])
    const unsettled = position({
      change: (g) =>
        Object.assign(g, { strongholds: [-1, 5, 0, 3] }) &&
        g.players.forEach((p, n) => void (n === 0 && Object.assign(p, { faction: -1 }))),
    })
    expect(aldarra.view(unsettled, null).players.map(({ stronghold, faction }) => [stronghold, faction])).toEqual([
      [null, null],
      [5, 'syndicate'],
      [0, 'odaria'],
      [3, 'coalition'],
    ])
  })

  it('AL-12.8 of an exploration: the explorer sees the cards drawn, all see the one being resolved', () => {
    const g = position({
      change: (s) =>
        Object.assign(s, { exploring: { seat: 1, hex: 7, drawn: [3, 4], resolving: -1 } }) &&
        s.exploreDeck.splice(s.exploreDeck.indexOf(3), 1) &&
        s.exploreDeck.splice(s.exploreDeck.indexOf(4), 1),
    })
    expect(aldarra.view(g, 1).exploring).toEqual({ seat: 1, hex: 7, drawn: [3, 4], drawnCount: 2, resolving: null })
    Object.assign(g.exploring ?? {}, { drawn: [4], resolving: 0 })
    expect(aldarra.view(g, 0).exploring).toEqual({ seat: 1, hex: 7, drawn: null, drawnCount: 1, resolving: 0 })
  })
})

describe('what a seat cannot know', () => {
  /** Everything in a world that the seat cannot see. */
  const world = (g: AldarraState) => ({
    deck: g.objectiveDeck,
    explores: g.exploreDeck,
    discoveries: g.discoveryDeck,
    discards: g.objectiveDiscard,
    hands: g.players.map(({ objectives, explores, setAside, looking }) => [objectives, explores, setAside, looking]),
    drawn: g.exploring?.drawn,
  })
  /** Eight worlds the seat can imagine. */
  const worlds = (seat: Seat | null, p: Position = full) => {
    const real = position(p)
    return Array.from({ length: 8 }, (_, n) => {
      const g = structuredClone(real)
      aldarra.imagine(g, seat, seedRandom(`world ${n}`))
      expect(aldarra.broken(g)).toEqual([])
      return world(g)
    })
  }
  const different = (of: ReturnType<typeof worlds>, look: (w: ReturnType<typeof world>) => unknown) =>
    new Set(of.map((each) => JSON.stringify(look(each)))).size

  it('AL-16.9 another’s hands, what is laid aside or looked at, foreign discards and every deck are dealt anew', () => {
    for (const seat of [2, null]) {
      const all = worlds(seat)
      for (const other of [0, 1]) {
        expect(different(all, ({ hands }) => hands[other]?.[0])).toBeGreaterThan(2)
        expect(different(all, ({ hands }) => hands[other]?.[1])).toBeGreaterThan(2)
      }
      expect(different(all, ({ hands }) => hands[0]?.[2])).toBeGreaterThan(2)
      expect(different(all, ({ hands }) => hands[1]?.[3])).toBeGreaterThan(2)
      for (const place of [0, 1]) expect(different(all, ({ discards }) => discards[place])).toBeGreaterThan(2)
      for (const pile of ['deck', 'explores', 'discoveries'] as const) expect(different(all, (w) => w[pile].slice(-1))).toBeGreaterThan(2)
    }
  })

  it('AL-16.9 one’s own stays: hand, what is laid aside, and what one discarded oneself', () => {
    const own = worlds(0)
    expect(different(own, ({ hands }) => hands[0])).toBe(1)
    expect(own[1]?.hands[0]).toEqual([[0], [exp('EXP-H01')], [9], []])
    expect(different(own, ({ discards }) => discards[0])).toBe(1)
    expect(different(own, ({ discards }) => discards[1])).toBeGreaterThan(2)
    expect(different(worlds(1), ({ hands }) => hands[1])).toBe(1)
  })

  it('AL-16.3 cards another has drawn are dealt anew, one’s own are not; AL-16.2 hands hold Hold cards alone', () => {
    const drawing: Position = {
      explores: { 1: ['EXP-H02', 'EXP-H03'] },
      change: (g) => Object.assign(g, { exploring: { seat: 1, hex: 3, drawn: g.exploreDeck.splice(0, 2), resolving: -1 } }),
    }
    const others = worlds(0, drawing)
    expect(different(others, ({ drawn }) => drawn)).toBeGreaterThan(2)
    for (const { hands } of others) for (const card of hands[1]?.[1] ?? []) expect(card).toBeGreaterThanOrEqual(26)
    expect(different(worlds(1, drawing), ({ drawn }) => drawn)).toBe(1)
  })

  it('AL-16.9 every hidden thing is described, with all that it could be', () => {
    const facts = aldarra.hidden(position(full), 0)
    const of = (where: string) => facts.filter((fact) => fact.where.startsWith(where))
    expect(of('Objective deck')).toHaveLength(52)
    expect(of('Objective discard')).toHaveLength(1)
    expect(of('Objective of seat 1')).toHaveLength(2)
    expect(of('Objective of seat 0')).toHaveLength(0)
    expect(of('Objective seat 1 looks at')).toHaveLength(1)
    expect(of('Explore hand')).toHaveLength(2)
    expect(of('Explore deck')).toHaveLength(67)
    expect(of('Discovery deck')).toHaveLength(45)
    expect(facts).toHaveLength(52 + 1 + 2 + 1 + 2 + 67 + 45)
    // Known to seat 0: its hand, what it laid aside, claimed and discarded; all else could be anywhere.
    expect(of('Objective of seat 1')[0]?.could).toHaveLength(52 + 1 + 2 + 1)
    expect(of('Explore hand')[0]?.could.every((card) => Number(card) >= 26)).toBe(true)
    expect(of('Explore hand')[0]?.could).toHaveLength(23)
    expect(of('Explore deck')[0]?.could).toHaveLength(69)
    const watching = aldarra.hidden(position(full), null)
    expect(watching.filter(({ where }) => where.startsWith('Objective discard'))).toHaveLength(2)
    const secret = aldarra.hidden(position({ ...full, change: (g) => full.change?.(g) ?? Object.assign(g, { secret: true }) }), 0)
    expect(secret.filter(({ where }) => where.startsWith('Objective of'))).toHaveLength(0)
  })

  it('AL-16.2 when every Hold card is in a hand, the deck can only hold others', () => {
    const p: Position = {
      change: (g) => {
        const holds = g.exploreDeck.filter((card) => card >= 26)
        g.exploreDeck = g.exploreDeck.filter((card) => card < 26)
        for (const [n, owner] of g.players.entries()) owner.explores = holds.slice(n * 6, n * 6 + 6)
      },
    }
    const facts = aldarra.hidden(position(p), null)
    const deck = facts.filter(({ where }) => where.startsWith('Explore deck'))
    expect(deck[0]?.could.every((card) => Number(card) < 26)).toBe(true)
    expect(facts.filter(({ where }) => where.startsWith('Explore hand'))[0]?.could).toHaveLength(24)
  })
})

describe('what others have seen cannot be taken back', () => {
  const undoable = (t: AldarraTable, seat = 0) => {
    t.look()
    return t.match.canUndo(seat)
  }

  it('AL-10.13 a move can, what a card or a die has shown cannot', () => {
    const order = table({ units: { '0,0': { 0: 'FC' } } }).choose({ do: 'activate', hex: hex('0,0') })
    expect(undoable(order)).toBe(true)
    order.choose({ do: 'from' }).choose({ do: 'ship', unit: C })
    expect(undoable(order)).toBe(true)
    const played = table({ explores: { 0: ['EXP-H09', 'EXP-H09'] }, units: { '0,0': { 0: 'O' } } }).choose({ do: 'play', hex: hex('0,0') })
    expect(undoable(played)).toBe(false)
    const discovery = table({ phase: 'reveal', discoveryDeck: ['DIS-U1', 'DIS-U2', 'DIS-U3', 'DIS-U4', 'DIS-U5'], factions: ['odaria'] })
    expect(undoable(discovery.choose(0, { do: 'take', discovery: 0 }))).toBe(true)
    expect(discovery.state.reveals).toBe(1)
  })

  it('AL-12.5 every card that is drawn, turned up, discarded or chosen in secret counts', () => {
    const reveals = (t: AldarraTable) => {
      t.look()
      return t.state.reveals
    }
    const exploring = (...deck: readonly string[]) =>
      table({ phase: 'explore', tokens: [0, 1], unexplored: ['0,0'], units: { '0,0': { 0: 'F' } }, exploreDeck: deck }).choose({
        do: 'explore',
        hex: hex('0,0'),
      })
    // Drawn, then shown.
    expect(reveals(exploring('EXP-01'))).toBe(2)
    // Drawn, shown, and a Secondary Objective drawn.
    expect(reveals(exploring('EXP-11'))).toBe(3)
    expect(reveals(exploring('EXP-12'))).toBe(3)
    const bought = table({ phase: 'buy' })
    expect(reveals(bought)).toBeGreaterThan(0)
    const full5 = { 0: ['EXP-H01', 'EXP-H01', 'EXP-H02', 'EXP-H03', 'EXP-H07'] }
    const sixth = table({
      phase: 'explore',
      tokens: [0, 1],
      unexplored: ['0,0'],
      units: { '0,0': { 0: 'F' } },
      exploreDeck: ['EXP-H04'],
      explores: full5,
    })
    const before = reveals(sixth.choose({ do: 'explore', hex: hex('0,0') }))
    expect(reveals(sixth.choose({ do: 'discard-explore', explore: exp('EXP-H02') }))).toBe(before + 1)
  })
})
