import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { hexAt, layoutFor, type Players } from '../content/layouts.ts'
import { COINS, STRONGHOLD, suggestedTiles, TILES } from '../content/tiles.ts'
import { aldarra } from '../rules/index.ts'
import { configFor, D, F, hex, O, player, type Spot, table, unitsAt } from './table.ts'

/** How many of each of the eight tile types. */
const counts = (tiles: readonly number[]) => TILES.slice(0, STRONGHOLD).map((_, tile) => tiles.filter((t) => t === tile).length)
const dealtFor = (players: Players): readonly number[] => TILES.slice(0, STRONGHOLD).map((tile) => tile.dealt[players])
const spots = (seats: number) => layoutFor(seats).q.map((q, i) => `${q},${layoutFor(seats).r[i]}`)
const rows = (seats: number) => {
  const { r } = layoutFor(seats)
  return [...new Set(r)].map((row) => r.filter((each) => each === row).length)
}

describe('the map', () => {
  it('EX-01 map counts', () => {
    const four = Match.start(aldarra, configFor(4), 'one').state
    expect(four.tiles).toHaveLength(49)
    expect(counts(four.tiles)).toEqual([6, 9, 9, 6, 6, 3, 6, 4])
    expect(hexAt(layoutFor(4), 4, -1)).toBeGreaterThanOrEqual(0)
    expect(Match.start(aldarra, configFor(3), 'one').state.tiles).toHaveLength(39)
    expect(hexAt(layoutFor(3), 4, -1)).toBe(-1)
  })

  it('AL-1.1 three or four may play', () => {
    expect(aldarra.seats).toEqual(expect.arrayContaining([3, 4]))
    for (const seats of [3, 4]) expect(Match.start(aldarra, configFor(seats), 's').state.players).toHaveLength(seats)
  })

  it('AL-1.2 two may play too, with their own map', () => {
    expect(aldarra.seats).toContain(2)
    expect(Match.start(aldarra, configFor(2), 's').state.tiles).toHaveLength(29)
  })

  it('AL-2.1 the tiles lie differently from game to game', () => {
    const deal = (seed: string) => Match.start(aldarra, configFor(4), seed).state.tiles.join()
    expect(new Set(['a', 'b', 'c', 'd'].map(deal)).size).toBe(4)
    expect(deal('a')).toBe(deal('a'))
  })

  it('AL-2.3 the six neighbours of a position', () => {
    const beside = layoutFor(4).neighbours[hex('0,0')]?.map((to) => spots(4)[to])
    expect(beside?.sort()).toEqual(['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'].sort())
  })

  it('AL-2.4 the distance between positions', () => {
    const { distances, size } = layoutFor(4)
    const distance = (a: Spot, b: Spot) => distances[hex(a) * size + hex(b)]
    expect(distance('0,0', '2,-2')).toBe(2)
    expect(distance('0,0', '3,-2')).toBe(3)
    expect(distance('-4,3', '4,-3')).toBe(8)
    expect(distance('1,1', '1,1')).toBe(0)
  })

  it('AL-2.5 the map ends at its edge', () => {
    const beside = layoutFor(4).neighbours[hex('-1,-3')]?.map((to) => spots(4)[to])
    expect(beside?.sort()).toEqual(['-1,-2', '-2,-2', '0,-3'].sort())
  })

  it('AL-2.6 four players: 49 positions in seven rows', () => {
    expect(layoutFor(4).size).toBe(49)
    expect(rows(4)).toEqual([6, 7, 8, 7, 8, 7, 6])
  })

  it('AL-2.7 three players: the ends of the five middle rows are gone', () => {
    expect(rows(3)).toEqual([6, 5, 6, 5, 6, 5, 6])
    const removed = spots(4).filter((spot) => !spots(3).includes(spot))
    expect(removed).toEqual(['-2,-2', '4,-2', '-3,-1', '4,-1', '-3,0', '3,0', '-4,1', '3,1', '-4,2', '2,2'])
  })

  it('AL-2.8 two players: 29 positions in five rows', () => {
    expect(rows(2)).toEqual([5, 6, 7, 6, 5])
    expect(layoutFor(2).size).toBe(29)
  })

  it('AL-2.10 every layout is connected and has a tile for each position', () => {
    for (const seats of [2, 3, 4] as const) {
      const { size, neighbours } = layoutFor(seats)
      const seen = new Set([0])
      for (const at of seen) for (const to of neighbours[at] ?? []) seen.add(to)
      expect(seen.size).toBe(size)
      expect(dealtFor(seats).reduce((sum, n) => sum + n, 0)).toBe(size)
    }
  })

  it('AL-3.1 the tiles for three and for four players', () => {
    expect(dealtFor(3)).toEqual([4, 8, 7, 5, 5, 2, 5, 3])
    expect(dealtFor(4)).toEqual([6, 9, 9, 6, 6, 3, 6, 4])
    for (const seats of [3, 4] as const) {
      const dealt = Match.start(aldarra, configFor(seats), 'x').state.tiles
      expect(counts(dealt)).toEqual(dealtFor(seats))
    }
  })

  it('AL-3.8 the tiles for two players', () => {
    expect(counts(Match.start(aldarra, configFor(2), 'x').state.tiles)).toEqual([3, 6, 5, 4, 3, 2, 4, 2])
  })
})

