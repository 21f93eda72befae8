import { EMPTY, FACE_OF, type Face, PIECES, type Piece } from '../content/pieces.ts'
import type { Grid } from './matching.ts'

const SIGNS: readonly string[] = ['B', 'G', 'H', 'T', 'R1', 'R2', 'R3', 'U1', 'U2', 'U3', '*', '!']

/** The sign of a face in the text notation: B G H T, R1 … U3, * for a Snowflake. */
export const signOf = (face: Face): string => SIGNS[face] ?? '?'

export function faceOfSign(sign: string): Face {
  const face = SIGNS.indexOf(sign)
  if (face < 0) throw new Error(`no rune is written "${sign}"`)
  return face
}

/**
 * Reads a board from text: rows from the top down, each a number and its cells (`2  B H G T`), `.` for an empty cell; rows left
 * out are empty. Pieces are taken in the order of their ids; `used` holds those already placed elsewhere.
 */
export function parseBoard(text: string, grid: Grid, used = new Set<Piece>()): Piece[] {
  const board = Array<Piece>(grid.cells).fill(EMPTY)
  for (const line of text.trim().split('\n')) {
    const [number, ...signs] = line.trim().split(/\s+/)
    const row = Number(number) - 1
    if (!(row >= 0 && row < grid.rows) || signs.length !== grid.cols) throw new Error(`not a row of the board: "${line.trim()}"`)
    for (const [column, sign] of signs.entries()) if (sign !== '.') board[column * grid.rows + row] = takePiece(faceOfSign(sign), used)
  }
  return board
}

/** The first piece with this face that is not yet used. */
export function takePiece(face: Face, used: Set<Piece>): Piece {
  for (let piece = 0; piece < PIECES; piece++) {
    if (FACE_OF[piece] !== face || used.has(piece)) continue
    used.add(piece)
    return piece
  }
  throw new Error(`no ${signOf(face)} is left`)
}

/** Writes a board in the same notation. */
export function printBoard(board: readonly Piece[], grid: Grid): string {
  const lines: string[] = []
  for (let row = grid.rows - 1; row >= 0; row--) {
    const signs = Array.from({ length: grid.cols }, (_, column) => {
      const piece = board[column * grid.rows + row] ?? EMPTY
      return piece === EMPTY ? '.' : signOf(FACE_OF[piece] ?? 0)
    })
    if (lines.length > 0 || signs.some((sign) => sign !== '.')) lines.push(`${row + 1} ${signs.join(' ')}`)
  }
  return lines.join('\n')
}
