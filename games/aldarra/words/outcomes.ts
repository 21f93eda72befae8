import type { Names, Outcome, Phrase } from '@rulewright/kernel'
import { ranking } from '../rules/track.ts'
import type { AldarraView } from '../rules/view.ts'
import { plural, who } from './grammar.ts'

/** AL-15.5 the winner, then all the others in the order of the final ranking. */
export function outcome({ reason, scores = [] }: Outcome, view: AldarraView, names: Names): Phrase {
  const [winner = 0, ...others] = ranking(view.track, scores)
  const points = plural(scores[winner] ?? 0, 'Victory Point')
  const won = names.you === winner ? `You won with ${points}` : `${names.of(winner)} won with ${points}`
  const ranked = `${won}, then ${others.map((seat) => `${who(names, seat)} ${scores[seat] ?? 0}`).join(', ')}.`
  // AL-15.2
  const tied = others.some((seat) => scores[seat] === scores[winner]) ? ' Among equals the earlier in the turn order wins.' : ''
  return `${reason === 'last-round' ? 'The last round is over. ' : ''}${ranked}${tied}`
}
