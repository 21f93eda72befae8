import { emit, type Outcome, type Seat } from '@rulewright/kernel'
import { hasConceded, letGo } from './conceding.ts'
import type { HubworldEvent } from './events.ts'
import { clockwise } from './seats.ts'
import { type HubworldState, playerAt } from './state.ts'

export function outcome(g: HubworldState): Outcome | null {
  const { result } = g
  if (result === null) return null
  const n = g.players.length
  const draw = result.winners.length === 0
  return {
    payoffs: g.players.map((_, seat) => (draw ? 1 / n : result.winners.includes(seat) ? 1 : 0)),
    reason: draw ? 'draw' : result.reason,
    scores: g.players.map((player) => player.score.length),
  }
}

/** HW-22.9 — everybody hears it. Where nobody else is left the game is over; else the seat leaves as soon as it can (HW-23.8). */
export function concede(g: HubworldState, seat: Seat): void {
  if (!playerAt(g, seat).inGame) return
  emit<HubworldEvent>({ type: 'conceded', seat })
  const staying = clockwise(g, 0).filter((each) => !hasConceded(g, each))
  if (staying.length === 1) letGo(g)
}
