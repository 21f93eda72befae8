import { describe, expect, it } from 'vitest'
import { FLIGHT } from '../content/minion-types.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { RELIC_IDS, type RelicId } from '../content/relics.ts'
import {
  board,
  boardOf,
  cell,
  drop,
  eventsOf,
  face,
  facesOf,
  facesOfSigns,
  H,
  heldOf,
  type Literal,
  minionOn,
  points,
  RL,
  s,
  swap,
  table,
} from './table.ts'

/** Four of a guild in a row by one swap. */
const four = (sign: string, literal: Literal = {}) => {
  const other = sign === 'G' ? 'B' : 'G'
  const t = table({ board: `2 . . ${sign} .\n1 ${sign} ${sign} ${other} ${sign}`, next: 'B H B H', relicDeck: ['RL-1'], ...literal })
  return swap(t, literal.active === 'blue' ? 'H-BAR-1' : 'H-GUA-2', [3, 1], [3, 2])
}
/** Five of a guild: a row of three with a column of two on its end. */
const five = (sign: string, literal: Literal = {}) => {
  const other = sign === 'G' ? 'B' : 'G'
  const t = table({
    board: `3 . . ${sign} .\n2 . . ${sign} .\n1 ${sign} ${sign} ${other} ${sign}`,
    next: 'B H B H',
    relicDeck: ['RL-5', 'RL-1'],
    ...literal,
  })
  return swap(t, literal.active === 'blue' ? 'H-BAR-1' : 'H-GUA-2', [3, 1], [4, 1])
}

describe('19 Exalted guilds and relics', () => {
  it('AQ-19.1 at most one guild is exalted, at first none', () => {
    expect(table().state.exalted).toBe(-1)
    expect(four('T', { exalted: 'B' }).state.exalted).toBe(3)
  })

  it('AQ-19.2 an ally match of four exalts its guild', () => {
    expect(four('G').state.exalted).toBe(1)
  })

  it('AQ-19.3 a rival match of four takes the status from the exalted guild only', () => {
    expect(four('B', { exalted: 'B' }).state.exalted).toBe(-1)
    expect(four('B', { exalted: 'T' }).state.exalted).toBe(3)
    expect(four('B', { exalted: 'H' }).state.exalted).toBe(2)
  })

  it('AQ-19.4 a match of three changes nothing', () => {
    const t = table({ board: '1 G G . B', revealed: 'G', exalted: 'T' })
    drop(t, 'G', 3)
    expect(t.state.exalted).toBe(3)
  })

  it('AQ-19.5 a team’s second guild takes it from the first', () => {
    expect(four('G', { exalted: 'T' }).state.exalted).toBe(1)
  })

  it('AQ-19.6 there is no once a game', () => {
    // The Thieves, the Guardians and the Thieves again, by three swaps of one turn.
    const t = table({ board: '4 . . T .\n3 T T G T\n2 G G T G\n1 T T B T' })
    for (const hero of ['H-GUA-2', 'H-GUA-1', 'H-THI-2'] as const) swap(t, hero, [3, 1], [3, 2])
    expect(eventsOf(t, 'exalted')).toMatchObject([{ guild: 3 }, { guild: 1 }, { guild: 3 }])
    expect(t.state.exalted).toBe(3)
  })

  it('AQ-19.7 the benefit is the owner’s, and everybody sees whose it is', () => {
    const t = table({ exalted: 'T', minions: [{ at: 'b2' }, { at: 'd4', team: 'blue' }] })
    expect(t.view(null).exalted).toBe(3)
    t.choose({ do: 'activate', minion: 1 })
    expect(t).toOffer({ do: 'sneak' })
    const rival = table({ exalted: 'T', active: 'blue', minions: [{ at: 'd4', team: 'blue' }] })
    rival.choose({ do: 'activate', minion: 1 })
    expect(rival).not.toOffer({ do: 'sneak' })
  })

  it('AQ-19.8 a match of five gives the active team a relic, ally or rival', () => {
    expect(five('T').state.teams[RED].relics).toEqual([RL('RL-5')])
    const rival = five('H')
    expect([rival.state.teams[RED].relics, rival.state.teams[BLUE].relics]).toEqual([[RL('RL-5')], []])
    expect(four('T').state.teams[RED].relics).toEqual([])
  })

  it('AQ-19.9 from an empty Relic deck none is drawn', () => {
    expect(five('T', { relicDeck: [] }).state.teams[RED].relics).toEqual([])
  })

  it('AQ-19.10 a relic costs one rune of any guild', () => {
    const t = table({ red: { held: 'B T', relics: ['RL-4'] } })
    t.choose({ do: 'relic', relic: RL('RL-4') })
    expect(t.decision.rule).toBe('AQ-19.10')
    expect(t).toOfferExactly([
      { do: 'pay', guild: 0 },
      { do: 'pay', guild: 3 },
    ])
    t.choose({ do: 'pay', guild: 0 })
    expect(heldOf(t, RED)).toBe('T')
  })

  it('AQ-19.11 in your own Action Phase, without a Hero, once', () => {
    const t = table({ tired: true, red: { held: 'T T', relics: ['RL-4'] } })
    t.choose({ do: 'relic', relic: RL('RL-4') })
    expect(t.state.outRelics).toContain(RL('RL-4'))
    expect(t).not.toOffer({ do: 'relic' })
    expect(table({ active: 'blue', red: { held: 'T', relics: ['RL-4'] } })).not.toOffer({ do: 'relic' })
  })
})

