import { findGame } from '@rulewright/games'
import type { TournamentAct, TournamentInfo, TournamentInList } from '@rulewright/wire'
import { useState } from 'react'
import { Link } from 'wouter'
import { humanize } from '../match/generic-words.ts'
import account from '../pages/AccountPage.module.css'
import ui from '../ui/ui.module.css'
import { useClubMessages } from '../words/clubs.ts'
import styles from './Clubs.module.css'

export const titleOf = (game: string): string => findGame(game)?.title ?? humanize(game)

export interface TournamentPart {
  readonly tournament: TournamentInfo
  readonly act: (wish: TournamentAct) => void
}

export const nameIn = (tournament: TournamentInfo, entrant: number): string =>
  tournament.entrants.find((one) => one.entrant === entrant)?.name ?? ''

/** For people without an account. */
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

interface SureProps {
  readonly label: string
  readonly sure: string
  readonly name?: string
  readonly press: () => void
}

/** Something that cannot be undone: it asks once. */
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

/** Tournaments in a list, each with its progress. */
export function TournamentList({ tournaments, none }: { readonly tournaments: readonly TournamentInList[]; readonly none: string }) {
  const m = useClubMessages()
  if (tournaments.length === 0) return <p className={styles.quiet}>{none}</p>
  return (
    <ul className={account.list}>
      {tournaments.map((tournament) => (
        <li key={tournament.tournament} className={account.row}>
          <Link href={`/event/${tournament.tournament}`}>{tournament.name}</Link>
          <span className={styles.quiet}>
            {titleOf(tournament.game)} · {m.tournament.kinds[tournament.kind]} ·{' '}
            {tournament.state === 'running'
              ? m.tournament.round(tournament.round, tournament.rounds)
              : m.tournament.state[tournament.state]}{' '}
            · {m.tournament.entered(tournament.entrants)}
          </span>
        </li>
      ))}
    </ul>
  )
}
