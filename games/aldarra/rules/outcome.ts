import { at, type Outcome } from '@rulewright/kernel'
import { type AldarraState, WINNING_VP } from './state.ts'
import { ranking } from './track.ts'

/** AL-15.1, AL-15.2 the most VP; among equals the earliest in turn order. */
export function outcome(g: AldarraState): Outcome | null {
  if (!g.over) return null
  const scores = g.players.map((player) => player.vp)
  const winner = ranking(g.track, scores)[0] ?? 0
  const reason = at(scores, winner) >= WINNING_VP ? 'twenty' : 'last-round'
  return { payoffs: scores.map((_, seat) => (seat === winner ? 1 : 0)), reason, scores }
}
