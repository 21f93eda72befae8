import { at, type Names, type Phrase, thing } from '@rulewright/kernel'
import { HUNTERS, items } from '../content/index.ts'
import type { PrimalEvent } from '../rules/events.ts'
import type { PrimalView } from '../rules/view.ts'
import { hearts } from './goal.ts'
import { nameOf, terrainNames } from './names.ts'
import {
  behaviorThing,
  cardThing,
  hunterThing,
  itemThing,
  monsterThing,
  objectiveThing,
  perilThing,
  potionThing,
  sectorThing,
} from './things.ts'

/** A line for the log; null where the board says it better. */
export function eventWords(event: PrimalEvent, view: PrimalView, names: Names): Phrase | null {
  const monster = monsterThing(view)
  const who = (seat: number) => hunterThing(view, names, seat)
  switch (event.type) {
    case 'hunter-chosen':
      return `${names.of(event.hunter)} chose ${nameOf(at(HUNTERS, event.kind))}.`
    case 'item-chosen':
      return `${who(event.hunter)} took ${itemThing(event.item)}.`
    case 'potion-chosen':
      return `${who(event.hunter)} took ${potionThing(event.potion)}.`
    case 'round':
      return `Round ${event.round} began.`
    case 'turn':
      return `${who(event.hunter)}’s turn began.`
    case 'phase':
      return null
    case 'consumed':
      return `${who(event.hunter)} drank ${potionThing(event.potion)}.`
    case 'stayed':
      return `${who(event.hunter)} stayed.`
    case 'moved':
      return `${who(event.hunter)} ${event.pushed ? 'was pushed' : 'moved'} ${sectorThing(event.to)}.`
    case 'played':
      return `${who(event.hunter)} played ${cardThing(event.card, event.is)}.`
    case 'used':
      return `${who(event.hunter)} used ${abilityThing(event.ability, event.hunter)}.`
    case 'drew':
      return `${who(event.hunter)} drew ${cardThing(event.card, event.is)}.`
    case 'discarded':
      return event.from === 'sequence'
        ? null
        : `${who(event.hunter)} discarded ${cardThing(event.card, event.is)}${event.from === 'deck' ? ' from the deck' : ''}.`
    case 'shown':
      return `${who(event.hunter)} showed ${cardThing(event.card, event.is)}.`
    case 'assisted':
      return `${who(event.hunter)} assisted with ${cardThing(event.card, event.is)}.`
    case 'taunted':
      return `${who(event.hunter)} taunted with ${cardThing(event.card, event.is)}.`
    case 'dealt':
      return `${who(event.hunter)} dealt ${event.amount} damage${event.doubled ? ', doubled' : ''}.`
    case 'wounded':
      return `${monster} was wounded: ${hearts(event.health)} left.`
    case 'stance':
      return `${monster} changed its stance to ${nameOf(event.stance)}.`
    case 'peril':
      return perilWords(event)
    case 'suffered':
      return `${who(event.hunter)} suffered ${event.amount}.`
    case 'prevented':
      return event.by === 'escape'
        ? `${who(event.hunter)} got away.`
        : `${who(event.hunter)} prevented ${event.amount} with the ${event.by}.`
    case 'healed':
      return `${who(event.hunter)} healed ${event.amount}.`
    case 'struggle':
      return `The struggle ${event.by > 0 ? 'rose' : 'fell'} by ${Math.abs(event.by)} to ${event.struggle}.`
    case 'first-player':
      return `${who(event.hunter)} went first.`
    case 'rage':
      if (event.rage === 0) return `The rage of ${monster} was over.`
      return `${monster} raged: its damage rose by ${event.rage} for this round.`
    case 'turned':
      return `${monster} turned ${sectorThing(event.to)}.`
    case 'terrain':
      return `${terrainNames[event.terrain]} ${terrainChange[event.change]} the ${sectorThing(event.sector)}.`
    case 'aggro':
      return `${who(event.hunter)} took the aggro token.`
    case 'token':
      return tokenWords(event, who(event.hunter))
    case 'mastery':
      return event.focused
        ? `${who(event.hunter)}’s mastery was focused.`
        : `${who(event.hunter)}’s mastery came to ${event.counters} ${event.counters === 1 ? 'counter' : 'counters'}.`
    case 'status':
      return `${monster} ${event.on ? 'became' : 'was no longer'} ${event.status}.`
    case 'triggered':
      return null
    case 'revealed':
      return `${behaviorThing(event.behavior)} ${event.rampage ? 'rampaged' : 'was revealed'}.`
    case 'peeked':
      return `The hunters saw ${behaviorThing(event.behavior)}.`
    case 'boosted':
      return event.cancelled
        ? `${monster} was confused and lost its boost for ${event.cost} struggle.`
        : `${monster} spent ${event.cost} struggle on a boost.`
    case 'behavior-gone':
      return event.removed ? `${behaviorThing(event.behavior)} left the hunt.` : null
    case 'behavior-dealt':
      return null
    case 'escalated':
      return 'The behavior deck was shuffled anew, and the struggle grew.'
    case 'unleashed':
      return `${monster} was unleashed.`
    case 'scried':
      return `${who(event.hunter)} saw attrition ${event.value}${event.discarded ? ' and discarded it' : ''}.`
    case 'attrition':
      return `Attrition ${event.value} came against ${who(event.hunter)}’s defense of ${event.defense}.`
    case 'fatigued':
      return `${who(event.hunter)} was fatigued.`
    case 'knocked-out':
      return knockedOutWords(event, who(event.hunter))
    case 'rallied':
      return `${who(event.hunter)} stirred but still lay.`
    case 'rose':
      return `${who(event.hunter)} rose.`
    case 'revived':
      return event.rises
        ? `${who(event.by)} revived ${who(event.hunter)}.`
        : `${who(event.by)} tended ${who(event.hunter)}, who stirred but still lay.`
    case 'objective':
      return event.achieved
        ? `${objectiveThing(view)} was achieved.`
        : `${objectiveThing(view)} came to ${event.counters} of ${event.goal}.`
    case 'ended':
      return null
  }
}

