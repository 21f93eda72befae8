import { Player } from '../replay/Player.tsx'
import { useReplay } from '../replay/useReplay.ts'
import { ServiceError } from '../service/http.ts'
import { FailedPage, LoadingPage } from '../ui/PageStates.tsx'
import { useMessages } from '../words/index.ts'

const GONE: readonly string[] = ['no-such-match', 'malformed', 'no-such-page']

/** The replay of a match: scrub, step, play, share a moment, continue from it. */
export function ReplayPage({ match }: { readonly match: string }) {
  const m = useMessages()
  const { replay, error, again } = useReplay(match)
  if (error) {
    const gone = error instanceof ServiceError && GONE.includes(error.reason)
    return <FailedPage title={m.replay.title} error={error} missing={gone ? m.errors.noMatch : null} retry={again} />
  }
  return replay ? <Player replay={replay} /> : <LoadingPage title={m.replay.title} />
}
