import type { Names, Phrase, Seat } from '@rulewright/kernel'
import { COLOURS, FACES } from '../content/dice.ts'
import type { AldarraEvent } from '../rules/events.ts'
import type { Die } from '../rules/state.ts'
import type { AldarraView } from '../rules/view.ts'
import { aUnit, discoveryName, exploreName, factionName, objectiveName, place, plural, unitName } from './names.ts'

/** "You win" or "Ada wins": the name, and the verb that goes with it. */
function does(names: Names, seat: Seat, they: string, you: string): string {
  return names.you === seat ? `You ${you}` : `${names.of(seat)} ${they}`
}

/** A regular verb, third person for all but the reader. */
const acts = (names: Names, seat: Seat, verb: string): string => does(names, seat, `${verb}s`, verb)

const whose = (names: Names, seat: Seat): string => (names.you === seat ? 'your' : `${names.of(seat)}’s`)

/** What happened, as a line of the log. */
export function event(e: AldarraEvent, view: AldarraView, names: Names): Phrase | null {
  switch (e.type) {
    case 'dealt':
      return `The map is laid. ${does(names, e.first, 'goes', 'go')} first.`
    case 'faction':
      return `${acts(names, e.seat, 'command')} the ${factionName(e.faction)}.`
    case 'stronghold':
      return `${does(names, e.seat, 'raises a', 'raise your')} Stronghold at ${place(view, e.hex)}.`
    case 'arrived':
      return `${does(names, e.seat, 'founds', 'found')} an Outpost at ${place(view, e.hex)}.`
    case 'round':
      return `Round ${e.round}.`
    case 'position':
      return `${acts(names, e.seat, 'take')} position ${e.position} in the turn order.`
    case 'deposits':
      return e.hexes.length === 0 ? null : `A Crystal appears on ${plural(e.hexes.length, 'Crystal Deposit')}.`
    case 'crystal-roll':
      return `The Blue dice bring ${plural(e.sum, 'more Crystal')}.`
    case 'crystal':
      return `${acts(names, e.seat, 'place')} a Crystal at ${place(view, e.hex)}.`
    case 'crystal-returned':
      return `${does(names, e.seat, 'finds', 'find')} no place for a Crystal.`
    case 'order':
    case 'moved':
    case 'intercepted':
      return orders(e, view, names)
    case 'combat':
    case 'escalation':
    case 'delayed':
    case 'supports':
    case 'rolled':
    case 'rerolled':
    case 'hits-cut':
    case 'damaged':
    case 'destroyed':
    case 'hostage':
    case 'retreated':
    case 'escalates':
    case 'combat-over':
      return combat(e, view, names)
    case 'explored':
    case 'drew':
    case 'drew-some':
    case 'rejected':
    case 'held':
    case 'resolved':
    case 'no-effect':
    case 'card-roll':
    case 'muster':
    case 'displaced':
    case 'played':
    case 'discarded-explore':
      return cards(e, view, names)
    case 'sacrificed':
      return `${does(names, e.seat, 'gives', 'give')} up ${aUnit(e.unit)} at ${place(view, e.hex)}.`
    case 'coins':
      return e.n < 0 ? `${acts(names, e.seat, 'lose')} ${plural(-e.n, 'Coin')}.` : `${acts(names, e.seat, 'gain')} ${plural(e.n, 'Coin')}.`
    case 'crystals':
      return `${acts(names, e.seat, 'gain')} ${plural(e.n, 'Crystal')}.`
    case 'spawned':
      return `${plural(e.n, 'Crystal')} ${e.n === 1 ? 'appears' : 'appear'} at ${place(view, e.hex)}.`
    case 'vp':
      return `${acts(names, e.seat, 'score')} ${plural(e.n, 'Victory Point')}.`
    case 'gained':
      return `${acts(names, e.seat, 'gain')} ${aUnit(e.unit)} at ${place(view, e.hex)}.`
    default:
      return management(e, view, names)
  }
}

type Of<T extends AldarraEvent['type']> = Extract<AldarraEvent, { type: T }>

