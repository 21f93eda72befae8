import type { TournamentAct, TournamentInfo } from '@rulewright/wire'
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
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useClubMessages } from '../words/clubs.ts'
import { listOf } from '../words/index.ts'
import styles from './Clubs.module.css'
import { nameIn, SureButton, type TournamentPart, titleOf } from './parts.tsx'
import { Standings } from './Standings.tsx'
import { clubService } from './service.ts'
import { Rounds, TournamentLog } from './TournamentRounds.tsx'
import { useActing } from './useActing.ts'

/** A tournament: what is played, my table, the standings, and the rounds so far. The actions depend on the viewer. */
export function TournamentPage({ tournament: id }: { readonly tournament: string }) {
  const m = useClubMessages()
  const [, go] = useLocation()
  const load = useCallback(() => clubService.tournament(id), [id])
  const [latest, again] = useLatest(load)
  const me = useSession((s) => s.user?.id)
  useEffect(() => {
    if (me) again()
  }, [me, again])
  const { error, busy, attempt } = useActing()
  if (latest === undefined) return <LoadingPage narrow />
  if (latest === null) return <FailedPage title={m.errors.notFoundTitle} error={null} missing={m.tournament.missing} retry={again} narrow />
  const tournament = latest
  const act = (wish: TournamentAct) =>
    attempt(async () => {
      const answer = await clubService.actInTournament(id, wish)
      if ('gone' in answer) go(tournament.club ? `/club/${tournament.club.club}` : '/friends')
      else again()
    })
  const part = { tournament, act }
  return (
    <Page title={tournament.name}>
      <div className={account.page}>
        <h1>{tournament.name}</h1>
        <Facts tournament={tournament} />
        {tournament.about !== '' && <p className={styles.about}>{tournament.about}</p>}
        <ErrorNote error={error} />
        <MyTable tournament={tournament} />
        {tournament.state === 'over' && <Winner tournament={tournament} />}
        {tournament.state === 'enrolling' && <Enrolling {...part} busy={busy} attempt={attempt} again={again} />}
        {tournament.runs && tournament.state === 'running' && <Running {...part} busy={busy} />}
        {tournament.state !== 'enrolling' && <Standings tournament={tournament} />}
        {tournament.state !== 'enrolling' && <Rounds {...part} />}
        {tournament.state === 'enrolling' && <Entrants {...part} />}
        <TournamentLog tournament={tournament} />
        {tournament.me !== null && tournament.state === 'running' && !tournament.entrants[tournament.me]?.gone && (
          <SureButton label={m.tournament.withdraw} sure={m.tournament.withdrawSure} press={() => act({ do: 'withdraw' })} />
        )}
      </div>
    </Page>
  )
}

function Facts({ tournament }: { readonly tournament: TournamentInfo }) {
  const m = useClubMessages()
  const state =
    tournament.state === 'running' ? m.tournament.round(tournament.round, tournament.rounds) : m.tournament.state[tournament.state]
  return (
    <ul className={styles.facts}>
      <li>
        <strong>{state}</strong>
      </li>
      <li>{titleOf(tournament.game)}</li>
      <li>{m.seats([tournament.seats])}</li>
      <li>
        {m.tournament.kinds[tournament.kind]}
        {tournament.kind === 'swiss' ? `, ${tournament.rounds} ${m.tournament.rounds.toLowerCase()}` : ''}
      </li>
      <li>{clockWords(tournament.clock, m)}</li>
      {tournament.club && (
        <li>
          <Link href={`/club/${tournament.club.club}`}>{tournament.club.name}</Link>
        </li>
      )}
      {tournament.organiser !== null && <li>{m.tournament.by(tournament.organiser)}</li>}
    </ul>
  )
}

/** The table that waits for me, if there is one: the first thing to see. */
function MyTable({ tournament }: { readonly tournament: TournamentInfo }) {
  const m = useClubMessages()
  const { me } = tournament
  if (me === null) return null
  const mine = tournament.pairings.filter(
    (pairing) => pairing.entrants.includes(me) && pairing.points.includes(null) && pairing.match !== null,
  )
  return mine.map(({ round, pairing, match, entrants }) => (
    <div key={`${round} ${pairing}`} className={`${ui.good} ${ui.spread}`} role="status">
      <span>{m.tournament.myTableWith(listOf(entrants.filter((one) => one !== me).map((one) => nameIn(tournament, one))))}</span>
      <Link href={`/match/${match}`} className={ui.primary}>
        {m.tournament.myTable}
      </Link>
    </div>
  ))
}

function Winner({ tournament }: { readonly tournament: TournamentInfo }) {
  const m = useClubMessages()
  const first = tournament.standings.filter(({ place }) => place === 1).map(({ entrant }) => nameIn(tournament, entrant))
  return first.length === 0 ? null : <p className={ui.lead}>{m.tournament.first(listOf(first))}</p>
}

