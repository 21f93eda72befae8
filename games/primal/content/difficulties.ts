/** PR-18.1: the difficulties differ in this and in the toughness and damage of the stances, and in nothing else. */

export const DIFFICULTIES = ['novice', 'veteran', 'elder'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

interface DifficultyRow {
  readonly id: Difficulty
  readonly name: string
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
  { id: 'novice', name: 'Novice', tiers: [1, 2], perils: [[], [1], [3]], struggle: 0, potions: 3, secondWind: true },
  { id: 'veteran', name: 'Veteran', tiers: [1, 2, 3], perils: [[0], [1], [3]], struggle: 1, potions: 3, secondWind: true },
  { id: 'elder', name: 'Elder', tiers: [2, 3], perils: [[0], [1, 2], [3, 4]], struggle: 1, potions: 2, secondWind: false },
]
