import { LONGEST_VACATION, type MatchSummary, paths, type Vacation } from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { titleOf } from '../clubs/parts.tsx'
import { useActing } from '../clubs/useActing.ts'
import { useLatest } from '../lobby/usePolled.ts'
import { service } from '../service/http.ts'
import { useSession } from '../service/session.ts'
import { CopyLink } from '../ui/CopyLink.tsx'
import { Labelled } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { ago, listOf, useMessages } from '../words/index.ts'
import styles from './AccountPage.module.css'

const dateText = (at: number): string =>
  new Date(at).toLocaleString(undefined, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** When my time runs out, my vacation, and the same for my own calendar. */
export function CalendarPage() {
  const m = useMessages()
  const known = useSession((s) => s.user?.id)
  const [mine] = useLatest(useCallback(() => (known ? service.mine() : Promise.resolve([])), [known]))
  const [vacation, again] = useLatest(useCallback(() => (known ? service.vacation() : Promise.resolve(null)), [known]))
  const running = (mine ?? []).filter(
    ({ status, deadline, clock }) => status === 'running' && deadline !== null && clock?.kind === 'correspondence',
  )
  const sorted = [...running].sort((a, b) => (a.deadline ?? 0) - (b.deadline ?? 0))
  return (
    <Page title={m.away.calendar} narrow>
      <div className={styles.page}>
        <h1>{m.away.calendar}</h1>
        <section className={`${ui.panel} ${styles.panel}`} aria-label={m.away.calendar}>
          <p className={styles.quiet}>{sorted.length === 0 ? m.away.none : m.away.calendarAbout}</p>
          <ul className={styles.list}>
            {sorted.map((match) => (
              <Turn key={match.match} match={match} />
            ))}
          </ul>
          {vacation && (
            <>
              <p className={styles.quiet}>{m.away.subscribe}</p>
              <CopyLink path={`${paths.calendar(vacation.calendar)}.ics`} />
            </>
          )}
        </section>
        {vacation && <MyVacation vacation={vacation} changed={again} />}
      </div>
    </Page>
  )
}

function Turn({ match }: { readonly match: MatchSummary }) {
  const m = useMessages()
  const { deadline, waiting, mine, seats } = match
  const names = seats.filter((s) => !mine.includes(s.seat)).map((s) => s.name)
  const asked = seats.filter((s) => waiting.includes(s.seat) && !mine.includes(s.seat)).map((s) => s.name)
  const whose = [
    ...(waiting.some((seat) => mine.includes(seat)) ? [m.away.mine] : []),
    ...(asked.length > 0 ? [m.away.others(listOf(asked))] : []),
  ]
  return (
    <li className={styles.row}>
      <span>
        <Link href={`/match/${match.match}`}>
          {titleOf(match.game)}: {listOf(names)}
        </Link>{' '}
        <span className={styles.quiet}>· {whose.join(' · ')}</span>
      </span>
      {deadline !== null && (
        <span>
          <strong>{ago(deadline, Date.now())}</strong> <span className={styles.quiet}>{dateText(deadline)}</span>
        </span>
      )}
    </li>
  )
}

function MyVacation({ vacation, changed }: { readonly vacation: Vacation; readonly changed: () => void }) {
  const m = useMessages()
  const [days, setDays] = useState(7)
  const { error, busy, attempt } = useActing()
  const most = Math.min(LONGEST_VACATION, vacation.daysLeft)
  return (
    <section className={`${ui.panel} ${styles.panel}`} aria-labelledby="vacation">
      <h2 id="vacation">{m.away.vacation}</h2>
      <p className={styles.quiet}>{m.away.vacationAbout(vacation.daysLeft)}</p>
      <ErrorNote error={error} />
      {vacation.until === null ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            attempt(() => service.beginVacation(days).then(changed))
          }}
        >
          <Labelled label={m.away.days}>
            {(id) => (
              <input
                id={id}
                type="number"
                className={ui.input}
                min={1}
                max={most}
                value={days}
                onChange={(event) => setDays(event.target.valueAsNumber)}
              />
            )}
          </Labelled>
          <button type="submit" className={ui.button} disabled={busy || most < 1}>
            {m.away.begin}
          </button>
        </form>
      ) : (
        <div className={ui.spread}>
          <span role="status">{m.away.on(dateText(vacation.until))}</span>
          <button type="button" className={ui.primary} disabled={busy} onClick={() => attempt(() => service.endVacation().then(changed))}>
            {m.away.back}
          </button>
        </div>
      )}
    </section>
  )
}