const terrainChange = {
  placed: 'appeared in',
  removed: 'was gone from',
  refreshed: 'flared up in',
  fading: 'faded in',
} as const

function perilWords(event: PrimalEvent & { readonly type: 'peril' }): Phrase {
  const peril = perilThing(event.peril)
  switch (event.change) {
    case 'enters':
      return `${peril} entered play.`
    case 'leaves':
      return `${peril} left play.`
    case 'strikes':
      return `${peril} struck.`
    case 'blinded':
      return `${peril} was blinded.`
    case 'clears':
      return `${peril} was no longer blinded.`
  }
}

function knockedOutWords(event: PrimalEvent & { readonly type: 'knocked-out' }, who: Phrase): Phrase {
  const then = event.out ? ', and this hunter was out' : event.secondWind ? ', but this hunter stood up again' : ''
  return `${who} was knocked out; the ${event.depleted} was depleted${then}.`
}

function tokenWords(event: PrimalEvent & { readonly type: 'token' }, who: Phrase): Phrase | null {
  switch (event.token) {
    case 'threatened':
      return event.now > 0 ? `${who} became threatened.` : `${who} was no longer threatened.`
    case 'stamina':
      return event.now > 0 ? `${who} gained stamina.` : null
    case 'strain':
      return event.now > 0 ? `${who} came to ${event.now} strain.` : null
    case 'guard':
      return event.now > 0 ? `${who} guarded for +${event.now} defense.` : `${who} stopped guarding.`
    case 'shield':
      return `${who} was shielded.`
    case 'berserk':
      return event.now > 0 ? `${who} went berserk.` : `${who} was no longer berserk.`
  }
}

/** An item, or the helm of a hunter: nothing else has an Action ability. */
function abilityThing(id: string, hunter: number): Phrase {
  const item = items.find((one) => one.id === id)
  return item ? itemThing(item.id) : thing('helm', hunter, nameOf(id))
}
