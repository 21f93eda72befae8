import { SeatMark } from '@rulewright/tablekit'
import type { GameInfo, MatchSummary } from '@rulewright/wire'
import { Link } from 'wouter'
import { Face } from '../ui/Face.tsx'
import type { Messages } from '../words/en.ts'
import { ago, listOf, useMessages } from '../words/index.ts'
import styles from './Home.module.css'

interface MatchRowProps {
  readonly match: MatchSummary
  readonly games: readonly GameInfo[]
}

/** A match in a list: its face, who sits there, how it stands, and the way to it. */
export function MatchRow({ match, games }: MatchRowProps) {
  const m = useMessages()
  const game = games.find((g) => g.id === match.game)
  const mineToMove = match.status === 'running' && match.waiting.some((seat) => match.mine.includes(seat))
  const open = match.status === 'waiting' && match.mine.length === 0
  const href = match.status === 'over' ? `/replay/${match.match}` : open ? `/join/${match.match}` : `/match/${match.match}`
  return (
    <li>
      <Link href={href} className={styles.row} data-turn={mineToMove || undefined}>
        <Face game={match.game} className={styles.thumb} />
        <span className={styles.rowText}>
          <strong>{game?.title ?? match.game}</strong>
          <span className={styles.who}>
            {match.seats.map((seat) => (
              <span key={seat.seat}>
                <SeatMark seat={seat.seat} /> {seat.kind === 'open' ? m.table.openSeat : seat.name}
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
        </span>
      </Link>
    </li>
  )
}

function statusLine(match: MatchSummary, m: Messages): string {
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
