/** Whether a value is an object with named fields: no list, not null. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A deep copy of plain data (numbers, strings, booleans, null, arrays, plain objects): what a game state is made of. */
export function clone<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (copy(value) as T) : value
}

function copy(value: object): object {
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice()
    for (let i = 0; i < list.length; i++) {
      const item = list[i]
      if (typeof item === 'object' && item !== null) list[i] = copy(item)
    }
    return list
  }
  // A spread keeps the object's hidden class, which makes the copy as fast to read as the original.
  const twin: Record<string, unknown> = { ...value }
  for (const key in twin) {
    const item = twin[key]
    if (typeof item === 'object' && item !== null) twin[key] = copy(item)
  }
  return twin
}

/** A 64-bit hash of plain data as 16 hex digits; the order of keys does not matter. */
export function hash(value: unknown): string {
  x = 0x1b873593
  y = 0x3c6ef372
  add(value)
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0')
  return hex(x ^ (x >>> 16)) + hex(y ^ (y >>> 16))
}

// The two halves of the hash in the making. Module variables: a state is hashed at every rest point, so this is a hot path.
let x = 0
let y = 0

function word(w: number): void {
  x = Math.imul(x ^ w, 0x9e3779b1)
  x ^= x >>> 15
  y = Math.imul((y + w + 0x7f4a7c15) | 0, 0x85ebca77) ^ (y >>> 13)
}

// Anything but a small integer begins with a word that no game counts up to.
const FRACTION = 0x5d1f0c21
const TEXT = 0x6ac93b47
const NULL = 0x7123f5ad
const TRUE = 0x4be98d13
const FALSE = 0x58a7613f
const LIST = 0x63d4e9b5
const RECORD = 0x49f2a86b

const number = new Float64Array(1)
const words = new Int32Array(number.buffer)

function add(value: unknown): void {
  if (typeof value === 'number') addNumber(value)
  else if (typeof value === 'string') {
    word(TEXT ^ value.length)
    for (let i = 0; i < value.length; i++) word(value.charCodeAt(i))
  } else if (value === null) word(NULL)
  else if (value === true) word(TRUE)
  else if (value === false) word(FALSE)
  else if (Array.isArray(value)) {
    word(LIST ^ value.length)
    for (let i = 0; i < value.length; i++) add(value[i])
  } else if (typeof value === 'object') addRecord(value as Readonly<Record<string, unknown>>)
  else throw new TypeError(`a state holds plain data, not ${typeof value}`)
}

function addNumber(value: number): void {
  if ((value | 0) === value) word(value)
  else {
    number[0] = value
    word(FRACTION)
    word(words[0] ?? 0)
    word(words[1] ?? 0)
  }
}

/** Each entry is hashed from its key on and the results are summed: no order, and no sorting. */
function addRecord(entries: Readonly<Record<string, unknown>>): void {
  const beforeX = x
  const beforeY = y
  let sumX = 0
  let sumY = 0
  let size = 0
  for (const key in entries) {
    x = y = keyWord(key)
    add(entries[key])
    sumX = (sumX + x) | 0
    sumY = (sumY + y) | 0
    size += 1
  }
  x = beforeX
  y = beforeY
  word(RECORD ^ size)
  word(sumX)
  word(sumY)
}

/** Keys are the few names of a game's fields: each is hashed once. */
const keyWords = new Map<string, number>()

function keyWord(key: string): number {
  const known = keyWords.get(key)
  if (known !== undefined) return known
  x = TEXT
  y = key.length
  for (let i = 0; i < key.length; i++) word(key.charCodeAt(i))
  const made = x ^ (y << 7)
  // States keyed by what players type would fill the memory.
  if (keyWords.size < 10_000) keyWords.set(key, made)
  return made
}

/** Where a value is not plain data (a class, a Map, undefined, a function, a hole), or null when all of it is. */
export function notPlain(value: unknown, path = 'state'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${Object.is(value, -0) ? '-0' : value}`
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const problem = notPlain(value[i], `${path}[${i}]`)
      if (problem) return problem
    }
    return null
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${path} is an instance of a class`
  for (const [key, item] of Object.entries(value)) {
    const problem = notPlain(item, `${path}.${key}`)
    if (problem) return problem
  }
  return null
}
