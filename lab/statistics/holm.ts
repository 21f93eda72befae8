/**
 * Holm's correction (1979): with these probabilities, all tests together err no more often than one alone would.
 * Results are in the order of the input.
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
