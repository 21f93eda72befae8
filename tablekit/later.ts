import { useSyncExternalStore } from 'react'

/**
 * Something a drawing can do without until it arrives: pictures weigh more than their board, and nobody waits for them. It is fetched
 * when the first component that uses it has been drawn; the hook returns null until then.
 */
export function later<T>(fetched: () => Promise<T>): () => T | null {
  let there: T | null = null
  let isAsked = false
  const hearers = new Set<() => void>()
  const ask = async () => {
    isAsked = true
    try {
      there = await fetched()
    } catch {
      // Without a network: the next component drawn asks again.
      isAsked = false
    }
    for (const hear of hearers) hear()
  }
  const subscribe = (hear: () => void) => {
    hearers.add(hear)
    if (!isAsked) void ask()
    return () => {
      hearers.delete(hear)
    }
  }
  const now = () => there
  return () => useSyncExternalStore(subscribe, now, now)
}
