import * as z from 'zod/mini'
import { Count } from './common.ts'

// Being away from matches that go on for days.

/** Days of vacation in a calendar year, and in one go. */
export const VACATION_A_YEAR = 30
export const LONGEST_VACATION = 21

/** My vacation: while it lasts, my correspondence clocks are stopped. */
export const Vacation = z.object({
  /** Null: I am not on vacation. */
  until: z.nullable(z.number()),
  /** Whole days left this year. */
  daysLeft: Count,
  /** The secret part of my calendar's address. */
  calendar: z.string(),
})
export type Vacation = z.infer<typeof Vacation>
export const BeginVacation = z.object({ days: z.int().check(z.gte(1), z.lte(LONGEST_VACATION)) })

/** How often I am told of turns by mail and webhook: one by one, or collected for an hour or a day. */
export const DIGESTS = ['each', 'hour', 'day'] as const
export const Digest = z.enum(DIGESTS)
export type Digest = z.infer<typeof Digest>