describe('territories', () => {
  it('AL-3.2 each Forest makes Outposts a Coin cheaper, down to one', () => {
    const forests = { '0,0': 'forest', '1,0': 'forest', '2,0': 'forest', '-1,0': 'forest' } as const
    const at = (units: Record<Spot, Record<number, string>>) =>
      table({ phase: 'build', coins: [9], tiles: forests, units: { '0,2': { 0: 'E' }, ...units } })
    expect(at({})).toOffer({ do: 'build', unit: O, hex: hex('0,2'), coins: 4 })
    expect(at({ '0,0': { 0: 'F' } })).toOffer({ do: 'build', unit: O, hex: hex('0,2'), coins: 3 })
    const many = at({ '0,0': { 0: 'F' }, '1,0': { 0: 'F' }, '2,0': { 0: 'F' }, '-1,0': { 0: 'F' } })
    expect(many).toOffer({ do: 'build', unit: O, hex: hex('0,2'), coins: 1 })
  })

  it('AL-3.3 a ship that starts on a Jetstream flies one step farther', () => {
    const from = (tile: 'jetstream' | 'copper') =>
      table({ units: { '-3,0': { 0: 'F' } }, tiles: { '-3,0': tile } })
        .choose({ do: 'activate', hex: hex('-3,0') })
        .choose({ do: 'from' })
        .choose({ do: 'ship', unit: F })
    expect(from('jetstream')).toOffer({ do: 'fly', hex: hex('1,0') })
    expect(from('copper')).not.toOffer({ do: 'fly', hex: hex('1,0') })
  })

  it('AL-3.4 crossing a Jetstream gives nothing', () => {
    const t = table({ units: { '-3,0': { 0: 'F' } }, tiles: { '-2,0': 'jetstream', '-1,0': 'jetstream' } })
    t.choose({ do: 'activate', hex: hex('-3,0') })
      .choose({ do: 'from' })
      .choose({ do: 'ship', unit: F })
    expect(t).toOffer({ do: 'fly', hex: hex('0,0') })
    expect(t).not.toOffer({ do: 'fly', hex: hex('1,0') })
  })

  it('AL-3.5 a Mountain ends the move', () => {
    const wall = { '-2,0': 'mountain', '-2,-1': 'mountain', '-3,1': 'mountain', '-3,-1': 'mountain', '-4,1': 'mountain' } as const
    const t = table({ units: { '-3,0': { 0: 'F' } }, tiles: wall })
    t.choose({ do: 'activate', hex: hex('-3,0') })
      .choose({ do: 'from' })
      .choose({ do: 'ship', unit: F })
    expect(t).toOfferExactly(Object.keys(wall).map((spot) => ({ do: 'fly', hex: hex(spot as Spot) })))
  })

  it('AL-3.6 a ship that starts on a Mountain moves as usual', () => {
    const t = table({ units: { '-3,0': { 0: 'F' } }, tiles: { '-3,0': 'mountain' } })
    t.choose({ do: 'activate', hex: hex('-3,0') })
      .choose({ do: 'from' })
      .choose({ do: 'ship', unit: F })
    expect(t).toOffer({ do: 'fly', hex: hex('0,0') })
  })

  it('AL-3.7 Jetstreams, Crystal Deposits, Mountains and Ruins yield no Coins', () => {
    const t = table({
      phase: 'mine',
      tiles: { '0,0': 'jetstream', '1,0': 'crystal', '2,0': 'mountain', '-1,0': 'ruins' },
      units: { '0,0': { 0: 'F' }, '1,0': { 0: 'F' }, '2,0': { 0: 'F' }, '-1,0': { 0: 'F' } },
    })
    expect(player(t, 0).coins).toBe(10)
    expect(COINS.slice(4, 8)).toEqual([0, 0, 0, 0])
    t.look()
  })

  it('AL-3.9 the tile under a Stronghold is gone with its effects', () => {
    const t = table({ phase: 'strongholds', strongholds: [], tiles: { '0,0': 'jetstream' } })
    t.choose({ do: 'stronghold', hex: hex('0,0') })
    expect(t.view(null).territories[hex('0,0')]?.tile).toBe('stronghold')
    const flight = table({ strongholds: ['-3,0'], units: { '-3,0': { 0: 'F' } } })
    flight
      .choose({ do: 'activate', hex: hex('-3,0') })
      .choose({ do: 'from' })
      .choose({ do: 'ship', unit: F })
    expect(flight).not.toOffer({ do: 'fly', hex: hex('1,0') })
  })

  it('AL-3.10 a Stronghold is controlled even when it is empty', () => {
    expect(table().view(null).territories[hex('-1,-3')]?.control).toBe(0)
  })

  it('AL-3.11 a Stronghold yields ten Coins', () => {
    const t = table({ phase: 'mine' })
    expect(t.state.players.map((p) => p.coins)).toEqual([10, 10, 10, 10])
    t.look()
  })

  it('AL-3.12 nobody enters another Stronghold', () => {
    const t = table({ units: { '0,-2': { 0: 'F' } }, strongholds: ['-4,3', '0,-3', '4,-3', '1,3'] })
    expect(t).not.toOffer({ do: 'activate', hex: hex('0,-3') })
    t.choose({ do: 'activate', hex: hex('0,-2') })
      .choose({ do: 'from' })
      .choose({ do: 'ship', unit: F })
    expect(t).not.toOffer({ do: 'fly', hex: hex('0,-3') })
    expect(t).toOffer({ do: 'fly', hex: hex('-1,-3') })
  })

  it('AL-3.13 nothing an enemy does reaches Units in a Stronghold', () => {
    const t = table({ explores: { 0: ['EXP-H10'] }, units: { '3,-2': { 0: 'F' }, '4,-3': { 1: 'FFE' } } })
    expect(t).toBeAsked(0, 'window')
    expect(t).toOfferExactly([{ do: 'pass' }])
    t.pass()
      .choose({ do: 'activate', hex: hex('3,-2') })
      .choose({ do: 'from' })
      .pass()
      .choose({ do: 'ship', unit: F })
    expect(t).not.toOffer({ do: 'fly', hex: hex('4,-3') })
  })

  it('AL-3.14 a Stronghold is not explored', () => {
    const t = table({ units: { '-1,-3': { 0: 'F' }, '0,0': { 0: 'F' } }, unexplored: ['-1,-3', '0,0'] })
    t.choose({ do: 'activate', hex: hex('0,2') }).choose({ do: 'none' })
    expect(t).toOfferExactly([{ do: 'pass' }, { do: 'explore', hex: hex('0,0') }])
  })

  it('AL-3.15 no Building stands on a Stronghold', () => {
    const t = table({ phase: 'build', coins: [20], units: { '-1,-3': { 0: 'E' } } })
    expect(t).toOffer({ do: 'build', unit: D, hex: hex('-1,-3') })
    expect(t).not.toOffer({ do: 'build', unit: O, hex: hex('-1,-3') })
  })

  it('AL-3.16 no Crystal comes to lie in a Stronghold', () => {
    const t = table({ phase: 'placing', change: (g) => Object.assign(g, { placing: 4 }) })
    for (const spot of ['-1,-3', '4,-3', '-4,3', '1,3'] as const) expect(t).not.toOffer({ do: 'crystal', hex: hex(spot) })
    const chart = table({ phase: 'crystals-done', explores: { 0: ['EXP-H12'] }, units: { '-1,-3': { 0: 'F' }, '0,0': { 0: 'F' } } })
    expect(chart).toOfferExactly([{ do: 'pass' }, { do: 'play', hex: hex('0,0') }])
  })
})

