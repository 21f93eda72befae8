import type { Config, Game, Seat } from '@rulewright/kernel'
import type { SeatRow } from '../data/rows.ts'

/** Seats of other people that win and lose with this person's, where the game has teams. */
export function partnersOf(game: Game, config: Config, seats: readonly SeatRow[], user: string | null | undefined): Seat[] {
  const teams = user ? game.teams?.(config) : undefined
  if (!teams) return []
  const mine = new Set(seats.filter((s) => s.user_id === user).map((s) => teams[s.seat]))
  return seats.filter((s) => s.user_id !== null && s.user_id !== user && mine.has(teams[s.seat])).map((s) => s.seat)
}
