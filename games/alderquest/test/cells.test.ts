import { describe, expect, it } from 'vitest'
import { columnOptions } from '../rules/choices.ts'
import { NEIGHBOURS } from '../rules/swap.ts'
import { board, boardOf, cell, drop, eventsOf, face, facesOf, facesOfSigns, H, type Literal, stateOf, swap, table } from './table.ts'

const COLUMNS = [1, 2, 3, 4]
const ROWS = [1, 2, 3, 4, 5, 6]
const CELLS = COLUMNS.flatMap((column) => ROWS.map((row) => [column, row] as const))
const options = (t: ReturnType<typeof table>): number[] =>
  (t.match.first?.options ?? []).flatMap((option) => ('cell' in option ? [Number(option.cell)] : [])).sort((a, b) => a - b)

/** A board by its signs: '.' where nothing lies. */
const signAt = (text: string, column: number, row: number): string => {
  const line = text.split('\n').find((one) => one.startsWith(`${row} `))
  return line?.split(' ')[column] ?? '.'
}
const BOARDS = [
  '2 G . . .\n1 G T . .',
  '2 . . . B\n1 . . H B',
  '1 T . . T',
  '3 G . . *\n2 T . . G\n1 B B . T',
  '6 G T B H\n5 T G H B\n4 G T B H\n3 T G H B\n2 G T B H\n1 T G H B',
  '3 . R1 . .\n2 . U1 . .\n1 . R1 . .',
]

describe('AQ-4.8 the cells of the Board', () => {
  it('AQ-4.8 each has the two to four neighbours that share an edge with it', () => {
    for (const [column, row] of CELLS) {
      const near = [
        [column + 1, row],
        [column - 1, row],
        [column, row + 1],
        [column, row - 1],
      ].filter(([c = 0, r = 0]) => COLUMNS.includes(c) && ROWS.includes(r))
      expect(NEIGHBOURS[cell(column, row)]).toEqual(near.map(([c = 0, r = 0]) => cell(c, r)))
    }
  })

  it.each(BOARDS)('AQ-11.3 a swap: every rune with a different one beside it, and those it can change with, on %s', (text) => {
    const partners = (column: number, row: number): number[] =>
      CELLS.filter(([c, r]) => Math.abs(c - column) + Math.abs(r - row) === 1)
        .filter(([c, r]) => signAt(text, c, r) !== '.' && signAt(text, c, r) !== signAt(text, column, row))
        .map(([c, r]) => cell(c, r))
    const first = CELLS.filter(([c, r]) => signAt(text, c, r) !== '.' && partners(c, r).length > 0)
    if (first.length === 0) {
      const none = table({ board: text }).choose({ do: 'hero', hero: H('H-GUA-2') })
      expect(none).not.toOffer({ do: 'swap' })
      return
    }
    const t = table({ board: text })
      .choose({ do: 'hero', hero: H('H-GUA-2') })
      .choose({ do: 'swap' })
    expect(t).toBeAsked(0, 'swap-first')
    expect(options(t)).toEqual(first.map(([c, r]) => cell(c, r)))
    for (const [c, r] of first) {
      const match = t.match.fork()
      const at = match.first?.options.findIndex((option) => 'cell' in option && option.cell === cell(c, r)) ?? -1
      match.choose(0, at)
      if (match.first?.prompt !== 'swap-second') continue
      expect(match.first.options.map((option) => Number('cell' in option ? option.cell : -1)).sort((a, b) => a - b)).toEqual(partners(c, r))
    }
  })

  it.each(BOARDS)('AQ-11.6 a slide: every rune beside an empty cell of its row, on %s', (text) => {
    const slots = (column: number, row: number): number[] =>
      [column - 1, column + 1].filter((c) => COLUMNS.includes(c) && signAt(text, c, row) === '.').map((c) => cell(c, row))
    const first = CELLS.filter(([c, r]) => signAt(text, c, r) !== '.' && slots(c, r).length > 0)
    const t = table({ board: text }).choose({ do: 'hero', hero: H('H-GUA-2') })
    if (first.length === 0) {
      expect(t).not.toOffer({ do: 'slide' })
      return
    }
    t.choose({ do: 'slide' })
    expect(t).toBeAsked(0, 'slide-cell')
    expect(options(t)).toEqual(first.map(([c, r]) => cell(c, r)))
    for (const [c, r] of first) {
      const match = t.match.fork()
      match.choose(0, match.first?.options.findIndex((option) => 'cell' in option && option.cell === cell(c, r)) ?? -1)
      const second = match.first?.prompt === 'slide-to' ? match.first.options : null
      if (second) expect(second.map((option) => Number('cell' in option ? option.cell : -1))).toEqual(slots(c, r))
      else expect(slots(c, r)).toHaveLength(1)
    }
  })

  it('AQ-8.1 a rune may be dropped into every column that is not full, and into any when all are', () => {
    const columns = (text: string) => columnOptions(stateOf({ board: text })[1]).map(({ column }) => column + 1)
    const tall = (signs: string) => ROWS.map((row) => `${row} ${signs}`).join('\n')
    expect(columns('')).toEqual([1, 2, 3, 4])
    expect(columns('6 G . . .\n5 T . . .\n4 G . . .\n3 T . . .\n2 G . . .\n1 T . . .')).toEqual([2, 3, 4])
    expect(columns(ROWS.map((row) => (row % 2 ? `${row} G T . H` : `${row} T G . B`)).join('\n'))).toEqual([3])
    expect(columns(tall('G T B .').replace('6 G T B .', '6 . . . .'))).toEqual([1, 2, 3, 4])
    expect(columns(ROWS.map((row) => (row % 2 ? `${row} G T B H` : `${row} T G H B`)).join('\n'))).toEqual([1, 2, 3, 4])
  })
})

