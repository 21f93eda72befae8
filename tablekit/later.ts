import { useSyncExternalStore } from 'react'

/**
 * What is drawn without until it comes: pictures weigh more than the board they lie on, and nobody waits for them. It is fetched
 * when the first that uses it has been drawn; the hook gives null until then.
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
      // Without a network: asked for again by whoever is drawn next.
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
