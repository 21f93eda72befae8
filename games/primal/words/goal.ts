import type { Names, Phrase } from '@rulewright/kernel'
import type { PrimalEvent } from '../rules/events.ts'
import { LAST_ROUND } from '../rules/round.ts'
import type { PrimalView } from '../rules/view.ts'
import { hunterThing, monsterThing, objectiveThing } from './things.ts'

export const hearts = (n: number): string => (n === 1 ? '1 heart' : `${n} hearts`)

/** How the hunters win, and how near they are. */
export function goalWords(view: PrimalView, names: Names): Phrase {
  const { monster, round, hunters, result } = view
  const beast = monsterThing(view)
  if (result === 'slain') return `${beast} is slain in round ${round}: you have won together`
  if (result === 'allDown') return `Nobody stands any more; ${beast} had ${hearts(monster.health)} left`
  if (result === 'tooLate') return `Round ${LAST_ROUND} is over; ${beast} had ${hearts(monster.health)} left`
  const standing = hunters.filter(({ condition }) => condition === 'standing').length
  return [
    // What decides comes first: a narrow strip shows no more.
    `${beast}: ${hearts(monster.health)} left`,
    round === LAST_ROUND ? 'the last round' : `round ${round} of ${LAST_ROUND}`,
    `${monster.damage} of ${monster.threshold} damage to the next heart`,
    hunters.length === 1
      ? `${hunterThing(view, names, 0)} stands alone`
      : standing === hunters.length
        ? 'all hunters stand'
        : `${standing} of ${hunters.length} hunters stand`,
  ].join(' · ')
}

/** What an event did to the hunt, in a few words. */
export function scoredWords(event: PrimalEvent, view: PrimalView, names: Names): Phrase | null {
  const who = (seat: number) => hunterThing(view, names, seat)
  switch (event.type) {
    case 'dealt':
      return `${who(event.hunter)}: ${event.amount} damage`
    case 'wounded':
      return `${monsterThing(view)} lost a heart`
    case 'objective':
      return event.achieved ? `${objectiveThing(view)} achieved` : null
    case 'knocked-out':
      return event.out ? `${who(event.hunter)} is out` : `${who(event.hunter)} knocked out`
    case 'rose':
      return `${who(event.hunter)} stands again`
    default:
      return null
  }
}
