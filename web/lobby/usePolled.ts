import { useEffect } from 'react'
import { useAsync } from '../ui/useAsync.ts'

const POLL = 8_000

/** Loads now and every few seconds while the page is visible; undefined: not yet, null: it could not be loaded. */
export function useLatest<T>(load: () => Promise<T>): readonly [latest: T | null | undefined, again: () => void] {
  const [loading, again] = useAsync(load)
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), POLL)
    return () => clearInterval(timer)
  }, [again])
  if (loading.state === 'failed') return [null, again]
  return [loading.state === 'done' ? loading.value : undefined, again]
}

/** The same for a list, which is empty before it is known. */
export function usePolled<T>(load: () => Promise<T[]>): readonly [list: readonly T[] | null, again: () => void] {
  const [latest, again] = useLatest(load)
  return [latest === undefined ? [] : latest, again]
}
