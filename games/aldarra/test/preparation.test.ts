import { Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { aldarra } from '../rules/index.ts'
import { configFor, hex, type Position, player, position, quietly, type Spot, table } from './table.ts'

const placing = (p: Position, crystals = 4) => table({ phase: 'placing', ...p, change: (g) => Object.assign(g, { placing: crystals }) })

describe('the round', () => {
  it('AL-9.1 Preparation, Expansion and Management make a round', () => {
    const m = Match.start(aldarra, configFor(2), 'phases')
    const seen: string[] = []
    while (m.first && m.state.round < 2) {
      const { phase } = m.state
      if (seen[seen.length - 1] !== phase) seen.push(phase)
      m.choose(m.first.seat, 0)
    }
    const order = ['strongholds', 'outposts', 'placing', 'order', 'objectives', 'discovery', 'build'].filter((phase) =>
      seen.includes(phase),
    )
    expect(order.map((phase) => seen.indexOf(phase))).toEqual([...order.map((phase) => seen.indexOf(phase))].sort((a, b) => a - b))
    expect(seen).toEqual(expect.arrayContaining(['strongholds', 'outposts', 'order', 'objectives', 'discovery']))
  })

  it('AL-9.2 the round rises and its counters fall to zero', () => {
    const t = table({
      phase: 'round',
      round: 3,
      change: (g) =>
        Object.assign(g.players[0] ?? {}, { attackWins: 2, defenseWins: 1, upsetWins: 1, kills: [1, 0, 0, 0, 0, 2, 0], explored: 4 }),
    })
    expect(t.state.round).toBe(4)
    expect(player(t, 0)).toMatchObject({ attackWins: 0, defenseWins: 0, upsetWins: 0, kills: [0, 0, 0, 0, 0, 0, 0], explored: 4 })
    t.look()
  })
})

describe('turn order', () => {
  it('AL-9.3 is not chosen in round 1', () => {
    const g = position({ phase: 'round', round: 0 })
    const m = Match.from(aldarra, configFor(4), 'x', g)
    expect(m.state.round).toBe(1)
    expect(m.first?.prompt).not.toBe('position')
  })

  it('AL-9.4 goes from fewest Victory Points to most', () => {
    const t = table({ phase: 'turn-order', vp: [9, 2, 5, 1] })
    const asked: number[] = []
    for (let position = 1; position <= 3; position++) {
      asked.push(t.decision.seat)
      t.choose({ do: 'position', position })
    }
    expect(asked).toEqual([3, 1, 2])
    expect(t.state.track).toEqual([3, 1, 2, 0])
    t.look()
  })

  it('AL-9.5 among equals the earlier in the last round chooses first', () => {
    const t = table({ phase: 'turn-order', vp: [4, 4, 4, 0], track: [2, 0, 3, 1] })
    t.choose({ do: 'position', position: 4 })
    expect(t).toBeAsked(2, 'position')
    t.choose({ do: 'position', position: 1 })
    expect(t).toBeAsked(0, 'position')
  })

  it('AL-9.6 any free position may be taken', () => {
    const t = table({ phase: 'turn-order', vp: [0, 1, 2, 3] })
    expect(t).toOfferExactly([1, 2, 3, 4].map((position) => ({ do: 'position', position })))
    t.choose({ do: 'position', position: 3 })
    expect(t).toOfferExactly([1, 2, 4].map((position) => ({ do: 'position', position })))
    expect(t.view(null).positions).toEqual([-1, -1, 0, -1])
  })

  it('AL-9.7 who plays the Royal Seal chooses before everybody', () => {
    const t = table({ phase: 'turn-order', vp: [0, 1, 2, 3], explores: { 3: ['EXP-H11'] } })
    expect(t).toBeAsked(3, 'window')
    t.choose({ do: 'play' })
    expect(t).toBeAsked(3, 'position')
    t.choose({ do: 'position', position: 1 })
    expect(t).toBeAsked(0, 'position')
  })

  it('EX-04 turn order', () => {
    const t = table({ phase: 'turn-order', round: 3, vp: [7, 4, 4, 9] })
    const asked: number[] = []
    for (const position of [4, 1, 3]) {
      asked.push(t.decision.seat)
      t.choose({ do: 'position', position })
    }
    expect(asked).toEqual([1, 2, 0])
    expect(t.state.track).toEqual([2, 3, 0, 1])
    t.look()
  })
})

describe('Crystals', () => {
  it('AL-9.8 come in the first round too', () => {
    const t = table({ phase: 'crystals', round: 1, tiles: { '0,0': 'crystal' }, dice: 'B2 B0' })
    expect(t.state.lying[hex('0,0')]).toBe(1)
    expect(t.state.placing).toBe(2)
    t.look()
  })

  it('AL-9.9 every Crystal Deposit gets one, whatever is there', () => {
    const t = table({
      phase: 'crystals',
      tiles: { '0,0': 'crystal', '1,0': 'crystal' },
      lying: { '0,0': 2 },
      units: { '1,0': { 0: 'F' } },
      dice: 'B1 B0',
    })
    expect([t.state.lying[hex('0,0')], t.state.lying[hex('1,0')]]).toEqual([3, 1])
    t.look()
  })

  it('AL-9.10 two Blue dice, one for two players, without explosions', () => {
    const four = table({ phase: 'crystals', dice: 'B3* B2' })
    expect(four.state.placing).toBe(5)
    const two = table({ seats: 2, phase: 'crystals', dice: 'B3* B2' })
    expect(two.state.placing).toBe(3)
    four.look()
    two.look()
  })

  it('AL-9.11 players place one each in turn order, round and round', () => {
    const t = placing({ seats: 3, track: [1, 2, 0] })
    const asked: number[] = []
    for (const spot of ['0,0', '1,0', '0,1', '-1,1'] as const) {
      asked.push(t.decision.seat)
      t.choose({ do: 'crystal', hex: hex(spot, 3) })
    }
    expect(asked).toEqual([1, 2, 0, 1])
    t.look()
  })

  it('AL-9.12 no Stronghold, not beside one’s own, no second Crystal, no Units', () => {
    const t = placing({ lying: { '0,0': 1 }, units: { '1,0': { 1: 'F' }, '2,0': { 0: 'F' } } })
    for (const spot of ['-1,-3', '4,-3', '0,-3', '-1,-2', '0,0', '1,0', '2,0'] as const)
      expect(t).not.toOffer({ do: 'crystal', hex: hex(spot) })
    expect(t).toOffer({ do: 'crystal', hex: hex('3,-3') })
    expect(t).toOffer({ do: 'crystal', hex: hex('0,1') })
  })

  it('AL-9.13 when nothing is free, where others have Units', () => {
    const g = position({ seats: 2, phase: 'placing' })
    g.placing = 1
    g.lying.fill(0)
    // Every hex but three holds a Crystal; more than the box has, but only where they lie matters here.
    for (let at = 0; at < g.lying.length; at++) if (g.tiles[at] !== 8) g.lying[at] = 1
    for (const spot of ['0,0', '1,0', '0,1'] as const) g.lying[hex(spot, 2)] = 0
    g.units[hex('0,0', 2) * 4 + 1] = 1
    g.units[hex('1,0', 2) * 4 + 1] = 1
    g.units[hex('0,1', 2) * 4 + 0] = 1
    const m = Match.from(aldarra, configFor(2), 'x', g)
    expect(m.first?.options).toEqual([
      { do: 'crystal', hex: hex('0,0', 2) },
      { do: 'crystal', hex: hex('1,0', 2) },
    ])
  })

  it('AL-9.14 a Crystal without a place goes back', () => {
    const g = position({ seats: 2, phase: 'placing' })
    g.placing = 1
    for (let at = 0; at < g.lying.length; at++) if (g.tiles[at] !== 8) g.lying[at] = 1
    const before = g.crystals
    const m = Match.from(aldarra, configFor(2), 'x', g)
    expect(m.state.crystals).toBe(before)
    expect(m.state.placing).toBe(0)
    expect(m.first?.prompt).toBe('activate')
  })

  it('AL-9.15 a short supply serves deposits in row-major order, and placement stops', () => {
    const t = table({ phase: 'crystals', crystals: [24], tiles: { '0,-2': 'crystal', '0,0': 'crystal' }, dice: 'B2 B2' })
    expect(t.state.lying[hex('0,-2')]).toBe(1)
    expect(t.state.lying[hex('0,0')]).toBe(0)
    expect(t).toBeAsked(0, 'activate')
  })

  it('AL-9.16 Prospector’s Chart comes after the last Crystal, then the claims', () => {
    const t = placing({ explores: { 1: ['EXP-H12'] }, objectives: { 0: ['OBJ-27'] }, coins: [10], units: { '2,0': { 1: 'F' } } }, 1)
    t.choose({ do: 'crystal', hex: hex('0,0') })
    expect(t).toBeAsked(1, 'window')
    t.choose({ do: 'play', hex: hex('2,0') })
    expect(t.state.lying[hex('2,0')]).toBe(1)
    expect(t).toBeAsked(0, 'claim')
  })

  it('EX-03 Crystal step', () => {
    const t = table({
      phase: 'crystals',
      tiles: { '-3,0': 'crystal', '0,0': 'crystal', '3,0': 'crystal' },
      lying: { '0,0': 1 },
      dice: 'B3* B1',
    })
    const lying = (spot: Spot) => t.state.lying[hex(spot)]
    expect([lying('-3,0'), lying('0,0'), lying('3,0')]).toEqual([1, 2, 1])
    expect(t.state.placing).toBe(4)
    expect(t).not.toOffer({ do: 'crystal', hex: hex('0,-3') })
    t.choose({ do: 'crystal', hex: hex('0,1') })
    expect(t).toBeAsked(1, 'crystal')
    expect(t).toOffer({ do: 'crystal', hex: hex('0,-3') })
    t.choose({ do: 'crystal', hex: hex('0,-3') })
      .choose({ do: 'crystal', hex: hex('1,1') })
      .choose({ do: 'crystal', hex: hex('2,1') })
    quietly(t, 'claim')
    expect(t).toBeAsked(0, 'activate')
  })
})
