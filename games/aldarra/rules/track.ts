import { at, type Seat } from '@rulewright/kernel'
import { type AldarraState, STRIDE } from './state.ts'

/** A seat, then the others in turn order: how combats ask (AL-11.18). */
export function seatFirst(g: AldarraState, first: Seat): Seat[] {
  const seats = [first]
  for (let i = 0; i < g.seats; i++) {
    const seat = at(g.track, i)
    if (seat !== first) seats.push(seat)
  }
  return seats
}

/** AL-11.7 how many players have Units in the hex. */
export function playersIn(g: AldarraState, hex: number): number {
  let n = 0
  for (let seat = 0; seat < g.seats; seat++) if (g.units[hex * STRIDE + seat] !== 0) n += 1
  return n
}

export const isIn = (g: AldarraState, seat: Seat, hex: number): boolean => g.units[hex * STRIDE + seat] !== 0

/** AL-15.5 the players by Victory Points; among equals the earlier in turn order comes first (AL-15.2). */
export const ranking = (track: readonly Seat[], vp: readonly number[]): Seat[] => [...track].sort((a, b) => (vp[b] ?? 0) - (vp[a] ?? 0))

/** AL-9.4, AL-9.5 in which order the players choose their positions. */
export const choosersOf = (g: AldarraState): Seat[] =>
  // Equals stay in turn order.
  [...g.track].sort((a, b) => at(g.players, a).vp - at(g.players, b).vp)
