import type { Seat } from '@rulewright/kernel'
import type { Position } from '@rulewright/play'
import type { Session } from './session.ts'

/** Notifies people who are not at the table that it is their turn, once each time the table begins to wait for them. */
export class TurnCalls {
  readonly #session: Session
  readonly #called = new Set<Seat>()

  constructor(session: Session) {
    this.#session = session
  }

  call(position: Position): void {
    if (position.outcome) return
    for (const { seat, kind, user_id: user } of this.#session.seats) {
      if (kind !== 'person' || user === null) continue
      if (!position.decisionOf(seat)) this.#called.delete(seat)
      else if (!this.#called.has(seat) && !this.#session.attendance.isConnected(seat)) this.#callLater(seat, user)
    }
  }

  #callLater(seat: Seat, user: string): void {
    const { house, id, row, attendance } = this.#session
    this.#called.add(seat)
    setTimeout(() => {
      if (this.#called.has(seat) && !attendance.isConnected(seat)) house.herald.turn(id, row.game, user)
    }, house.timings.notifyAfter).unref()
  }
}
