import { below, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { EMPTY, FACES, faceOf, type Piece, SNOW } from '../content/pieces.ts'
import { BLUE_RUN, cellsOf, Grid, RED_RUN } from '../rules/matching.ts'
import { faceOfSign, parseBoard, printBoard, signOf } from '../rules/notation.ts'

const grid = new Grid(4, 6)

/** Groups as text: kind and cells as the rules write them. */
function groups(text: string, g: Grid = grid): string[] {
  const name = (kind: number) => (kind === RED_RUN ? 'red' : kind === BLUE_RUN ? 'blue' : signOf(kind))
  const where = (cell: number) => `${Math.floor(cell / g.rows) + 1}${(cell % g.rows) + 1}`
  return g.groups(parseBoard(text, g)).map(({ kind, cells, size }) => `${name(kind)}${size} ${cellsOf(cells).map(where).sort().join(' ')}`)
}

describe('lines', () => {
  it('AQ-9.1 a run is three or more alike in a row or a column', () => {
    expect(groups('1 G G G T')).toEqual(['G3 11 21 31'])
    expect(groups('3 . . T .\n2 . . T .\n1 G G T B')).toEqual(['T3 31 32 33'])
    expect(groups('1 G G T G')).toEqual([])
    expect(groups('3 G . . .\n2 . G . .\n1 . . G .')).toEqual([])
  })

  it('lines of four and five', () => {
    expect(groups('1 G G G G')).toEqual(['G4 11 21 31 41'])
    expect(groups('5 H . . .\n4 H . . .\n3 H . . .\n2 H . . .\n1 H . . .')).toEqual(['H5 11 12 13 14 15'])
    expect(groups('6 H . . .\n5 H . . .\n4 H . . .\n3 H . . .\n2 H . . .\n1 H . . .')).toEqual(['H6 11 12 13 14 15 16'])
  })

  it('AQ-9.2 what is alike: guilds, colours of Acorns whatever their points, Snowflakes with Acorns and each other, never with guilds', () => {
    expect(groups('1 R1 R2 R3 .')).toEqual(['red3 11 21 31'])
    expect(groups('1 U1 U3 U2 .')).toEqual(['blue3 11 21 31'])
    expect(groups('1 U1 R1 U1 .')).toEqual([])
    expect(groups('1 G G * .')).toEqual([])
    expect(groups('1 * * * .')).toEqual(['red3 11 21 31', 'blue3 11 21 31'])
  })

  it('AQ-9.3 runs are maximal', () => {
    expect(groups('1 T T T T')).toHaveLength(1)
    expect(groups('1 R1 R1 * R1')).toEqual(['red4 11 21 31 41'])
  })

  it('a run does not go round a corner or from the top of one column to the bottom of the next', () => {
    expect(groups('6 G . . .\n5 G . . .\n1 . G . .')).toEqual([])
    expect(groups('2 G G . .\n1 G . . .')).toEqual([])
  })
})

describe('shapes', () => {
  it('AQ-9.4 runs of a guild that share a cell are one group; runs that touch are not', () => {
    expect(groups('3 T T T .\n2 T . . .\n1 T . . .')).toEqual(['T5 11 12 13 23 33'])
    expect(groups('3 T T T .\n2 . T . .\n1 . T . .')).toEqual(['T5 13 21 22 23 33'])
    expect(groups('3 . T . .\n2 T T T .\n1 . T . .')).toEqual(['T5 12 21 22 23 32'])
    expect(groups('3 T T . .\n2 T T . .\n1 T T . .')).toEqual(['T3 11 12 13', 'T3 21 22 23'])
    expect(groups('4 T . . .\n3 T . . .\n2 T . . .\n1 T T T T')).toEqual(['T7 11 12 13 14 21 31 41'])
    expect(groups('3 T T T .\n2 T . T .\n1 T T T .')).toEqual(['T8 11 12 13 21 23 31 32 33'])
  })

  it('several groups at once, in the order of their kinds', () => {
    expect(groups('3 . . . H\n2 B B B H\n1 G G G H')).toEqual(['B3 12 22 32', 'G3 11 21 31', 'H3 41 42 43'])
  })

  it('AQ-9.5 a Snowflake can be in a Red and a Blue run at once', () => {
    expect(groups('1 R1 * * U2')).toEqual(['red3 11 21 31', 'blue3 21 31 41'])
    expect(groups('5 . U2 . .\n4 . U1 . .\n3 . * . .\n2 . R2 . .\n1 . R1 . .')).toEqual(['red3 21 22 23', 'blue3 23 24 25'])
  })

  it('AQ-9.6 each stretch of one colour with Snowflakes is judged on its own', () => {
    for (const line of ['R1 R2 R3', 'R1 R2 *', 'R1 * *', '* R1 *']) expect(groups(`1 ${line} .`)[0]).toMatch(/^red3/)
    expect(groups('1 R1 R1 U1 U1')).toEqual([])
    expect(groups('1 R1 * U1 U1')).toEqual(['blue3 21 31 41'])
  })
})

describe('gravity', () => {
  it('AQ-4.3 a column fills from the bottom and keeps its order', () => {
    const board = parseBoard('6 H . . .\n4 G . . .\n2 B . T .', grid)
    expect(grid.fall(board)).toBe(true)
    expect(printBoard(board, grid)).toBe('3 H . . .\n2 G . . .\n1 B . T .')
    expect(grid.fall(board)).toBe(false)
  })

  it('the landing of a rune: the lowest empty cell, none in a full column', () => {
    const board = parseBoard('6 B . . .\n5 G . . .\n4 B . . .\n3 G . . .\n2 B . . .\n1 G T . .', grid)
    expect([0, 1, 2].map((column) => grid.landing(board, column))).toEqual([-1, 7, 12])
  })

  it('a full and an empty board', () => {
    const full = '6 B H T G\n5 T G B H\n4 B H T G\n3 T G B H\n2 B H T G\n1 T G B H'
    expect(groups(full)).toEqual([])
    expect(grid.fall(parseBoard(full, grid))).toBe(false)
    const empty = Array<Piece>(24).fill(EMPTY)
    expect([grid.matched(empty), grid.groups(empty), grid.fall(empty)]).toEqual([0, [], false])
  })
})

describe('against the plain reading of the rules', () => {
  /** Every cell that lies in three alike in a row or column, found the slow way. */
  function slow(board: readonly Piece[], { cols, rows }: Grid): number {
    const alike = (piece: Piece | undefined, kind: number): boolean => {
      if (piece === undefined || piece === EMPTY) return false
      const face = faceOf(piece)
      if (kind < RED_RUN) return face === kind
      return face === SNOW || (kind === RED_RUN ? face >= 4 && face <= 6 : face >= 7 && face <= 9)
    }
    let all = 0
    for (let kind = 0; kind <= BLUE_RUN; kind++)
      for (let column = 0; column < cols; column++)
        for (let row = 0; row < rows; row++)
          for (const [dc, dr] of [
            [1, 0],
            [0, 1],
          ] as const) {
            if (column + 2 * dc >= cols || row + 2 * dr >= rows) continue
            const cells = [0, 1, 2].map((n) => (column + n * dc) * rows + row + n * dr)
            if (cells.every((cell) => alike(board[cell], kind))) for (const cell of cells) all |= 1 << cell
          }
    return all
  }

  it('AQ-4.2 every board of three by three with three contents, and random boards of many sizes', () => {
    const small = new Grid(3, 3)
    // Thieves, Guardians, nothing; a Red Acorn, a Snowflake, nothing; Acorns of both colours and a Snowflake.
    for (const contents of [
      [30, 10, EMPTY],
      [40, 58, EMPTY],
      [40, 72, 58],
    ]) {
      const board = Array<Piece>(9).fill(EMPTY)
      for (let n = 0; n < 3 ** 9; n++) {
        for (let cell = 0, rest = n; cell < 9; cell++, rest = Math.floor(rest / 3)) board[cell] = contents[rest % 3] ?? EMPTY
        if (small.matched(board) !== slow(board, small)) expect(printBoard(board, small)).toBe('read differently')
      }
    }
    const random = seedRandom('boards')
    for (const [cols, rows] of [
      [4, 6],
      [5, 6],
      [3, 7],
      [6, 5],
      [1, 5],
    ] as const) {
      const g = new Grid(cols, rows)
      for (let n = 0; n < 2000; n++) {
        const kinds = 2 + below(random, 6)
        const mixed = Array.from({ length: g.cells }, () => [30, 40, 58, 72, 0, 10, 20, EMPTY][below(random, kinds)] ?? EMPTY)
        const found = g.matched(mixed)
        const grouped = g.groups(mixed).reduce((all, group) => all | group.cells, 0)
        if (found !== slow(mixed, g) || found !== grouped) expect(printBoard(mixed, g)).toBe('read differently')
      }
    }
  })
})

describe('notation', () => {
  it('reads and writes every sign, and says what it cannot read', () => {
    for (let face = 0; face < FACES.length; face++) expect(faceOfSign(signOf(face))).toBe(face)
    const text = '3 . U3 * .\n2 R1 R2 R3 U1\n1 B G H T'
    expect(printBoard(parseBoard(text, grid), grid)).toBe(text)
    expect(() => parseBoard('1 B G H', grid)).toThrow('not a row')
    expect(() => parseBoard('9 B G H T', grid)).toThrow('not a row')
    expect(() => parseBoard('1 B G H X', grid)).toThrow('no rune is written "X"')
  })
})
