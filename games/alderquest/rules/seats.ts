import type { Seat } from '@rulewright/kernel'
import type { Team } from '../content/pieces.ts'
import type { AlderquestState } from './state.ts'

/** S1 and S3 are Red, S2 and S4 Blue (AQ-22.2). */
export const teamOfPlace = (place: number): Team => (place % 2 === 0 ? 0 : 1)

export function teamOfSeat(g: AlderquestState, seat: Seat | null): Team | null {
  if (seat === null) return null
  const place = g.seatOf.indexOf(seat)
  return place < 0 ? null : teamOfPlace(place)
}

/** The seats of a team; with three people one seat has two places. */
export const seatsOf = (g: AlderquestState, team: Team): readonly Seat[] => [
  ...new Set(g.seatOf.filter((_, place) => teamOfPlace(place) === team)),
]

/** Who decides for a team now: the seat whose turn it is, else the one of its team whose turn comes next (AQ-22.13). */
export function seatFor(g: AlderquestState, team: Team): Seat {
  const place = teamOfPlace(g.place) === team ? g.place : (g.place + 1) % g.seatOf.length
  return g.seatOf[place] ?? 0
}
