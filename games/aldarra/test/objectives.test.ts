import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { OBJECTIVE_COPIES, OBJECTIVES } from '../content/objectives.ts'
import type { TileId } from '../content/tiles.ts'
import { claimable, surveyOf } from '../rules/objectives.ts'
import type { AldarraState } from '../rules/state.ts'
import { hex, obj, type Position, player, position, type Spot, table } from './table.ts'

const fulfilled = (id: string, p: Position, seat = 0) => claimable(obj(id), surveyOf(position(p), seat))
const ROW: readonly Spot[] = ['-3,0', '-2,0', '-1,0', '0,0', '1,0', '2,0', '3,0', '-2,1', '-1,1', '0,1']
/** One Frigate or Destroyer on each of the first tiles, all of a type. */
const holding = (tile: TileId, n: number): Position => ({
  tiles: Object.fromEntries(ROW.slice(0, n).map((spot) => [spot, tile])),
  units: Object.fromEntries(ROW.slice(0, n).map((spot) => [spot, { 0: 'F' }])),
})
const counters = (change: Partial<AldarraState['players'][number]>): Position => ({
  change: (g) => void Object.assign(g.players[0] ?? {}, change),
})

describe('control and scoring', () => {
  it('AL-14.1 the Stronghold and what holds only one’s own Units', () => {
    const g = position({ units: { '0,0': { 0: 'F' }, '1,0': { 1: 'O' } } })
    const view = table({ units: { '0,0': { 0: 'F' }, '1,0': { 1: 'O' } } }).view(null)
    expect(view.territories.map((t) => t.control).filter((c) => c !== null)).toEqual([0, 1, 0, 1, 2, 3])
    expect(surveyOf(g, 0).controlled).toBe(1)
    const contested = position({ combat: '0,0', units: { '0,0': { 0: 'F', 1: 'F' } } })
    expect(surveyOf(contested, 0).controlled).toBe(0)
  })

  it('AL-14.2 Victory Points come from combats, Objectives, Explore cards and purchases', () => {
    // Mining, drafting and building bring none.
    const t = table({ phase: 'mine', units: { '0,0': { 0: 'NNX' } }, lying: { '0,0': 3 } })
    for (const seat of [0, 1, 2, 3]) t.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    expect(t.state.players.map((p) => p.vp)).toEqual([0, 0, 0, 0])
  })

  it('AL-14.3 Victory Points are never lost', () => {
    const t = table({ combat: '0,0', vp: [5, 5], units: { '0,0': { 0: 'F', 1: 'D' } }, dice: 'G0 P1' })
    t.pass(0).pass(1)
    expect(t.state.players.map((p) => p.vp)).toEqual([5, 5, 0, 0])
  })

  it('AL-14.4 claims wait until the Order is resolved', () => {
    const t = table({ objectives: { 0: ['OBJ-27'] }, coins: [10], units: { '0,0': { 0: 'F' } } })
    t.choose({ do: 'activate', hex: hex('0,0') })
    expect(t).not.toOffer({ do: 'claim' })
    t.choose({ do: 'none' })
    expect(t.at(0)).toOffer({ do: 'claim' })
  })

  it('AL-14.5 a claim is a choice; the card is shown, paid and scored at once', () => {
    const t = table({
      phase: 'claims',
      objectives: { 0: ['OBJ-28'] },
      crystals: [5],
      change: (g) => Object.assign(g, { after: 'expansion' }),
    })
    expect(t.at(0)).toOffer({ do: 'done' })
    t.choose(0, { do: 'claim' })
    expect(t.view(1).players[0]).toMatchObject({ claimed: [27], vp: 2, crystals: 1 })
    expect(t.state.crystals).toBe(24)
  })

  it('AL-14.6 claim windows after every part of the round', () => {
    const claim: Position = { objectives: { 0: ['OBJ-29'] }, ...counters({ explored: 6 }) }
    const windows: Position[] = [
      { phase: 'turn-order', vp: [0, 1, 2, 3] },
      { phase: 'crystals-done' },
      {
        phase: 'explore',
        change: (g) => void Object.assign(g, { order: { seat: 0, hex: 0, mode: 'none', burners: 0, ship: -1, extra: false } }),
      },
      { phase: 'mine' },
      { phase: 'buy' },
      { phase: 'extra-discovery' },
      { phase: 'free-outposts' },
    ]
    for (const window of windows) {
      const t = table({
        ...claim,
        ...window,
        change: (g) => {
          claim.change?.(g)
          window.change?.(g)
        },
      })
      for (const position of [1, 2, 3]) if (t.match.first?.prompt === 'position') t.choose({ do: 'position', position })
      expect(t, window.phase).toBeAsked(0, 'claim')
    }
    const step4 = table({ ...claim, phase: 'objectives' })
    for (const seat of [0, 1, 2, 3]) step4.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    expect(step4).toBeAsked(0, 'claim')
  })

  it('AL-14.7 all who might claim are asked at once, one card at a time', () => {
    const t = table({
      phase: 'claims',
      objectives: { 0: ['OBJ-27', 'OBJ-29'], 1: ['OBJ-27'], 2: ['OBJ-03'] },
      coins: [10, 10, 10, 9],
      change: (g) => Object.assign(g, { after: 'expansion' }),
    })
    // Seat 2 holds no fulfilled card, but as far as the others know it might; seat 3 holds no card.
    expect(t.match.open.map((d) => d.seat)).toEqual([0, 1, 2])
    expect(t.at(2)).toOfferExactly([{ do: 'done' }])
    expect(t.at(0)).toOfferExactly([{ do: 'done' }, { do: 'claim', objective: obj('OBJ-27') }])
    t.choose(1, { do: 'claim' })
    expect(player(t, 1).vp).toBe(1)
    t.look()
  })

  it('AL-14.8 several in one window, two copies too', () => {
    const t = table({
      phase: 'claims',
      objectives: { 0: ['OBJ-27', 'OBJ-27'] },
      coins: [20],
      change: (g) => Object.assign(g, { after: 'expansion' }),
    })
    t.choose(0, { do: 'claim' }).choose(0, { do: 'claim' })
    expect(player(t, 0)).toMatchObject({ vp: 2, coins: 0, claimed: [26, 26] })
  })

  it('AL-14.9 the counters of a round', () => {
    const t = table({ combat: '0,0', vp: [1, 4], units: { '0,0': { 0: 'N', 1: 'F' } }, dice: 'G0 B2 B0' }).pass(1)
    expect(player(t, 0)).toMatchObject({ attackWins: 1, upsetWins: 1, kills: [1, 0, 0, 0, 0, 0, 0] })
    const held = table({ combat: '0,0', units: { '0,0': { 0: 'F', 1: 'D' } }, dice: 'G0 P1' })
      .pass(0)
      .pass(1)
    expect(player(held, 1)).toMatchObject({ defenseWins: 1, kills: [1, 0, 0, 0, 0, 0, 0] })
  })

  it('AL-14.10 what happened this round counts for a card drawn later', () => {
    const t = table({ phase: 'objectives', objectiveDeck: ['OBJ-25'], ...counters({ defenseWins: 1 }) })
    t.choose(0, { do: 'draw' })
    for (const seat of [1, 2, 3]) t.choose(seat, { do: 'exchange' }).choose(seat, { do: 'done' })
    expect(t.at(0)).toOffer({ do: 'claim', objective: obj('OBJ-25') })
  })

  it('AL-14.11 explored territories are counted for the whole game', () => {
    const t = table({ unexplored: ['0,0'], units: { '0,0': { 0: 'F' } }, exploreDeck: ['EXP-01'], ...counters({ explored: 5 }) })
    t.choose({ do: 'activate', hex: hex('0,2') })
      .choose({ do: 'none' })
      .choose({ do: 'explore', hex: hex('0,0') })
    expect(player(t, 0).explored).toBe(6)
  })

  it('AL-14.12 the board at the moment of claiming decides', () => {
    const t = table({ phase: 'claims', ...holding('gold', 3), objectives: { 0: ['OBJ-03'] } })
    t.choose(0, { do: 'claim' })
    expect(player(t, 0).vp).toBe(2)
    expect(fulfilled('OBJ-03', holding('gold', 2))).toBe(false)
  })

  it('AL-14.13 the Coalition’s exchange counts for a claim', () => {
    const p: Position = {
      phase: 'claims',
      factions: ['coalition', 'cindar', 'syndicate', 'odaria'],
      objectives: { 0: ['OBJ-27'] },
      coins: [2],
      crystals: [2],
    }
    const t = table(p)
    expect(t.at(0)).toOffer({ do: 'claim' })
    t.choose(0, { do: 'claim' })
    expect(player(t, 0)).toMatchObject({ coins: 0, crystals: 0, vp: 1 })
    expect(table({ ...p, factions: ['cindar', 'coalition', 'syndicate', 'odaria'] })).not.toBeAsked(0, 'claim')
  })
})