function orders(e: Of<'order' | 'moved' | 'intercepted'>, view: AldarraView, names: Names): Phrase {
  if (e.type === 'moved') return `${unitName(e.unit)} of ${names.of(e.seat)} flies from ${place(view, e.from)} to ${place(view, e.to)}.`
  if (e.type === 'intercepted') return `A Destroyer of ${names.of(e.seat)} from ${place(view, e.from)} joins the combat.`
  const how = e.mode === 'none' ? 'without moving' : e.mode === 'from' ? 'moving from it' : 'moving to it'
  return `${does(names, e.seat, 'places', 'place')} ${e.extra ? 'a forged Order' : 'an Order'} on ${place(view, e.hex)}, ${how}.`
}

type CombatEvent = Of<
  | 'combat'
  | 'escalation'
  | 'delayed'
  | 'supports'
  | 'rolled'
  | 'rerolled'
  | 'hits-cut'
  | 'damaged'
  | 'destroyed'
  | 'hostage'
  | 'retreated'
  | 'escalates'
  | 'combat-over'
>

function combat(e: CombatEvent, view: AldarraView, names: Names): Phrase | null {
  switch (e.type) {
    case 'combat':
      return `${acts(names, e.attacker, 'attack')} ${e.defenders.map(names.of).join(' and ')} at ${place(view, e.hex)}.`
    case 'escalation':
      return `The Escalation Dice add ${plural(e.hits, 'hit')} for everybody.`
    case 'delayed':
      return `${does(names, e.seat, 'delays the', 'delay your')} Light Units.`
    case 'supports':
      return `${does(names, e.seat, 'fires', 'fire')} into the combat from a Fortress.`
    case 'rolled':
      return `${e.step === 'light' ? 'Light' : 'Heavy'} Step: ${rolls(e.dice, e.hits, names)}.`
    case 'rerolled':
      return `${does(names, e.seat, 'rolls', 'roll')} again: ${faces(e.dice)}.`
    case 'hits-cut':
      return `${does(names, e.seat, 'wards', 'ward')} off ${plural(e.n, 'hit')} of ${names.of(e.against)}.`
    case 'damaged':
      return `${plural(e.n, 'hit')} on ${whose(names, e.seat)} ${unitName(e.unit)} ${e.n === 1 ? 'is' : 'are'} not enough.`
    case 'destroyed':
      return `${acts(names, e.seat, 'lose')} ${aUnit(e.unit)} at ${place(view, e.hex)}.`
    case 'hostage':
      return `${acts(names, e.by, 'take')} ${whose(names, e.seat)} ${unitName(e.unit)} hostage.`
    case 'retreated':
      return `${acts(names, e.seat, 'retreat')} to ${place(view, e.to)}.`
    case 'escalates':
      return `Nothing was destroyed: the combat escalates (pool of ${e.pool}).`
    case 'combat-over':
      return e.winner === null
        ? `Nobody is left at ${place(view, e.hex)}.`
        : `${does(names, e.winner, 'holds', 'hold')} ${place(view, e.hex)}.`
    default:
      return e satisfies never
  }
}

function rolls(dice: readonly Die[], hits: readonly number[], names: Names): string {
  const seats = [...new Set(dice.map((die) => die.seat))]
  return seats
    .map((seat) => `${names.of(seat)} ${faces(dice.filter((die) => die.seat === seat))} = ${plural(hits[seat] ?? 0, 'hit')}`)
    .join('; ')
}

/** Every die with all it showed: `blue 3+1`. */
const faces = (dice: readonly Die[]): string =>
  dice.map((die) => `${COLOURS[die.colour]} ${die.faces.map((face) => FACES[die.colour]?.[face] ?? 0).join('+')}`).join(', ')

type CardEvent = Of<
  | 'explored'
  | 'drew'
  | 'drew-some'
  | 'rejected'
  | 'held'
  | 'resolved'
  | 'no-effect'
  | 'card-roll'
  | 'muster'
  | 'displaced'
  | 'played'
  | 'discarded-explore'
>

