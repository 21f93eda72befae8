import { below, emit, gameOver, reveal } from '@rulewright/kernel'
import { BOARD_COLS, BOARD_ROWS, EXALT_SIZE, MAX_LINES_PER_SETTLE, RELIC_SIZE, SNOWFLAKES_TO_END } from '../content/constants.ts'
import {
  BLUE,
  colourOfFace,
  EMPTY,
  type Face,
  faceOf,
  isGuildFace,
  type Piece,
  pointsOfFace,
  RED,
  rivalOf,
  SNOW,
  type Team,
} from '../content/pieces.ts'
import { drawRelic } from './cards.ts'
import type { AlderquestEvent, Fall, Matched } from './events.ts'
import { type Cells, cellsOf, Grid, type Group, RED_RUN } from './matching.ts'
import { endByWinter, endOfSolo } from './outcome.ts'
import { pointsOf } from './points.ts'
import type { AlderquestState } from './state.ts'

export const GRID = new Grid(BOARD_COLS, BOARD_ROWS)
/** All cells, column by column. */
export const CELLS: readonly number[] = Array.from({ length: GRID.cells }, (_, cell) => cell)
export const cellAt = (column: number, row: number): number => column * BOARD_ROWS + row
export const columnOf = (cell: number): number => Math.floor(cell / BOARD_ROWS)
export const rowOf = (cell: number): number => cell % BOARD_ROWS

const tell = (event: AlderquestEvent) => emit(event)

export const runeAt = (g: AlderquestState, cell: number): Piece => g.board[cell] ?? EMPTY
export const guildAt = (g: AlderquestState, cell: number): number => {
  const face = faceOf(runeAt(g, cell))
  return isGuildFace(face) ? face : -1
}

/** The cells whose runes show such a face. */
export function cellsWhere(g: AlderquestState, fits: (face: Face) => boolean): Cells {
  let cells = 0
  for (const [cell, piece] of g.board.entries()) if (fits(faceOf(piece))) cells |= 1 << cell
  return cells
}

const isEmpty = (g: AlderquestState): boolean => g.board.every((piece) => piece === EMPTY)

export function isFull(g: AlderquestState): boolean {
  for (let column = 0; column < BOARD_COLS; column++) if (!columnIsFull(g, column)) return false
  return true
}

export const columnIsFull = (g: AlderquestState, column: number): boolean => runeAt(g, cellAt(column, BOARD_ROWS - 1)) !== EMPTY

/** Whether a rune can be drawn, after a refill if need be (AQ-8.4). */
export const canDraw = (g: AlderquestState): boolean => g.runePouch.length + g.runeDiscard.length > 0

/** AQ-8.4, AQ-23.32: a random rune; the discard is put back into the pouch when it is empty. */
export function drawRune(g: AlderquestState): Piece {
  if (g.runePouch.length === 0) refill(g)
  const { runePouch } = g
  if (runePouch.length === 0) return EMPTY
  const n = below(g.random, runePouch.length)
  const piece = runePouch[n] ?? EMPTY
  runePouch[n] = runePouch[runePouch.length - 1] ?? EMPTY
  runePouch.pop()
  return piece
}

function refill(g: AlderquestState): void {
  if (g.runeDiscard.length === 0) return
  const runes = g.runeDiscard.length
  g.runePouch = g.runeDiscard
  g.runeDiscard = []
  let snowflakes = 0
  if (g.solo) {
    const due = 1 + g.snowflakes.length
    while (snowflakes < due) {
      const piece = g.solo.snowReserve.pop()
      if (piece === undefined) break
      g.runePouch.push(piece)
      snowflakes++
    }
  }
  tell({ type: 'refilled', runes, snowflakes })
}

/** AQ-8.3: before anything is added to a full Board its bottom row is destroyed. */
function makeRoom(g: AlderquestState): void {
  if (!isFull(g)) return
  const pieces: Piece[] = []
  for (let bottom = 0; bottom < GRID.cells; bottom += BOARD_ROWS) {
    pieces.push(runeAt(g, bottom))
    g.board[bottom] = EMPTY
  }
  for (const piece of pieces) g.runeDiscard.push(piece)
  GRID.fall(g.board)
  tell({ type: 'row-destroyed', pieces })
}

/** AQ-8.1: drops one rune, which is no longer anywhere else, into a column; then settles. */
export function dropRune(g: AlderquestState, team: Team, piece: Piece, column: number): void {
  makeRoom(g)
  const cell = GRID.landing(g.board, column)
  g.board[cell] = piece
  tell({ type: 'dropped', team, piece, column, cell })
  settle(g)
}

