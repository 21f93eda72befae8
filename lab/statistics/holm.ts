/**
 * Holm's correction (1979): with these chances the error of all tests together stays at what one alone would have.
 * In the order in which they came.
 */
export function holm(chances: readonly number[]): readonly number[] {
  const order = chances.map((_, n) => n).sort((a, b) => (chances[a] ?? 1) - (chances[b] ?? 1) || a - b)
  const adjusted = chances.map(() => 1)
  let least = 0
  for (const [rank, n] of order.entries()) {
    least = Math.max(least, Math.min(1, (chances.length - rank) * (chances[n] ?? 1)))
    adjusted[n] = least
  }
  return adjusted
}
