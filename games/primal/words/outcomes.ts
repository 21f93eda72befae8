import type { Outcome, Phrase } from '@rulewright/kernel'
import type { PrimalView } from '../rules/view.ts'
import { hearts } from './goal.ts'
import { monsterThing } from './things.ts'

export function outcomeWords(outcome: Outcome, view: PrimalView): Phrase {
  switch (outcome.reason) {
    case 'slain':
      return `${monsterThing(view)} is slain in round ${view.round}. The hunters win.`
    case 'allDown':
      return `No hunter stands any more. ${monsterThing(view)} wins with ${hearts(view.monster.health)} left.`
    default:
      return `Ten rounds have passed and ${monsterThing(view)} still has ${hearts(view.monster.health)}. The hunters lose.`
  }
}
