import { capitalised, counted, type Names, type Outcome, type Phrase, who } from '@rulewright/kernel'
import { ranking } from '../rules/track.ts'
import type { AldarraView } from '../rules/view.ts'

/** AL-15.5 the winner, then all the others in the order of the final ranking. */
export function outcome({ reason, scores = [] }: Outcome, view: AldarraView, names: Names): Phrase {
  const [winner = 0, ...others] = ranking(view.track, scores)
  const won = `${who(names, winner)} won with ${counted(scores[winner] ?? 0, 'Victory Point')}`
  const ranked = `${won}, then ${others.map((seat) => `${who(names, seat)} ${scores[seat] ?? 0}`).join(', ')}.`
  // AL-15.2
  const tied = others.some((seat) => scores[seat] === scores[winner]) ? ' Among equals the earlier in the turn order came first.' : ''
  return capitalised(`${reason === 'last-round' ? 'after the last round ' : ''}${ranked}${tied}`)
}
