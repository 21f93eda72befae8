import { describe, expect, it } from 'vitest'
import { BOARD_COLS, BOARD_ROWS } from '../content/constants.ts'
import { BLUE, RED } from '../content/pieces.ts'
import { isFull } from '../rules/board.ts'
import { alderquest } from '../rules/index.ts'
import { board, boardOf, cell, drop, eventsOf, face, facesOf, facesOfSigns, heldOf, points, stateOf, swap, table, walk } from './table.ts'

const line = (t: ReturnType<typeof table>) => t.choose({ do: 'hero', hero: 3 }).choose({ do: 'line' })

describe('4 The Matching Board', () => {
  it('AQ-4.1 it has four columns and six rows', () => {
    expect([BOARD_COLS, BOARD_ROWS]).toEqual([4, 6])
    expect(table().state.board).toHaveLength(24)
  })

  it('AQ-4.5 a full column takes no more runes, and the Board is full when all are', () => {
    const t = table({ board: '6 G . . .\n5 B . . .\n4 G . . .\n3 B . . .\n2 G . . .\n1 B . . .', revealed: 'T' })
    t.choose({ do: 'drop', face: face('T') })
    expect(t).toOfferExactly([1, 2, 3].map((column) => ({ do: 'column', column })))
    expect(isFull(t.state)).toBe(false)
    const [, full] = stateOf({ board: '6 B H T G\n5 T G B H\n4 B H T G\n3 T G B H\n2 B H T G\n1 T G B H' })
    expect(isFull(full)).toBe(true)
  })

  it('AQ-4.6 Traps are never runes: a revealed Trap goes to the Trap stack, not to the rune discard', () => {
    const t = table({ minions: [{ at: 'c4' }], tiles: { c5: '!' } })
    walk(t, 1, 'c5').choose({ do: 'reveal' })
    expect(t.state.runeDiscard).toEqual([])
    expect(t.state.teams[BLUE].trapStack).toHaveLength(1)
  })

  it('AQ-4.7 on the Board a Snowflake has no colour', () => {
    // The first six Snowflakes have red backs: one of them completes a Blue line.
    const t = table({ board: '1 U1 U2 . .', revealed: '*' })
    drop(t, '*', 3)
    expect(points(t, RED)).toBe(3)
  })

  it('AQ-4.8 adjacent runes share an edge: a swap is never diagonal', () => {
    const t = table({ board: '2 B H G T\n1 G T B H' })
    t.choose({ do: 'hero', hero: 3 })
      .choose({ do: 'swap' })
      .choose({ do: 'cell', cell: cell(2, 1) })
    expect(t).toOfferExactly([cell(3, 1), cell(1, 1), cell(2, 2)].map((c) => ({ do: 'cell', cell: c })))
  })
})

describe('8 Drawing and dropping runes', () => {
  it('AQ-8.1 a dropped rune rests on top of its column, and the Board settles', () => {
    const t = table({ board: '1 G T B H', revealed: 'T' })
    drop(t, 'T', 3)
    expect(boardOf(t)).toBe(board('2 . . T .\n1 G T B H'))
  })

  it('AQ-8.2 revealed runes are dropped one at a time', () => {
    const t = table({ board: '1 G G . .', revealed: 'G T', next: 'B H B H' })
    drop(t, 'G', 3)
    expect(heldOf(t, RED)).toBe('GGG')
    expect(facesOf(t.state.revealed)).toEqual(facesOfSigns('T'))
  })

  it('AQ-8.3 a full Board loses its bottom row before a line too', () => {
    const t = table({ board: '6 B H T G\n5 T G B H\n4 B H T G\n3 T G B H\n2 B H T G\n1 T G B H', next: 'T G B H' })
    line(t)
    expect(boardOf(t)).toBe(board('6 T G B H\n5 B H T G\n4 T G B H\n3 B H T G\n2 T G B H\n1 B H T G'))
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('T G B H'))
  })

  it('AQ-8.4 an empty pouch is refilled from the discard; with both empty nothing is drawn', () => {
    const t = table({ pouch: '', discard: 'B H T', phase: 'reveal' })
    expect(facesOf(t.state.revealed)).toEqual(facesOfSigns('B H T'))
    const dry = table({ pouch: '', phase: 'reveal', board: '1 G T B H' })
    expect(dry.state.revealed).toEqual([])
  })

  it('AQ-8.5 a line gives one rune to every column that is not full', () => {
    const t = table({ board: '6 G . . .\n5 B . . .\n4 G . . .\n3 B . . .\n2 G . . .\n1 B . . .', next: 'T H T' })
    line(t)
    expect(boardOf(t)).toBe(board('6 G . . .\n5 B . . .\n4 G . . .\n3 B . . .\n2 G . . .\n1 B T H T'))
  })

  it('AQ-8.6 when the runes run out the columns to the right get none', () => {
    const t = table({ board: '1 G T B H', next: 'T B' })
    line(t)
    expect(boardOf(t)).toBe(board('2 T B . .\n1 G T B H'))
  })

  it('AQ-8.7 a refill during a line can bring back the runes of the match that caused it', () => {
    const t = table({ board: '1 B B . T', revealed: 'B', pouch: 'G' })
    drop(t, 'B', 3)
    expect(eventsOf(t, 'line')).toHaveLength(1)
    expect(t.state.runePouch.length + t.state.runeDiscard.length).toBe(0)
    expect(boardOf(t).match(/B/g)).toHaveLength(3)
  })

  it('AQ-8.8 the full board rule makes no match by itself', () => {
    const t = table({ board: '6 B H T G\n5 T G B H\n4 B H T G\n3 T G B H\n2 B H T G\n1 T G B H', revealed: 'T' })
    drop(t, 'T', 2)
    expect(eventsOf(t, 'matched')).toEqual([])
    expect(eventsOf(t, 'row-destroyed')).toHaveLength(1)
  })

  it('AQ-8.9 Acorns and Snowflakes of a destroyed row go to the discard unscored', () => {
    const t = table({ board: '6 B H T G\n5 T G B H\n4 B H T G\n3 T G B H\n2 B H T G\n1 U3 * H T', revealed: 'T' })
    drop(t, 'T', 2)
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('U3 * H T'))
    expect([points(t, RED), t.state.snowflakes]).toEqual([0, []])
  })

  it('AQ-8.10 revealed Acorns are dropped like any rune, which is no tribute', () => {
    const t = table({ board: '1 G T B H', revealed: 'U2', minions: [{ at: 'CN', type: 'MN-THI-4', up: true }] })
    drop(t, 'U2', 1)
    expect(t).toBeAsked(0, 'action')
    expect(eventsOf(t, 'tributed')).toEqual([])
  })
})

