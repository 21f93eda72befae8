import { findGame } from '@rulewright/games'
import { SeatMark } from '@rulewright/tablekit'
import type { MatchSummary } from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { humanize } from '../match/generic-words.ts'
import { randomNumber } from '../match/share.ts'
import { ServiceError, service } from '../service/http.ts'
import { ensureSignedIn } from '../service/session.ts'
import { Face } from '../ui/Face.tsx'
import { Page } from '../ui/Page.tsx'
import { FailedPage, LoadingPage } from '../ui/PageStates.tsx'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import type { Messages } from '../words/en.ts'
import { useMessages } from '../words/index.ts'
import styles from './JoinPage.module.css'

/** Where an invitation leads: who sits there, and a seat to take. */
export function JoinPage({ match }: { readonly match: string }) {
  const m = useMessages()
  const [, go] = useLocation()
  const load = useCallback(() => service.match(match), [match])
  const [loading, again] = useAsync(load)
  const [error, setError] = useState<unknown>(null)
  if (loading.state === 'failed') {
    const missing = loading.error instanceof ServiceError && loading.error.reason !== 'network'
    return (
      <FailedPage title={m.errors.notFoundTitle} error={loading.error} missing={missing ? m.errors.noMatch : null} retry={again} narrow />
    )
  }
  if (loading.state === 'loading') return <LoadingPage narrow />
  const { value: summary } = loading
  const take = async () => {
    try {
      await ensureSignedIn()
      await service.join(match, { number: randomNumber() })
      go(`/match/${match}`)
    } catch (problem) {
      setError(problem)
      again()
    }
  }
  return (
    <Page title={m.join.title} narrow>
      <div className={styles.card}>
        <Face game={summary.game} className={styles.face} />
        <div className={styles.about}>
          <h1>{m.join.title}</h1>
          <p className={ui.lead}>{aboutOf(summary, m)}</p>
          <ul className={styles.seats}>
            {summary.seats.map((seat) => (
              <li key={seat.seat}>
                <SeatMark seat={seat.seat} /> {seat.kind === 'open' ? m.table.openSeat : seat.name}
              </li>
            ))}
          </ul>
          <ErrorNote error={error} />
          <Ways summary={summary} take={() => void take()} />
        </div>
      </div>
    </Page>
  )
}

const hasOpenSeat = (summary: MatchSummary) => summary.seats.some((seat) => seat.kind === 'open')

function aboutOf(summary: MatchSummary, m: Messages): string {
  if (summary.mine.length > 0) return m.join.already
  return hasOpenSeat(summary) ? m.join.about(findGame(summary.game)?.title ?? humanize(summary.game)) : m.join.full
}

/** To the table for those already seated; else a seat while one is free, and watching. */
function Ways({ summary, take }: { readonly summary: MatchSummary; readonly take: () => void }) {
  const m = useMessages()
  const sits = summary.mine.length > 0
  return (
    <div className={ui.spread}>
      {!sits && hasOpenSeat(summary) && (
        <button type="button" className={ui.primary} onClick={take}>
          {m.join.take}
        </button>
      )}
      <Link href={`/match/${summary.match}`} className={sits ? ui.primary : ui.button}>
        {sits ? m.join.go : m.join.watch}
      </Link>
    </div>
  )
}