describe('the Objectives', () => {
  it('AL-18.9 thirty cards, twice each', () => {
    expect(OBJECTIVES).toHaveLength(30)
    expect(OBJECTIVE_COPIES).toBe(2)
    expect(OBJECTIVES.reduce((sum, card) => sum + card.vp * OBJECTIVE_COPIES, 0)).toBe(90)
    expect(OBJECTIVES.map((card) => card.vp)).toEqual([
      1, 1, 2, 1, 1, 2, 1, 2, 2, 2, 1, 2, 2, 1, 2, 1, 1, 1, 3, 2, 2, 2, 2, 1, 1, 1, 1, 2, 1, 1,
    ])
  })

  it('AL-18.9 the rules print what the cards say', () => {
    const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
    for (const { id, name, vp, text } of OBJECTIVES) expect(rules).toContain(`\n| ${id} | ${name} | ${vp} | ${text} |`)
  })

  it('AL-18.10 an Objective with a price is claimable when it can be paid', () => {
    expect(fulfilled('OBJ-27', { coins: [9] })).toBe(false)
    expect(fulfilled('OBJ-27', { coins: [10] })).toBe(true)
    expect(fulfilled('OBJ-28', { crystals: [3] })).toBe(false)
    expect(fulfilled('OBJ-28', { crystals: [4] })).toBe(true)
  })

  it('AL-18.11 Encirclement needs all neighbours where there are fewer than three', () => {
    // On the map of three the corner (-4,3) has two neighbours.
    const corner = (spots: readonly Spot[]): Position => ({ seats: 3, units: Object.fromEntries(spots.map((spot) => [spot, { 0: 'F' }])) })
    expect(fulfilled('OBJ-12', corner(['-3,3']))).toBe(false)
    expect(fulfilled('OBJ-12', corner(['-3,3', '-3,2']))).toBe(true)
  })

  const tiles: readonly (readonly [string, TileId, number])[] = [
    ['OBJ-01', 'copper', 3],
    ['OBJ-02', 'silver', 3],
    ['OBJ-03', 'gold', 3],
    ['OBJ-04', 'forest', 2],
    ['OBJ-05', 'jetstream', 2],
    ['OBJ-06', 'crystal', 2],
    ['OBJ-07', 'mountain', 2],
    ['OBJ-08', 'ruins', 2],
  ]
  it.each(tiles)('%s counts controlled %s tiles: %i', (id, tile, n) => {
    expect(fulfilled(id, holding(tile, n))).toBe(true)
    expect(fulfilled(id, holding(tile, n - 1))).toBe(false)
  })

  it('OBJ-09 Grand Survey', () => {
    const types: readonly TileId[] = ['forest', 'copper', 'silver', 'gold', 'jetstream', 'crystal', 'mountain']
    const survey = (n: number): Position => ({
      tiles: Object.fromEntries(types.map((tile, i) => [ROW[i] ?? '0,0', tile])),
      units: Object.fromEntries(ROW.slice(0, n).map((spot) => [spot, { 0: 'F' }])),
    })
    expect(fulfilled('OBJ-09', survey(7))).toBe(true)
    expect(fulfilled('OBJ-09', survey(6))).toBe(false)
  })

  it('OBJ-10 Broad Dominion', () => {
    expect(fulfilled('OBJ-10', holding('copper', 10))).toBe(true)
    expect(fulfilled('OBJ-10', holding('copper', 9))).toBe(false)
  })

  it('OBJ-11 On Their Doorstep', () => {
    expect(fulfilled('OBJ-11', { units: { '3,-3': { 0: 'F' } } })).toBe(true)
    expect(fulfilled('OBJ-11', { units: { '0,-3': { 0: 'F' } } })).toBe(false)
  })

  it('OBJ-12 Encirclement', () => {
    const around = (n: number): Position => ({
      strongholds: ['-1,-3', '0,0', '-4,3', '1,3'],
      units: Object.fromEntries((['1,0', '0,1', '-1,0'] as const).slice(0, n).map((spot) => [spot, { 0: 'F' }])),
    })
    expect(fulfilled('OBJ-12', around(3))).toBe(true)
    expect(fulfilled('OBJ-12', around(2))).toBe(false)
  })

  it('OBJ-13 Unbroken Chain', () => {
    const chain = (n: number): Position => ({
      strongholds: ['-3,0', '4,-3', '-4,3', '1,3'],
      units: Object.fromEntries(ROW.slice(1, 1 + n).map((spot) => [spot, { 0: 'F' }])),
    })
    expect(fulfilled('OBJ-13', chain(7))).toBe(true)
    expect(fulfilled('OBJ-13', chain(6))).toBe(false)
    const broken: Position = {
      units: Object.fromEntries(
        ROW.slice(0, 8)
          .filter((spot) => spot !== '0,0')
          .map((spot) => [spot, { 0: 'F' }]),
      ),
    }
    expect(fulfilled('OBJ-13', broken)).toBe(false)
    for (const p of [chain(7), chain(6), broken]) {
      const g = position(p)
      expect(claimable(obj('OBJ-13'), surveyOf(g, 0, true))).toBe(claimable(obj('OBJ-13'), surveyOf(g, 0)))
    }
  })

  it('OBJ-13 the view shows the longest chain there is, not all that is controlled', () => {
    const shown = (spots: readonly Spot[]) => {
      const units = Object.fromEntries(spots.map((spot) => [spot, { 0: 'F' }]))
      const view = table({ strongholds: ['-3,0', '4,-3', '-4,3', '1,3'], units, objectives: { 0: ['OBJ-13'] } }).view(0)
      return view.players[0]?.objectives?.[0]
    }
    // Two beside the Stronghold, and three far from it.
    expect(shown(['-2,0', '-1,0'])).toMatchObject({ have: 3, need: 8, claimable: false })
    expect(shown(['-2,0', '1,0', '2,0', '3,0', '0,2'])).toMatchObject({ have: 3, claimable: false })
    expect(shown([])).toMatchObject({ have: 1 })
  })

  it('OBJ-14 Massed Armada', () => {
    expect(fulfilled('OBJ-14', { units: { '0,0': { 0: 'FFFFF' } } })).toBe(true)
    expect(fulfilled('OBJ-14', { units: { '0,0': { 0: 'FFFFO' } } })).toBe(false)
    expect(fulfilled('OBJ-14', { units: { '-1,-3': { 0: 'FFFFF' } } })).toBe(false)
    // An Odarian Building moves like an Airship, but is not counted as one (AL-6.11).
    const odaria = { factions: ['odaria', 'cindar', 'syndicate', 'coalition'], units: { '0,0': { 0: 'FFFFO' } } } as const
    expect(fulfilled('OBJ-14', odaria)).toBe(false)
  })

  const fleets: readonly (readonly [string, Record<Spot, string>, Record<Spot, string>])[] = [
    ['OBJ-15', { '0,0': 'N', '-1,-3': 'N' }, { '0,0': 'N' }],
    ['OBJ-16', { '0,0': 'CCC' }, { '0,0': 'CC' }],
    ['OBJ-17', { '0,0': 'D', '1,0': 'D', '-1,-3': 'D' }, { '0,0': 'DD', '1,0': 'DD' }],
    ['OBJ-18', { '0,0': 'FFFF', '1,0': 'FFF' }, { '0,0': 'FFFFF', '1,0': 'F' }],
    ['OBJ-19', { '0,0': 'FDCNEO', '1,0': 'X' }, { '0,0': 'FDCNEO' }],
    ['OBJ-20', { '0,0': 'X', '1,0': 'X' }, { '0,0': 'X', '1,0': 'O' }],
    ['OBJ-21', { '0,0': 'X', '1,0': 'X', '2,0': 'O', '3,0': 'O', '-1,0': 'O' }, { '0,0': 'X', '1,0': 'X', '2,0': 'O', '3,0': 'O' }],
  ]
  it.each(fleets)('%s counts Units on the map', (id, enough, few) => {
    const own = (spots: Record<Spot, string>): Position => ({
      units: Object.fromEntries(Object.entries(spots).map(([spot, letters]) => [spot, { 0: letters }])),
    })
    expect(fulfilled(id, own(enough))).toBe(true)
    expect(fulfilled(id, own(few))).toBe(false)
  })

  const rounds: readonly (readonly [string, Partial<AldarraState['players'][number]>, Partial<AldarraState['players'][number]>])[] = [
    ['OBJ-22', { attackWins: 2 }, { attackWins: 1 }],
    ['OBJ-23', { kills: [0, 0, 0, 1, 0, 0, 0] }, { kills: [9, 9, 9, 0, 9, 9, 0] }],
    ['OBJ-24', { kills: [0, 0, 0, 0, 0, 1, 0] }, { kills: [9, 9, 9, 9, 9, 0, 0] }],
    ['OBJ-25', { defenseWins: 1 }, { attackWins: 3 }],
    ['OBJ-26', { upsetWins: 1 }, { attackWins: 3 }],
    ['OBJ-29', { explored: 6 }, { explored: 5 }],
  ]
  it.each(rounds)('%s counts what happened', (id, enough, few) => {
    expect(fulfilled(id, counters(enough))).toBe(true)
    expect(fulfilled(id, counters(few))).toBe(false)
  })

  it('OBJ-27 Patron of Learning costs ten Coins', () => {
    const t = table({ phase: 'claims', objectives: { 0: ['OBJ-27'] }, coins: [12] }).choose(0, { do: 'claim' })
    expect(player(t, 0)).toMatchObject({ coins: 2, vp: 1 })
  })

  it('OBJ-28 Crystal Offering costs four Crystals', () => {
    const t = table({ phase: 'claims', objectives: { 0: ['OBJ-28'] }, crystals: [4] }).choose(0, { do: 'claim' })
    expect(player(t, 0)).toMatchObject({ crystals: 0, vp: 2 })
  })

  it('OBJ-30 Circle of Inventors', () => {
    expect(fulfilled('OBJ-30', { discoveries: { 0: ['DIS-U1', 'DIS-U2', 'DIS-P1', 'DIS-P2', 'DIS-P3'] } })).toBe(true)
    expect(fulfilled('OBJ-30', { discoveries: { 0: ['DIS-U1', 'DIS-U2', 'DIS-P1', 'DIS-P2'] } })).toBe(false)
  })

  it('the view shows how far one is', () => {
    const view = table({ ...holding('gold', 2), objectives: { 0: ['OBJ-03'] } }).view(0)
    expect(view.players[0]?.objectives).toEqual([{ card: obj('OBJ-03'), have: 2, need: 3, claimable: false }])
  })
})
