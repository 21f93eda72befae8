import type { Decision } from '@rulewright/kernel'
import { BOARD_COLS, BOARD_ROWS } from '../content/constants.ts'
import { EMPTY, FACE_OF, SNOW } from '../content/pieces.ts'
import { cellsOf, Grid } from '../rules/matching.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestView, PieceView } from '../rules/view.ts'

/** Where a rune would land, and the cells it would match, itself included. */
export interface Landing {
  readonly column: number
  readonly cell: number
  readonly face: number
  readonly matched: readonly number[]
}

const GRID = new Grid(BOARD_COLS, BOARD_ROWS)

/** What dropping a face into a column would do at first, cascades aside; null on a full Board, whose bottom row goes first. */
function landingOf(board: readonly (PieceView | null)[], face: number, column: number): Landing | null {
  const cells = board.map((cell) => cell?.piece ?? EMPTY)
  const cell = GRID.landing(cells, column)
  if (cell < 0) return null
  // Any piece with this face will do: only faces match.
  cells[cell] = FACE_OF.indexOf(face)
  const groups = GRID.groups(cells).map((group) => cellsOf(group.cells))
  return { column, cell, face, matched: groups.find((group) => group.includes(cell)) ?? [] }
}

/** The face about to be dropped, where the question is into which column. */
export function fallingFace(view: AlderquestView, decision: Decision<AlderquestOption> | null): number | null {
  switch (decision?.prompt) {
    case 'drop-column':
      return typeof decision.about?.face === 'number' ? decision.about.face : null
    case 'snow-column':
      return SNOW
    case 'tribute-column': {
      const scene = view.scenes.findLast(({ on }) => on === 'tribute')
      const held = view.tiles.filter((tile) => tile.holder !== null && scene?.on === 'tribute' && tile.holder === scene.minion)
      // With several Acorns the view does not say which was chosen.
      return held.length === 1 ? (held[0]?.face ?? null) : null
    }
    default:
      return null
  }
}

/** Where the falling rune may land, column by column. */
export function landings(view: AlderquestView, decision: Decision<AlderquestOption> | null): readonly Landing[] {
  const face = fallingFace(view, decision)
  if (face === null || !decision) return []
  return decision.options.flatMap((option) => (option.do === 'column' ? (landingOf(view.board, face, option.column) ?? []) : []))
}
