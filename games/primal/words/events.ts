import { at, capitalised, counted, thing as marked, type Names, type Phrase, subject } from '@rulewright/kernel'
import { HUNTERS, items } from '../content/index.ts'
import type { PrimalEvent } from '../rules/events.ts'
import type { PrimalView } from '../rules/view.ts'
import { hearts } from './goal.ts'
import { nameOf, terrainNames } from './names.ts'
import {
  behaviorThing,
  cardThing,
  hunterSubject,
  hunterWho,
  hunterWhose,
  itemThing,
  monsterThing,
  objectiveThing,
  perilThing,
  potionThing,
  sectorThing,
} from './things.ts'

/** A line for the log; null for what only a board shows. */
export function event(e: PrimalEvent, view: PrimalView, names: Names): Phrase | null {
  const monster = monsterThing(view)
  const who = (seat: number) => hunterSubject(view, names, seat)
  const whose = (seat: number) => hunterWhose(view, names, seat)
  const was = (seat: number) => (seat === names.you ? 'were' : 'was')
  switch (e.type) {
    case 'hunter-chosen':
      return `${subject(names, e.hunter)} chose ${nameOf(at(HUNTERS, e.kind))}.`
    case 'item-chosen':
      return `${who(e.hunter)} took ${itemThing(e.item)}.`
    case 'potion-chosen':
      return `${who(e.hunter)} took ${potionThing(e.potion)}.`
    case 'round':
      return `Round ${e.round} began.`
    case 'turn':
      return capitalised(`${whose(e.hunter)} turn began.`)
    case 'phase':
      return null
    case 'consumed':
      return `${who(e.hunter)} drank ${potionThing(e.potion)}.`
    case 'stayed':
      return `${who(e.hunter)} stayed.`
    case 'moved':
      return `${who(e.hunter)} ${e.pushed ? `${was(e.hunter)} pushed` : 'moved'} ${sectorThing(e.to)}.`
    case 'played':
      return `${who(e.hunter)} played ${cardThing(e.card, e.is)}.`
    case 'used':
      return `${who(e.hunter)} used ${abilityThing(e.ability, e.hunter)}.`
    case 'drew':
      return `${who(e.hunter)} drew ${cardThing(e.card, e.is)}.`
    case 'discarded':
      return e.from === 'sequence'
        ? null
        : `${who(e.hunter)} discarded ${cardThing(e.card, e.is)}${e.from === 'deck' ? ' from the deck' : ''}.`
    case 'shown':
      return `${who(e.hunter)} showed ${cardThing(e.card, e.is)}.`
    case 'assisted':
      return `${who(e.hunter)} assisted with ${cardThing(e.card, e.is)}.`
    case 'taunted':
      return `${who(e.hunter)} taunted with ${cardThing(e.card, e.is)}.`
    case 'dealt':
      return `${who(e.hunter)} dealt ${e.amount} damage${e.doubled ? ', doubled' : ''}.`
    case 'wounded':
      return `${monster} was wounded: ${hearts(e.health)} left.`
    case 'stance':
      return `${monster} changed its stance to ${nameOf(e.stance)}.`
    case 'peril':
      return peril(e)
    case 'suffered':
      return `${who(e.hunter)} suffered ${e.amount} damage.`
    case 'prevented':
      return e.by === 'escape'
        ? `${who(e.hunter)} got away.`
        : `${who(e.hunter)} prevented ${e.amount} damage with the ${e.by === 'rock' ? terrainNames.rock : e.by}.`
    case 'healed':
      return `${who(e.hunter)} healed ${e.amount} damage.`
    case 'struggle':
      return `The struggle ${e.by > 0 ? 'rose' : 'fell'} by ${Math.abs(e.by)} to ${e.struggle}.`
    case 'first-player':
      return `${who(e.hunter)} went first.`
    case 'rage':
      if (e.rage === 0) return `The rage of ${monster} was over.`
      return `${monster} raged: its damage rose by ${e.rage} for this round.`
    case 'turned':
      return `${monster} turned ${sectorThing(e.to)}.`
    case 'terrain':
      return `${terrainNames[e.terrain]} ${terrainChange[e.change]} the ${sectorThing(e.sector)}.`
    case 'aggro':
      return `${who(e.hunter)} took the aggro token.`
    case 'token':
      return token(e, who(e.hunter), whose(e.hunter), was(e.hunter))
    case 'mastery':
      return capitalised(`${whose(e.hunter)} mastery ${e.focused ? 'was focused' : `came to ${counted(e.counters, 'counter')}`}.`)
    case 'status':
      return `${monster} ${e.on ? 'became' : 'was no longer'} ${e.status}.`
    case 'triggered':
      return null
    case 'revealed':
      return `${behaviorThing(e.behavior)} ${e.rampage ? 'rampaged' : 'was revealed'}.`
    case 'peeked':
      return `The hunters saw ${behaviorThing(e.behavior)}.`
    case 'boosted':
      return e.cancelled
        ? `${monster} was confused and lost its boost for ${e.cost} struggle.`
        : `${monster} spent ${e.cost} struggle on a boost.`
    case 'behavior-gone':
      return e.removed ? `${behaviorThing(e.behavior)} left the hunt.` : null
    case 'behavior-dealt':
      return null
    case 'escalated':
      return 'The behavior deck was shuffled anew.'
    case 'unleashed':
      return `${monster} was unleashed.`
    case 'scried':
      return `${who(e.hunter)} saw attrition ${e.value}${e.discarded ? ' and discarded it' : ''}.`
    case 'attrition':
      return `Attrition ${e.value} came against ${whose(e.hunter)} defense of ${e.defense}.`
    case 'fatigued':
      return `${who(e.hunter)} ${was(e.hunter)} fatigued.`
    case 'knocked-out':
      return knockedOut(e, who(e.hunter), e.hunter === names.you)
    case 'rallied':
      return `${who(e.hunter)} stirred but still lay.`
    case 'rose':
      return `${who(e.hunter)} rose.`
    case 'revived':
      return e.rises
        ? `${who(e.by)} revived ${hunterWho(view, names, e.hunter)}.`
        : `${who(e.by)} tended ${hunterWho(view, names, e.hunter)}, who stirred but still lay.`
    case 'objective':
      return e.achieved ? `${objectiveThing(view)} was achieved.` : `${objectiveThing(view)} came to ${e.counters} of ${e.goal}.`
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

function peril(e: PrimalEvent & { readonly type: 'peril' }): Phrase {
  const name = perilThing(e.peril)
  switch (e.change) {
    case 'enters':
      return `${name} entered play.`
    case 'leaves':
      return `${name} left play.`
    case 'strikes':
      return `${name} struck.`
    case 'blinded':
      return `${name} was blinded.`
    case 'clears':
      return `${name} was no longer blinded.`
  }
}

function knockedOut(e: PrimalEvent & { readonly type: 'knocked-out' }, who: Phrase, isReader: boolean): Phrase {
  const [was, their, they] = isReader ? ['were', 'your', 'you'] : ['was', 'their', 'they']
  const then = e.out ? `, and ${they} were out` : e.secondWind ? `, but ${they} stood up again` : ''
  return `${who} ${was} knocked out and ${their} ${e.depleted} was depleted${then}.`
}

function token(e: PrimalEvent & { readonly type: 'token' }, who: Phrase, whose: Phrase, was: string): Phrase | null {
  switch (e.token) {
    case 'threatened':
      return e.now > 0 ? `${who} became threatened.` : `${who} ${was} no longer threatened.`
    case 'stamina':
      return e.now > 0 ? `${who} gained stamina.` : null
    case 'strain':
      return e.now > 0 ? capitalised(`${whose} strain came to ${e.now}.`) : null
    case 'guard':
      return e.now > 0 ? `${who} guarded for +${e.now} defense.` : `${who} stopped guarding.`
    case 'shield':
      return `${who} ${was} shielded.`
    case 'berserk':
      return e.now > 0 ? `${who} went berserk.` : `${who} ${was} no longer berserk.`
  }
}

/** An item, or the helm of a hunter: nothing else has an Action ability. */
function abilityThing(id: string, hunter: number): Phrase {
  const item = items.find((one) => one.id === id)
  return item ? itemThing(item.id) : marked('helm', hunter, nameOf(id))
}
