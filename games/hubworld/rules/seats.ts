import type { Seat } from '@rulewright/kernel'
import { box } from '../box.ts'
import { type HubworldState, playerAt } from './state.ts'

/** HW-1.1 */
export const MOST_SEATS = Math.max(...box.seats)

/** HW-1.2 — the next seat clockwise that is still in the game. */
export function left(g: HubworldState, seat: Seat): Seat {
  const n = g.players.length
  for (let step = 1; step < n; step++) {
    const next = (seat + step) % n
    if (playerAt(g, next).inGame) return next
  }
  return seat
}

/** HW-1.3 */
export const rival = (g: HubworldState, seat: Seat): Seat => left(g, seat)

/** The seat whose rival this one is. */
export function rivalOf(g: HubworldState, seat: Seat): Seat {
  const n = g.players.length
  for (let step = 1; step < n; step++) {
    const before = (seat + n - step) % n
    if (playerAt(g, before).inGame) return before
  }
  return seat
}

/** The players in the game, clockwise from a seat. */
export function clockwise(g: HubworldState, from: Seat): Seat[] {
  const seats: Seat[] = []
  const n = g.players.length
  for (let step = 0; step < n; step++) {
    const seat = (from + step) % n
    if (playerAt(g, seat).inGame) seats.push(seat)
  }
  return seats
}

export function playersInGame(g: HubworldState): number {
  let count = 0
  for (const player of g.players) if (player.inGame) count += 1
  return count
}

/** HW-10.6, HW-11.3 — who is asked first in a window. */
export const firstInWindow = (g: HubworldState): Seat => (g.delve && !g.delve.ended ? g.delve.defender : g.firstPlayer)
