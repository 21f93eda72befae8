/** Thrown where a rule reaches for something outside the state. */
export class Impure extends Error {}

type Owner = object

interface Forbidden {
  readonly owner: Owner
  readonly key: string
  readonly name: string
}

/** What the same state and choice would not give again: the clock, chance that is not the state's, what happens later or elsewhere. */
const FORBIDDEN: readonly Forbidden[] = [
  { owner: Math, key: 'random', name: 'Math.random' },
  { owner: globalThis, key: 'Date', name: 'Date' },
  { owner: performance, key: 'now', name: 'performance.now' },
  { owner: crypto, key: 'getRandomValues', name: 'crypto.getRandomValues' },
  { owner: crypto, key: 'randomUUID', name: 'crypto.randomUUID' },
  { owner: globalThis, key: 'setTimeout', name: 'setTimeout' },
  { owner: globalThis, key: 'setInterval', name: 'setInterval' },
  { owner: globalThis, key: 'queueMicrotask', name: 'queueMicrotask' },
  { owner: globalThis, key: 'fetch', name: 'fetch' },
]

/** Runs something that must be pure: whatever is not gives way to an `Impure` at once. */
export function purely<T>(run: () => T): T {
  const before = FORBIDDEN.map(({ owner, key }) => Object.getOwnPropertyDescriptor(owner, key))
  for (const { owner, key, name } of FORBIDDEN) Object.defineProperty(owner, key, { configurable: true, get: () => refuse(name) })
  try {
    return run()
  } finally {
    for (const [n, { owner, key }] of FORBIDDEN.entries()) {
      const descriptor = before[n]
      if (descriptor) Object.defineProperty(owner, key, descriptor)
      // It was inherited: what stood in front of it goes.
      else Reflect.deleteProperty(owner, key)
    }
  }
}

function refuse(name: string): never {
  throw new Impure(`${name} was used: rules know only the state and the answer, and chance comes from g.random`)
}
