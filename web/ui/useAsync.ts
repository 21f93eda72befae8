import { useCallback, useEffect, useState } from 'react'

export type Loading<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'done'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown }

/** Loads on mount and whenever the function changes (keep it stable); `again` reloads and shows the old value meanwhile. */
export function useAsync<T>(load: () => Promise<T>): readonly [Loading<T>, () => void] {
  const [loading, setLoading] = useState<Loading<T>>({ state: 'loading' })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let current = turn >= 0
    load().then(
      (value) => current && setLoading({ state: 'done', value }),
      (error: unknown) => current && setLoading({ state: 'failed', error }),
    )
    return () => {
      current = false
    }
  }, [load, turn])
  return [loading, useCallback(() => setTurn((n) => n + 1), [])]
}
