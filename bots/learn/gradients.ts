import { next, type RandomState } from '@rulewright/kernel'
import { NEURONS, type Parameters } from '../network.ts'
import type { Examples } from './examples.ts'

const { first: FIRST, second: SECOND } = NEURONS

/** The gradient of every parameter, summed over a batch of examples. */
export class Gradients {
  readonly first: Float32Array
  readonly firstBias = new Float32Array(FIRST)
  readonly second = new Float32Array(SECOND * FIRST)
  readonly secondBias = new Float32Array(SECOND)
  readonly last = new Float32Array(SECOND)
  readonly end = new Float32Array(2)
  /** The inputs that the batch has seen: the others do not move. */
  readonly touched: number[] = []
  readonly #isTouched: Uint8Array
  /** The layers of the last example, and what comes back through them. */
  readonly #one = new Float32Array(FIRST)
  readonly #two = new Float32Array(SECOND)
  readonly #back = new Float32Array(FIRST)
  /** Which neurons of the first layer take part in the example at hand: 0, or what makes up for those that do not. */
  readonly #part = new Float32Array(FIRST).fill(1)
  #scale = 1

  constructor(readonly parameters: Parameters) {
    this.first = new Float32Array(parameters.inputs * FIRST)
    this.#isTouched = new Uint8Array(parameters.inputs)
  }

  clear(): void {
    for (const input of this.touched) {
      this.first.fill(0, input * FIRST, (input + 1) * FIRST)
      this.#isTouched[input] = 0
    }
    this.touched.length = 0
    for (const part of [this.firstBias, this.second, this.secondBias, this.last, this.end]) part.fill(0)
  }

  /** The network's log-odds for an example. */
  odds(examples: Examples, n: number): number {
    const { first, firstBias, second, secondBias, last, end } = this.parameters
    const one = this.#one
    const two = this.#two
    one.set(firstBias)
    const to = examples.starts[n + 1] ?? 0
    for (let f = examples.starts[n] ?? 0; f < to; f++) {
      const row = (examples.numbers[f] ?? 0) * FIRST
      const amount = examples.amounts[f] ?? 0
      for (let i = 0; i < FIRST; i++) one[i] = (one[i] ?? 0) + amount * (first[row + i] ?? 0)
    }
    for (let i = 0; i < FIRST; i++) one[i] = Math.max(0, one[i] ?? 0) * (this.#part[i] ?? 1)
    let odds = (end[0] ?? 0) + (end[1] ?? 0) * (examples.plain[n] ?? 0)
    for (let j = 0; j < SECOND; j++) {
      let sum = secondBias[j] ?? 0
      const row = j * FIRST
      for (let i = 0; i < FIRST; i++) sum += (one[i] ?? 0) * (second[row + i] ?? 0)
      two[j] = Math.max(0, sum)
      odds += Math.max(0, sum) * (last[j] ?? 0)
    }
    return odds
  }

  /**
   * Adds what one example teaches: the derivative of its log loss. A random share of the neurons sits it out (dropout), so that
   * games are not memorised.
   */
  learn(examples: Examples, n: number, random: RandomState, dropped: number): void {
    this.#scale = 1 / (1 - dropped)
    for (let i = 0; i < FIRST; i++) this.#part[i] = next(random) < dropped * 2 ** 32 ? 0 : this.#scale
    const odds = this.odds(examples, n)
    this.#part.fill(1)
    const miss = 1 / (1 + Math.exp(-odds)) - (examples.aims[n] ?? 0)
    this.end[0] = (this.end[0] ?? 0) + miss
    this.end[1] = (this.end[1] ?? 0) + miss * (examples.plain[n] ?? 0)
    this.#throughSecond(miss)
    this.#throughFirst(examples, n)
  }

  #throughSecond(miss: number): void {
    const { second, last } = this.parameters
    const one = this.#one
    const back = this.#back
    back.fill(0)
    for (let j = 0; j < SECOND; j++) {
      const out = this.#two[j] ?? 0
      if (out === 0) continue
      this.last[j] = (this.last[j] ?? 0) + miss * out
      const down = miss * (last[j] ?? 0)
      this.secondBias[j] = (this.secondBias[j] ?? 0) + down
      const row = j * FIRST
      for (let i = 0; i < FIRST; i++) {
        this.second[row + i] = (this.second[row + i] ?? 0) + down * (one[i] ?? 0)
        back[i] = (back[i] ?? 0) + down * (second[row + i] ?? 0)
      }
    }
    for (let i = 0; i < FIRST; i++) back[i] = (one[i] ?? 0) === 0 ? 0 : (back[i] ?? 0) * this.#scale
  }

  #throughFirst(examples: Examples, n: number): void {
    const back = this.#back
    for (let i = 0; i < FIRST; i++) this.firstBias[i] = (this.firstBias[i] ?? 0) + (back[i] ?? 0)
    const to = examples.starts[n + 1] ?? 0
    for (let f = examples.starts[n] ?? 0; f < to; f++) {
      const input = examples.numbers[f] ?? 0
      const amount = examples.amounts[f] ?? 0
      if (this.#isTouched[input] === 0) {
        this.#isTouched[input] = 1
        this.touched.push(input)
      }
      const row = input * FIRST
      for (let i = 0; i < FIRST; i++) this.first[row + i] = (this.first[row + i] ?? 0) + amount * (back[i] ?? 0)
    }
  }
}
