import type { Outcome, Phrase } from '@rulewright/kernel'
import { LAST_ROUND } from '../rules/round.ts'
import type { PrimalView } from '../rules/view.ts'
import { hearts } from './goal.ts'
import { monsterThing } from './things.ts'

/** PR-17.1 to PR-17.3: the hunters win or lose together. */
export function outcome({ reason }: Outcome, view: PrimalView): Phrase {
  switch (reason) {
    case 'slain':
      return `The hunters won: ${monsterThing(view)} was slain in round ${view.round}.`
    case 'allDown':
      return `The hunters lost: none of them stood any more, and ${monsterThing(view)} had ${hearts(view.monster.health)} left.`
    default:
      return `The hunters lost: ${LAST_ROUND} rounds had passed, and ${monsterThing(view)} had ${hearts(view.monster.health)} left.`
  }
}
