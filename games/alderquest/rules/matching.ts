import { MIN_RUN } from '../content/constants.ts'
import { lowest } from '../content/field.ts'
import { acornFace, EMPTY, FACE_OF, FACES, isGuildFace, type Piece, SNOW } from '../content/pieces.ts'

/**
 * Matching (AQ-9.1 to AQ-9.6) and gravity (AQ-4.3). A board is a list of pieces by cell, cell = column * rows + row from the
 * bottom left; sets of cells are bit masks. Everything here is pure and works for any grid of up to 31 cells (AQ-4.2).
 */
export type Cells = number

/** The kinds that can form runs: the four guilds, then Red and Blue Acorns (Snowflakes count as both, AQ-9.2). */
const RUN_KINDS = 6
export const RED_RUN = 4
export const BLUE_RUN = 5

/** Which runs a face can be part of, as bits. */
const FITS: readonly number[] = FACES.map((_, face) => {
  if (isGuildFace(face)) return 1 << face
  if (face === SNOW) return (1 << RED_RUN) | (1 << BLUE_RUN)
  return face < acornFace(1, 1) ? 1 << RED_RUN : 1 << BLUE_RUN
})
const FITS_OF: readonly number[] = FACE_OF.map((face) => FITS[face] ?? 0)

export interface Group {
  /** A guild, RED_RUN or BLUE_RUN. */
  readonly kind: number
  readonly cells: Cells
  readonly size: number
}

const countCells = (cells: Cells): number => {
  let n = 0
  for (let m = cells; m !== 0; m &= m - 1) n++
  return n
}

/** The cells of a mask, lowest first. */
export function cellsOf(cells: Cells): number[] {
  const list: number[] = []
  for (let m = cells; m !== 0; m &= m - 1) list.push(lowest(m))
  return list
}

/** A board's shape, with the questions one can ask of a board of that shape. */
export class Grid {
  readonly cells: number
  /** The cells of each kind of run on the board last read. */
  readonly #masks = new Int32Array(RUN_KINDS)
  /** Where a vertical run of three may start: the cells that have two above them. */
  readonly #startsUp: Cells
  /** The lowest cell of each column. */
  readonly #bottoms: readonly number[]

  constructor(
    readonly cols: number,
    readonly rows: number,
  ) {
    this.cells = cols * rows
    this.#bottoms = Array.from({ length: cols }, (_, column) => column * rows)
    let startsUp = 0
    for (let cell = 0; cell < this.cells; cell++) if (cell % rows <= rows - MIN_RUN) startsUp |= 1 << cell
    this.#startsUp = startsUp
  }

  /** All cells that are part of a run: 0 when nothing matches. */
  matched(board: readonly Piece[]): Cells {
    this.#read(board)
    let all = 0
    for (const m of this.#masks) all |= this.#runs(m)
    return all
  }

  /** The guild groups and the Acorn runs, guilds first (AQ-9.3 to AQ-9.6). */
  groups(board: readonly Piece[]): Group[] {
    this.#read(board)
    const found: Group[] = []
    for (const [kind, m] of this.#masks.entries()) {
      // Most kinds have no run, which the bit masks show at once.
      if (this.#runs(m) === 0) continue
      for (const run of merged(this.#maximalRuns(m))) found.push({ kind, cells: run, size: countCells(run) })
    }
    return found
  }

  /** Lets every column fall; false when nothing moved. It never reorders a column (AQ-30.3). */
  fall(board: Piece[]): boolean {
    const { rows } = this
    let moved = false
    for (const first of this.#bottoms) {
      let to = first
      for (let from = first; from < first + rows; from++) {
        const piece = board[from] ?? EMPTY
        if (piece === EMPTY) continue
        if (from !== to) {
          board[to] = piece
          board[from] = EMPTY
          moved = true
        }
        to++
      }
    }
    return moved
  }

  /** Whether a rune has an empty cell beneath it. */
  hangs(board: readonly Piece[]): boolean {
    const { rows } = this
    for (const first of this.#bottoms) {
      let gap = false
      for (let cell = first; cell < first + rows; cell++) {
        if (board[cell] === EMPTY) gap = true
        else if (gap) return true
      }
    }
    return false
  }

  /** The lowest empty cell of a column, or -1 when it is full. */
  landing(board: readonly Piece[], column: number): number {
    const { rows } = this
    for (let cell = column * rows; cell < (column + 1) * rows; cell++) if ((board[cell] ?? EMPTY) === EMPTY) return cell
    return -1
  }

  #read(board: readonly Piece[]): void {
    const masks = this.#masks
    masks.fill(0)
    for (let cell = 0; cell < this.cells; cell++) {
      const piece = board[cell] ?? EMPTY
      if (piece === EMPTY) continue
      const fits = FITS_OF[piece] ?? 0
      const bit = 1 << cell
      if (fits < 16) masks[31 - Math.clz32(fits)] = (masks[31 - Math.clz32(fits)] ?? 0) | bit
      else {
        if (fits & 16) masks[RED_RUN] = (masks[RED_RUN] ?? 0) | bit
        if (fits & 32) masks[BLUE_RUN] = (masks[BLUE_RUN] ?? 0) | bit
      }
    }
  }

  /** The cells of a kind that lie in runs. */
  #runs(m: Cells): Cells {
    const { rows } = this
    const up = m & (m >> 1) & (m >> 2) & this.#startsUp
    const across = m & (m >> rows) & (m >> (2 * rows))
    return up | (up << 1) | (up << 2) | across | (across << rows) | (across << (2 * rows))
  }

  /** The maximal runs of a kind (AQ-9.3), one mask each. */
  #maximalRuns(m: Cells): Cells[] {
    const { cells, cols, rows } = this
    const found: Cells[] = []
    for (let cell = 0; cell < cells; cell++) {
      const below = cell % rows === 0 ? EMPTY : cell - 1
      addRun(m, { cell, before: below, step: 1, room: rows - (cell % rows) }, found)
      addRun(m, { cell, before: cell - rows, step: rows, room: cols - Math.floor(cell / rows) }, found)
    }
    return found
  }
}

interface Start {
  readonly cell: number
  /** The cell before it in this direction, or less than 0. */
  readonly before: number
  readonly step: number
  /** How many cells there are in this direction, the first included. */
  readonly room: number
}

/** A run that starts in a cell and continues by `step`; it does not start there if the cell before is of the same kind. */
function addRun(m: Cells, { cell, before, step, room }: Start, found: Cells[]): void {
  if (before >= 0 && m & (1 << before)) return
  let run = 0
  let length = 0
  while (length < room && m & (1 << (cell + step * length))) {
    run |= 1 << (cell + step * length)
    length++
  }
  if (length >= MIN_RUN) found.push(run)
}

/** AQ-9.4: runs of one kind that share a cell become one group; an Acorn where two lines cross is collected once. */
function merged(runs: readonly Cells[]): Cells[] {
  let groups: Cells[] = []
  for (const run of runs) {
    let all = run
    for (const group of groups) if ((group & run) !== 0) all |= group
    groups = groups.filter((group) => (group & run) === 0)
    groups.push(all)
  }
  return groups
}
