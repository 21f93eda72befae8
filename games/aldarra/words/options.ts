import type { Decision, Names, Phrase, Seat } from '@rulewright/kernel'
import { EXPLORES } from '../content/explores.ts'
import type { AldarraOption } from '../rules/options.ts'
import type { AldarraView } from '../rules/view.ts'
import { plural, who } from './grammar.ts'
import { aUnit, discoveryName, exploreName, factionName, objectiveName, place, unitName } from './things.ts'

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
    case 'explore':
    case 'displace':
    case 'free-outpost':
      return place(view, o.hex)
    case 'position':
      return `Position ${o.position}`
    case 'from':
      return 'Move from here'
    case 'to':
      return 'Move to here'
    case 'none':
      return 'Move nothing'
    case 'ship':
    case 'lose':
      return unitName(o.unit)
    case 'call':
      return `${unitName(o.unit)} from ${place(view, o.hex)}`
    case 'intercept':
      return `Destroyer from ${place(view, o.hex)}`
    case 'delay':
      return 'Delay'
    case 'fire':
      return 'Fire'
    case 'hit':
      return `${unitName(o.unit)} of ${who(names, o.seat)}`
    case 'stay':
      return 'Stay and fight'
    case 'retreat':
      return `Retreat to ${place(view, o.hex)}`
    case 'reject':
    case 'resolve':
    case 'discard-explore':
      return exploreName(o.explore)
    case 'branch':
      return branchWords(view, o.branch)
    case 'accept':
      return 'Accept'
    case 'discard-objective':
    case 'claim':
    case 'keep':
      return objectiveName(o.objective)
    case 'play':
      return `${exploreName(o.explore)}${target(o.against, o.hex, view, names)}`
    case 'buy':
      return `${o.vp} VP for ${o.coins > 0 ? plural(o.coins, 'Coin') : plural(o.crystals, 'Crystal')}`
    case 'draw':
      return 'Draw one'
    case 'exchange':
      return 'Exchange'
    case 'take':
    case 'find':
      return discoveryName(o.discovery)
    case 'search':
      return 'Search the deck for an upgrade'
    case 'reveal':
      return 'Reveal cards until one is new'
    case 'ransom':
      return `Pay ${o.coins} Coins`
    case 'build':
      return `${unitName(o.unit)} at ${place(view, o.hex)} (${plural(o.coins, 'Coin')})`
    case 'to-crystal':
      return '4 Coins → 1 Crystal'
    case 'to-coins':
      return '1 Crystal → 4 Coins'
    default:
      return o satisfies never
  }
}

/** What the branch of the card being resolved gives. */
function branchWords(view: AldarraView, branch: number): Phrase {
  const effect = EXPLORES[view.exploring?.resolving ?? -1]?.effect
  const chosen = effect?.kind === 'choose' ? effect.branches[branch] : undefined
  if (chosen?.kind === 'coins') return `Gain ${plural(chosen.n, 'Coin')}`
  if (chosen?.kind === 'gain') return `Gain ${aUnit(chosen.unit)} here`
  return `Choice ${branch + 1}`
}

function target(against: Seat | undefined, hex: number | undefined, view: AldarraView, names: Names): Phrase {
  const at = hex === undefined ? '' : ` at ${place(view, hex)}`
  return against === undefined ? at : ` against ${who(names, against)}${at}`
}

function passWords(question: string): Phrase {
  switch (question) {
    case 'delay':
      return 'Do not delay'
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
