import * as z from 'zod/mini'
import { Count } from './common.ts'

/** Matches with a limit for each turn are rated apart from all others. */
export const RATING_MODES = ['live', 'correspondence'] as const
export const RatingMode = z.enum(RATING_MODES)
export type RatingMode = z.infer<typeof RatingMode>

/** How strong somebody is taken to be, and how far off that may be (one standard deviation). */
export const Strength = z.object({ mu: z.number(), sigma: z.number() })
export type Strength = z.infer<typeof Strength>
export const Rating = z.extend(Strength, { game: z.string(), mode: RatingMode, played: Count })
export type Rating = z.infer<typeof Rating>

/** People read whole numbers: whoever has not played is 1500 ± 500. */
const SHOWN = 60
export const shownRating = ({ mu, sigma }: Strength): { readonly value: number; readonly uncertainty: number } => ({
  value: Math.round(mu * SHOWN),
  uncertainty: Math.round(sigma * SHOWN),
})