describe('AQ-9.20 the cap of lines', () => {
  it('AQ-9.20 an emptied Board that empties itself again and again gets twenty lines', () => {
    // In the Rival turn the rivals' matches are only discarded: the same four Bards come back for ever.
    const t = table({
      mode: 'solo',
      pouch: 'B B B B',
      solo: { difficulty: 'very-easy', reserve: 0, automa: ['MN-BAR-1', 'MN-GUA-4', 'MN-GUA-4'] },
    }).choose({ do: 'end' })
    t.look()
    // Twenty when winter settles the empty Board; then the Artiste's own, and twenty more.
    expect(eventsOf(t, 'line')).toHaveLength(20 + 1 + 20)
    expect(boardOf(t)).toBe('')
  })

  it('AQ-9.16 AQ-9.21 an emptied Board stays empty when there is nothing to draw', () => {
    const t = drop(table({ board: '1 U1 U1 . .', revealed: 'U1', pouch: '' }), 'U1', 3)
    t.look()
    expect(boardOf(t)).toBe('')
    expect(eventsOf(t, 'line')).toEqual([])
  })
})

describe('X-HUN what exalted Hunters are swapped with', () => {
  const hunters = (literal: Literal) =>
    table({ exalted: 'H', red: { guilds: 'HT', heroes: { a: 'H-HUN-1' } }, blue: { guilds: 'BG', heroes: {} }, ...literal })
  it.each([
    ['B', [1, 1], [2, 1]],
    ['B', [2, 1], [1, 1]],
    ['G', [1, 1], [2, 1]],
    ['G', [2, 1], [1, 1]],
  ] as const)('X-HUN a rival rune %s is destroyed, whichever of the two is named first (%j)', (sign, a, b) => {
    const t = swap(hunters({ board: `1 H ${sign} . T` }), 'H-HUN-1', a, b)
    expect(boardOf(t)).toBe(board('1 . H . T'))
    expect(facesOf(t.state.runeDiscard)).toEqual(facesOfSigns(sign))
  })

  it.each(['T', '*', 'R1', 'U1'])('X-HUN %s is no rival rune', (sign) => {
    const t = swap(hunters({ board: `1 H ${sign} . .` }), 'H-HUN-1', [1, 1], [2, 1])
    expect(boardOf(t)).toBe(board(`1 ${sign} H . .`))
  })

  it('X-HUN not in the swaps of another team, nor with another guild exalted, nor between two others', () => {
    const rival = hunters({ board: '1 H T . .', active: 'blue', blue: { guilds: 'BG', heroes: { a: 'H-BAR-1' } } })
    expect(boardOf(swap(rival, 'H-BAR-1', [1, 1], [2, 1]))).toBe(board('1 T H . .'))
    expect(boardOf(swap(hunters({ board: '1 H B . .', exalted: 'T' }), 'H-HUN-1', [1, 1], [2, 1]))).toBe(board('1 B H . .'))
    expect(boardOf(swap(hunters({ board: '1 T B . .' }), 'H-HUN-1', [1, 1], [2, 1]))).toBe(board('1 B T . .'))
    expect(boardOf(swap(hunters({ board: '1 G B . .' }), 'H-HUN-1', [1, 1], [2, 1]))).toBe(board('1 B G . .'))
  })
})

describe('Q-BAR-4 Change of Key with Bards', () => {
  it('Q-BAR-4 a rune of the first guild on the Board can be exchanged like any other', () => {
    const t = table({
      board: '1 B T . .',
      discard: 'G',
      red: { guilds: 'BT', heroes: {}, held: 'B', quarrels: ['Q-BAR-4'] },
      blue: { guilds: 'GH' },
    })
    t.choose({ do: 'quarrel' })
    expect(options(t)).toEqual([cell(1, 1), cell(2, 1)])
    t.choose({ do: 'cell', cell: cell(1, 1) })
    expect(boardOf(t)).toBe(board('1 G T . .'))
    expect(t.state.runeDiscard.map((piece) => Math.floor(piece / 10))).toEqual([face('B'), face('B')])
  })
})
