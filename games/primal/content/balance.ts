import type { StanceId } from './index.ts'

/** PR-18.1: all that differs between the difficulties stands here, and nowhere else; retune only these rows (PR-18.3). */

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

/** What a stance card prints for each difficulty: novice, veteran, elder. */
interface StanceValues {
  readonly toughness: readonly [number, number, number]
  readonly damage: readonly [number, number, number]
}

export const stanceValues: Readonly<Record<StanceId, StanceValues>> = {
  'VX-S1': { toughness: [5, 6, 6], damage: [1, 1, 1] },
  'VX-S2': { toughness: [7, 8, 8], damage: [1, 2, 2] },
  'VX-S3': { toughness: [9, 10, 9], damage: [2, 3, 3] },
  'TM-S1': { toughness: [8, 10, 10], damage: [2, 2, 2] },
  'TM-S2': { toughness: [12, 13, 12], damage: [2, 2, 3] },
  'TM-S3': { toughness: [13, 15, 15], damage: [3, 3, 4] },
  'KW-S1': { toughness: [14, 17, 16], damage: [3, 3, 3] },
  'KW-S2': { toughness: [18, 21, 21], damage: [3, 4, 4] },
  'KW-S3': { toughness: [21, 26, 25], damage: [4, 4, 5] },
}
