import { LONGEST_ABOUT, LONGEST_CLUB_NAME } from '@rulewright/wire'
import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useLatest } from '../lobby/usePolled.ts'
import account from '../pages/AccountPage.module.css'
import { useSession } from '../service/session.ts'
import { Labelled } from '../ui/fields.tsx'
import { ErrorNote } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useClubMessages } from '../words/clubs.ts'
import styles from './Clubs.module.css'
import { TournamentList } from './parts.tsx'
import { clubService } from './service.ts'
import { useActing } from './useActing.ts'

const NONE: readonly never[] = []

/** My clubs, the tournaments I play in or run, and links to create new ones. */
export function MyClubs() {
  const m = useClubMessages()
  const user = useSession((s) => s.user)
  // Nothing is shown until it is known.
  const nothing = user === null ? NONE : undefined
  const known = user?.id
  const [clubs] = useLatest(useCallback(async () => (known ? clubService.clubs() : nothing), [known, nothing]))
  const [tournaments] = useLatest(useCallback(async () => (known ? clubService.tournaments() : nothing), [known, nothing]))
  return (
    <div className={account.columns}>
      <section className={`${ui.panel} ${account.panel}`} aria-labelledby="clubs">
        <h2 id="clubs">{m.club.mine}</h2>
        {clubs?.length === 0 && <p className={styles.quiet}>{m.club.none}</p>}
        <ul className={account.list}>
          {clubs?.map(({ club, name, role, members }) => (
            <li key={club} className={account.row}>
              <Link href={`/club/${club}`}>{name}</Link>
              <span className={styles.quiet}>
                {m.club.role[role]} · {m.club.members(members)}
              </span>
            </li>
          ))}
        </ul>
        <JoinByName />
        <Found />
      </section>
      <section className={`${ui.panel} ${account.panel}`} aria-labelledby="events">
        <h2 id="events">{m.tournament.mine}</h2>
        {tournaments && <TournamentList tournaments={tournaments} none={m.tournament.none} />}
        <div>
          <Link href="/events/new" className={ui.button}>
            {m.tournament.new}
          </Link>
        </div>
      </section>
    </div>
  )
}

function JoinByName() {
  const m = useClubMessages()
  const [, go] = useLocation()
  const [name, setName] = useState('')
  const { error, busy, attempt } = useActing()
  return (
    <form
      className={account.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') attempt(async () => go(`/club/${(await clubService.findClub(name)).club}`))
      }}
    >
      <Labelled label={m.club.join}>
        {(id) => (
          <input
            id={id}
            className={ui.input}
            maxLength={LONGEST_CLUB_NAME}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Labelled>
      <button type="submit" className={ui.button} disabled={busy}>
        {m.club.find}
      </button>
      <ErrorNote error={error} />
    </form>
  )
}

function Found() {
  const m = useClubMessages()
  const [, go] = useLocation()
  const { error, busy, attempt } = useActing()
  return (
    <details className={styles.folded}>
      <summary>{m.club.found}</summary>
      <form
        className={account.form}
        onSubmit={(event) => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          const wish = { name: String(given.get('name') ?? ''), about: String(given.get('about') ?? '') }
          attempt(async () => go(`/club/${(await clubService.foundClub(wish)).club}`))
        }}
      >
        <p className={styles.quiet}>{m.club.foundAbout}</p>
        <Labelled label={m.club.name}>
          {(id) => <input id={id} name="name" required className={ui.input} maxLength={LONGEST_CLUB_NAME} />}
        </Labelled>
        <Labelled label={m.club.about}>{(id) => <textarea id={id} name="about" className={ui.input} maxLength={LONGEST_ABOUT} />}</Labelled>
        <ErrorNote error={error} />
        <button type="submit" className={ui.primary} disabled={busy}>
          {m.club.found}
        </button>
      </form>
    </details>
  )
}
