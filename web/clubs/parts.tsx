import { findGame } from '@rulewright/games'
import type { EventAct, EventInfo, EventInList } from '@rulewright/wire'
import { useState } from 'react'
import { Link } from 'wouter'
import { humanize } from '../match/generic-words.ts'
import account from '../pages/AccountPage.module.css'
import { sentenceFor } from '../ui/trouble.tsx'
import ui from '../ui/ui.module.css'
import { useClubMessages } from '../words/clubs.ts'
import styles from './Clubs.module.css'

export const titleOf = (game: string): string => findGame(game)?.title ?? humanize(game)

export interface EventPart {
  readonly event: EventInfo
  readonly act: (wish: EventAct) => void
}

export const nameIn = (event: EventInfo, entrant: number): string => event.entrants.find((one) => one.entrant === entrant)?.name ?? ''

/** For whoever has no account yet. */
export function NeedsAccount() {
  const m = useClubMessages()
  return (
    <section className={`${ui.panel} ${account.panel}`}>
      <p>{m.club.needAccount}</p>
      <div>
        <Link href="/account" className={ui.primary}>
          {m.club.toAccount}
        </Link>
      </div>
    </section>
  )
}

/** What went wrong, as a sentence. */
export function Problem({ error }: { readonly error: unknown }) {
  const m = useClubMessages()
  if (error === null) return null
  return (
    <p className={ui.problem} role="alert">
      {sentenceFor(error, m)}
    </p>
  )
}

interface SureProps {
  readonly label: string
  readonly sure: string
  readonly name?: string
  readonly press: () => void
}

/** Something that cannot be taken back: it asks once. */
export function SureButton({ label, sure, name, press }: SureProps) {
  const [asking, setAsking] = useState(false)
  return (
    <button
      type="button"
      className={asking ? ui.danger : ui.quiet}
      aria-label={asking ? undefined : name}
      onBlur={() => setAsking(false)}
      onClick={() => {
        if (asking) press()
        setAsking(!asking)
      }}
    >
      {asking ? sure : label}
    </button>
  )
}

/** Events in a list, each with how far it is. */
export function EventList({ events, none }: { readonly events: readonly EventInList[]; readonly none: string }) {
  const m = useClubMessages()
  if (events.length === 0) return <p className={styles.quiet}>{none}</p>
  return (
    <ul className={account.list}>
      {events.map((event) => (
        <li key={event.event} className={account.row}>
          <Link href={`/event/${event.event}`}>{event.name}</Link>
          <span className={styles.quiet}>
            {titleOf(event.game)} · {m.event.kinds[event.kind]} ·{' '}
            {event.state === 'running' ? m.event.round(event.round, event.rounds) : m.event.state[event.state]} ·{' '}
            {m.event.entered(event.entrants)}
          </span>
        </li>
      ))}
    </ul>
  )
}
