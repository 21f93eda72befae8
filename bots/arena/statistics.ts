/** The 95 % interval of a share found in n trials (Wilson): honest at 0 and 1 as well. */
export function interval(share: number, n: number): readonly [low: number, high: number] {
  const z = 1.959964
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const reach = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}

/** How many Elo points better a player is who scores this share of n games; half a game each way keeps it finite. */
export function elo(share: number, n: number): number {
  const p = (share * n + 0.5) / (n + 1)
  return 400 * Math.log10(p / (1 - p))
}