/** AQ-8.5: draws for every column that is not full, from left to right, then lets all fall at once. */
function addLine(g: AlderquestState): void {
  if (!canDraw(g)) return
  makeRoom(g)
  const pieces: Piece[] = []
  const cells: number[] = []
  for (let column = 0; column < BOARD_COLS; column++) {
    const cell = GRID.landing(g.board, column)
    if (cell < 0) continue
    const piece = drawRune(g)
    if (piece === EMPTY) break
    pieces.push(piece)
    cells.push(cell)
  }
  for (let n = 0; n < cells.length; n++) g.board[cells[n] ?? 0] = pieces[n] ?? EMPTY
  tell({ type: 'line', pieces, cells })
}

/** P-02: drops a line and settles. */
export function dropLine(g: AlderquestState): void {
  addLine(g)
  settle(g)
}

/** P-05: the runes of these cells go to the discard together; then the Board settles. */
export function destroyRunes(g: AlderquestState, cells: Cells): void {
  discardCells(g, cells)
  settle(g)
}

function discardCells(g: AlderquestState, cells: Cells): void {
  const list = cellsOf(cells)
  const pieces = list.map((cell) => takeOff(g, cell))
  for (const piece of pieces) g.runeDiscard.push(piece)
  tell({ type: 'runes-destroyed', cells: list, pieces })
}

export function takeOff(g: AlderquestState, cell: number): Piece {
  const piece = runeAt(g, cell)
  g.board[cell] = EMPTY
  return piece
}

/** AQ-9.9, AQ-30.2: settles the Board after any change. `forced` is the cell of AQ-26.12, destroyed with the first batch unless matched. */
export function settle(g: AlderquestState, forced = -1): void {
  let pending = 0
  let lines = 0
  for (let round = 1; ; round++) {
    gravity(g, round)
    const matched = GRID.matched(g.board)
    const destroy = round === 1 && forced >= 0 && (matched & (1 << forced)) === 0 ? 1 << forced : 0
    if (matched !== 0 || destroy !== 0) {
      pending += batch(g, matched, destroy, round)
    } else if (pending === 0) {
      if (!isEmpty(g) || lines >= MAX_LINES_PER_SETTLE) return
      addLine(g)
      lines++
      continue
    }
    if (pending > 0) {
      pending--
      if (lines < MAX_LINES_PER_SETTLE) addLine(g)
      lines++
    }
  }
}

function gravity(g: AlderquestState, round: number): void {
  if (!GRID.hangs(g.board)) return
  const before = g.board.slice()
  GRID.fall(g.board)
  const falls: Fall[] = []
  for (const [from, piece] of before.entries()) {
    if (piece === EMPTY || g.board[from] === piece) continue
    falls.push({ piece, from, to: g.board.indexOf(piece) })
  }
  tell({ type: 'fell', round, falls })
}

/** Removes all that matched at once, lets the rest fall and processes it in the order of AQ-9.10. Returns how many lines it earns. */
function batch(g: AlderquestState, matched: Cells, destroy: Cells, round: number): number {
  const groups = GRID.groups(g.board)
  const before = g.board.slice()
  for (const cell of cellsOf(matched)) g.board[cell] = EMPTY
  if (destroy !== 0) discardCells(g, destroy)
  for (const group of groups) tell(matchedEvent(g, group, before, round))
  gravity(g, round)
  const lines = matchGuilds(g, groups, before)
  const snow = matchAcorns(g, groups, before)
  if (snow.length > 0) matchSnowflakes(g, snow)
  checkEnd(g)
  return lines
}

/** Whether the guild is the active team's own. */
const isAlly = (g: AlderquestState, guild: number): boolean => g.teams[g.active].guilds.includes(guild)
const inRivalTurn = (g: AlderquestState): boolean => g.solo !== null && g.active === BLUE

function matchGuilds(g: AlderquestState, groups: readonly Group[], before: readonly Piece[]): number {
  let lines = 0
  const guilds = groups.filter((group) => group.kind < RED_RUN).sort(inOrder)
  for (const group of guilds) if (isAlly(g, group.kind)) allyMatch(g, group, before)
  for (const group of guilds) if (!isAlly(g, group.kind)) lines += rivalMatch(g, group, before)
  return lines
}

