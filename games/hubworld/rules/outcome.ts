import type { Outcome } from '@rulewright/kernel'
import type { HubworldState } from './state.ts'

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
