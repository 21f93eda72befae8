import type { Facts } from '@rulewright/kernel'

// A small network over sparse facts: inputs → first → second → one number (log-odds), beside a share of the plain evaluation's.

const FIRST = 64
const SECOND = 32
export const MAGIC = 0x314e5752
const HEADER = 16
/** Log-odds are rounded to this resolution. */
const GRAIN = 2 ** 20

/** The parameters of a network. */
export interface Parameters {
  readonly inputs: number
  /** By input and neuron; the neurons' biases; and so on. */
  readonly first: Float32Array
  readonly firstBias: Float32Array
  /** By neuron of the second layer and of the first. */
  readonly second: Float32Array
  readonly secondBias: Float32Array
  readonly last: Float32Array
  /** The bias of the last number, and how much of the plain evaluation's log-odds is added. */
  readonly end: Float32Array
}

export function emptyParameters(inputs: number): Parameters {
  return {
    inputs,
    first: new Float32Array(inputs * FIRST),
    firstBias: new Float32Array(FIRST),
    second: new Float32Array(SECOND * FIRST),
    secondBias: new Float32Array(SECOND),
    last: new Float32Array(SECOND),
    end: new Float32Array(2),
  }
}

export const NEURONS = { first: FIRST, second: SECOND } as const

/** The last position shown from one side, and the first layer's sums for it. */
class ShownPosition {
  readonly sums = new Float64Array(FIRST)
  readonly numbers: Uint16Array
  readonly amounts: Float32Array
  length = 0
  /** The facts whose amount may have changed; some are listed twice. */
  readonly touched: Uint16Array
  touches = 0

  constructor(most: number) {
    this.numbers = new Uint16Array(most)
    this.amounts = new Float32Array(most)
    this.touched = new Uint16Array(2 * most)
  }
}

/** Evaluates positions without allocating. */
export class Network {
  /** The first layer in whole steps of each neuron's scale, as it is kept in a file. */
  readonly #steps: Float32Array
  readonly #scales: Float32Array
  /** By side. Consecutive positions differ in few facts, so only the differences are added. */
  readonly #shown: ShownPosition[] = []
  /** The change in the amount of each fact; all zero between two calls. */
  readonly #more: Float64Array
  readonly #changed: Uint16Array
  readonly #changes: Float64Array
  readonly #deep = new Float64Array(SECOND)
  /** The active neurons of the first layer, and their outputs. */
  readonly #active = new Uint16Array(FIRST)
  readonly #strengths = new Float64Array(FIRST)
  /** The second layer by neuron of the first, so that inactive neurons, about half of them, are skipped entirely. */
  readonly #second: Float32Array

  constructor(readonly parameters: Parameters) {
    const { first, inputs, second } = parameters
    this.#second = Float32Array.from(second, (_, n) => second[(n % SECOND) * FIRST + Math.floor(n / SECOND)] as number)
    const scales = scalesOf(parameters)
    this.#scales = scales
    this.#steps = first.map((weight, n) => Math.round(weight / (scales[n % FIRST] as number)))
    this.#more = new Float64Array(inputs)
    this.#changed = new Uint16Array(inputs)
    this.#changes = new Float64Array(inputs)
  }

  get inputs(): number {
    return this.parameters.inputs
  }

  /**
   * The log-odds of winning. `plain` is the plain evaluation, in log-odds. `side` selects the earlier position to start from: it does not
   * affect the result, but the more alike the positions are, the faster it is.
   */
  weigh(facts: Facts, plain: number, side = 0): number {
    const { firstBias, secondBias, last, end } = this.parameters
    const sums = this.#show(facts, side)
    const scales = this.#scales
    const deep = this.#deep
    const active = this.#active
    const strengths = this.#strengths
    let loud = 0
    for (let i = 0; i < FIRST; i++) {
      const x = (firstBias[i] as number) + (scales[i] as number) * (sums[i] as number)
      if (x <= 0) continue
      active[loud] = i
      strengths[loud] = x
      loud += 1
    }
    for (let j = 0; j < SECOND; j++) deep[j] = secondBias[j] as number
    addRows(deep, this.#second, active, strengths, loud)
    let odds = (end[0] as number) + (end[1] as number) * plain
    for (let j = 0; j < SECOND; j++) {
      const sum = deep[j] as number
      if (sum > 0) odds += sum * (last[j] as number)
    }
    return Math.round(odds * GRAIN) / GRAIN
  }

  /**
   * The first layer's sums, in steps. Steps are integers and amounts have 24 bits, so the sums are exact: no error builds up, and the
   * order of the facts, which may depend on hidden things, makes no difference.
   */
  #show(facts: Facts, side: number): Float64Array {
    const { numbers, amounts, length } = facts
    this.#shown[side] ??= new ShownPosition(numbers.length)
    const shown = this.#shown[side]
    const { numbers: before, amounts: had } = shown
    const longer = Math.max(length, shown.length)
    for (let n = 0; n < longer; n++) {
      // Facts come in much the same order every time, so most are found in the same place.
      if (n < length && n < shown.length && before[n] === numbers[n] && had[n] === amounts[n]) continue
      if (n < shown.length) this.#add(shown, before[n] as number, -(had[n] as number))
      if (n >= length) continue
      const number = numbers[n] as number
      const amount = amounts[n] as number
      this.#add(shown, number, amount)
      before[n] = number
      had[n] = amount
    }
    shown.length = length
    addRows(shown.sums, this.#steps, this.#changed, this.#changes, this.#collect(shown))
    return shown.sums
  }

  #add(shown: ShownPosition, number: number, amount: number): void {
    this.#more[number] = (this.#more[number] as number) + amount
    shown.touched[shown.touches++] = number
  }

