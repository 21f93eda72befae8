import {
  type Decision,
  describeProblem,
  type Names,
  type Outcome,
  type Phrase,
  type Problem,
  type Seat,
  type Words,
} from '@rulewright/kernel'
import { EXPLORES, type Window } from '../content/explores.ts'
import { FACTIONS } from '../content/factions.ts'
import type { AldarraEvent } from '../rules/events.ts'
import type { AldarraOption } from '../rules/options.ts'
import { ranking } from '../rules/track.ts'
import type { AldarraView } from '../rules/view.ts'
import { FACTION_NAMES } from './cards.ts'
import { event } from './events.ts'
import { aUnit, discoveryName, exploreName, factionName, objectiveName, place, plural, unitName, who } from './names.ts'

const WINDOW_WORDS: Readonly<Record<Window, string>> = {
  'turn-order': 'Before the turn order is chosen',
  'crystals-done': 'All Crystals are placed',
  'order-turn': 'Your Order turn begins',
  'order-declared': 'Your Order is declared',
  'combat-round': 'A combat round begins',
  'after-roll': 'The dice are rolled',
  'before-assign': 'Damage is about to be assigned',
  'order-done': 'Your Order is finished',
  'mine-done': 'Mining is done',
  'build-turn': 'Your build turn',
}

const isWindow = (key: unknown): key is Window => typeof key === 'string' && key in WINDOW_WORDS

function prompt(decision: Decision<AldarraOption>, view: AldarraView): Phrase {
  const { about } = decision
  const here = typeof about?.hex === 'number' ? place(view, about.hex) : 'the territory'
  switch (decision.prompt) {
    case 'faction':
      return 'Choose your faction.'
    case 'stronghold':
      return 'Place your Stronghold.'
    case 'outpost':
      return 'Place your first Outpost.'
    case 'position':
      return 'Choose your place in the turn order.'
    case 'crystal':
      return `Place a Crystal (${view.crystalsToPlace} left).`
    case 'activate':
      return 'Place an Order: activate a territory.'
    case 'mode':
      return `Move from ${here}, to it, or not at all?`
    case 'ship':
      return `Which ship leaves ${here}?`
    case 'fly':
      return 'Where does it fly?'
    case 'call':
      return `Which ship flies to ${here}?`
    case 'combat':
      return 'Which combat comes first?'
    case 'intercept':
      return `Do Destroyers join the combat at ${here}?`
    case 'delay':
      return 'Delay your Light Units to the Heavy Step?'
    case 'support':
      return `Do your Fortresses fire at ${here}?`
    case 'hit':
      return `Assign ${plural(Number(about?.hits ?? 0), 'hit')}.`
    case 'retreat':
      return 'Retreat, or stay?'
    case 'explore':
      return 'Explore a territory?'
    case 'reject':
      return 'Which card do you discard?'
    case 'resolve':
      return 'Which card is resolved first?'
    case 'may':
      return 'Do you accept the card’s offer?'
    case 'branch':
      return 'Choose one.'
    case 'lose':
      return `Which of your Units at ${here} do you give up?`
    case 'displace':
      return 'Where are your ships blown?'
    case 'discard-explore':
      return 'Too many Explore cards: discard one.'
    case 'discard-objective':
      return 'Too many Objectives: discard one.'
    case 'window':
      return `${isWindow(about?.window) ? WINDOW_WORDS[about.window] : 'A window is open'}: play a card?`
    case 'claim':
      return 'Claim an Objective?'
    case 'buy':
      return 'Buy Victory Points?'
    case 'objectives':
      return 'Draw an Objective, or exchange some?'
    case 'keep':
      return 'Which Objective do you keep?'
    case 'take':
    case 'discovery':
      return 'Take a Discovery.'
    case 'search':
      return 'Which upgrade do you take from the deck?'
    case 'extra-discovery':
      return 'Take one more Discovery?'
    case 'ransom':
      return 'Buy your hostages back?'
    case 'build':
      return 'Build.'
    case 'free-outpost':
      return 'Where do you place a free Outpost?'
    default:
      return decision.prompt
  }
}

function option(o: AldarraOption, view: AldarraView, names: Names, decision: Decision<AldarraOption>): Phrase {
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

/** AL-15.5 the winner, then all the others in the order of the final ranking. */
function outcome({ reason, scores = [] }: Outcome, view: AldarraView, names: Names): Phrase {
  const [winner = 0, ...others] = ranking(view.track, scores)
  const points = plural(scores[winner] ?? 0, 'Victory Point')
  const won = names.you === winner ? `You win with ${points}` : `${names.of(winner)} wins with ${points}`
  const ranked = `${won}, then ${others.map((seat) => `${who(names, seat)} ${scores[seat] ?? 0}`).join(', ')}.`
  return reason === 'last-round' ? `The last round is over. ${ranked}` : ranked
}

function problem(p: Problem): string {
  if (p.problem !== 'faction-twice') return describeProblem(p)
  const name = FACTIONS.find((faction) => faction === p.faction)
  return `Two seats ask for the ${name ? FACTION_NAMES[name] : 'same faction'}; every faction is there once.`
}

const SETTINGS: Readonly<Record<string, string>> = {
  map: 'Map',
  'map=random': 'dealt at random',
  'map=suggested': 'the suggested map',
  chooseFactions: 'Players choose their factions',
  faction: 'Faction',
  'faction=any': 'any',
  lastRound: 'Last round (0: none)',
}

function setting(key: string, value?: string): string {
  if (value === undefined) return SETTINGS[key] ?? key
  const faction = FACTIONS.find((name) => name === value)
  return faction ? FACTION_NAMES[faction] : (SETTINGS[`${key}=${value}`] ?? value)
}

export const words: Words<AldarraView, AldarraOption, AldarraEvent> = { prompt, option, event, outcome, problem, setting }
