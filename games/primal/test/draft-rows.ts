import type { stanceRows as tuned } from '../content/index.ts'

/** Toughness and damage of a stance at the three difficulties. */
const stance = (toughness: readonly number[], damage: readonly number[]) =>
  toughness.map((value, n) => ({ toughness: value, damage: damage[n] ?? 0 }))

/** The stances of the first draft, on which the worked examples are based: tuning the game must not change the tests of its rules. */
export const stanceRows: typeof tuned = [
  // Vyraxen
  [stance([2, 3, 4], [1, 1, 1]), stance([3, 4, 5], [1, 2, 2]), stance([4, 5, 6], [2, 2, 3])],
  // Toramat
  [stance([4, 5, 7], [2, 2, 2]), stance([6, 7, 8], [2, 2, 3]), stance([7, 9, 10], [3, 3, 4])],
  // Korowon
  [stance([8, 9, 11], [3, 3, 3]), stance([10, 12, 14], [3, 4, 4]), stance([12, 15, 17], [4, 4, 5])],
]