describe('26.4 Exalted tiles', () => {
  it('X-BAR the Bards drop two of the runes the opponent reveals', () => {
    const t = table({ phase: 'reveal', exalted: 'B', next: 'T H G', board: '1 G T B H' })
    drop(t, 'G', 1)
    drop(t, 'H', 2)
    expect(facesOf(t.state.revealed)).toEqual(facesOfSigns('T'))
    expect(boardOf(t)).toBe(board('2 G H . .\n1 G T B H'))
  })

  it('AQ-26.13 with fewer revealed, as many as there are', () => {
    const t = table({ phase: 'reveal', exalted: 'B', pouch: 'T', board: '1 G T B H' })
    t.choose({ do: 'column', column: 0 })
    expect(t).toBeAsked(0, 'action')
    expect(t.state.revealed).toEqual([])
  })

  it('X-GUA the opponent’s swaps cannot include Guardians runes', () => {
    const blue = table({ active: 'blue', exalted: 'G', board: '1 G T B H' })
    blue.choose({ do: 'hero', hero: H('H-BAR-1') }).choose({ do: 'swap' })
    expect(blue).toOfferExactly([cell(2, 1), cell(3, 1), cell(4, 1)].map((c) => ({ do: 'cell', cell: c })))
    blue.choose({ do: 'cell', cell: cell(2, 1) })
    expect(boardOf(blue)).toBe(board('1 G B T H'))
    const own = table({ exalted: 'G', board: '1 G T B H' })
    own.choose({ do: 'hero', hero: H('H-GUA-2') }).choose({ do: 'swap' })
    expect(own).toOffer({ do: 'cell', cell: cell(1, 1) })
  })

  const hunters = (text: string) =>
    table({
      board: text,
      exalted: 'H',
      next: 'B B B B',
      red: { guilds: 'HB', heroes: { a: 'H-HUN-1' } },
      blue: { guilds: 'GT', heroes: {} },
    })

  it('X-HUN a rival rune swapped with a Hunters rune and not matched is destroyed', () => {
    const t = swap(hunters('2 T . . .\n1 H G . B'), 'H-HUN-1', [1, 1], [2, 1])
    expect(boardOf(t)).toBe(board('1 T H . B'))
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('G'))
    const own = swap(hunters('1 H B . G'), 'H-HUN-1', [1, 1], [2, 1])
    expect(boardOf(own)).toBe(board('1 B H . G'))
  })

  it('AQ-26.12 it is looked at once after the exchange: a rival rune that matches is not destroyed besides', () => {
    const t = swap(hunters('2 . . G .\n1 G G H T'), 'H-HUN-1', [3, 1], [3, 2])
    // The Guardians match (for a line); none of them is destroyed separately.
    expect(eventsOf(t, 'runes-destroyed')).toEqual([])
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('G G G'))
    // Only swaps by the Hunters' own team: Blue's destroy nothing.
    const blue = table({
      board: '1 H G . B',
      exalted: 'H',
      active: 'blue',
      red: { guilds: 'HB', heroes: {} },
      blue: { guilds: 'GT', heroes: { a: 'H-GUA-1' } },
    })
    expect(boardOf(swap(blue, 'H-GUA-1', [1, 1], [2, 1]))).toBe(board('1 G H . B'))
  })

  it('X-THI minions without an icon can Sneak', () => {
    const t = table({ exalted: 'T', minions: [{ at: 'b2' }] })
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'sneak', to: s('a3') })
    expect(minionOn(t, 'a3')?.id).toBe(1)
  })

  it('AQ-26.14 basic ones, and upgraded ones that show none', () => {
    const sneaks = (up: boolean, type: 'MN-THI-2' | 'MN-THI-1') => {
      const t = table({ exalted: 'T', minions: [{ at: 'b2', type, up }] })
      t.choose({ do: 'activate', minion: 1 })
      return t.match.first?.options.some((o) => o.do === 'sneak')
    }
    expect([sneaks(false, 'MN-THI-2'), sneaks(true, 'MN-THI-2'), sneaks(false, 'MN-THI-1'), sneaks(true, 'MN-THI-1')]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

describe('26.5 Relics', () => {
  const own = (id: RelicId, literal: Literal = {}) => table({ ...literal, red: { held: 'T', relics: [id], ...literal.red } })
  const play = (id: RelicId, literal: Literal = {}) => own(id, literal).choose({ do: 'relic', relic: RL(id) })

  it('every relic has its test', () => expect(RELIC_IDS).toHaveLength(8))

  it('RL-1 Horn of Aiyana: two lines, each settled', () => {
    const t = play('RL-1', { board: '1 G T B H', pouch: 'T G B H T B H G' })
    expect(eventsOf(t, 'line')).toHaveLength(2)
    expect(own('RL-1', { pouch: '', board: '1 G T B H' })).not.toOffer({ do: 'relic' })
  })

  it('RL-2 Winter’s Eye: destroys all Snowflakes, or drops one from the discard', () => {
    const destroyed = play('RL-2', { board: '2 * . . *\n1 G T B H', discard: '*' }).choose({ do: 'destroy-snow' })
    expect(boardOf(destroyed)).toBe(board('1 G T B H'))
    const dropped = play('RL-2', { board: '1 U1 U2 . *', discard: '*' }).choose({ do: 'drop-snow' }).choose({ do: 'column', column: 2 })
    expect([points(dropped, RED), dropped.state.snowflakes.length]).toEqual([3, 2])
    expect(own('RL-2', { board: '1 G T B H' })).not.toOffer({ do: 'relic' })
  })

  it('RL-3 Everbloom Crown: exalts one of your guilds', () => {
    const t = play('RL-3', { exalted: 'B' })
    expect(t).toOfferExactly([
      { do: 'exalt', guild: 1 },
      { do: 'exalt', guild: 3 },
    ])
    t.choose({ do: 'exalt', guild: 1 })
    expect(t.state.exalted).toBe(1)
  })

  it('RL-4 Gale Feather: all allies have Flight', () => {
    const t = play('RL-4', { minions: [{ at: 'a1' }, { at: 'e5' }, { at: 'd4', team: 'blue' }] })
    expect(['a1', 'e5', 'd4'].map((space) => minionOn(t, space)?.granted)).toEqual([FLIGHT, FLIGHT, 0])
    t.choose({ do: 'activate', minion: 1 }).choose({ do: 'fly', to: s('c1') })
    expect(minionOn(t, 'c1')?.id).toBe(1)
  })

  it('RL-5 Seeing Pool: all facedown rival tiles of a lane', () => {
    const t = play('RL-5', { tiles: { d5: 'U1', d4: '!', e4: 'U2', d1: 'R1' } }).choose({ do: 'lane', lane: 3 })
    expect(t.view(0).tiles.map((tile) => tile.face)).toEqual([face('U1'), face('!'), null, face('R1')])
  })

  it('RL-6 Scepter of the First Squirrel: upgrades one or two', () => {
    const t = play('RL-6', { minions: [{ at: 'a1' }, { at: 'b1' }, { at: 'c1' }] })
    t.choose({ do: 'minion', minion: 1 }).choose({ do: 'minion', minion: 3 })
    expect(['a1', 'b1', 'c1'].map((space) => minionOn(t, space)?.upgraded)).toEqual([true, false, true])
    expect(minionOn(t, 'a1')?.ready).toBe(true)
    expect(own('RL-6', { minions: [{ at: 'a1', up: true, type: 'MN-THI-1' }] })).not.toOffer({ do: 'relic' })
  })

  it('RL-7 Rootgate: an ally to an open space beneath the canopy', () => {
    const t = play('RL-7', { minions: [{ at: 'a1' }, { at: 'b3', team: 'blue' }] })
    expect(t).toOfferExactly(['c2', 'c4', 'd3'].map((space) => ({ do: 'space', space: s(space) })))
    t.choose({ do: 'space', space: s('d3') })
    expect(minionOn(t, 'd3')?.id).toBe(1)
    expect(own('RL-7', { minions: [{ at: 'CN' }] })).not.toOffer({ do: 'relic' })
  })

  it('RL-8 Golden Nutcracker: collects a rival Acorn from the Board', () => {
    const t = play('RL-8', { board: '2 T . . .\n1 U3 R1 U1 .' }).choose({ do: 'cell', cell: cell(1, 1) })
    expect([points(t, RED), boardOf(t)]).toEqual([3, board('1 T R1 U1 .')])
    expect(own('RL-8', { board: '1 R1 R2 . .' })).not.toOffer({ do: 'relic' })
  })
})
