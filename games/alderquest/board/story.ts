import { BOARD_COLS, BOARD_ROWS } from '../content/constants.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestView, MinionView, PieceView } from '../rules/view.ts'

/** The Board as it is drawn at a moment: which piece is in which cell, and which are being matched. */
export interface Cascade {
  readonly cells: readonly (number | null)[]
  readonly popping: ReadonlySet<number>
}

export const piecesOf = (board: readonly (PieceView | null)[]): (number | null)[] => board.map((cell) => cell?.piece ?? null)
export const minionsOf = ({ minions, intruder }: AlderquestView): readonly MinionView[] => (intruder ? [...minions, intruder] : minions)

/** The Board as the view has it. */
export const still = ({ board }: AlderquestView): Cascade => ({ cells: piecesOf(board), popping: new Set() })

/** The Board after one event; the same board when the event does not touch it. */
export function cellsAfter(cells: readonly (number | null)[], event: AlderquestEvent): readonly (number | null)[] {
  const next = cells.slice()
  switch (event.type) {
    case 'dropped':
      next[event.cell] = event.piece
      return next
    case 'line':
      for (const [n, cell] of event.cells.entries()) next[cell] = event.pieces[n] ?? null
      return next
    case 'swapped': {
      const kept = next[event.a] ?? null
      next[event.a] = next[event.b] ?? null
      next[event.b] = kept
      return next
    }
    case 'slid':
      if (next[event.from] === event.piece) next[event.from] = null
      next[event.to] = event.piece
      return next
    case 'exchanged':
      next[event.cell] = event.in
      return next
    case 'matched':
    case 'runes-destroyed':
      for (const cell of event.cells) next[cell] = null
      return next
    case 'snowflakes':
      return without(cells, event.pieces)
    case 'row-destroyed':
      // The rows above move down with it.
      return settled(without(next, event.pieces))
    case 'collected':
      // The Golden Nutcracker takes an Acorn that nothing matched.
      return without(cells, [event.piece])
    case 'sank':
      for (const cell of event.through) next[cell] = null
      for (const [from, to] of event.swaps) [next[from], next[to]] = [next[to] ?? null, next[from] ?? null]
      return next
    case 'fell':
      for (const { piece, from } of event.falls) if (next[from] === piece) next[from] = null
      for (const { piece, to } of event.falls) next[to] = piece
      return next
    default:
      return cells
  }
}

/** The cells without these pieces; the same cells when none of them is there, so that nobody waits for nothing. */
function without(cells: readonly (number | null)[], pieces: readonly number[]): readonly (number | null)[] {
  const gone = (piece: number | null) => piece !== null && pieces.includes(piece)
  return cells.some(gone) ? cells.map((piece) => (gone(piece) ? null : piece)) : cells
}

/** Every column closed up from the bottom. */
function settled(cells: readonly (number | null)[]): (number | null)[] {
  const next: (number | null)[] = []
  for (let column = 0; column < BOARD_COLS; column++) {
    const runes = cells.slice(column * BOARD_ROWS, (column + 1) * BOARD_ROWS).filter((piece) => piece !== null)
    for (let row = 0; row < BOARD_ROWS; row++) next.push(runes[row] ?? null)
  }
  return next
}

/** The minions after one event; the same list when the event moves none. Other changes to them are as in the view. */
export function minionsAfter(minions: readonly MinionView[], event: AlderquestEvent, view: AlderquestView): readonly MinionView[] {
  switch (event.type) {
    case 'moved':
      return minions.map((minion) => (minion.id === event.minion ? { ...minion, space: event.to } : minion))
    case 'summoned': {
      const come = minionsOf(view).find((minion) => minion.id === event.minion)
      return come && !minions.some(({ id }) => id === come.id) ? [...minions, { ...come, space: event.space }] : minions
    }
    case 'destroyed':
    case 'ejected':
      return minions.filter((minion) => minion.id !== event.minion)
    default:
      return minions
  }
}