describe('arrival and setup', () => {
  it('AL-7.1 seats clockwise at random, with a faction each', () => {
    const seatings = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => Match.start(aldarra, configFor(4), seed).state.clockwise)
    expect(new Set(seatings.map(String)).size).toBeGreaterThan(1)
    for (const seating of seatings) expect([...seating].sort()).toEqual([0, 1, 2, 3])
  })

  it('AL-7.2 the tiles are dealt to every position, at random or as suggested', () => {
    for (const seats of [2, 3, 4] as const) {
      expect(counts(suggestedTiles(seats))).toEqual(dealtFor(seats))
      expect(Match.start(aldarra, configFor(seats, { map: 'suggested' }), 'x').state.tiles).toEqual(suggestedTiles(seats))
    }
    const { tiles } = Match.start(aldarra, configFor(4), 'x').state
    expect(tiles.every((tile) => tile >= 0 && tile < 8)).toBe(true)
    expect(tiles).toHaveLength(layoutFor(4).size)
  })

  it('AL-7.3 the Explore cards are shuffled', () => {
    const deck = (seed: string) => Match.start(aldarra, configFor(4), seed).state.exploreDeck
    expect(deck('a')).toHaveLength(72)
    expect(deck('a')).not.toEqual(deck('b'))
  })

  it('AL-7.4 two Objectives for each player', () => {
    const { players, objectiveDeck } = Match.start(aldarra, configFor(4), 'x').state
    expect(players.map((p) => p.objectives.length)).toEqual([2, 2, 2, 2])
    expect(objectiveDeck).toHaveLength(52)
  })

  it('AL-7.5 a Discovery deck for each player', () => {
    for (const seats of [2, 3, 4]) {
      const { discoveryDeck } = Match.start(aldarra, configFor(seats), 'x').state
      expect(discoveryDeck).toHaveLength(16 * seats - seats)
    }
  })

  it('AL-7.6 each player starts with the Discovery of the faction', () => {
    const m = Match.start(aldarra, configFor(4, { faction: ['cindar', 'odaria', 'coalition', 'syndicate'] }), 'x')
    expect(m.view(null).players.map((p) => p.discoveries)).toEqual([[12], [5], [4], [1]])
    expect(m.state.discoveryDeck.filter((card) => card === 12)).toHaveLength(3)
  })

  it('AL-7.7 all Units in the supply and three Order tokens', () => {
    const m = Match.start(aldarra, configFor(2), 'x')
    expect(m.view(null).players[0]?.supply).toEqual([10, 5, 5, 3, 6, 6, 3])
    const t = table({ phase: 'expansion' })
    // The first player is already placing the first of them.
    expect(t.state.players.map((p) => p.tokens)).toEqual([2, 3, 3, 3])
  })

  it('AL-7.8 nobody has Coins, Crystals or Victory Points at the start', () => {
    for (const p of Match.start(aldarra, configFor(3), 'x').state.players) expect([p.coins, p.crystals, p.vp]).toEqual([0, 0, 0])
  })

  it('AL-7.9 nothing is explored and no Crystal lies on the map', () => {
    const { explored, lying, crystals } = Match.start(aldarra, configFor(3), 'x').state
    expect(explored.some(Boolean)).toBe(false)
    expect(lying.every((n) => n === 0)).toBe(true)
    expect(crystals).toBe(25)
  })

  it('AL-8.1 the track goes clockwise from a random first player', () => {
    const firsts = new Set<number>()
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const { clockwise, track } = Match.start(aldarra, configFor(4), seed).state
      const from = clockwise.indexOf(track[0] ?? -1)
      expect(track).toEqual([...clockwise.slice(from), ...clockwise.slice(0, from)])
      firsts.add(from)
    }
    expect(firsts.size).toBeGreaterThan(1)
  })

  it('AL-8.2 Strongholds are placed in turn order', () => {
    const t = table({ phase: 'strongholds', strongholds: [], track: [2, 0, 3, 1] })
    const asked: number[] = []
    for (const spot of ['-1,-3', '4,-3', '-4,3', '1,3'] as const) {
      asked.push(t.decision.seat)
      t.choose({ do: 'stronghold', hex: hex(spot) })
    }
    expect(asked).toEqual([2, 0, 3, 1])
  })

  it('EX-02 Stronghold distance', () => {
    const t = table({ phase: 'strongholds', strongholds: [] }).choose({ do: 'stronghold', hex: hex('0,0') })
    expect(t).not.toOffer({ do: 'stronghold', hex: hex('2,-2') })
    expect(t).toOffer({ do: 'stronghold', hex: hex('3,-2') })
  })

  it('AL-8.3 not on a Crystal Deposit, and three steps from the others', () => {
    const t = table({ phase: 'strongholds', strongholds: [], tiles: { '3,-2': 'crystal' } })
    expect(t).not.toOffer({ do: 'stronghold', hex: hex('3,-2') })
    t.choose({ do: 'stronghold', hex: hex('0,0') })
    expect(t).not.toOffer({ do: 'stronghold', hex: hex('1,1') })
    expect(t).toOffer({ do: 'stronghold', hex: hex('3,0') })
  })

  it('AL-8.4 two Frigates and an Engineer come with the Stronghold', () => {
    const t = table({ phase: 'strongholds', strongholds: [] }).choose({ do: 'stronghold', hex: hex('0,0') })
    expect(unitsAt(t.state, '0,0', 0)).toBe('FFE')
  })

  it('AL-8.5 Outposts in reverse turn order, on a free territory that is no Crystal Deposit', () => {
    const t = table({ phase: 'outposts', turn: 3, tiles: { '1,0': 'crystal' }, units: { '-1,-3': { 0: 'FFE' } } })
    expect(t).toBeAsked(3, 'outpost')
    for (const spot of ['1,0', '-1,-3', '4,-3'] as const) expect(t).not.toOffer({ do: 'outpost', hex: hex(spot) })
    t.choose({ do: 'outpost', hex: hex('0,0') })
    expect(unitsAt(t.state, '0,0', 3)).toBe('FEO')
    expect(t).toBeAsked(2, 'outpost')
    expect(t).not.toOffer({ do: 'outpost', hex: hex('0,0') })
  })

  it('AL-8.6 an Outpost may stand right beside a Stronghold', () => {
    const t = table({ phase: 'outposts', turn: 3 })
    expect(t).toOffer({ do: 'outpost', hex: hex('0,-3') })
    expect(t).toOffer({ do: 'outpost', hex: hex('3,-3') })
  })

  it('AL-8.7 the last player always finds three places for a Stronghold', () => {
    for (let n = 0; n < 60; n++) {
      const seats = 2 + (n % 3)
      const m = Match.start(aldarra, configFor(seats), `arrival ${n}`)
      for (let i = 0; i < seats; i++) {
        const { options = [], seat = 0 } = m.first ?? {}
        expect(options.length).toBeGreaterThanOrEqual(3)
        // Strongholds close together in the middle leave the fewest places.
        m.choose(seat, Math.floor(options.length / 2))
      }
    }
  })

  it('AL-8.8 round 1 keeps the turn order of Arrival', () => {
    const m = Match.start(aldarra, configFor(3), 'keep')
    const before = [...m.state.track]
    while (m.first && m.state.round === 0) m.choose(m.first.seat, 0)
    expect(m.state.track).toEqual(before)
    expect(m.state.round).toBe(1)
  })
})
