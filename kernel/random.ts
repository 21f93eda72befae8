/** The generator's whole state (sfc32): four 32-bit integers that live in the game state. Its stream is a replay contract. */
export interface RandomState {
  a: number
  b: number
  c: number
  /** Counts the draws; undo uses it to see whether anything was drawn. */
  d: number
}

/** A generator from any text. The same text gives the same stream on every machine. */
export function seedRandom(seed: string): RandomState {
  const random: RandomState = { a: mix(seed, 0x9e3779b9), b: mix(seed, 0x243f6a88), c: mix(seed, 0xb7e15162), d: 1 }
  for (let i = 0; i < 15; i++) next(random)
  return random
}

function mix(text: string, start: number): number {
  let h = start | 0
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x85ebca6b)
    h ^= h >>> 13
  }
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** Continues independently from the same place in the stream. */
export const copyRandom = ({ a, b, c, d }: RandomState): RandomState => ({ a, b, c, d })

/** A uniform 32-bit unsigned integer. */
export function next(random: RandomState): number {
  const t = (((random.a + random.b) | 0) + random.d) | 0
  random.d = (random.d + 1) | 0
  random.a = random.b ^ (random.b >>> 9)
  random.b = (random.c + (random.c << 3)) | 0
  random.c = (random.c << 21) | (random.c >>> 11)
  random.c = (random.c + t) | 0
  return t >>> 0
}

const WORD = 4294967296
const MOST = 2097152

/** A uniform integer from 0 to n − 1 (n up to 2²¹), by multiplication with rejection: no modulo bias. */
export function below(random: RandomState, n: number): number {
  if (!(n > 0 && n <= MOST)) throw new RangeError(`below(${n}): n must be from 1 to 2097152`)
  let product = next(random) * n
  let low = product >>> 0
  if (low < n) {
    const unfair = WORD % n
    while (low < unfair) {
      product = next(random) * n
      low = product >>> 0
    }
  }
  return (product - low) / WORD
}

/** A die with the given number of sides: 1 to sides. */
export function roll(random: RandomState, sides: number): number {
  return 1 + below(random, sides)
}

export function pick<T>(random: RandomState, from: readonly T[]): T {
  const chosen = from[below(random, from.length)]
  if (chosen === undefined) throw new RangeError('pick from a list with a hole')
  return chosen
}

/** Shuffles in place (Fisher–Yates). Each place is a draw of its own: the property kit can change a single one of them. */
export function shuffle<T>(random: RandomState, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(random, i + 1)
    const kept = list[i] as T
    list[i] = list[j] as T
    list[j] = kept
  }
  return list
}

/** How often each number occurred; all zero between two calls. */
const counts = new Uint32Array(512)

/** Sorts whole numbers in ascending order, in place. Card numbers are small, and counting them is many times faster than comparing. */
export function ascending(list: number[]): number[] {
  const { length } = list
  let most = 0
  for (let i = 0; i < length; i++) {
    const n = list[i] as number
    if (!(n >= 0 && n < counts.length && (n | 0) === n)) {
      counts.fill(0)
      return list.sort((a, b) => a - b)
    }
    if (n > most) most = n
    counts[n] = (counts[n] as number) + 1
  }
  let i = 0
  for (let n = 0; n <= most; n++) {
    const many = counts[n] as number
    if (many === 0) continue
    counts[n] = 0
    list[i++] = n
    for (let more = 1; more < many; more++) list[i++] = n
  }
  return list
}
