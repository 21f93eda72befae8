import type { EventAct, EventInfo } from '@rulewright/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useLatest } from '../lobby/usePolled.ts'
import { randomNumber } from '../match/share.ts'
import account from '../pages/AccountPage.module.css'
import { clockWords } from '../pages/ClockField.tsx'
import { service } from '../service/http.ts'
import { refreshSession, useSession } from '../service/session.ts'
import { CopyLink } from '../ui/CopyLink.tsx'
import { Labelled } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import { FailedPage, LoadingPage } from '../ui/PageStates.tsx'
import ui from '../ui/ui.module.css'
import { useClubMessages } from '../words/clubs.ts'
import { listOf } from '../words/index.ts'
import styles from './Clubs.module.css'
import { EventLog, Rounds } from './EventRounds.tsx'
import { type EventPart, nameIn, Problem, SureButton, titleOf } from './parts.tsx'
import { Standings } from './Standings.tsx'
import { clubService } from './service.ts'
import { useActing } from './useActing.ts'

/** An event: what is played, my table, who stands where, and how it went so far. Who one is decides what one may do. */
export function EventPage({ event: id }: { readonly event: string }) {
  const m = useClubMessages()
  const [, go] = useLocation()
  const load = useCallback(() => clubService.event(id), [id])
  const [latest, again] = useLatest(load)
  const me = useSession((s) => s.user?.id)
  useEffect(() => {
    if (me) again()
  }, [me, again])
  const { error, busy, attempt } = useActing()
  if (latest === undefined) return <LoadingPage narrow />
  if (latest === null) return <FailedPage title={m.errors.notFoundTitle} error={null} missing={m.event.missing} retry={again} narrow />
  const event = latest
  const act = (wish: EventAct) =>
    attempt(async () => {
      const answer = await clubService.actInEvent(id, wish)
      if ('gone' in answer) go(event.club ? `/club/${event.club.club}` : '/friends')
      else again()
    })
  const part = { event, act }
  return (
    <Page title={event.name}>
      <div className={account.page}>
        <h1>{event.name}</h1>
        <Facts event={event} />
        {event.about !== '' && <p className={styles.about}>{event.about}</p>}
        <Problem error={error} />
        <MyTable event={event} />
        {event.state === 'over' && <Winner event={event} />}
        {event.state === 'enrolling' && <Enrolling {...part} busy={busy} attempt={attempt} again={again} />}
        {event.runs && event.state === 'running' && <Running {...part} busy={busy} />}
        {event.state !== 'enrolling' && <Standings event={event} />}
        {event.state !== 'enrolling' && <Rounds {...part} />}
        {event.state === 'enrolling' && <Entrants {...part} />}
        <EventLog event={event} />
        {event.me !== null && event.state === 'running' && !event.entrants[event.me]?.gone && (
          <SureButton label={m.event.withdraw} sure={m.event.withdrawSure} press={() => act({ do: 'withdraw' })} />
        )}
      </div>
    </Page>
  )
}

function Facts({ event }: { readonly event: EventInfo }) {
  const m = useClubMessages()
  const state = event.state === 'running' ? m.event.round(event.round, event.rounds) : m.event.state[event.state]
  return (
    <ul className={styles.facts}>
      <li>
        <strong>{state}</strong>
      </li>
      <li>{titleOf(event.game)}</li>
      <li>{m.seats([event.seats])}</li>
      <li>
        {m.event.kinds[event.kind]}
        {event.kind === 'swiss' ? `, ${event.rounds} ${m.event.rounds.toLowerCase()}` : ''}
      </li>
      <li>{clockWords(event.clock, m)}</li>
      {event.club && (
        <li>
          <Link href={`/club/${event.club.club}`}>{event.club.name}</Link>
        </li>
      )}
      {event.organiser !== null && <li>{m.event.by(event.organiser)}</li>}
    </ul>
  )
}

/** The table I am waited for at, if there is one: the first thing to see. */
function MyTable({ event }: { readonly event: EventInfo }) {
  const m = useClubMessages()
  const { me } = event
  if (me === null) return null
  const mine = event.boards.filter((board) => board.entrants.includes(me) && board.points.includes(null) && board.match !== null)
  return mine.map(({ round, board, match, entrants }) => (
    <div key={`${round} ${board}`} className={`${ui.good} ${ui.spread}`} role="status">
      <span>{m.event.myTableWith(listOf(entrants.filter((one) => one !== me).map((one) => nameIn(event, one))))}</span>
      <Link href={`/match/${match}`} className={ui.primary}>
        {m.event.myTable}
      </Link>
    </div>
  ))
}

function Winner({ event }: { readonly event: EventInfo }) {
  const m = useClubMessages()
  const first = event.standings.filter(({ place }) => place === 1).map(({ entrant }) => nameIn(event, entrant))
  return first.length === 0 ? null : <p className={ui.lead}>{m.event.first(listOf(first))}</p>
}

