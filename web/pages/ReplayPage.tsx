import { useEffect, useState } from 'react'
import { useGame } from '../match/game.ts'
import { clampMoment, linkTo, momentFromLink, seatFromLink } from '../match/replay.ts'
import { useReel } from '../match/useReel.ts'
import { Player } from '../replay/Player.tsx'
import { ServiceError } from '../service/http.ts'
import { Page } from '../ui/Page.tsx'
import { sentenceFor, Trouble } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useMessages } from '../words/index.ts'

const GONE: readonly string[] = ['no-such-match', 'malformed', 'no-such-page']

/** A match played again: scrub, step, play, share a moment, play on from it. */
export function ReplayPage({ match }: { readonly match: string }) {
  const m = useMessages()
  const [seat, setSeat] = useState(() => seatFromLink(location.search))
  const [at, setAt] = useState(() => momentFromLink(location.search, Number.MAX_SAFE_INTEGER))
  const { reel, error, again } = useReel(match, seat, at)
  const parts = useGame(reel?.page.game ?? null)
  const moment = reel ? clampMoment(at ?? 0, reel.count) : 0
  useEffect(() => {
    if (reel) history.replaceState(history.state, '', linkTo(match, moment, seat))
  }, [reel, match, moment, seat])
  if (error) {
    const gone = error instanceof ServiceError && GONE.includes(error.reason)
    return (
      <Page title={m.replay.title}>
        <Trouble
          title={gone ? m.errors.notFoundTitle : m.errors.title}
          text={gone ? m.errors.noMatch : sentenceFor(error, m)}
          retry={gone ? undefined : again}
        />
      </Page>
    )
  }
  if (!reel || !parts) {
    return (
      <Page title={m.replay.title}>
        <p className={ui.lead} role="status">
          {m.loading}
        </p>
      </Page>
    )
  }
  return <Player match={match} reel={reel} parts={parts} seat={seat} setSeat={setSeat} at={moment} setAt={setAt} />
}
