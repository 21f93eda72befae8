import type { Names } from '@rulewright/kernel'
import { type Board, Counter, SeatMark } from '@rulewright/tablekit'
import type { Clock, SeatInfo } from '@rulewright/wire'
import { useEffect, useState } from 'react'
import { talliesOf } from '../generic/shape.ts'
import { BotFace } from '../ui/BotFace.tsx'
import { clockText, useMessages } from '../words/index.ts'
import styles from './Seats.module.css'

interface SeatsProps {
  readonly seats: readonly SeatInfo[]
  readonly names: Names
  readonly mine: readonly number[]
  /** The note at my own seat while it is waited for. */
  readonly asked?: string
  /** Whether it matters who is here now; not in a replay. */
  readonly live: boolean
  readonly waiting: readonly number[]
  readonly clocks: readonly Clock[] | null
  /** When the clocks were sent (milliseconds since 1970). */
  readonly toldAt: number
  /** The game's board; its tally is shown, or what looks like one where there is no board. */
  readonly board: Board | null
  readonly view: unknown
}

/** Who sits where: mark, name, what decides the game, clock, and whether they are here. */
export function Seats({ seats, names, mine, asked, live, waiting, clocks, toldAt, board, view }: SeatsProps) {
  const m = useMessages()
  const tallies = board && view ? (board.tally?.(view, 0).length ?? 0) : 0
  const close = clocks === null && board !== null && tallies < 2 && seats.length > 2 && seats.length < 5
  return (
    <ul className={styles.seats} aria-label={m.table.seatsTitle} data-close={close ? (tallies === 1 ? 'counted' : 'plain') : undefined}>
      {seats.map((seat) => {
        const clock = clocks?.[seat.seat]
        // Nobody is present in a match from a file, but who played is known.
        const isOpen = seat.kind === 'open' && (seat.name === '' || !view)
        return (
          <li key={seat.seat} className={styles.seat} data-waiting={waiting.includes(seat.seat) || undefined}>
            <span className={styles.mark} data-bot={seat.kind === 'bot' || undefined}>
              {seat.kind === 'bot' && <BotFace name={seat.name} size={34} />}
              <SeatMark seat={seat.seat} size={seat.kind === 'bot' ? 16 : 22} />
            </span>
            <span className={styles.who}>
              <span className={styles.name}>
                {!isOpen ? names.of(seat.seat) : seat.name === '' ? m.table.openSeat : m.room.keptFor(seat.name)}
              </span>
              <span className={styles.state}>
                {(names.of(seat.seat) !== m.table.you || seat.kind === 'bot') && (
                  <Presence seat={seat} mine={mine.includes(seat.seat)} live={live} />
                )}
                {waiting.includes(seat.seat) && (
                  <span className={styles.thinking}>{mine.includes(seat.seat) ? (asked ?? m.table.yourTurn) : m.table.thinking}</span>
                )}
              </span>
            </span>
            {view !== null && view !== undefined && (
              <span className={styles.tally}>
                {(board ? (board.tally?.(view, seat.seat) ?? []) : talliesOf(view, seat.seat, seats.length)).map((t) => (
                  <Counter key={t.label} size="large" {...t} />
                ))}
              </span>
            )}
            {clock && <Running clock={clock} toldAt={toldAt} />}
          </li>
        )
      })}
    </ul>
  )
}

function Presence({ seat, mine, live }: { readonly seat: SeatInfo; readonly mine: boolean; readonly live: boolean }) {
  const m = useMessages()
  if (seat.kind === 'open') return null
  if (seat.kind === 'bot') return seat.level ? <BotLevel kind={m.table.bot} level={m.level[seat.level]} /> : <span>{m.table.bot}</span>
  if (!live) return null
  return (
    <span className={styles.presence} data-here={seat.connected || undefined}>
      {seat.vacation !== undefined
        ? m.away.seat(new Date(seat.vacation).toLocaleDateString())
        : mine
          ? m.table.you
          : seat.connected
            ? m.table.connected
            : m.table.away}
    </span>
  )
}

/** Where there is little room its face shows that it is a bot. */
function BotLevel({ kind, level }: { readonly kind: string; readonly level: string }) {
  return (
    <span>
      <span className={styles.kind}>{kind} · </span>
      {level}
    </span>
  )
}

function Running({ clock, toldAt }: { readonly clock: Clock; readonly toldAt: number }) {
  const m = useMessages()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!clock.running) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [clock])
  const left = clock.running ? clock.left - Math.max(0, now - toldAt) : clock.left
  return (
    <span
      className={styles.clock}
      data-running={clock.running || undefined}
      data-short={left < 30_000 || undefined}
      title={m.table.clock(clockText(left))}
    >
      {clockText(left)}
    </span>
  )
}
