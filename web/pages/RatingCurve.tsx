import { type Strength, shownRating } from '@rulewright/wire'
import styles from './RatingCurve.module.css'

const WIDTH = 480
const HEIGHT = 120
const EDGE = 6

/** A rating from match to match: a line, in a band as wide as its uncertainty. */
export function RatingCurve({ title, points }: { readonly title: string; readonly points: readonly Strength[] }) {
  const shown = points.map(shownRating)
  const low = Math.min(...shown.map(({ value, uncertainty }) => value - uncertainty))
  const high = Math.max(...shown.map(({ value, uncertainty }) => value + uncertainty))
  const x = (n: number) => EDGE + (n * (WIDTH - 2 * EDGE)) / Math.max(1, shown.length - 1)
  const y = (value: number) => HEIGHT - EDGE - ((value - low) * (HEIGHT - 2 * EDGE)) / Math.max(1, high - low)
  const above = shown.map(({ value, uncertainty }, n) => `${x(n)},${y(value + uncertainty)}`)
  const below = shown.map(({ value, uncertainty }, n) => `${x(n)},${y(value - uncertainty)}`).reverse()
  const first = shown[0]?.value ?? 0
  const last = shown.at(-1)?.value ?? 0
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.curve} role="img" aria-label={`${title}: ${first} → ${last}`}>
      <polygon className={styles.band} points={[...above, ...below].join(' ')} />
      <polyline className={styles.line} points={shown.map(({ value }, n) => `${x(n)},${y(value)}`).join(' ')} />
    </svg>
  )
}
