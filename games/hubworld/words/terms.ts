import type { Names, Seat } from '@rulewright/kernel'
import { PATHS, type Path, pathOf, ROWS, rowOf, SEEKER, type Slot } from '../rules/grid.ts'

const DISTRICT: Readonly<Record<Path, string>> = { archives: 'Archives', council: 'Council', commons: 'Commons' }

export const district = (path: Path): string => DISTRICT[path]

const ZONES: Readonly<Record<string, string>> = { ...DISTRICT, grid: 'Grid', exile: 'Exile', score: 'Score area', seeker: 'Seeker area' }

/** A zone as it is called on the board. */
export const zoneName = (zone: string): string => ZONES[zone] ?? zone

/** "Council front": the path and the row; or the seeker area. */
export const place = (slot: Slot): string =>
  slot === SEEKER ? 'seeker area' : `${DISTRICT[PATHS[pathOf(slot)] ?? 'council']} ${ROWS[rowOf(slot)] ?? ''}`

export const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

export const whose = (seat: Seat, names: Names): string => (seat === names.you ? 'your' : `${names.of(seat)}’s`)
