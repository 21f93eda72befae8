/** PR-18.1: all that differs between the difficulties stands here, and nowhere else; retune only these rows (PR-18.3). */

export const DIFFICULTIES = ['novice', 'veteran', 'elder'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

interface DifficultyRow {
  readonly tiers: readonly (1 | 2 | 3)[]
  /** Perils in play in stance I, II and III, as indexes into the monster's five. */
  readonly perils: readonly [readonly number[], readonly number[], readonly number[]]
  /** Starting struggle for each hunter. */
  readonly struggle: number
  readonly potions: number
  /** PR-17.5: a lone hunter survives the first KO. */
  readonly secondWind: boolean
}

export const difficulties: readonly [DifficultyRow, DifficultyRow, DifficultyRow] = [
  { tiers: [1, 2], perils: [[], [1], [3]], struggle: 0, potions: 3, secondWind: true },
  { tiers: [1, 2, 3], perils: [[0], [1], [3]], struggle: 1, potions: 3, secondWind: true },
  { tiers: [2, 3], perils: [[0], [1, 2], [3, 4]], struggle: 1, potions: 2, secondWind: false },
]

interface StanceRow {
  readonly toughness: number
  readonly damage: number
}

type Triple<T> = readonly [T, T, T]

const row = (toughness: number, damage: number): StanceRow => ({ toughness, damage })

/** Toughness and damage by monster (as in `monsters`), stance and difficulty (novice, veteran, elder). */
export const stanceRows: Triple<Triple<Triple<StanceRow>>> = [
  [
    [row(5, 1), row(6, 1), row(6, 1)],
    [row(7, 1), row(8, 2), row(8, 2)],
    [row(9, 2), row(10, 3), row(9, 3)],
  ],
  [
    [row(8, 2), row(10, 2), row(10, 2)],
    [row(12, 2), row(13, 2), row(12, 3)],
    [row(13, 3), row(15, 3), row(15, 4)],
  ],
  [
    [row(14, 3), row(17, 3), row(16, 3)],
    [row(18, 3), row(21, 4), row(21, 4)],
    [row(21, 4), row(26, 4), row(25, 5)],
  ],
]