interface EnrollingProps extends EventPart {
  readonly busy: boolean
  readonly attempt: (doing: () => Promise<unknown>) => void
  readonly again: () => void
}

/** My place in the list. The name is kept here, since the form goes when one is enrolled and comes back when one withdraws. */
function useEnrolling({ event, attempt, again }: Pick<EnrollingProps, 'event' | 'attempt' | 'again'>) {
  const user = useSession((s) => s.user)
  const [name, setName] = useState('')
  const isGuest = event.entry === 'anybody' && (!user || user.guest)
  const enrol = () =>
    attempt(async () => {
      // Nobody stands in a list under a name they have not chosen.
      if (isGuest && name.trim() !== '') {
        await service.rename(name.trim())
        await refreshSession()
      }
      await clubService.actInEvent(event.event, { do: 'enrol', number: randomNumber() })
      again()
    })
  return { isGuest, name, setName, enrol }
}

/** Before it begins: the link, my place, and the start for whoever runs it. */
function Enrolling({ event, act, busy, attempt, again }: EnrollingProps) {
  const m = useClubMessages()
  const enrolling = useEnrolling({ event, attempt, again })
  return (
    <section className={`${ui.panel} ${account.panel}`}>
      {event.me === null ? (
        <EnrolForm enrolling={enrolling} busy={busy} />
      ) : (
        <div className={ui.spread}>
          <span>{m.event.enrolled}</span>
          <button type="button" className={ui.quiet} onClick={() => act({ do: 'withdraw' })}>
            {m.event.withdraw}
          </button>
        </div>
      )}
      <p>{m.event.link}</p>
      <CopyLink path={`/event/${event.event}`} />
      {event.runs && <Starting event={event} act={act} busy={busy} />}
    </section>
  )
}

interface EnrolFormProps {
  readonly enrolling: ReturnType<typeof useEnrolling>
  readonly busy: boolean
}

/** A guest says under which name. */
function EnrolForm({ enrolling, busy }: EnrolFormProps) {
  const m = useClubMessages()
  const { isGuest, name, setName, enrol } = enrolling
  return (
    <form
      className={account.form}
      onSubmit={(pressed) => {
        pressed.preventDefault()
        enrol()
      }}
    >
      {isGuest && (
        <Labelled label={m.event.enrolAs}>
          {(id) => (
            <input
              id={id}
              className={ui.input}
              maxLength={32}
              required
              value={name}
              onChange={(changed) => setName(changed.target.value)}
            />
          )}
        </Labelled>
      )}
      <button type="submit" className={ui.primary} disabled={busy}>
        {m.event.enrol}
      </button>
    </form>
  )
}

/** For whoever runs it: the start, when there are enough, or no event at all. */
function Starting({ event, act, busy }: EventPart & { readonly busy: boolean }) {
  const m = useClubMessages()
  const least = Math.max(2, event.seats)
  return (
    <div className={ui.spread}>
      <button type="button" className={ui.primary} disabled={busy || event.entrants.length < least} onClick={() => act({ do: 'start' })}>
        {m.event.start}
      </button>
      <span className={styles.quiet}>{m.event.startAbout(least)}</span>
      <SureButton label={m.event.cancel} sure={m.event.cancelSure} press={() => act({ do: 'cancel' })} />
    </div>
  )
}

/** For whoever runs it: the next round, when all tables are done. */
function Running({ event, act, busy }: EventPart & { readonly busy: boolean }) {
  const m = useClubMessages()
  const isLast = event.round >= event.rounds
  return (
    <section className={`${ui.panel} ${account.panel}`}>
      {!isLast && (
        <div className={ui.spread}>
          <button
            type="button"
            className={ui.primary}
            disabled={busy || !event.ready}
            onClick={() => act({ do: 'next', after: event.round })}
          >
            {m.event.next(event.round + 1)}
          </button>
          {!event.ready && <span className={styles.quiet}>{m.event.nextWaits}</span>}
        </div>
      )}
      {isLast && <p className={styles.quiet}>{m.event.nextWaits}</p>}
      {event.ready && <SureButton label={m.event.finish} sure={m.event.finish} press={() => act({ do: 'finish' })} />}
    </section>
  )
}

function Entrants({ event, act }: EventPart) {
  const m = useClubMessages()
  return (
    <section className={`${ui.panel} ${account.panel}`} aria-labelledby="entrants">
      <h2 id="entrants">
        {m.event.entrants} ({event.entrants.length})
      </h2>
      {event.entrants.length === 0 && <p className={styles.quiet}>{m.event.nobodyYet}</p>}
      <ul className={account.list}>
        {event.entrants.map(({ entrant, name, user }) => (
          <li key={entrant} className={account.row}>
            {user ? <Link href={`/person/${user}`}>{name}</Link> : name}
            {event.runs && (
              <button
                type="button"
                className={ui.quiet}
                aria-label={m.event.removeWho(name)}
                onClick={() => act({ do: 'remove', entrant, why: m.event.remove })}
              >
                {m.event.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
