import type { Event, Flow } from '@rulewright/kernel'
import { lend } from '../kernel/events.ts'

// For tests that call a rule itself, without a table.

/** What is told while something is done. */
export function toldBy(act: () => void): Event[] {
  const events: Event[] = []
  const before = lend(({ event }) => events.push(event))
  try {
    act()
  } finally {
    lend(before)
  }
  return events
}

/** Plays a flow in which nobody is asked. */
export function unasked<T>(flow: Flow<T>): T {
  const { done, value } = flow.next()
  if (!done) throw new Error(`somebody is asked: ${JSON.stringify(value)}`)
  return value
}

/** Where a copy holds the very list or record that the original holds. */
export function sharedParts(original: unknown, copy: unknown): string[] {
  const own = new Set([...parts(original)].map(([, part]) => part))
  return [...parts(copy)].filter(([, part]) => own.has(part)).map(([where]) => where)
}

/** Every list and record in a value, with its path. */
function* parts(value: unknown, where = 'state'): Generator<readonly [string, object]> {
  if (typeof value !== 'object' || value === null) return
  yield [where, value]
  for (const [name, part] of Object.entries(value)) yield* parts(part, `${where}.${name}`)
}
