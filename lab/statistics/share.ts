import { errorFunction } from 'simple-statistics'

/** A figure with its 95 % interval, and how many deals it was counted from. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
  readonly n: number
}

const Z = 1.959964

/** Figures are kept to six places: the same on every machine, whatever the last bit of its logarithm. */
export const rounded = (x: number): number => Math.round(x * 1e6) / 1e6

/** A share with Wilson's interval (1927), which is honest at 0 and 1 as well. */
export function shareOf(values: readonly number[]): Estimate {
  const n = values.length
  if (n === 0) return { value: 0, low: 0, high: 1, n }
  const share = values.reduce((sum, value) => sum + value, 0) / n
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n)
  const reach = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))
  return { value: rounded(share), low: rounded(Math.max(0, middle - reach)), high: rounded(Math.min(1, middle + reach)), n }
}

/**
 * How often chance alone would give a share at least this far from the fair one: the score test that belongs to Wilson's interval,
 * with continuity correction, so that a dozen games claim no more than they can.
 */
export function chanceOfShare(share: number, fair: number, n: number): number {
  const spread = Math.sqrt((fair * (1 - fair)) / Math.max(1, n))
  if (spread === 0) return share === fair ? 1 : 0
  return bothTails(Math.max(0, Math.abs(share - fair) - 1 / (2 * n)) / spread)
}

/**
 * A difference of two shares on the same deals, each from -1 to 1, by Bonett and Price (2012): as if one more deal had gone each way,
 * so that a few deals without a difference prove nothing.
 */
export function differenceOf(values: readonly number[]): Estimate & { readonly chance: number } {
  const n = values.length
  const sum = values.reduce((total, value) => total + value, 0)
  const squares = values.reduce((total, value) => total + value * value, 2)
  const mean = sum / (n + 2)
  const error = Math.sqrt(Math.max(0, squares / (n + 2) - mean * mean) / (n + 2))
  const [low, high] = [Math.max(-1, mean - Z * error), Math.min(1, mean + Z * error)]
  return { value: rounded(n === 0 ? 0 : sum / n), low: rounded(low), high: rounded(high), n, chance: rounded(bothTails(mean / error)) }
}

/** A mean with its 95 % interval by the normal distribution, and how often chance alone would give one as far from zero. */
export function meanOf(values: readonly number[]): Estimate & { readonly chance: number } {
  const n = values.length
  if (n === 0) return { value: 0, low: 0, high: 0, n, chance: 1 }
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1)
  const error = Math.sqrt(variance / n)
  const chance = error === 0 ? (mean === 0 || n < 2 ? 1 : 0) : bothTails(mean / error)
  return { value: rounded(mean), low: rounded(mean - Z * error), high: rounded(mean + Z * error), n, chance: rounded(chance) }
}

/** The probability beyond ±z in the normal distribution. */
const bothTails = (z: number): number => Math.min(1, Math.max(0, 1 - errorFunction(Math.abs(z) / Math.SQRT2)))
