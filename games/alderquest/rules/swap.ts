import { at, emit, type Flow } from '@rulewright/kernel'
import { BOARD_COLS, BOARD_ROWS } from '../content/constants.ts'
import { GUA, HUN } from '../content/guilds.ts'
import { EMPTY, faceOf, rivalOf, SNOW, type Team } from '../content/pieces.ts'
import { CELLS, cellsWhere, columnOf, GRID, guildAt, rowOf, runeAt, settle } from './board.ts'
import { choose } from './choices.ts'
import type { AlderquestEvent } from './events.ts'
import type { Cells } from './matching.ts'
import type { AlderquestOption } from './options.ts'
import type { AlderquestState } from './state.ts'

/** The cells that share an edge with each cell (AQ-4.8): right, left, up, down. */
export const NEIGHBOURS: readonly (readonly number[])[] = CELLS.map((cell) => {
  const column = columnOf(cell)
  const row = rowOf(cell)
  const near: number[] = []
  if (column < BOARD_COLS - 1) near.push(cell + BOARD_ROWS)
  if (column > 0) near.push(cell - BOARD_ROWS)
  if (row < BOARD_ROWS - 1) near.push(cell + 1)
  if (row > 0) near.push(cell - 1)
  return near
})

const CELL_OPTIONS = CELLS.map((cell) => ({ do: 'cell', cell }) as const)

type CellOption = (typeof CELL_OPTIONS)[number]

/** X-GUA: whether the runes of the Guardians are out of reach of this team's swaps. */
const guardiansHold = (g: AlderquestState, team: Team): boolean => g.exalted === GUA && g.teams[rivalOf(team)].guilds.includes(GUA)

/** AQ-11.3, AQ-11.4: the cells a rune may be swapped with. */
function partners(g: AlderquestState, team: Team, cell: number): CellOption[] {
  const list: CellOption[] = []
  for (const other of NEIGHBOURS[cell] ?? []) {
    if (isSwap(g, team, cell, other)) list.push(at(CELL_OPTIONS, other))
  }
  return list
}

function isSwap(g: AlderquestState, team: Team, a: number, b: number): boolean {
  const here = runeAt(g, a)
  const there = runeAt(g, b)
  if (here === EMPTY || there === EMPTY) return false
  const x = faceOf(here)
  const y = faceOf(there)
  return x !== y && !((x === GUA || y === GUA) && guardiansHold(g, team))
}

function hasPartner(g: AlderquestState, team: Team, cell: number): boolean {
  for (const other of NEIGHBOURS[cell] ?? []) if (isSwap(g, team, cell, other)) return true
  return false
}

export function canSwap(g: AlderquestState, team: Team): boolean {
  for (const cell of CELLS) if (hasPartner(g, team, cell)) return true
  return false
}

/** P-03, D-A3: a swap of the team's choice. */
export function* swap(g: AlderquestState, team: Team): Flow {
  const first = yield* choose(g, team, 'swap-first', 'AQ-11.3', firstCells(g, team))
  yield* swapWith(g, team, first.cell)
}

/** MAY swap: a further one, or none. */
export function* maySwap(g: AlderquestState, team: Team): Flow {
  const options: AlderquestOption[] = firstCells(g, team)
  options.push({ do: 'done' })
  const first = yield* choose(g, team, 'swap-again', 'AQ-20.6', options)
  if (first.do === 'cell') yield* swapWith(g, team, first.cell)
}

function firstCells(g: AlderquestState, team: Team): CellOption[] {
  const cells: CellOption[] = []
  for (const option of CELL_OPTIONS) if (hasPartner(g, team, option.cell)) cells.push(option)
  return cells
}

function* swapWith(g: AlderquestState, team: Team, a: number): Flow {
  const options = partners(g, team, a)
  const { cell: b } = yield* choose(g, team, 'swap-second', 'AQ-11.3', options, { first: a })
  const piece = runeAt(g, a)
  g.board[a] = runeAt(g, b)
  g.board[b] = piece
  emit<AlderquestEvent>({ type: 'swapped', a, b })
  settle(g, hunted(g, team, a, b))
}

/** X-HUN: the cell that now holds the rival's rune with which exalted Hunters were swapped, or -1. */
function hunted(g: AlderquestState, team: Team, a: number, b: number): number {
  const { guilds } = g.teams[team]
  if (g.exalted !== HUN || !guilds.includes(HUN)) return -1
  const atA = guildAt(g, a)
  const atB = guildAt(g, b)
  if (atA === HUN && atB >= 0 && !guilds.includes(atB)) return b
  return atB === HUN && atA >= 0 && !guilds.includes(atA) ? a : -1
}

/** AQ-11.6: the empty cells beside a rune in its own row. */
function slots(g: AlderquestState, cell: number): number[] {
  const list: number[] = []
  if (cell >= BOARD_ROWS && runeAt(g, cell - BOARD_ROWS) === EMPTY) list.push(cell - BOARD_ROWS)
  if (cell + BOARD_ROWS < GRID.cells && runeAt(g, cell + BOARD_ROWS) === EMPTY) list.push(cell + BOARD_ROWS)
  return list
}

const slides = (g: AlderquestState, cell: number): boolean => runeAt(g, cell) !== EMPTY && slots(g, cell).length > 0

export function canSlide(g: AlderquestState): boolean {
  for (const cell of CELLS) if (slides(g, cell)) return true
  return false
}

/** P-04, D-A4. */
export function* slide(g: AlderquestState, team: Team): Flow {
  const first = CELL_OPTIONS.filter(({ cell }) => slides(g, cell))
  const { cell: from } = yield* choose(g, team, 'slide-cell', 'AQ-11.6', first)
  const options = slots(g, from).map((cell) => ({ do: 'cell', cell }) as const)
  const { cell: to } = yield* choose(g, team, 'slide-to', 'AQ-11.6', options, { first: from })
  const piece = runeAt(g, from)
  g.board[to] = piece
  g.board[from] = EMPTY
  emit<AlderquestEvent>({ type: 'slid', piece, from, to })
  settle(g)
}

/** The cells with a Snowflake. */
export const snowCells = (g: AlderquestState): Cells => cellsWhere(g, (face) => face === SNOW)

/** The runes of guilds other than a team's own that touch a rune of the Hunters. */
export function hasPrey(g: AlderquestState, team: Team): boolean {
  const { guilds } = g.teams[team]
  for (const cell of CELLS) {
    if (guildAt(g, cell) !== HUN) continue
    for (const near of NEIGHBOURS[cell] ?? []) {
      const guild = guildAt(g, near)
      if (guild >= 0 && !guilds.includes(guild)) return true
    }
  }
  return false
}

export function preyCells(g: AlderquestState, team: Team): Cells {
  const { guilds } = g.teams[team]
  return cellsTouchingHunters(g, (guild) => !guilds.includes(guild))
}

export function cellsTouchingHunters(g: AlderquestState, fits: (guild: number) => boolean): Cells {
  let cells = 0
  for (const cell of CELLS) {
    const guild = guildAt(g, cell)
    if (guild < 0 || !fits(guild)) continue
    for (const near of NEIGHBOURS[cell] ?? []) if (guildAt(g, near) === HUN) cells |= 1 << cell
  }
  return cells
}
