import { counted, type Names, type Phrase } from '@rulewright/kernel'
import type { PrimalEvent } from '../rules/events.ts'
import { LAST_ROUND } from '../rules/round.ts'
import type { PrimalView } from '../rules/view.ts'
import { hunterSubject, hunterWho, monsterThing, objectiveThing } from './things.ts'

export const hearts = (n: number): string => counted(n, 'heart')

/** How the hunters win, and how near they are. */
export function goal(view: PrimalView, names: Names): Phrase {
  const { monster, round, hunters, result } = view
  const beast = monsterThing(view)
  if (result === 'slain') return `${beast} was slain in round ${round}: the hunters won together`
  if (result === 'allDown') return `Nobody stood any more; ${beast} had ${hearts(monster.health)} left`
  if (result === 'tooLate') return `Round ${LAST_ROUND} was over; ${beast} had ${hearts(monster.health)} left`
  const standing = hunters.filter(({ condition }) => condition === 'standing').length
  return [
    // What decides comes first: a narrow strip shows no more.
    `${beast}: ${hearts(monster.health)} left`,
    round === LAST_ROUND ? 'the last round' : `round ${round} of ${LAST_ROUND}`,
    `${monster.damage} of ${monster.threshold} damage to the next heart`,
    hunters.length === 1
      ? `${hunterWho(view, names, 0)} ${names.you === 0 ? 'stand' : 'stands'} alone`
      : standing === hunters.length
        ? 'all hunters stand'
        : `${standing} of ${hunters.length} hunters stand`,
  ].join(' · ')
}

/** What an event did to the hunt, in a few words. */
export function scored(event: PrimalEvent, view: PrimalView, names: Names): Phrase | null {
  const who = (seat: number) => hunterSubject(view, names, seat)
  switch (event.type) {
    case 'dealt':
      return `${who(event.hunter)}: ${event.amount} damage`
    case 'wounded':
      return `${monsterThing(view)} lost a heart`
    case 'objective':
      return event.achieved ? `${objectiveThing(view)} was achieved` : null
    case 'knocked-out':
      return `${who(event.hunter)} ${event.hunter === names.you ? 'were' : 'was'} ${event.out ? 'out of the hunt' : 'knocked out'}`
    case 'rose':
      return `${who(event.hunter)} stood up again`
    default:
      return null
  }
}
