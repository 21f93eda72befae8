import { emit, type Outcome, type Seat } from '@rulewright/kernel'
import type { MagpiesEvent } from './events.ts'
import { scoreOf } from './nest.ts'
import type { MagpiesState } from './state.ts'

export const isPlaying = (g: MagpiesState, seat: Seat): boolean => !g.conceded?.includes(seat)

/** MG-4.4 to MG-4.6: the most points win; equals share the win. */
export function outcome(g: MagpiesState): Outcome | null {
  const scores = g.nests.map(scoreOf)
  const playing = scores.flatMap((score, seat) => (isPlaying(g, seat) ? [{ seat, score }] : []))
  if (!g.over && playing.length > 1) return null
  const best = Math.max(...playing.map(({ score }) => score))
  const winners = playing.filter(({ score }) => score === best).map(({ seat }) => seat)
  return {
    payoffs: scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    reason: playing.length > 1 ? 'points' : 'conceded',
    scores,
  }
}

/** MG-4.5: the kernel remembers who conceded and answers for that seat until the turn is over; then it gets no further turn. */
export function concede(_: MagpiesState, seat: Seat): void {
  emit<MagpiesEvent>({ type: 'conceded', seat })
}
