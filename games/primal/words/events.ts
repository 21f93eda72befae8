import { at, type Names, type Phrase, thing } from '@rulewright/kernel'
import { HUNTERS, items, type PerilId, perilIds } from '../content/index.ts'
import type { PrimalEvent } from '../rules/events.ts'
import type { PrimalView } from '../rules/view.ts'
import { behaviorNames, gearNames, hunterNames, objectiveNames, perilNames, sectorNames, stanceNames, terrainNames } from './names.ts'
import { cardThing, hunterThing, itemThing, monsterName, potionThing } from './things.ts'

const sector = (n: number): Phrase => thing('sector', n, at(sectorNames, n))
const peril = (id: PerilId): Phrase => thing('peril', perilIds.map((ids) => ids.indexOf(id)).find((n) => n >= 0) ?? id, perilNames[id])

/** A line for the log; null where the board says it better. */
export function eventWords(event: PrimalEvent, view: PrimalView, names: Names): Phrase | null {
  const monster = monsterName(view)
  const who = (seat: number) => hunterThing(view, names, seat)
  switch (event.type) {
    case 'hunter-chosen':
      return `${names.of(event.hunter)} plays ${hunterNames[at(HUNTERS, event.kind)]}`
    case 'item-chosen':
      return `${who(event.hunter)} takes ${itemThing(event.item)}`
    case 'potion-chosen':
      return `${who(event.hunter)} takes ${potionThing(event.potion)}`
    case 'round':
      return `Round ${event.round}`
    case 'turn':
      return `${who(event.hunter)}’s turn`
    case 'phase':
      return null
    case 'consumed':
      return `${who(event.hunter)} drinks ${potionThing(event.potion)}`
    case 'stayed':
      return `${who(event.hunter)} stays`
    case 'moved':
      return `${who(event.hunter)} ${event.pushed ? 'is pushed' : 'moves'} ${sector(event.to)}`
    case 'played':
      return `${who(event.hunter)} plays ${cardThing(event.card, event.is)}`
    case 'used':
      return `${who(event.hunter)} uses ${abilityThing(event.ability, event.hunter)}`
    case 'drew':
      return `${who(event.hunter)} draws ${cardThing(event.card, event.is)}`
    case 'discarded':
      return event.from === 'sequence'
        ? null
        : `${who(event.hunter)} discards ${cardThing(event.card, event.is)}${event.from === 'deck' ? ' from the deck' : ''}`
    case 'shown':
      return `${who(event.hunter)} shows ${cardThing(event.card, event.is)}`
    case 'assisted':
      return `${who(event.hunter)} assists with ${cardThing(event.card, event.is)}`
    case 'taunted':
      return `${who(event.hunter)} taunts with ${cardThing(event.card, event.is)}`
    case 'dealt':
      return `${who(event.hunter)} deals ${event.amount}${event.doubled ? ' (doubled)' : ''}`
    case 'wounded':
      return `${monster} is wounded: ${event.health} health left`
    case 'stance':
      return `${monster} changes its stance: ${stanceNames[event.stance]}`
    case 'peril':
      return perilWords(event)
    case 'suffered':
      return `${who(event.hunter)} suffers ${event.amount}`
    case 'prevented':
      return event.by === 'escape' ? `${who(event.hunter)} gets away` : `${who(event.hunter)} prevents ${event.amount} with the ${event.by}`
    case 'healed':
      return `${who(event.hunter)} heals ${event.amount}`
    case 'struggle':
      return `Struggle ${event.by > 0 ? '+' : '−'}${Math.abs(event.by)}: ${event.struggle}`
    case 'rage':
      return `${monster} rages: +${event.rage} damage`
    case 'turned':
      return `${monster} turns ${sector(event.to)}`
    case 'terrain':
      return `${terrainNames[event.terrain]} ${terrainChange[event.change]} ${sector(event.sector)}`
    case 'aggro':
      return `${who(event.hunter)} has aggro`
    case 'token':
      return tokenWords(event, who(event.hunter))
    case 'mastery':
      return event.focused ? `${who(event.hunter)}’s mastery is focused` : `${who(event.hunter)}’s mastery: ${event.counters}`
    case 'status':
      return `${monster} is ${event.on ? '' : 'no longer '}${event.status}`
    case 'triggered':
      return null
    case 'revealed':
      return `${event.rampage ? 'Rampage: ' : ''}${thing('behavior', event.behavior, behaviorNames[event.behavior])}`
    case 'peeked':
      return `The hunters see ${thing('behavior', event.behavior, behaviorNames[event.behavior])}`
    case 'boosted':
      return event.cancelled ? `${monster} is confused: the boost is lost` : `${monster} spends ${event.cost} struggle on a boost`
    case 'behavior-gone':
      return event.removed ? `${behaviorNames[event.behavior]} leaves the hunt` : null
    case 'behavior-dealt':
      return null
    case 'escalated':
      return 'The behavior deck is shuffled anew: the struggle grows'
    case 'unleashed':
      return `${monster} is unleashed`
    case 'scried':
      return `${who(event.hunter)} sees attrition ${event.value}${event.discarded ? ' and discards it' : ''}`
    case 'attrition':
      return `Attrition ${event.value} against defense ${event.defense}`
    case 'fatigued':
      return `${who(event.hunter)} is fatigued`
    case 'knocked-out':
      return `${who(event.hunter)} is knocked out; the ${event.depleted} is depleted${event.out ? ', and this hunter is out' : event.secondWind ? ', but stands up again' : ''}`
    case 'rallied':
      return `${who(event.hunter)} stirs`
    case 'rose':
      return `${who(event.hunter)} rises`
    case 'revived':
      return event.rises
        ? `${who(event.by)} revives ${who(event.hunter)}`
        : `${who(event.by)} tends ${who(event.hunter)}, who stirs but still lies`
    case 'objective':
      return event.achieved
        ? `${objectiveNames[view.monster.objective.id]} is achieved`
        : `${objectiveNames[view.monster.objective.id]}: ${event.counters} of ${event.goal}`
    case 'ended':
      return null
  }
}

const terrainChange = {
  placed: 'appears in the',
  removed: 'is gone from the',
  refreshed: 'flares up in the',
  fading: 'fades in the',
} as const

function perilWords(event: PrimalEvent & { readonly type: 'peril' }): Phrase {
  switch (event.change) {
    case 'enters':
      return `Peril: ${peril(event.peril)}`
    case 'leaves':
      return `${peril(event.peril)} is over`
    case 'strikes':
      return `${peril(event.peril)} strikes`
    case 'blinded':
      return `${peril(event.peril)} is blinded`
    case 'clears':
      return `${peril(event.peril)} can be felt again`
  }
}

function tokenWords(event: PrimalEvent & { readonly type: 'token' }, who: Phrase): Phrase | null {
  switch (event.token) {
    case 'threatened':
      return event.now > 0 ? `${who} is threatened` : `${who} is no longer threatened`
    case 'stamina':
      return event.now > 0 ? `${who} gains stamina` : null
    case 'strain':
      return event.now > 0 ? `${who} has ${event.now} strain` : null
    case 'guard':
      return `${who} guards: +${event.now} defense`
    case 'shield':
      return `${who} is shielded`
    case 'berserk':
      return `${who} goes berserk`
  }
}

const gear: Readonly<Record<string, string>> = gearNames

/** An item, or the helm of a hunter: nothing else has an Action ability. */
function abilityThing(id: string, hunter: number): Phrase {
  const item = items.find((one) => one.id === id)
  return item ? itemThing(item.id) : thing('helm', hunter, gear[id] ?? id)
}
