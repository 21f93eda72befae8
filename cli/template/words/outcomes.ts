import type { Names, Outcome, Phrase } from '@rulewright/kernel'
import type { MagpiesView } from '../rules/view.ts'
import { who } from './things.ts'

export function outcome({ payoffs, reason, scores = [] }: Outcome, _view: MagpiesView, names: Names): Phrase {
  const winners = payoffs.flatMap((payoff, seat) => (payoff > 0 ? [seat] : []))
  const subject = winners.map((seat) => who(seat, names)).join(' and ')
  if (reason === 'conceded') return `${subject} won: everybody else conceded.`
  const points = scores[winners[0] ?? 0] ?? 0
  return `${subject} ${winners.length > 1 ? 'shared the win' : 'won'} with ${points} ${Math.abs(points) === 1 ? 'point' : 'points'}.`
}
