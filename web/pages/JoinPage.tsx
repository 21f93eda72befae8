import { findGame } from '@rulewright/games'
import { SeatMark } from '@rulewright/tablekit'
import { useCallback, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { humanize } from '../match/generic-words.ts'
import { randomNumber } from '../match/live.ts'
import { ServiceError, service } from '../service/http.ts'
import { ensureSignedIn } from '../service/session.ts'
import { Face } from '../ui/Face.tsx'
import { Page } from '../ui/Page.tsx'
import { sentenceFor, Trouble } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import { useMessages } from '../words/index.ts'
import styles from './JoinPage.module.css'

/** Where an invitation leads: who sits there, and a seat to take. */
export function JoinPage({ match }: { readonly match: string }) {
  const m = useMessages()
  const [, go] = useLocation()
  const [search] = useSearchParams()
  const load = useCallback(() => service.match(match), [match])
  const [loading, again] = useAsync(load)
  const [error, setError] = useState<unknown>(null)
  if (loading.state === 'failed') {
    const missing = loading.error instanceof ServiceError && loading.error.reason !== 'network'
    return (
      <Page title={m.errors.notFoundTitle} narrow>
        <Trouble
          title={missing ? m.errors.notFoundTitle : m.errors.title}
          text={missing ? m.errors.noMatch : sentenceFor(loading.error, m)}
          retry={missing ? undefined : again}
        />
      </Page>
    )
  }
  if (loading.state === 'loading') {
    return (
      <Page title={m.loading} narrow>
        <p className={ui.lead} role="status">
          {m.loading}
        </p>
      </Page>
    )
  }
  const { value: summary } = loading
  const manifest = findGame(summary.game)
  const title = manifest?.title ?? humanize(summary.game)
  const open = summary.seats.some((seat) => seat.kind === 'open')
  const take = async () => {
    try {
      await ensureSignedIn()
      const code = search.get('code')
      await service.join(match, { number: randomNumber(), ...(code ? { code } : {}) })
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
          <p className={ui.lead}>{summary.mine.length > 0 ? m.join.already : open ? m.join.about(title) : m.join.full}</p>
          <ul className={styles.seats}>
            {summary.seats.map((seat) => (
              <li key={seat.seat}>
                <SeatMark seat={seat.seat} /> {seat.kind === 'open' ? m.table.openSeat : seat.name}
              </li>
            ))}
          </ul>
          {error !== null && (
            <p className={ui.problem} role="alert">
              {sentenceFor(error, m)}
            </p>
          )}
          <div className={ui.spread}>
            {summary.mine.length > 0 && (
              <Link href={`/match/${match}`} className={ui.primary}>
                {m.join.go}
              </Link>
            )}
            {summary.mine.length === 0 && open && (
              <button type="button" className={ui.primary} onClick={() => void take()}>
                {m.join.take}
              </button>
            )}
            {summary.mine.length === 0 && (
              <Link href={`/match/${match}`} className={ui.button}>
                {m.join.watch}
              </Link>
            )}
          </div>
        </div>
      </div>
    </Page>
  )
}
