import { type Club, type ClubAct, LONGEST_ABOUT, LONGEST_CLUB_NAME } from '@rulewright/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { randomNumber } from '../match/share.ts'
import { type ShelfGame, useShelf } from '../match/shelf.ts'
import account from '../pages/AccountPage.module.css'
import home from '../pages/Home.module.css'
import { MatchRow } from '../pages/MatchRow.tsx'
import { ServiceError } from '../service/http.ts'
import { useSession } from '../service/session.ts'
import { CopyLink } from '../ui/CopyLink.tsx'
import { Labelled } from '../ui/fields.tsx'
import { Page } from '../ui/Page.tsx'
import { FailedPage, LoadingPage } from '../ui/PageStates.tsx'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useAsync } from '../ui/useAsync.ts'
import { useClubMessages } from '../words/clubs.ts'
import styles from './Clubs.module.css'
import { NeedsAccount, SureButton, TournamentList } from './parts.tsx'
import { clubService } from './service.ts'
import { useActing } from './useActing.ts'

type Acts = Exclude<ClubAct, { do: 'open-table' }>

/** A club: its description, members, tables and tournaments. What is shown depends on the viewer. */
export function ClubPage({ club: id }: { readonly club: string }) {
  const m = useClubMessages()
  const [, go] = useLocation()
  const load = useCallback(() => clubService.club(id), [id])
  const [loading, again] = useAsync(load)
  const me = useSession((s) => s.user?.id)
  useEffect(() => {
    if (me) again()
  }, [me, again])
  const { error, attempt } = useActing()
  if (loading.state === 'loading') return <LoadingPage narrow />
  if (loading.state === 'failed') {
    const missing = loading.error instanceof ServiceError && loading.error.reason === 'no-such-page'
    return <FailedPage title={m.errors.notFoundTitle} error={loading.error} missing={missing ? m.club.gone : null} retry={again} narrow />
  }
  const club = loading.value
  const act = (wish: Acts) =>
    attempt(async () => {
      const answer = await clubService.actInClub(id, wish)
      if ('gone' in answer) go('/friends')
      else again()
    })
  const isIn = club.role === 'member' || club.role === 'organiser'
  return (
    <Page title={club.name}>
      <div className={account.page}>
        <h1>{club.name}</h1>
        {club.about !== '' && <p className={styles.about}>{club.about}</p>}
        <p className={styles.quiet}>
          {[m.club.members(club.members), club.role ? m.club.role[club.role] : null].filter((fact) => fact !== null).join(' · ')}
        </p>
        <ErrorNote error={error} />
        {!isIn && <Outside club={club} act={act} />}
        <div className={account.columns}>
          <section className={`${ui.panel} ${account.panel}`} aria-labelledby="events">
            <h2 id="events">{m.club.tournaments}</h2>
            <TournamentList tournaments={club.tournaments} none={m.club.noTournaments} />
            {club.role === 'organiser' && (
              <div>
                <Link href={`/events/new?club=${id}`} className={ui.button}>
                  {m.club.newTournament}
                </Link>
              </div>
            )}
          </section>
          {isIn && <Members club={club} act={act} />}
        </div>
        {isIn && <Tables club={club} />}
        {club.role === 'organiser' && <Changing club={club} act={act} />}
        {isIn && <SureButton label={m.club.leave} sure={m.club.leaveSure} press={() => act({ do: 'leave' })} />}
      </div>
    </Page>
  )
}

interface Part {
  readonly club: Club
  readonly act: (wish: Acts) => void
}

/** For non-members: with the link at once, else with an organiser's consent. */
function Outside({ club, act }: Part) {
  const m = useClubMessages()
  const key = new URLSearchParams(useSearch()).get('key')
  const user = useSession((s) => s.user)
  if (!user || user.guest) return <NeedsAccount />
  return (
    <section className={`${ui.panel} ${account.panel}`}>
      {key !== null ? (
        <div>
          <button type="button" className={ui.primary} onClick={() => act({ do: 'join', key })}>
            {m.club.joinNow}
          </button>
        </div>
      ) : club.role === 'asking' ? (
        <p>{m.club.asked}</p>
      ) : (
        <div>
          <button type="button" className={ui.primary} onClick={() => act({ do: 'join' })}>
            {m.club.ask}
          </button>
        </div>
      )}
      <p className={styles.quiet}>{m.club.outside}</p>
    </section>
  )
}