function cards(e: CardEvent, view: AldarraView, names: Names): Phrase | null {
  switch (e.type) {
    case 'explored':
      return `${acts(names, e.seat, 'explore')} ${place(view, e.hex)}.`
    case 'drew':
      return `You look at ${e.cards.map(exploreName).join(', ')}.`
    case 'drew-some':
      return `${acts(names, e.seat, 'draw')} ${plural(e.n, 'Explore card')}.`
    case 'rejected':
      return `${acts(names, e.seat, 'reject')} ${exploreName(e.card)}.`
    case 'held':
      return `${acts(names, e.seat, 'keep')} ${e.card === null ? 'a Hold card' : exploreName(e.card)}.`
    case 'resolved':
      return `${acts(names, e.seat, 'find')} ${exploreName(e.card)}.`
    case 'no-effect':
      return `${exploreName(e.card)} has no effect.`
    case 'card-roll':
      return `${acts(names, e.seat, 'roll')} ${COLOURS[e.colour]} ${e.faces.map((face) => FACES[e.colour]?.[face] ?? 0).join(', ')}.`
    case 'muster':
      return `${acts(names, e.seat, 'muster')} ${e.sum} of ${e.needed}.`
    case 'displaced':
      return `The wind blows ${whose(names, e.seat)} ships to ${place(view, e.to)}.`
    case 'played':
      return `${acts(names, e.seat, 'play')} ${exploreName(e.card)}.`
    case 'discarded-explore':
      return `${acts(names, e.seat, 'discard')} ${exploreName(e.card)}.`
    default:
      return e satisfies never
  }
}

type ManagementEvent = Of<
  | 'claimed'
  | 'mined'
  | 'bought'
  | 'drew-objectives'
  | 'discarded-objectives'
  | 'row'
  | 'discovered'
  | 'revealed'
  | 'ransomed'
  | 'built'
  | 'converted'
  | 'win-check'
>

function management(e: ManagementEvent, view: AldarraView, names: Names): Phrase | null {
  switch (e.type) {
    case 'claimed':
      return `${acts(names, e.seat, 'claim')} ${objectiveName(e.card)} for ${e.vp} VP.`
    case 'mined':
      return `${acts(names, e.seat, 'mine')} ${plural(e.coins, 'Coin')}${e.crystals > 0 ? ` and ${plural(e.crystals, 'Crystal')}` : ''}.`
    case 'bought':
      return `${does(names, e.seat, 'buys', 'buy')} ${plural(e.vp, 'Victory Point')} for ${e.coins > 0 ? plural(e.coins, 'Coin') : plural(e.crystals, 'Crystal')}.`
    case 'drew-objectives':
      return `${acts(names, e.seat, 'draw')} ${e.cards ? e.cards.map(objectiveName).join(', ') : plural(e.n, 'Objective')}.`
    case 'discarded-objectives':
      return `${acts(names, e.seat, 'discard')} ${e.cards ? e.cards.map(objectiveName).join(', ') : plural(e.n, 'Objective')}.`
    case 'row':
      return `Discoveries: ${e.cards.map(discoveryName).join(', ')}.`
    case 'discovered':
      return `${acts(names, e.seat, 'take')} ${discoveryName(e.discovery)}.`
    case 'revealed':
      return `${acts(names, e.seat, 'reveal')} ${e.cards.map(discoveryName).join(', ')}.`
    case 'ransomed':
      return `${does(names, e.seat, 'buys the', 'buy your')} hostages back.`
    case 'built':
      return `${acts(names, e.seat, 'build')} ${aUnit(e.unit)} at ${place(view, e.hex)} for ${plural(e.coins, 'Coin')}.`
    case 'converted':
      return e.toCrystals > 0
        ? `${acts(names, e.seat, 'exchange')} ${4 * e.toCrystals} Coins for ${plural(e.toCrystals, 'Crystal')}.`
        : `${acts(names, e.seat, 'exchange')} ${plural(-e.toCrystals, 'Crystal')} for ${-4 * e.toCrystals} Coins.`
    case 'win-check':
      return null
    default:
      return e satisfies never
  }
}
