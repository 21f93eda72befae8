import { SeatMark } from '@rulewright/tablekit'
import type { MatchSummary } from '@rulewright/wire'
import { useState } from 'react'
import { Link } from 'wouter'
import type { LocalSummary } from '../local/kept.ts'
import type { ShelfGame } from '../match/shelf.ts'
import { Drawing } from '../ui/Drawing.tsx'
import { Face } from '../ui/Face.tsx'
import ui from '../ui/ui.module.css'
import type { Messages } from '../words/en.ts'
import { ago, listOf, useMessages } from '../words/index.ts'
import styles from './Home.module.css'

interface MatchRowProps {
  readonly match: MatchSummary
  readonly games: readonly ShelfGame[]
}

/** A match on the server, in a list. */
export function MatchRow({ match, games }: MatchRowProps) {
  const href = match.status === 'over' ? `/replay/${match.match}` : `/match/${match.match}`
  return (
    <li>
      <RowLink match={match} games={games} href={href} />
    </li>
  )
}

interface LocalRowProps {
  readonly match: LocalSummary
  readonly games: readonly ShelfGame[]
  readonly remove: () => void
}

/** A match in this browser: it is mine to delete. */
export function LocalRow({ match, games, remove }: LocalRowProps) {
  const m = useMessages()
  const [asking, setAsking] = useState(false)
  const own = match.status === 'over' ? `/local/${match.match}/replay` : `/local/${match.match}`
  return (
    <li className={styles.own}>
      <RowLink match={match} games={games} href={match.moved ? `/match/${match.moved}` : own} where={m.home.here} />
      {asking ? (
        <button type="button" className={ui.danger} onClick={remove} onBlur={() => setAsking(false)}>
          {m.home.deleteSure}
        </button>
      ) : (
        <button type="button" className={`${ui.quiet} ${ui.icon}`} aria-label={m.home.delete} onClick={() => setAsking(true)}>
          <Drawing name="close" size={18} />
        </button>
      )}
    </li>
  )
}

/** Its picture, who sits there, its state, and a link to it. */
function RowLink({ match, games, href, where }: MatchRowProps & { readonly href: string; readonly where?: string }) {
  const m = useMessages()
  const game = games.find((g) => g.id === match.game)
  const mineToMove =
    match.invited === true || isReady(match) || (match.status === 'running' && match.waiting.some((seat) => match.mine.includes(seat)))
  const open = match.status === 'waiting' && match.mine.length === 0 && !match.invited
  return (
    <Link href={href} className={styles.row} data-turn={mineToMove || undefined}>
      <Face game={match.game} className={styles.thumb} />
      <span className={styles.rowText}>
        <strong>{game?.title ?? match.game}</strong>
        <span className={styles.who}>
          {match.seats.map((seat) => (
            <span key={seat.seat}>
              <SeatMark seat={seat.seat} /> {seat.kind === 'open' ? seat.name || m.table.openSeat : seat.name}
            </span>
          ))}
        </span>
      </span>
      <span className={styles.stand}>
        <strong>{open ? m.home.join : statusLine(match, m)}</strong>
        <span>
          {match.status === 'running' ? `${m.home.moves(match.count)} · ` : ''}
          {ago(match.status === 'running' ? match.since : match.createdAt, Date.now())}
        </span>
        {match.deadline !== null && match.status === 'running' && <span>{m.room.runsOut(ago(match.deadline, Date.now()))}</span>}
        {where && <span>{where}</span>}
      </span>
    </Link>
  )
}

/** Every seat is taken, and the cards are dealt when everybody has come. */
export const isReady = ({ status, mine, seats }: MatchSummary): boolean =>
  status === 'waiting' && mine.length > 0 && seats.every(({ kind }) => kind !== 'open')

function statusLine(match: MatchSummary, m: Messages): string {
  if (match.invited) return m.room.keptForYou
  if (isReady(match)) return m.ofTournament.ready
  if (match.status === 'waiting') return m.home.waitingForPlayers
  if (match.status === 'running') {
    if (match.waiting.some((seat) => match.mine.includes(seat))) return m.home.yourTurn
    return m.home.waitingFor(listOf(match.seats.filter((s) => match.waiting.includes(s.seat)).map((s) => s.name)))
  }
  const mine = match.mine[0]
  const payoff = mine === undefined ? undefined : match.outcome?.payoffs[mine]
  if (payoff === undefined) return m.home.over
  if (payoff === 1) return m.home.won
  return payoff === 0 ? m.home.lost : m.home.drawn
}
