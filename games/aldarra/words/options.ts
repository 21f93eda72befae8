import { capitalised, counted, type Decision, lowered, type Names, type Phrase, plain, type Seat, who, whose } from '@rulewright/kernel'
import { type Effect, EXPLORES, type Filter } from '../content/explores.ts'
import { OBJECTIVES } from '../content/objectives.ts'
import { UNIT_TYPES } from '../content/units.ts'
import { armorOf } from '../rules/force.ts'
import type { AldarraOption } from '../rules/options.ts'
import { COINS_PER_CRYSTAL } from '../rules/treasury.ts'
import { type AldarraView, chartOf } from '../rules/view.ts'
import { aUnit, discoveryName, exploreName, factionName, objectiveName, place, textOf, unitName } from './things.ts'

export function option(o: AldarraOption, view: AldarraView, names: Names, decision: Decision<AldarraOption>): Phrase {
  switch (o.do) {
    case 'pass':
      return passWords(decision.prompt)
    case 'done':
      return 'Done'
    case 'faction':
      return factionName(o.faction)
    case 'stronghold':
    case 'outpost':
    case 'crystal':
    case 'activate':
    case 'fly':
    case 'combat':
    case 'displace':
    case 'free-outpost':
      return place(view, o.hex)
    case 'explore':
      return `${place(view, o.hex)}${view.territories[o.hex]?.tile === 'ruins' ? ' (two cards)' : ''}`
    case 'position':
      return `Position ${o.position}`
    case 'from':
      return 'Move from here (ships fly out)'
    case 'to':
      return 'Move to here (call ships in)'
    case 'none':
      return 'Move nothing (you may still explore)'
    case 'ship':
    case 'lose':
      return unitName(o.unit)
    case 'call':
      return `${unitName(o.unit)} from ${place(view, o.hex)}`
    case 'intercept':
      return `Destroyer from ${place(view, o.hex)}`
    case 'delay':
      return 'Delay to the Heavy Step'
    case 'fire':
      return 'Fire (they cannot be hit for it)'
    case 'hit':
      return capitalised(`${whose(names, o.seat)} ${unitName(o.unit)}${struck(o, view, decision)}`)
    case 'stay':
      return 'Stay and fight another round'
    case 'retreat':
      return `Retreat to ${place(view, o.hex)}`
    case 'reject':
    case 'discard-explore':
      return `Discard ${exploreName(o.explore)}`
    case 'resolve':
      return `${exploreName(o.explore)} first`
    case 'branch':
      return branchWords(view, o.branch)
    case 'accept':
      return acceptWords(view)
    case 'discard-objective':
      return `Discard ${objectiveName(o.objective)}`
    case 'claim':
      return claimWords(o.objective)
    case 'keep':
      return `Keep ${objectiveName(o.objective)}`
    case 'play':
      return `Play ${exploreName(o.explore)}${target(o.against, o.hex, view, names)}: ${textOf('explore', o.explore)}`
    case 'buy':
      return `${o.vp} VP for ${o.coins > 0 ? counted(o.coins, 'Coin') : counted(o.crystals, 'Crystal')}`
    case 'draw':
      return 'Draw one more Objective'
    case 'exchange':
      return 'Exchange (discard some, draw as many)'
    case 'take':
    case 'find':
      return `${discoveryName(o.discovery)}: ${textOf('discovery', o.discovery)}`
    case 'search':
      return 'Search the deck for an upgrade'
    case 'reveal':
      return 'Reveal cards until one is new'
    case 'ransom':
      return `Pay ${o.coins} Coins (all return to your supply)`
    case 'build':
      return `${unitName(o.unit)} at ${place(view, o.hex)} (${counted(o.coins, 'Coin')})`
    case 'to-crystal':
      return `${COINS_PER_CRYSTAL} Coins → 1 Crystal`
    case 'to-coins':
      return `1 Crystal → ${COINS_PER_CRYSTAL} Coins`
    default:
      return o satisfies never
  }
}

/** Whether the hits are enough: the armor, and what follows. */
function struck(
  { seat, unit }: { readonly seat: Seat; readonly unit: number },
  view: AldarraView,
  { about }: Decision<AldarraOption>,
): Phrase {
  const armor = armorOf(chartOf(view), seat, unit)
  const left = armor - (view.combat?.damage[seat * UNIT_TYPES + unit] ?? 0)
  return ` (armor ${armor}: ${Number(about?.hits ?? 0) >= left ? 'destroyed' : 'only damaged'})`
}

/** What the offer of the card being resolved costs and gives. */
function acceptWords(view: AldarraView): Phrase {
  const effect = EXPLORES[view.exploring?.resolving ?? -1]?.effect
  if (effect?.kind !== 'may') return 'Accept'
  const cost = 'pay' in effect.cost ? `Pay ${counted(effect.cost.pay, 'Coin')}` : `Give up ${given(effect.cost.sacrifice)}`
  return `${cost}: ${lowered(gainWords(effect.then))}`
}

const given = (filter: Filter): string =>
  typeof filter === 'number' ? aUnit(filter) : filter === 'light' ? 'a Light Airship' : 'an Airship'

function gainWords(effect: Effect | undefined): string {
  switch (effect?.kind) {
    case 'coins':
      return `Gain ${counted(effect.n, 'Coin')}`
    case 'crystals':
      return `Gain ${counted(effect.n, 'Crystal')}`
    case 'vp':
      return `Gain ${effect.n} VP`
    case 'gain':
      return `Gain ${aUnit(effect.unit)} here`
    default:
      return 'Take what the card offers'
  }
}

/** Its points, and its price where it has one. */
function claimWords(card: number): Phrase {
  const { vp = 0, pay } = OBJECTIVES[card] ?? {}
  const price = pay ? ` for ${pay.coins > 0 ? counted(pay.coins, 'Coin') : counted(pay.crystals, 'Crystal')}` : ''
  return `${objectiveName(card)}: ${vp} VP${price}`
}

/** What the branch of the card being resolved gives. */
function branchWords(view: AldarraView, branch: number): Phrase {
  const effect = EXPLORES[view.exploring?.resolving ?? -1]?.effect
  const chosen = effect?.kind === 'choose' ? effect.branches[branch] : undefined
  return chosen ? gainWords(chosen) : `Choice ${branch + 1}`
}

function target(against: Seat | undefined, hex: number | undefined, view: AldarraView, names: Names): Phrase {
  const at = hex === undefined ? '' : ` at ${place(view, hex)}`
  return against === undefined ? at : ` against ${who(names, against)}${at}`
}

function passWords(question: string): Phrase {
  switch (question) {
    case 'delay':
      return 'Do not delay (fire first)'
    case 'support':
      return 'Hold fire'
    case 'explore':
      return 'Do not explore'
    case 'buy':
      return 'Buy nothing'
    case 'ransom':
    case 'may':
      return 'Decline'
    default:
      return 'Pass'
  }
}

/** The first part of an option chosen in two: what is built, before where; a card, before its target; a ship, before where it comes from. */
export function verb(o: AldarraOption): string | null {
  switch (o.do) {
    case 'build':
      return `Build: ${unitName(o.unit)}`
    case 'call':
      return `Call: ${unitName(o.unit)}`
    case 'play':
      return `Play ${plain(exploreName(o.explore))}`
    default:
      return null
  }
}