function Members({ club, act }: Part) {
  const m = useClubMessages()
  const me = useSession((s) => s.user?.id)
  const leads = club.role === 'organiser'
  return (
    <section className={`${ui.panel} ${account.panel}`} aria-labelledby="members">
      <h2 id="members">{m.club.people}</h2>
      <ul className={account.list}>
        {club.people.map((member) => (
          <li key={member.user} className={account.row}>
            <span>
              <Link href={`/person/${member.user}`}>{member.name}</Link>{' '}
              <span className={styles.quiet}>
                {[member.role === 'member' ? '' : m.club.role[member.role], member.online ? m.friends.here : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {leads && member.user !== me && <Organising member={member} act={act} />}
          </li>
        ))}
      </ul>
      <p>{m.club.link}</p>
      <CopyLink path={`/club/${club.club}?key=${club.key ?? ''}`} />
      {leads && <SureButton label={m.club.newLink} sure={m.club.newLink} press={() => act({ do: 'new-key' })} />}
    </section>
  )
}

/** What an organiser may do about somebody. */
function Organising({ member: { user, name, role }, act }: { readonly member: Club['people'][number]; readonly act: Part['act'] }) {
  const m = useClubMessages()
  const button = (className: string | undefined, label: string, about: string, wish: Acts) => (
    <button type="button" className={className} aria-label={about} onClick={() => act(wish)}>
      {label}
    </button>
  )
  if (role === 'asking')
    return (
      <span className={ui.spread}>
        {button(ui.button, m.club.letIn, m.club.letInWho(name), { do: 'accept', user })}
        {button(ui.quiet, m.club.no, m.club.noWho(name), { do: 'remove', user })}
      </span>
    )
  return (
    <span className={ui.spread}>
      {role === 'member'
        ? button(ui.quiet, m.club.makeOrganiser, m.club.makeOrganiserWho(name), { do: 'organiser', user, is: true })
        : button(ui.quiet, m.club.noOrganiser, m.club.noOrganiserWho(name), { do: 'organiser', user, is: false })}
      <SureButton
        label={m.club.sendAway}
        name={m.club.sendAwayWho(name)}
        sure={m.club.sendAwaySure}
        press={() => act({ do: 'remove', user })}
      />
    </span>
  )
}

function Tables({ club }: { readonly club: Club }) {
  const m = useClubMessages()
  const games = useShelf()
  return (
    <section className={`${ui.panel} ${account.panel}`} aria-labelledby="tables">
      <h2 id="tables">{m.club.tables}</h2>
      {club.tables.length === 0 && <p className={styles.quiet}>{m.club.noTables}</p>}
      <ul className={home.rows}>
        {club.tables.map((match) => (
          <MatchRow key={match.match} match={match} games={games} />
        ))}
      </ul>
      <OpenTable club={club.club} games={games} />
      {club.finished.length > 0 && (
        <>
          <h3>{m.club.finished}</h3>
          <ul className={home.rows}>
            {club.finished.map((match) => (
              <MatchRow key={match.match} match={match} games={games} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The game and the number of seats; everything else is decided in the room. */
function OpenTable({ club, games }: { readonly club: string; readonly games: readonly ShelfGame[] }) {
  const m = useClubMessages()
  const [, go] = useLocation()
  const { error, busy, attempt } = useActing()
  const fitting = games.filter(({ seats }) => seats.some((n) => n > 1))
  const [chosen, choose] = useState('')
  const game = fitting.find(({ id }) => id === chosen) ?? fitting[0]
  const counts = game?.seats.filter((n) => n > 1) ?? []
  const [wanted, want] = useState(2)
  const seats = counts.includes(wanted) ? wanted : (counts[0] ?? 2)
  if (!game) return null
  return (
    <div className={ui.spread}>
      <select
        className={ui.input}
        style={{ width: 'auto' }}
        aria-label={m.club.game}
        value={game.id}
        onChange={(event) => choose(event.target.value)}
      >
        {fitting.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <select
        className={ui.input}
        style={{ width: 'auto' }}
        aria-label={m.club.seats}
        value={seats}
        onChange={(event) => want(Number(event.target.value))}
      >
        {counts.map((n) => (
          <option key={n} value={n}>
            {m.seats([n])}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={ui.button}
        disabled={busy}
        onClick={() =>
          attempt(async () => {
            const { match } = await clubService.openClubTable(club, { do: 'open-table', game: game.id, seats, number: randomNumber() })
            go(`/match/${match}`)
          })
        }
      >
        {m.club.openTable}
      </button>
      <ErrorNote error={error} />
    </div>
  )
}

function Changing({ club, act }: Part) {
  const m = useClubMessages()
  return (
    <details className={styles.folded}>
      <summary>{m.club.change}</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          act({ do: 'change', name: String(given.get('name') ?? ''), about: String(given.get('about') ?? '') })
        }}
      >
        <Labelled label={m.club.name}>
          {(id) => <input id={id} name="name" required className={ui.input} maxLength={LONGEST_CLUB_NAME} defaultValue={club.name} />}
        </Labelled>
        <Labelled label={m.club.about}>
          {(id) => <textarea id={id} name="about" className={ui.input} maxLength={LONGEST_ABOUT} defaultValue={club.about} />}
        </Labelled>
        <button type="submit" className={ui.button}>
          {m.club.save}
        </button>
      </form>
    </details>
  )
}
