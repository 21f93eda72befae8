import type { stanceValues as tuned } from '../content/balance.ts'

/** The stances of the first draft, which the worked examples count with: tuning the game must not move the tests of its rules. */
export const stanceValues: typeof tuned = {
  'VX-S1': { toughness: [2, 3, 4], damage: [1, 1, 1] },
  'VX-S2': { toughness: [3, 4, 5], damage: [1, 2, 2] },
  'VX-S3': { toughness: [4, 5, 6], damage: [2, 2, 3] },
  'TM-S1': { toughness: [4, 5, 7], damage: [2, 2, 2] },
  'TM-S2': { toughness: [6, 7, 8], damage: [2, 2, 3] },
  'TM-S3': { toughness: [7, 9, 10], damage: [3, 3, 4] },
  'KW-S1': { toughness: [8, 9, 11], damage: [3, 3, 3] },
  'KW-S2': { toughness: [10, 12, 14], damage: [3, 4, 4] },
  'KW-S3': { toughness: [12, 15, 17], damage: [4, 4, 5] },
}
