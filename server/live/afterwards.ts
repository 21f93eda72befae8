import type { TableInfo } from '@rulewright/wire'
import type { NextTable } from '../data/rooms.ts'
import type { MatchRow, SeatRow } from '../data/rows.ts'
import type { Store } from '../data/store.ts'

/** What followed a match that is over. */
export class Afterwards {
  readonly #store: Store
  readonly #match: string
  /** Where the same people play again. */
  rematch: NextTable | null = null
  /** How the match changed ratings. */
  ratings: TableInfo['ratings']

  constructor(store: Store, match: string) {
    this.#store = store
    this.#match = match
  }

  async learn({ rated }: MatchRow, seats: readonly SeatRow[]): Promise<void> {
    const { rooms, ratings } = this.#store
    this.rematch = await rooms.rematchOf(this.#match)
    if (!rated) return
    const moved = await ratings.ofMatch(this.#match)
    this.ratings = seats.flatMap(({ seat, user_id }) => {
      const found = moved.find((m) => m.user_id === user_id)
      if (!found) return []
      return [{ seat, before: { mu: found.mu_before, sigma: found.sigma_before }, after: { mu: found.mu, sigma: found.sigma } }]
    })
  }
}
