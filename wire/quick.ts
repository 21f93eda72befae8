import * as z from 'zod/mini'
import { Acquaintance } from './circle.ts'
import { Count, FairNumber, MatchId } from './common.ts'
import { MatchSummary } from './http.ts'
import { RatingMode } from './ratings.ts'

// Finding somebody to play.

/** Any of these games with this many people, without bots; my number for the seed, so that the cards are dealt at once. */
export const QuickMatch = z.object({
  games: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(20)),
  people: z.int().check(z.gte(2), z.lte(8)),
  mode: RatingMode,
  number: FairNumber,
})
export type QuickMatch = z.infer<typeof QuickMatch>

/** Where I am: nowhere, in the queue, or at a table (reported once). */
export const QueuePlace = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('waiting'), since: z.number(), games: z.array(z.string()), people: Count, mode: RatingMode, others: Count }),
  z.object({ state: z.literal('seated'), match: MatchId }),
])
export type QueuePlace = z.infer<typeof QueuePlace>

/** What is going on: waiting tables, who is here, what can be watched, how many look for a match. Only chosen names are shown. */
export const Lobby = z.object({
  tables: z.array(MatchSummary),
  watch: z.array(MatchSummary),
  online: Count,
  people: z.array(Acquaintance),
  looking: Count,
  /** Whether the one who asks may use the lab. */
  lab: z.boolean(),
})
export type Lobby = z.infer<typeof Lobby>
