import * as z from 'zod/mini'
import { Count } from './common.ts'

/** Matches with a limit for each turn are rated separately from all others. */
export const RATING_MODES = ['live', 'correspondence'] as const
export const RatingMode = z.enum(RATING_MODES)
export type RatingMode = z.infer<typeof RatingMode>

/** Somebody's estimated strength, and how uncertain it is (one standard deviation). */
export const Strength = z.object({ mu: z.number(), sigma: z.number() })
export type Strength = z.infer<typeof Strength>
export const Rating = z.extend(Strength, { game: z.string(), mode: RatingMode, played: Count })
export type Rating = z.infer<typeof Rating>

/** People read whole numbers: a new player is 1500 ± 500. */
const SHOWN = 60
export const shownRating = ({ mu, sigma }: Strength): { readonly value: number; readonly uncertainty: number } => ({
  value: Math.round(mu * SHOWN),
  uncertainty: Math.round(sigma * SHOWN),
})
