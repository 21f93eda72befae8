import type { Seat } from '@rulewright/kernel'
import type { VacationRow } from '../data/away.ts'
import type { Session } from './session.ts'

/** How long after a vacation its time has certainly been given back, in milliseconds. */
const SETTLING = 60_000

/** Vacations of people at a correspondence table whose time has not been given back to their clocks. */
export class Vacations {
  readonly #session: Session
  #known: readonly VacationRow[] = []

  constructor(session: Session) {
    this.#session = session
  }

  async learn(): Promise<void> {
    const { row, seats, house } = this.#session
    const users = seats.flatMap((s) => (s.kind === 'person' ? (s.user_id ?? []) : []))
    const isSlow = row.clock?.kind === 'correspondence' && row.status !== 'over'
    this.#known = isSlow ? await house.store.away.unsettled(users) : []
  }

  #of(seat: Seat): VacationRow | null {
    const user = this.#session.seats[seat]?.user_id
    return this.#known.find(({ user_id }) => user_id === user) ?? null
  }

  /** Whether the seat's time cannot run out now. */
  spares(seat: Seat): boolean {
    return this.#of(seat) !== null
  }

  /** Until when a seat's player is away. */
  until(seat: Seat): number | null {
    const ends = this.#of(seat)?.ends ?? null
    return ends !== null && ends > this.#session.house.now() ? ends : null
  }

  /** When to check whether the seat's time is up. */
  later(seat: Seat, deadline: number): number {
    const vacation = this.#of(seat)
    return vacation ? Math.max(deadline, vacation.ends + SETTLING) : deadline
  }

  /** Gives the clocks back the time of a vacation that is over. */
  async give({ user_id, starts, ends }: VacationRow): Promise<void> {
    const { seats, house } = this.#session
    const { clocks } = await this.#session.currentPosition()
    const spent = seats.flatMap(({ seat, user_id: user, kind }) => {
      const opened = user === user_id && kind === 'person' ? (clocks?.openedAt(seat) ?? null) : null
      return opened === null ? [] : [Math.min(ends, house.now()) - Math.max(starts, opened)]
    })
    const longest = Math.max(0, ...spent)
    if (longest > 0) await this.#session.standStill(longest)
  }
}