/** AQ-9.10: smaller groups first, then by the lowest-left cell. */
function inOrder(a: Group, b: Group): number {
  return a.size - b.size || lowestLeft(a.cells) - lowestLeft(b.cells)
}

const lowestLeft = (cells: Cells): number => Math.min(...cellsOf(cells).map((cell) => rowOf(cell) * BOARD_COLS + columnOf(cell)))

/** AQ-9.11, AQ-19.2, AQ-19.8; the rivals of solitaire only discard (AQ-23.40). */
function allyMatch(g: AlderquestState, group: Group, before: readonly Piece[]): void {
  if (inRivalTurn(g)) {
    for (const cell of cellsOf(group.cells)) g.runeDiscard.push(before[cell] ?? EMPTY)
    if (group.size >= EXALT_SIZE) exalt(g, -1)
    return
  }
  const held = g.teams[g.active].held[group.kind] ?? []
  for (const cell of cellsOf(group.cells)) held.push(before[cell] ?? EMPTY)
  if (group.size >= EXALT_SIZE) exalt(g, group.kind)
  if (group.size >= RELIC_SIZE) drawRelic(g, g.active)
}

/** AQ-9.12, AQ-19.3, AQ-19.8; earns one line. */
function rivalMatch(g: AlderquestState, group: Group, before: readonly Piece[]): number {
  for (const cell of cellsOf(group.cells)) g.runeDiscard.push(before[cell] ?? EMPTY)
  if (group.size >= EXALT_SIZE && (g.exalted === group.kind || inRivalTurn(g))) exalt(g, -1)
  if (group.size >= RELIC_SIZE && !inRivalTurn(g)) drawRelic(g, g.active)
  return 1
}

/** P-41 and AQ-19.1: the one exalted guild, or none (-1). */
export function exalt(g: AlderquestState, guild: number): void {
  if (g.exalted === guild) return
  g.exalted = guild
  tell({ type: 'exalted', guild: guild < 0 ? null : guild })
}

/** AQ-9.14: Acorns go to the team of the other colour. Returns the Snowflakes in the runs, each once. */
function matchAcorns(g: AlderquestState, groups: readonly Group[], before: readonly Piece[]): Piece[] {
  const snow: Piece[] = []
  for (const group of groups) {
    if (group.kind < RED_RUN) continue
    for (const cell of cellsOf(group.cells)) {
      const piece = before[cell] ?? EMPTY
      if (faceOf(piece) !== SNOW) collect(g, piece)
      else if (!snow.includes(piece)) snow.push(piece)
    }
  }
  return snow
}

/** Puts an Acorn that has left the Board into the Collection of the other colour's team. */
export function collect(g: AlderquestState, piece: Piece): void {
  const face = faceOf(piece)
  const team = rivalOf(colourOfFace(face))
  const t = g.teams[team]
  t.collection.push(piece)
  tell({ type: 'collected', team, piece, points: pointsOfFace(face), total: pointsOf(t) })
}

/** AQ-9.15; in solitaire those of the person's own turn are discarded (AQ-23.24). */
function matchSnowflakes(g: AlderquestState, pieces: readonly Piece[]): void {
  const scored = g.solo === null || g.active === BLUE
  for (const piece of pieces) (scored ? g.snowflakes : g.runeDiscard).push(piece)
  tell({ type: 'snowflakes', pieces, count: g.snowflakes.length, scored })
}

/** AQ-21.2, AQ-23.3: the match ends when the batch has been processed. */
export function checkEnd(g: AlderquestState): void {
  if (g.solo) {
    if (pointsOf(g.teams[RED]) >= g.solo.target) endOfSolo(g, RED, 'target')
    else if (g.snowflakes.length >= SNOWFLAKES_TO_END) endOfSolo(g, BLUE, 'winter')
  } else if (g.snowflakes.length >= SNOWFLAKES_TO_END) endByWinter(g)
  if (g.result) {
    reveal(g)
    throw gameOver
  }
}

function matchedEvent(g: AlderquestState, group: Group, before: readonly Piece[], round: number): Matched {
  const cells = cellsOf(group.cells)
  const guild = group.kind < RED_RUN
  return {
    type: 'matched',
    round,
    what: guild ? 'guild' : 'acorns',
    of: guild ? group.kind : group.kind - RED_RUN,
    cells,
    pieces: cells.map((cell) => before[cell] ?? EMPTY),
    to: guild ? (isAlly(g, group.kind) && !inRivalTurn(g) ? 'held' : 'discard') : 'collection',
  }
}
