/** A position that was reached: how it was weighed, how that answers to each weight, and how the match ended. */
export interface Example {
  /** The evaluation as log-odds. */
  readonly odds: number
  /** By how much the odds rise when a weight grows by its own size. */
  readonly slopes: readonly number[]
  /** What the match paid in the end, from 0 (lost) to 1 (won). */
  readonly payoff: number
  /** How much the example counts. */
  readonly counts: number
}

const STEPS = 8

/**
 * By which share to move each weight so that the evaluation predicts the payoffs best: logistic regression by
 * Newton's method. `caution` is how strongly the weights are held where they are.
 */
export function fit(examples: readonly Example[], weights: number, caution: number): number[] {
  let moves = Array<number>(weights).fill(0)
  for (let step = 0; step < STEPS; step++) {
    const pull = moves.map((move) => -caution * move)
    const bend = moves.map((_, row) => moves.map((__, column) => (row === column ? caution : 0)))
    for (const { odds, slopes, payoff, counts } of examples) {
      const chance = 1 / (1 + Math.exp(-slopes.reduce((sum, slope, n) => sum + slope * (moves[n] ?? 0), odds)))
      const spread = counts * chance * (1 - chance)
      for (const [row, slope] of slopes.entries()) {
        if (slope === 0) continue
        pull[row] = (pull[row] ?? 0) + counts * (payoff - chance) * slope
        const line = bend[row]
        if (line)
          for (let column = 0; column < weights; column++) line[column] = (line[column] ?? 0) + spread * slope * (slopes[column] ?? 0)
      }
    }
    const change = solve(bend, pull)
    moves = moves.map((move, n) => move + (change[n] ?? 0))
  }
  return moves
}

/** How badly the examples are predicted, on average (log loss): 0 is perfect, 0.69 is a coin. */
export function surprise(examples: readonly Example[]): number {
  let sum = 0
  let all = 0
  for (const { odds, payoff, counts } of examples) {
    sum += counts * (Math.log1p(Math.exp(-Math.abs(odds))) + Math.max(odds, 0) - payoff * odds)
    all += counts
  }
  return all === 0 ? 0 : sum / all
}

/** Solves a symmetric positive system by elimination; both arguments are used up. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  for (let pivot = 0; pivot < size; pivot++) {
    const top = matrix[pivot] ?? []
    for (let row = pivot + 1; row < size; row++) {
      const line = matrix[row] ?? []
      const factor = (line[pivot] ?? 0) / (top[pivot] ?? 1)
      if (factor === 0) continue
      for (let column = pivot; column < size; column++) line[column] = (line[column] ?? 0) - factor * (top[column] ?? 0)
      right[row] = (right[row] ?? 0) - factor * (right[pivot] ?? 0)
    }
  }
  const found = Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row--) {
    const line = matrix[row] ?? []
    let rest = right[row] ?? 0
    for (let column = row + 1; column < size; column++) rest -= (line[column] ?? 0) * (found[column] ?? 0)
    found[row] = rest / (line[row] ?? 1)
  }
  return found
}
