export const DIFFICULTIES = ['very-easy', 'easy', 'normal', 'hard', 'very-hard', 'brutal'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

interface DifficultyRow {
  readonly name: string
  /** The points that win. */
  readonly target: number
  readonly traps: number
  readonly snowflakes: number
  /** Three-point Acorns taken out of the Rival Stack. */
  readonly removed: number
  readonly matchByGuild: boolean
}

/** AQ-23.2. */
export const difficulties: Readonly<Record<Difficulty, DifficultyRow>> = {
  'very-easy': { name: 'Very easy', target: 6, traps: 0, snowflakes: 0, removed: 0, matchByGuild: false },
  easy: { name: 'Easy', target: 8, traps: 0, snowflakes: 0, removed: 0, matchByGuild: false },
  normal: { name: 'Normal', target: 10, traps: 0, snowflakes: 0, removed: 0, matchByGuild: true },
  hard: { name: 'Hard', target: 12, traps: 2, snowflakes: 1, removed: 0, matchByGuild: true },
  'very-hard': { name: 'Very hard', target: 15, traps: 3, snowflakes: 2, removed: 0, matchByGuild: true },
  brutal: { name: 'Brutal', target: 15, traps: 4, snowflakes: 3, removed: 2, matchByGuild: true },
}
