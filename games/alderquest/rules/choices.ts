import { answersItself, type Decision, type Flow, type Option } from '@rulewright/kernel'
import { BOARD_COLS } from '../content/constants.ts'
import { lowest, type Mask, SPACES, type Space } from '../content/field.ts'
import { faceOf, type Team } from '../content/pieces.ts'
import { columnIsFull } from './board.ts'
import { type Cells, cellsOf } from './matching.ts'
import { type AlderquestOption, type AlderquestPrompt, DONE } from './options.ts'
import { seatFor } from './seats.ts'
import type { AlderquestState, FieldTile, Minion } from './state.ts'

const COLUMNS = Array.from({ length: BOARD_COLS }, (_, column) => ({ do: 'column', column }) as const)

/** Asks the seat that decides for a team; a single option answers itself (AQ-20.10). */
export function* choose<O extends AlderquestOption>(
  g: AlderquestState,
  team: Team,
  prompt: AlderquestPrompt,
  rule: string,
  options: readonly O[],
  about: Readonly<Record<string, unknown>> | null = null,
): Flow<O> {
  const seat = seatFor(g, team)
  const decision: Decision<O> = about === null ? { seat, prompt, rule, options } : { seat, prompt, rule, options, about }
  if (answersItself(decision)) return pickOf(options, 0)
  return pickOf(options, (yield decision).index)
}

/** The same for a question about things the others cannot see: whether it is asked depends only on how many there are. */
export function* chooseHidden<O extends AlderquestOption>(
  g: AlderquestState,
  team: Team,
  prompt: AlderquestPrompt,
  rule: string,
  options: readonly O[],
  among: number,
): Flow<O> {
  if (among === 1) return pickOf(options, 0)
  return pickOf(options, (yield { seat: seatFor(g, team), prompt, rule, options }).index)
}

export function pickOf<O extends Option>(options: readonly O[], index: number): O {
  const chosen = options[index]
  if (chosen === undefined) throw new RangeError(`no option ${index} among ${options.length}`)
  return chosen
}

export type ColumnOption = (typeof COLUMNS)[number]

/** D-A1 (b): the columns that are not full; all of them when all are, for then the full board rule comes first (AQ-8.3). */
export function columnOptions(g: AlderquestState): readonly ColumnOption[] {
  const open = COLUMNS.filter(({ column }) => !columnIsFull(g, column))
  return open.length === 0 ? COLUMNS : open
}

export function* chooseColumn(g: AlderquestState, team: Team, prompt: AlderquestPrompt, rule: string): Flow<number> {
  return (yield* choose(g, team, prompt, rule, columnOptions(g))).column
}

/** D-E10: one of these minions. */
export function* chooseMinion(
  g: AlderquestState,
  team: Team,
  among: readonly Minion[],
  rule: string,
  prompt: AlderquestPrompt = 'target-minion',
): Flow<Minion> {
  const options = among.map((m) => ({ do: 'minion', minion: m.id }) as const)
  const { minion } = yield* choose(g, team, prompt, rule, options)
  return found(among, (m) => m.id === minion)
}

/** A minion, or none (null) where the text says "up to" or "may". */
export function* mayChooseMinion(g: AlderquestState, team: Team, among: readonly Minion[], rule: string): Flow<Minion | null> {
  const options = [...among.map((m) => ({ do: 'minion', minion: m.id }) as const), DONE]
  const chosen = yield* choose(g, team, 'target-minion', rule, options)
  return chosen.do === 'done' ? null : found(among, (m) => m.id === chosen.minion)
}

const SPACE_OPTIONS = Array.from({ length: SPACES }, (_, space) => ({ do: 'space', space }) as const)
export type SpaceOption = (typeof SPACE_OPTIONS)[number]

export function spaceOptions(mask: Mask): SpaceOption[] {
  const options: SpaceOption[] = []
  for (let left = mask; left !== 0; left &= left - 1) {
    const option = SPACE_OPTIONS[lowest(left)]
    if (option) options.push(option)
  }
  return options
}

export function* chooseSpace(g: AlderquestState, team: Team, mask: Mask, rule: string): Flow<Space> {
  const options = spaceOptions(mask)
  return (yield* choose(g, team, 'target-space', rule, options)).space
}

export function* mayChooseSpace(g: AlderquestState, team: Team, mask: Mask, rule: string): Flow<Space | null> {
  const options = [...spaceOptions(mask), DONE]
  const chosen = yield* choose(g, team, 'target-space', rule, options)
  return chosen.do === 'done' ? null : chosen.space
}

export function* chooseTile(g: AlderquestState, team: Team, among: readonly FieldTile[], rule: string): Flow<FieldTile> {
  const options = different(among, liesLike).map((tile) => ({ do: 'tile', tile: tile.handle }) as const)
  const { tile } = yield* choose(g, team, 'target-tile', rule, options)
  return found(among, (t) => t.handle === tile)
}

export function* mayChooseTile(g: AlderquestState, team: Team, among: readonly FieldTile[], rule: string): Flow<FieldTile | null> {
  const options = [...different(among, liesLike).map((tile) => ({ do: 'tile', tile: tile.handle }) as const), DONE]
  const chosen = yield* choose(g, team, 'target-tile', rule, options)
  return chosen.do === 'done' ? null : found(among, (t) => t.handle === chosen.tile)
}

/** AQ-27.3: the first of each set of tiles that look alike. */
const different = (among: readonly FieldTile[], alike: (a: FieldTile, b: FieldTile) => boolean): FieldTile[] =>
  among.filter((tile, n) => !among.slice(0, n).some((other) => alike(other, tile)))

/** Whether two tiles lie face up in one space and look the same. */
const liesLike = (a: FieldTile, b: FieldTile): boolean => a.faceUp && b.faceUp && a.space === b.space && looksLike(a, b)

/** One of these face-up Acorns; equal ones in one place are offered once (AQ-27.3). */
export function* chooseAcorn(
  g: AlderquestState,
  team: Team,
  among: readonly FieldTile[],
  rule: string,
  prompt: AlderquestPrompt = 'which-acorn',
): Flow<FieldTile> {
  const options = different(among, looksLike).map((tile) => ({ do: 'acorn', tile: tile.handle }) as const)
  const { tile } = yield* choose(g, team, prompt, rule, options)
  return found(among, (t) => t.handle === tile)
}

const looksLike = (a: FieldTile, b: FieldTile): boolean => a.holder === b.holder && faceOf(a.piece) === faceOf(b.piece)

export function* chooseCell(g: AlderquestState, team: Team, cells: Cells, rule: string): Flow<number> {
  const options = cellsOf(cells).map((cell) => ({ do: 'cell', cell }) as const)
  return (yield* choose(g, team, 'target-cell', rule, options)).cell
}

function found<T>(list: readonly T[], fits: (item: T) => boolean): T {
  const item = list.find(fits)
  if (item === undefined) throw new RangeError('the chosen thing is gone')
  return item
}
