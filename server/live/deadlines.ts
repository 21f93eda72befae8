import type { Seat } from '@rulewright/kernel'
import type { Position } from '@rulewright/play'
import type { Session } from './session.ts'

/** When the first clock of a person runs out. */
export function deadlineOf(session: Session, position: Position): number | null {
  let first: number | null = null
  for (const { seat, kind } of session.seats) {
    const shown = kind === 'person' ? (position.clocks?.deadlineOf(seat) ?? null) : null
    const at = shown === null ? null : session.vacations.later(seat, shown)
    if (at !== null && (first === null || at < first)) first = at
  }
  return position.outcome ? null : first
}

/** When the seat of somebody who left may be claimed. A correspondence clock is enough by itself. */
export function claimAt({ row, seats, attendance, position, house }: Session, seat: Seat): number | null {
  const { status, clock, started_at } = row
  if (status !== 'running' || clock?.kind === 'correspondence') return null
  if (seats[seat]?.kind !== 'person' || attendance.isConnected(seat) || position?.hasConceded(seat)) return null
  return Math.max(attendance.awaySince(seat), started_at ?? 0) + house.timings.grace
}
