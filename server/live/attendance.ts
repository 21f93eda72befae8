import type { Seat } from '@rulewright/kernel'
import type { SeatRow } from '../data/rows.ts'
import type { Client } from '../house.ts'

const SPECTATOR: readonly null[] = [null]

/** Who sits where, and which clients are here. */
export class Attendance {
  readonly #now: () => number
  readonly #clients = new Set<Client>()
  #seats: readonly SeatRow[]
  /** Seats whose people are connected to other processes. */
  #elsewhere: readonly Seat[]
  /** Since when each seat's person is not connected, as far as this process knows. */
  readonly #awaySince: number[]
  readonly #perspectives = new Map<Client, readonly (Seat | null)[]>()

  constructor(now: () => number, seats: readonly SeatRow[], elsewhere: readonly Seat[]) {
    this.#now = now
    this.#seats = seats
    this.#elsewhere = elsewhere
    this.#awaySince = seats.map(now)
  }

  get seats(): readonly SeatRow[] {
    return this.#seats
  }

  get clients(): ReadonlySet<Client> {
    return this.#clients
  }

  awaySince(seat: Seat): number {
    return this.#awaySince[seat] ?? 0
  }

  seatsOf({ user }: Client): Seat[] {
    return user ? this.#seats.filter((s) => s.user_id === user.id).map((s) => s.seat) : []
  }

  isConnected(seat: Seat): boolean {
    const user = this.#seats[seat]?.user_id ?? null
    if (user === null) return false
    for (const client of this.#clients) if (client.user?.id === user) return true
    return this.#elsewhere.includes(seat)
  }

  /** Seats played by other people than the given seat's own. */
  othersThan(seat: Seat): Seat[] {
    const user = this.#seats[seat]?.user_id
    return this.#seats.filter((s) => s.kind === 'person' && s.user_id !== user).map((s) => s.seat)
  }

  /** Whether any seats belong to other people than the given seat's own, whoever plays them now. */
  isShared(seat: Seat): boolean {
    const user = this.#seats[seat]?.user_id
    return this.#seats.some((s) => s.user_id !== null && s.user_id !== user)
  }

  /** A client looks through the eyes of its own seats, or as a spectator. */
  perspectives(client: Client): readonly (Seat | null)[] {
    let eyes = this.#perspectives.get(client)
    if (!eyes) {
      const mine = this.seatsOf(client)
      eyes = mine.length > 0 ? mine : SPECTATOR
      if (this.#clients.has(client)) this.#perspectives.set(client, eyes)
    }
    return eyes
  }

  /** Who sits where has changed. Nobody's grace period begins before they were expected here. */
  change(seats: readonly SeatRow[], elsewhere: readonly Seat[] = this.#elsewhere): void {
    const away = this.#seats.map((s) => s.kind === 'person' && !this.isConnected(s.seat))
    this.#seats = seats
    this.#elsewhere = elsewhere
    this.#perspectives.clear()
    for (const { seat } of seats) if (!away[seat]) this.#awaySince[seat] = this.#now()
  }

  /** Returns the seats that nobody was connected for before. */
  arrive(client: Client): Seat[] {
    const missing = this.seatsOf(client).filter((seat) => !this.isConnected(seat))
    this.#clients.add(client)
    return missing
  }

  /** Returns the seats that nobody is connected for any more; null: the client was not here. */
  depart(client: Client): Seat[] | null {
    this.#perspectives.delete(client)
    if (!this.#clients.delete(client)) return null
    const gone = this.seatsOf(client).filter((seat) => !this.isConnected(seat))
    for (const seat of gone) this.#awaySince[seat] = this.#now()
    return gone
  }
}
