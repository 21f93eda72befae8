import type { Moment, ReplayPage } from '@rulewright/wire'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useConnection } from './connection.ts'
import { missingPage, PAGE, type Reel } from './replay.ts'

export interface LoadedReel extends Reel {
  readonly page: ReplayPage
}

type ReelState = { readonly reel: LoadedReel | null; readonly error: unknown }

/** The moments of a match as one seat saw them, fetched page by page around the current one. */
export function useReel(match: string, seat: number | null, at: number | null): ReelState & { readonly again: () => void } {
  const connection = useConnection()
  const [state, setState] = useState<ReelState & { readonly of: string }>({ of: '', reel: null, error: null })
  const [turn, setTurn] = useState(0)
  const key = `${match} ${seat} ${turn}`
  const fetching = useRef('')
  const current = state.of === key ? state : { reel: null, error: null }
  const wanted = current.reel
    ? missingPage(current.reel, Math.min(at ?? 0, current.reel.count))
    : at === null
      ? 0
      : Math.floor(at / PAGE) * PAGE
  useEffect(() => {
    if (wanted === null || current.error) return
    const fetch = `${key} ${wanted}`
    if (fetching.current === fetch) return
    fetching.current = fetch
    connection.replay(match, seat, wanted, PAGE).then(
      (page) =>
        setState((before) => {
          const known = before.of === key ? before.reel : null
          return {
            of: key,
            error: null,
            reel: { page: known?.page ?? page, count: page.count, moments: merged(known?.moments, page.moments) },
          }
        }),
      (error: unknown) => setState({ of: key, reel: null, error }),
    )
  }, [connection, match, seat, key, wanted, current.error])
  const again = useCallback(() => {
    fetching.current = ''
    setTurn((n) => n + 1)
  }, [])
  return { reel: current.reel, error: current.error, again }
}

function merged(known: ReadonlyMap<number, Moment> | undefined, moments: readonly Moment[]): ReadonlyMap<number, Moment> {
  return new Map([...(known ?? []), ...moments.map((moment) => [moment.count, moment] as const)])
}
