import { calm, playSound, useEventQueue } from '@rulewright/tablekit'
import { useEffect, useRef, useState } from 'react'
import { BOARD_COLS, BOARD_ROWS } from '../content/constants.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { PieceView } from '../rules/view.ts'

/** The Board as it is drawn at a moment: which piece lies in which cell, and which are just being matched. */
export interface Cascade {
  readonly cells: readonly (number | null)[]
  readonly popping: ReadonlySet<number>
}

const FALL = 300
const POP = 380
const NONE: ReadonlySet<number> = new Set()

const piecesOf = (board: readonly (PieceView | null)[]): (number | null)[] => board.map((cell) => cell?.piece ?? null)

/** The Board after one event; the same board when the event does not touch it. */
export function afterEvent(cells: readonly (number | null)[], event: AlderquestEvent): readonly (number | null)[] {
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
      // The rows above come down with it.
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

/** Plays the Board's events one after another: runes fall with weight, match, pop and cascade in their order. */
export function useCascade(board: readonly (PieceView | null)[], events: readonly AlderquestEvent[]): Cascade {
  const [state, setState] = useState<Cascade>({ cells: piecesOf(board), popping: NONE })
  const drawn = useRef(state.cells)
  const show = (cells: readonly (number | null)[], popping: ReadonlySet<number>) => {
    drawn.current = cells
    setState({ cells, popping })
  }
  const queue = useEventQueue(events, (event) => {
    if (event.type === 'matched' || event.type === 'runes-destroyed') {
      // The matched runes flare where they lie; the next event takes them away.
      const gone = event.cells.flatMap((cell) => drawn.current[cell] ?? [])
      const before = drawn.current
      drawn.current = afterEvent(before, event)
      setState({ cells: before, popping: new Set(gone) })
      playSound('match')
      return POP
    }
    const after = afterEvent(drawn.current, event)
    if (after === drawn.current) return 0
    show(after, NONE)
    if (event.type === 'dropped' || event.type === 'fell') playSound('card')
    return FALL
  })
  const idle = queue.current === null
  useEffect(() => {
    // Whatever the animation played, the view has the last word.
    if (!idle && !calm()) return
    const cells = piecesOf(board)
    drawn.current = cells
    setState({ cells, popping: NONE })
  }, [idle, board])
  return state
}
