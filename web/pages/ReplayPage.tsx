import { useEffect, useState } from 'react'
import { addressOf } from '../address.ts'
import { useConnection } from '../match/connection.ts'
import { useGame } from '../match/game.ts'
import { clampMoment, linkTo, momentFromLink, panelFromLink, seatFromLink } from '../match/replay.ts'
import { useAnalysis } from '../match/useAnalysis.ts'
import { useReel } from '../match/useReel.ts'
import { Player } from '../replay/Player.tsx'
import { ServiceError } from '../service/http.ts'
import { FailedPage, LoadingPage } from '../ui/PageStates.tsx'
import { useMessages } from '../words/index.ts'

const GONE: readonly string[] = ['no-such-match', 'malformed', 'no-such-page']

/** A match played again: scrub, step, play, share a moment, play on from it. */
export function ReplayPage({ match }: { readonly match: string }) {
  const m = useMessages()
  const replay = useConnection().replayPath(match)
  const [seat, setSeat] = useState(() => seatFromLink(location.search))
  const [at, setAt] = useState(() => momentFromLink(location.search, Number.MAX_SAFE_INTEGER))
  const { reel, error, again } = useReel(match, seat, at)
  // Whoever looks through other eyes goes on looking at the same beside them.
  const [panel, showPanel] = useState(() => panelFromLink(location.search))
  const analysis = useAnalysis(match, reel !== null && reel.page.outcome !== null)
  const parts = useGame(reel?.page.game ?? null)
  const moment = reel ? clampMoment(at ?? 0, reel.count) : 0
  useEffect(() => {
    if (reel) history.replaceState(history.state, '', addressOf(linkTo(replay, moment, seat)))
  }, [reel, replay, moment, seat])
  if (error) {
    const gone = error instanceof ServiceError && GONE.includes(error.reason)
    return <FailedPage title={m.replay.title} error={error} missing={gone ? m.errors.noMatch : null} retry={again} />
  }
  if (!reel || !parts) return <LoadingPage title={m.replay.title} />
  return (
    <Player
      match={match}
      reel={reel}
      parts={parts}
      seat={seat}
      setSeat={setSeat}
      at={moment}
      setAt={setAt}
      panel={panel}
      showPanel={showPanel}
      analysis={analysis}
    />
  )
}
