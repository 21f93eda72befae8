import type { Facts } from '@rulewright/kernel'

// A small network over sparse facts: inputs → first → second → one number (log-odds), beside a share of the plain evaluation's.

const FIRST = 64
const SECOND = 32
const MAGIC = 0x314e5752
const HEADER = 16
/** The resolution of log-odds. */
const GRAIN = 2 ** 20

/** The numbers of a network, as they are learnt. */
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

/** Weighs positions without allocating. */
export class Network {
  /** Twice as fine as the weights: see `weigh`. */
  readonly #sums = new Float64Array(FIRST)
  readonly #deep = new Float64Array(SECOND)
  /** The neurons of the first layer that are not silent, and how strongly they speak. */
  readonly #active = new Uint16Array(FIRST)
  readonly #strengths = new Float64Array(FIRST)
  /** The second layer by neuron of the first: those that are silent, about half of them, are passed over whole. */
  readonly #second: Float32Array

  constructor(readonly parameters: Parameters) {
    const { second } = parameters
    this.#second = Float32Array.from(second, (_, n) => second[(n % SECOND) * FIRST + Math.floor(n / SECOND)] as number)
  }

  get inputs(): number {
    return this.parameters.inputs
  }

  /**
   * The log-odds of winning. `plain` is what the plain evaluation thinks, in log-odds. It is rounded, so that the order in which
   * facts were noted, which may depend on hidden things, makes no difference in the last digits.
   */
  weigh(facts: Facts, plain: number): number {
    const { first, firstBias, secondBias, last, end } = this.parameters
    const sums = this.#sums
    sums.set(firstBias)
    const { numbers, amounts, length } = facts
    addRows(sums, first, numbers, amounts, length)
    const deep = this.#deep
    const active = this.#active
    const strengths = this.#strengths
    let loud = 0
    for (let i = 0; i < FIRST; i++) {
      const x = sums[i] as number
      if (x <= 0) continue
      active[loud] = i
      strengths[loud] = x
      loud += 1
    }
    deep.set(secondBias)
    addRows(deep, this.#second, active, strengths, loud)
    let odds = (end[0] as number) + (end[1] as number) * plain
    for (let j = 0; j < SECOND; j++) {
      const sum = deep[j] as number
      if (sum > 0) odds += sum * (last[j] as number)
    }
    return Math.round(odds * GRAIN) / GRAIN
  }
}

/**
 * Adds rows of weights to sums, each times its amount. Four rows at a time: a sum is read and written once for all of them,
 * and is added up in the same order, to the same last digit.
 */
function addRows(sums: Float64Array, weights: Float32Array, rows: Uint16Array, amounts: Float32Array | Float64Array, many: number): void {
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

/** A network as bytes: the first layer in eighths of a byte's range for each neuron, the rest as they are. */
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