describe('9 Matching', () => {
  it('AQ-9.7 every match belongs to the active team, whoever moved the rune', () => {
    const t = table({ board: '1 T T . .', phase: 'reveal', exalted: 'B', next: 'T H G' })
    drop(t, 'T', 3)
    expect(heldOf(t, RED)).toBe('TTT')
    expect(t).toBeAsked(1, 'bards-rune')
  })

  it('AQ-9.8 matched runes are removed, the rest falls, then they are processed', () => {
    const t = table({ board: '2 H . . .\n1 G G . B', revealed: 'G' })
    drop(t, 'G', 3)
    expect(boardOf(t)).toBe(board('1 H . . B'))
    const order = t.events.map((e) => e.type).filter((type) => ['dropped', 'matched', 'fell'].includes(type))
    expect(order).toEqual(['dropped', 'matched', 'fell'])
  })

  it('AQ-9.9 all groups of the Board are removed at once', () => {
    const t = table({ board: '2 T T G G\n1 G G T B', next: 'B H' })
    swap(t, 'H-GUA-2', [3, 1], [3, 2])
    expect(heldOf(t, RED)).toBe('GGGTTT')
    expect(eventsOf(t, 'matched').map((e) => ('round' in e ? e.round : 0))).toEqual([1, 1])
  })

  it('AQ-9.10 the larger ally group is processed last and prevails', () => {
    const larger = table({ board: '4 . . G .\n3 . . G .\n2 G G T G\n1 T T G T', next: 'B H B H' })
    swap(larger, 'H-GUA-2', [3, 1], [3, 2])
    expect([heldOf(larger, RED), larger.state.exalted]).toEqual(['GGGGGGTTTT', 1])
    // Groups of the same size: the lower row first, so that the upper one is exalted last.
    const upper = table({ board: '2 T T G T\n1 G G T G', next: 'B H B H' })
    swap(upper, 'H-GUA-2', [3, 1], [3, 2])
    expect(upper.state.exalted).toBe(3)
  })

  it('AQ-9.11 an ally match gives its runes to the active team', () => {
    const t = table({ board: '1 T T . B', revealed: 'T', active: 'red' })
    drop(t, 'T', 3)
    expect([heldOf(t, RED), heldOf(t, BLUE)]).toEqual(['TTT', ''])
  })

  it('AQ-9.12 a rival match is discarded and drops a line', () => {
    const t = table({ board: '1 T T . B', revealed: 'T', active: 'blue', next: 'B H B H' })
    drop(t, 'T', 3)
    expect([heldOf(t, RED), heldOf(t, BLUE)]).toEqual(['', ''])
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns('T T T'))
    expect(eventsOf(t, 'line')).toHaveLength(1)
  })

  it('AQ-9.13 the first line falls before runs made by gravity are seen', () => {
    const t = table({ board: '4 G . . .\n3 H B . .\n2 B T . .\n1 B G G .', next: 'H T B G' })
    swap(t, 'H-GUA-2', [1, 3], [2, 3])
    const order = t.events.filter((e) => ['matched', 'line'].includes(e.type)).map((e) => e.type)
    expect(order).toEqual(['matched', 'line', 'matched'])
  })

  it('AQ-9.14 matched Acorns go to the team of the other colour, whoever is active', () => {
    const t = table({ board: '2 . . . .\n1 R1 R2 . B', revealed: 'R3' })
    drop(t, 'R3', 3)
    expect([points(t, RED), points(t, BLUE)]).toEqual([0, 6])
  })

  it('AQ-9.14 an Acorn where two lines of its colour cross is collected once', () => {
    const t = table({ board: '3 . R1 R2 .\n2 * B H .\n1 * T G .', revealed: 'R3' })
    drop(t, 'R3', 1)
    expect(points(t, BLUE)).toBe(6)
    expect(t.state.snowflakes).toHaveLength(2)
  })

  it('AQ-9.15 each matched Snowflake raises the count', () => {
    const t = table({ board: '1 * * . B', revealed: '*' })
    drop(t, '*', 3)
    expect(t.state.snowflakes).toHaveLength(3)
  })

  it('AQ-9.16 an empty Board gets a line once all is dealt with', () => {
    const t = table({ board: '1 T T . .', revealed: 'T', next: 'G B H G' })
    drop(t, 'T', 3)
    expect(boardOf(t)).toBe(board('1 G B H G'))
  })

  it('AQ-9.17 so does a Board emptied by destruction', () => {
    const t = table({
      board: '1 G T . .',
      red: { held: 'G T', heroes: { a: 'H-THI-1' } },
      next: 'G B H G',
    })
    t.choose({ do: 'hero', hero: 6 }).choose({ do: 'ability' }).choose({ do: 'pay', guild: 1 })
    t.choose({ do: 'cell', cell: cell(1, 1) })
    expect(boardOf(t)).toBe(board('1 G B H G'))
  })

  it('AQ-9.18 a rival match that empties the Board drops its own line only', () => {
    const t = table({ board: '1 B B . .', revealed: 'B', next: 'H T G H' })
    drop(t, 'B', 3)
    expect(eventsOf(t, 'line')).toHaveLength(1)
  })

  it('AQ-9.19 a line can match in turn', () => {
    const t = table({ board: '1 B B . T', revealed: 'B', next: 'G G G H' })
    drop(t, 'B', 3)
    expect(heldOf(t, RED)).toBe('GGG')
    expect(eventsOf(t, 'matched').map((e) => ('round' in e ? e.round : 0))).toEqual([1, 2])
  })

  it('AQ-9.20 at most twenty lines fall in one settle', () => {
    // Nothing but four Bards in the cycle: every line matches again.
    const t = table({ board: '1 B B B .', pouch: '', revealed: 'B' })
    expect(eventsOf(t, 'line')).toHaveLength(0)
    drop(t, 'B', 4)
    expect(eventsOf(t, 'line')).toHaveLength(20)
    expect(t).toBeAsked(0, 'action')
  })

  it('AQ-9.21 a line for which nothing can be drawn lapses', () => {
    const t = table({ board: '1 G G . .', revealed: 'G', pouch: '' })
    drop(t, 'G', 3)
    expect(boardOf(t)).toBe('')
    expect(t).toBeAsked(0, 'action')
  })

  it('AQ-9.22 four or five of a guild do more; four Acorns do not', () => {
    const four = table({ board: '1 T T . T', revealed: 'T', relicDeck: ['RL-1'] })
    drop(four, 'T', 3)
    expect([four.state.exalted, four.state.teams[RED].relics]).toEqual([3, []])
    const acorns = table({ board: '3 . . * .\n2 . . * .\n1 U1 U1 . U1', revealed: 'U1', relicDeck: ['RL-1'] })
    expect(acorns.state.exalted).toBe(-1)
    const row = table({ board: '1 U1 U1 . U1', revealed: 'U1', relicDeck: ['RL-1'] })
    drop(row, 'U1', 3)
    expect([row.state.exalted, row.state.teams[RED].relics, points(row, RED)]).toEqual([-1, [], 4])
  })
})

describe('what a table can show of it', () => {
  it('events tell of falls, matches and cascades in order, with cells and rounds', () => {
    const t = table({ board: '2 H . . .\n1 B B . T', revealed: 'B', next: 'G G G H' })
    drop(t, 'B', 3)
    const told = t.events.filter((e) => ['dropped', 'matched', 'fell', 'line'].includes(e.type))
    expect(told.map((e) => e.type)).toEqual(['dropped', 'matched', 'fell', 'line', ...told.slice(4).map((e) => e.type)])
    expect(told[1]).toMatchObject({
      type: 'matched',
      round: 1,
      what: 'guild',
      of: 0,
      cells: [cell(1, 1), cell(2, 1), cell(3, 1)],
      to: 'discard',
    })
    expect(told[2]).toMatchObject({ type: 'fell', round: 1, falls: [{ from: cell(1, 2), to: cell(1, 1) }] })
    expect(alderquest.broken(t.state).filter((law) => law.includes('run'))).toEqual([])
  })
})
