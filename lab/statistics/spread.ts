import { below, seedRandom } from '@rulewright/kernel'
import { quantileSorted } from 'simple-statistics'
import { type Estimate, rounded } from './share.ts'

/** How a number is distributed over the games. */
export interface Spread {
  readonly mean: Estimate
  readonly least: number
  readonly low: number
  readonly median: number
  readonly high: number
  readonly most: number
  /** Ranges of equal width from the least to the most. */
  readonly bars: readonly { readonly from: number; readonly to: number; readonly n: number }[]
}

const RESAMPLES = 400
const BARS = 20

/** The distribution of numbers, one for each deal; the interval of the mean is a bootstrap over the deals. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const quantile = (p: number) => (sorted.length === 0 ? 0 : rounded(quantileSorted(sorted, p)))
  return {
    mean: bootstrapped(values),
    least: quantile(0),
    low: quantile(0.05),
    median: quantile(0.5),
    high: quantile(0.95),
    most: quantile(1),
    bars: barsOf(sorted),
  }
}

function bootstrapped(values: readonly number[]): Estimate {
  const n = values.length
  if (n === 0) return { value: 0, low: 0, high: 0, n }
  const random = seedRandom('bootstrap')
  const means: number[] = []
  for (let r = 0; r < RESAMPLES; r++) {
    let sum = 0
    for (let i = 0; i < n; i++) sum += values[below(random, n)] ?? 0
    means.push(sum / n)
  }
  means.sort((a, b) => a - b)
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  return { value: rounded(mean), low: rounded(quantileSorted(means, 0.025)), high: rounded(quantileSorted(means, 0.975)), n }
}

function barsOf(sorted: readonly number[]): Spread['bars'] {
  const least = sorted[0] ?? 0
  const most = sorted.at(-1) ?? 0
  const whole = sorted.every((value) => Number.isInteger(value))
  const exact = (most - least + (whole ? 1 : 0)) / BARS
  const width = whole ? Math.max(1, Math.ceil(exact)) : exact || 1
  const count = Math.max(1, Math.min(BARS, Math.ceil((most - least + (whole ? 1 : 1e-9)) / width)))
  const bars = Array.from({ length: count }, (_, n) => ({ from: rounded(least + n * width), to: rounded(least + (n + 1) * width), n: 0 }))
  for (const value of sorted) {
    const bar = bars[Math.min(count - 1, Math.floor((value - least) / width))]
    if (bar) bar.n += 1
  }
  return bars
}
