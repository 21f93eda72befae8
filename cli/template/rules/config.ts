import { type ConfigOf, integer } from '@rulewright/kernel'

export const settings = {
  /** MG-1.2: how many trinkets each player is dealt. */
  hand: integer(2, 5, 3),
} as const

export type MagpiesConfig = ConfigOf<typeof settings>