interface EnrollingProps extends TournamentPart {
  readonly busy: boolean
  readonly attempt: (doing: () => Promise<unknown>) => void
  readonly again: () => void
}

/** My entry. The name is kept here, since the form disappears on enrolling and comes back on withdrawing. */
function useEnrolling({ tournament, attempt, again }: Pick<EnrollingProps, 'tournament' | 'attempt' | 'again'>) {
  const user = useSession((s) => s.user)
  const [name, setName] = useState('')
  const isGuest = tournament.entry === 'anybody' && (!user || user.guest)
  const enrol = () =>
    attempt(async () => {
      // Nobody is listed under a name they have not chosen.
      if (isGuest && name.trim() !== '') {
        await service.rename(name.trim())
        await refreshSession()
      }
      await clubService.actInTournament(tournament.tournament, { do: 'enrol', number: randomNumber() })
      again()
    })
  return { isGuest, name, setName, enrol }
}

/** Before it begins: the link, my entry, and the start for whoever runs it. */
function Enrolling({ tournament, act, busy, attempt, again }: EnrollingProps) {
  const m = useClubMessages()
  const enrolling = useEnrolling({ tournament, attempt, again })
  return (
    <section className={`${ui.panel} ${account.panel}`}>
      {tournament.me === null ? (
        <EnrolForm enrolling={enrolling} busy={busy} />
      ) : (
        <div className={ui.spread}>
          <span>{m.tournament.enrolled}</span>
          <button type="button" className={ui.quiet} onClick={() => act({ do: 'withdraw' })}>
            {m.tournament.withdraw}
          </button>
        </div>
      )}
      <p>{m.tournament.link}</p>
      <CopyLink path={`/event/${tournament.tournament}`} />
      {tournament.runs && <Starting tournament={tournament} act={act} busy={busy} />}
    </section>
  )
}

interface EnrolFormProps {
  readonly enrolling: ReturnType<typeof useEnrolling>
  readonly busy: boolean
}

/** A guest chooses a name. */
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
        <Labelled label={m.tournament.enrolAs}>
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
        {m.tournament.enrol}
      </button>
    </form>
  )
}

/** For whoever runs it: start it when there are enough, or cancel it. */
function Starting({ tournament, act, busy }: TournamentPart & { readonly busy: boolean }) {
  const m = useClubMessages()
  const least = Math.max(2, tournament.seats)
  return (
    <div className={ui.spread}>
      <button
        type="button"
        className={ui.primary}
        disabled={busy || tournament.entrants.length < least}
        onClick={() => act({ do: 'start' })}
      >
        {m.tournament.start}
      </button>
      <span className={styles.quiet}>{m.tournament.startAbout(least)}</span>
      <SureButton label={m.tournament.cancel} sure={m.tournament.cancelSure} press={() => act({ do: 'cancel' })} />
    </div>
  )
}

/** For whoever runs it: the next round, when all tables are done. */
function Running({ tournament, act, busy }: TournamentPart & { readonly busy: boolean }) {
  const m = useClubMessages()
  const isLast = tournament.round >= tournament.rounds
  return (
    <section className={`${ui.panel} ${account.panel}`}>
      {!isLast && (
        <div className={ui.spread}>
          <button
            type="button"
            className={ui.primary}
            disabled={busy || !tournament.ready}
            onClick={() => act({ do: 'next', after: tournament.round })}
          >
            {m.tournament.next(tournament.round + 1)}
          </button>
          {!tournament.ready && <span className={styles.quiet}>{m.tournament.nextWaits}</span>}
        </div>
      )}
      {isLast && <p className={styles.quiet}>{m.tournament.nextWaits}</p>}
      {tournament.ready && <SureButton label={m.tournament.finish} sure={m.tournament.finish} press={() => act({ do: 'finish' })} />}
    </section>
  )
}

function Entrants({ tournament, act }: TournamentPart) {
  const m = useClubMessages()
  return (
    <section className={`${ui.panel} ${account.panel}`} aria-labelledby="entrants">
      <h2 id="entrants">
        {m.tournament.entrants} ({tournament.entrants.length})
      </h2>
      {tournament.entrants.length === 0 && <p className={styles.quiet}>{m.tournament.nobodyYet}</p>}
      <ul className={account.list}>
        {tournament.entrants.map(({ entrant, name, user }) => (
          <li key={entrant} className={account.row}>
            {user ? <Link href={`/person/${user}`}>{name}</Link> : name}
            {tournament.runs && (
              <button
                type="button"
                className={ui.quiet}
                aria-label={m.tournament.removeWho(name)}
                onClick={() => act({ do: 'remove', entrant, why: m.tournament.remove })}
              >
                {m.tournament.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
