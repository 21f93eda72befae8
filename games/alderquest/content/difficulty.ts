import type { DifficultyId } from '../rules/config.ts'

/** AQ-23.2. */
export interface Difficulty {
  readonly target: number
  readonly traps: number
  readonly snowflakes: number
  /** Three-point Acorns taken out of the Rival Stack. */
  readonly removed: number
  readonly matchByGuild: boolean
}

const level = (target: number, traps: number, snowflakes: number, removed: number, matchByGuild: boolean): Difficulty => ({
  target,
  traps,
  snowflakes,
  removed,
  matchByGuild,
})

export const DIFFICULTY: Readonly<Record<DifficultyId, Difficulty>> = {
  'very-easy': level(6, 0, 0, 0, false),
  easy: level(8, 0, 0, 0, false),
  normal: level(10, 0, 0, 0, true),
  hard: level(12, 2, 1, 0, true),
  'very-hard': level(15, 3, 2, 0, true),
  brutal: level(15, 4, 3, 2, true),
}
