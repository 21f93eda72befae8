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
  const h = new Hasher()
  h.add(value)
  return h.digest()
}

const number = new Float64Array(1)
const words = new Int32Array(number.buffer)

class Hasher {
  #x = 0x1b873593
  #y = 0x3c6ef372

  #word(w: number) {
    this.#x = Math.imul((this.#x ^ w) | 0, 0x9e3779b1)
    this.#x ^= this.#x >>> 15
    this.#y = Math.imul(this.#y + w + 0x7f4a7c15, 0x85ebca77) ^ (this.#y >>> 13)
  }

  #text(text: string) {
    this.#word(text.length)
    for (let i = 0; i < text.length; i++) this.#word(text.charCodeAt(i))
  }

  add(value: unknown) {
    if (typeof value === 'number') {
      if ((value | 0) === value) {
        this.#word(1)
        this.#word(value)
        return
      }
      number[0] = value
      this.#word(2)
      this.#word(words[0] ?? 0)
      this.#word(words[1] ?? 0)
    } else if (typeof value === 'string') {
      this.#word(3)
      this.#text(value)
    } else if (value === null) this.#word(4)
    else if (value === true) this.#word(5)
    else if (value === false) this.#word(6)
    else if (Array.isArray(value)) {
      this.#word(7)
      this.#word(value.length)
      for (const item of value) this.add(item)
    } else if (typeof value === 'object') {
      const entries = value as Readonly<Record<string, unknown>>
      const keys = Object.keys(entries).sort()
      this.#word(8)
      this.#word(keys.length)
      for (const key of keys) {
        this.#text(key)
        this.add(entries[key])
      }
    } else throw new TypeError(`a state holds plain data, not ${typeof value}`)
  }

  digest(): string {
    const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0')
    return hex(this.#x ^ (this.#x >>> 16)) + hex(this.#y ^ (this.#y >>> 16))
  }
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
