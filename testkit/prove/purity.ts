/** Thrown where a rule reaches for something outside the state. */
export class Impure extends Error {}

type Owner = object

interface Forbidden {
  readonly owner: Owner
  readonly key: string
  readonly name: string
}

const of = (owner: Owner, name: string, ...keys: readonly string[]): Forbidden[] =>
  keys.map((key) => ({ owner, key, name: name === '' ? key : `${name}.${key}` }))

/** What the same state and choice would not give again: the clock, other randomness, anything asynchronous, the machine and its locale. */
const FORBIDDEN: readonly Forbidden[] = [
  ...of(Math, 'Math', 'random'),
  // Also taken from code that already holds a reference.
  ...of(performance, 'performance', 'now', 'timeOrigin'),
  ...of(crypto, 'crypto', 'getRandomValues', 'randomUUID', 'subtle'),
  ...of(globalThis, '', 'Date', 'performance', 'crypto'),
  ...of(globalThis, '', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Promise'),
  ...of(globalThis, '', 'fetch', 'process', 'navigator', 'localStorage'),
  // What the garbage collector has done so far.
  ...of(globalThis, '', 'WeakRef', 'FinalizationRegistry'),
  ...of(globalThis, '', 'Intl'),
  ...of(String.prototype, 'String', 'localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase'),
  ...of(Number.prototype, 'Number', 'toLocaleString'),
  ...of(BigInt.prototype, 'BigInt', 'toLocaleString'),
  ...of(Array.prototype, 'Array', 'toLocaleString'),
]

/** Runs something that must be pure: any impurity throws an `Impure` at once. */
export function purely<T>(run: () => T): T {
  const before = FORBIDDEN.map(({ owner, key }) => Object.getOwnPropertyDescriptor(owner, key))
  for (const { owner, key, name } of FORBIDDEN) Object.defineProperty(owner, key, { configurable: true, get: () => refuse(name) })
  try {
    return run()
  } finally {
    for (const [n, { owner, key }] of FORBIDDEN.entries()) {
      const descriptor = before[n]
      if (descriptor) Object.defineProperty(owner, key, descriptor)
      // It was inherited: the shadowing property is removed.
      else Reflect.deleteProperty(owner, key)
    }
  }
}

function refuse(name: string): never {
  throw new Impure(`${name} was used: rules know only the state and the answer, and chance comes from g.random`)
}
