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

export const DIFFICULTY: Readonly<Record<DifficultyId, Difficulty>> = {
  'very-easy': { target: 6, traps: 0, snowflakes: 0, removed: 0, matchByGuild: false },
  easy: { target: 8, traps: 0, snowflakes: 0, removed: 0, matchByGuild: false },
  normal: { target: 10, traps: 0, snowflakes: 0, removed: 0, matchByGuild: true },
  hard: { target: 12, traps: 2, snowflakes: 1, removed: 0, matchByGuild: true },
  'very-hard': { target: 15, traps: 3, snowflakes: 2, removed: 0, matchByGuild: true },
  brutal: { target: 15, traps: 4, snowflakes: 3, removed: 2, matchByGuild: true },
}