  /** Lists each fact whose amount changed once; returns how many there are. */
  #collect(shown: ShownPosition): number {
    const more = this.#more
    let many = 0
    for (let n = 0; n < shown.touches; n++) {
      const number = shown.touched[n] as number
      const change = more[number] as number
      if (change === 0) continue
      more[number] = 0
      this.#changed[many] = number
      this.#changes[many] = change
      many += 1
    }
    shown.touches = 0
    return many
  }
}

/**
 * Adds rows of weights to sums, each times its amount. Four rows at a time: a sum is read and written once for all of them,
 * and is added up in the same order, to the same last digit.
 */
function addRows(sums: Float64Array, weights: Float32Array, rows: Uint16Array, amounts: Float64Array, many: number): void {
  const width = sums.length
  let n = 0
  for (; n + 3 < many; n += 4) {
    const a = (rows[n] as number) * width
    const b = (rows[n + 1] as number) * width
    const c = (rows[n + 2] as number) * width
    const d = (rows[n + 3] as number) * width
    const p = amounts[n] as number
    const q = amounts[n + 1] as number
    const r = amounts[n + 2] as number
    const s = amounts[n + 3] as number
    for (let i = 0; i < width; i++)
      sums[i] =
        (sums[i] as number) +
        p * (weights[a + i] as number) +
        q * (weights[b + i] as number) +
        r * (weights[c + i] as number) +
        s * (weights[d + i] as number)
  }
  for (; n < many; n++) {
    const row = (rows[n] as number) * width
    const amount = amounts[n] as number
    for (let i = 0; i < width; i++) sums[i] = (sums[i] as number) + amount * (weights[row + i] as number)
  }
}

/** A network as bytes: the first layer as one signed byte a weight, scaled for each neuron; the rest as 32-bit floats. */
export function encode(p: Parameters): Uint8Array {
  const rest = [p.firstBias, p.second, p.secondBias, p.last, p.end]
  const floats = FIRST + rest.reduce((sum, part) => sum + part.length, 0)
  const bytes = new Uint8Array(HEADER + 4 * floats + p.inputs * FIRST)
  const view = new DataView(bytes.buffer)
  for (const [n, word] of [MAGIC, p.inputs, FIRST, SECOND].entries()) view.setUint32(4 * n, word, true)
  const scales = scalesOf(p)
  let at = HEADER
  for (const part of [scales, ...rest])
    for (const x of part) {
      view.setFloat32(at, x, true)
      at += 4
    }
  for (const [n, weight] of p.first.entries()) view.setInt8(at + n, Math.round(weight / (scales[n % FIRST] ?? 1)))
  return bytes
}

function scalesOf(p: Parameters): Float32Array {
  const scales = new Float32Array(FIRST)
  for (const [n, weight] of p.first.entries()) scales[n % FIRST] = Math.max(scales[n % FIRST] ?? 0, Math.abs(weight))
  return scales.map((largest) => largest / 127 || 1)
}

/** Anything but a network of this shape is rejected: weights and features belong together. */
export function decode(bytes: Uint8Array, inputs: number): Parameters {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const shape = bytes.length < HEADER ? [] : [0, 4, 8, 12].map((at) => view.getUint32(at, true))
  if (String(shape) !== String([MAGIC, inputs, FIRST, SECOND]))
    throw new Error(`these weights are for other features (${shape.slice(1).join(', ')}; expected ${inputs} facts): learn anew`)
  const p = emptyParameters(inputs)
  const scales = new Float32Array(FIRST)
  let at = HEADER
  for (const part of [scales, p.firstBias, p.second, p.secondBias, p.last, p.end])
    for (let n = 0; n < part.length; n++) {
      part[n] = view.getFloat32(at, true)
      at += 4
    }
  for (let n = 0; n < p.first.length; n++) p.first[n] = view.getInt8(at + n) * (scales[n % FIRST] ?? 0)
  return p
}

export const fromText = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export function toText(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
