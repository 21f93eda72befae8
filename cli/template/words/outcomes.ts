import { capitalised, counted, inList, type Names, type Outcome, type Phrase, who } from '@rulewright/kernel'
import type { MagpiesView } from '../rules/view.ts'

export function outcome({ payoffs, reason, scores = [] }: Outcome, _view: MagpiesView, names: Names): Phrase {
  const winners = payoffs.flatMap((payoff, seat) => (payoff > 0 ? [seat] : []))
  const all = capitalised(inList(winners.map((seat) => who(names, seat))))
  if (reason === 'conceded') return `${all} won: everybody else conceded.`
  const points = scores[winners[0] ?? 0] ?? 0
  return `${all} ${winners.length > 1 ? 'shared the win' : 'won'} with ${counted(points, 'point')}.`
}
