import { NEURONS, type Parameters } from '../network.ts'
import type { Gradients } from './gradients.ts'

const MEAN = 0.9
const SQUARE = 0.999
const TINY = 1e-8

/** Adam with decoupled weight decay; inputs that a batch has not seen stay as they are. */
export class Adam {
  readonly #parts: readonly { readonly weights: Float32Array; readonly mean: Float32Array; readonly square: Float32Array }[]
  #steps = 0

  constructor(p: Parameters) {
    this.#parts = partsOf(p).map((weights) => ({
      weights,
      mean: new Float32Array(weights.length),
      square: new Float32Array(weights.length),
    }))
  }

  step(gradients: Gradients, many: number, rate: number, decay: number): void {
    this.#steps += 1
    const length = (rate * Math.sqrt(1 - SQUARE ** this.#steps)) / (1 - MEAN ** this.#steps)
    const shrink = 1 - rate * decay
    for (const [n, gradient] of partsOf(gradients).entries()) {
      if (n > 0) this.#move(n, gradient, 0, gradient.length, many, length, shrink)
      else
        for (const input of gradients.touched)
          this.#move(0, gradient, input * NEURONS.first, (input + 1) * NEURONS.first, many, length, shrink)
    }
  }

  #move(part: number, gradient: Float32Array, from: number, to: number, many: number, length: number, shrink: number): void {
    const moments = this.#parts[part]
    if (!moments) return
    const { weights, mean, square } = moments
    for (let n = from; n < to; n++) {
      const slope = (gradient[n] ?? 0) / many
      const m = MEAN * (mean[n] ?? 0) + (1 - MEAN) * slope
      const s = SQUARE * (square[n] ?? 0) + (1 - SQUARE) * slope * slope
      mean[n] = m
      square[n] = s
      weights[n] = (weights[n] ?? 0) * shrink - (length * m) / (Math.sqrt(s) + TINY)
    }
  }
}

/** All parameters in a fixed order, the first layer first. */
const partsOf = (p: Omit<Parameters, 'inputs'>): readonly Float32Array[] => [p.first, p.firstBias, p.second, p.secondBias, p.last, p.end]
