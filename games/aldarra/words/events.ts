import { capitalised, counted, inList, type Names, type Phrase, subject, who, whose } from '@rulewright/kernel'
import { COLOURS, FACES } from '../content/dice.ts'
import type { AldarraEvent } from '../rules/events.ts'
import type { Die, Mode } from '../rules/state.ts'
import { COINS_PER_CRYSTAL } from '../rules/treasury.ts'
import type { AldarraView } from '../rules/view.ts'
import { aUnit, discoveryName, exploreName, factionName, objectiveName, place, site, unitName } from './things.ts'

type Of<T extends AldarraEvent['type']> = Extract<AldarraEvent, { type: T }>

/** What happened, as a line of the log. */
export function event(e: AldarraEvent, view: AldarraView, names: Names): Phrase | null {
  switch (e.type) {
    case 'dealt':
    case 'faction-chosen':
    case 'stronghold-placed':
    case 'outpost-placed':
      return arrival(e, view, names)
    case 'round-begun':
    case 'position-taken':
    case 'deposits-filled':
    case 'crystal-roll':
    case 'crystal-placed':
    case 'crystal-returned':
      return preparation(e, view, names)
    case 'order-placed':
    case 'moved':
    case 'intercepted':
      return orders(e, view, names)
    case 'combat-begun':
    case 'escalation':
    case 'delayed':
    case 'supported':
    case 'rolled':
    case 'rerolled':
    case 'hits-cut':
    case 'damaged':
    case 'destroyed':
    case 'hostage-taken':
    case 'retreated':
    case 'escalated':
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
    case 'coins-gained':
    case 'coins-lost':
    case 'crystals-gained':
    case 'spawned':
    case 'vp-gained':
    case 'gained':
      return effects(e, view, names)
    default:
      return management(e, view, names)
  }
}

type ArrivalEvent = Of<'dealt' | 'faction-chosen' | 'stronghold-placed' | 'outpost-placed'>

function arrival(e: ArrivalEvent, view: AldarraView, names: Names): Phrase {
  switch (e.type) {
    case 'dealt':
      return `The map was laid. ${subject(names, e.first)} went first.`
    case 'faction-chosen':
      return `${subject(names, e.seat)} took command of the ${factionName(e.faction)}.`
    case 'stronghold-placed':
      return `${subject(names, e.seat)} placed a Stronghold at ${site(view, e.hex)}.`
    case 'outpost-placed':
      return `${subject(names, e.seat)} founded an Outpost at ${place(view, e.hex)}.`
    default:
      return e satisfies never
  }
}

type PreparationEvent = Of<'round-begun' | 'position-taken' | 'deposits-filled' | 'crystal-roll' | 'crystal-placed' | 'crystal-returned'>

function preparation(e: PreparationEvent, view: AldarraView, names: Names): Phrase | null {
  switch (e.type) {
    case 'round-begun':
      return `Round ${e.round} began.`
    case 'position-taken':
      return `${subject(names, e.seat)} took position ${e.position} in the turn order.`
    case 'deposits-filled':
      if (e.hexes.length === 0) return null
      return `${e.hexes.length === 1 ? 'A Crystal' : 'Crystals'} appeared at ${inList(e.hexes.map((hex) => place(view, hex)))}.`
    case 'crystal-roll':
      return `The Blue dice brought ${counted(e.sum, 'more Crystal')}.`
    case 'crystal-placed':
      return `${subject(names, e.seat)} placed a Crystal at ${place(view, e.hex)}.`
    case 'crystal-returned':
      return `${subject(names, e.seat)} found no place for a Crystal.`
    default:
      return e satisfies never
  }
}

function orders(e: Of<'order-placed' | 'moved' | 'intercepted'>, view: AldarraView, names: Names): Phrase {
  const mover = subject(names, e.seat)
  if (e.type === 'moved') return `${mover} flew ${aUnit(e.unit)} from ${place(view, e.from)} to ${place(view, e.to)}.`
  if (e.type === 'intercepted') return `${mover} brought a Destroyer from ${place(view, e.from)} into the combat.`
  return `${mover} placed ${e.extra ? 'a forged Order' : 'an Order'} on ${place(view, e.hex)}, ${moving(e.mode)}.`
}

/** Which way ships move in an Order. */
export const moving = (mode: Mode): string => (mode === 'none' ? 'without moving' : mode === 'from' ? 'moving from it' : 'moving to it')

type CombatEvent = Of<
  | 'combat-begun'
  | 'escalation'
  | 'delayed'
  | 'supported'
  | 'rolled'
  | 'rerolled'
  | 'hits-cut'
  | 'damaged'
  | 'destroyed'
  | 'hostage-taken'
  | 'retreated'
  | 'escalated'
  | 'combat-over'
>

function combat(e: CombatEvent, view: AldarraView, names: Names): Phrase {
  switch (e.type) {
    case 'combat-begun':
      return `${subject(names, e.attacker)} attacked ${inList(e.defenders.map((seat) => who(names, seat)))} at ${place(view, e.hex)}.`
    case 'escalation':
      return `The Escalation Dice added ${counted(e.hits, 'hit')} for everybody.`
    case 'delayed':
      return `${subject(names, e.seat)} delayed ${e.seat === names.you ? 'your' : 'their'} Light Units.`
    case 'supported':
      return `${subject(names, e.seat)} fired into the combat from a Fortress.`
    case 'rolled':
      return capitalised(`${rolls(e.dice, e.hits, names)} (${e.step === 'light' ? 'Light' : 'Heavy'} Step).`)
    case 'rerolled':
      return `${subject(names, e.seat)} rolled again: ${faces(e.dice)}.`
    case 'hits-cut':
      return `${subject(names, e.seat)} warded off ${e.n} of ${whose(names, e.against)} hits.`
    case 'damaged':
      return `${counted(e.n, 'hit')} on ${whose(names, e.seat)} ${unitName(e.unit)} ${e.n === 1 ? 'was' : 'were'} not enough.`
    case 'destroyed':
      return `${subject(names, e.seat)} lost ${aUnit(e.unit)} at ${place(view, e.hex)}.`
    case 'hostage-taken':
      return `${subject(names, e.by)} took ${whose(names, e.seat)} ${unitName(e.unit)} hostage.`
    case 'retreated':
      return `${subject(names, e.seat)} retreated to ${place(view, e.to)}.`
    case 'escalated':
      return `Nothing was destroyed: the combat escalated (pool of ${e.pool}).`
    case 'combat-over':
      return e.winner === null
        ? `Nobody was left at ${place(view, e.hex)}.`
        : `${subject(names, e.winner)} held ${place(view, e.hex)}${won(e.vp)}.`
    default:
      return e satisfies never
  }
}

const won = (vp: number): string => (vp > 0 ? ` and scored ${counted(vp, 'Victory Point')}` : '')

function rolls(dice: readonly Die[], hits: readonly number[], names: Names): string {
  const seats = [...new Set(dice.map((die) => die.seat))]
  return seats
    .map((seat) => `${who(names, seat)} rolled ${faces(dice.filter((die) => die.seat === seat))} for ${counted(hits[seat] ?? 0, 'hit')}`)
    .join('; ')
}

/** Every die with all it showed: `blue 3+1`. */
const faces = (dice: readonly Die[]): string =>
  inList(dice.map((die) => `${COLOURS[die.colour]} ${die.faces.map((face) => FACES[die.colour]?.[face] ?? 0).join('+')}`))

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

function cards(e: CardEvent, view: AldarraView, names: Names): Phrase {
  switch (e.type) {
    case 'explored':
      return `${subject(names, e.seat)} explored ${place(view, e.hex)}.`
    case 'drew':
      return `${subject(names, e.seat)} looked at ${inList(e.cards.map(exploreName))}.`
    case 'drew-some':
      return `${subject(names, e.seat)} drew ${counted(e.n, 'Explore card')}.`
    case 'rejected':
      return `${subject(names, e.seat)} rejected ${exploreName(e.card)}.`
    case 'held':
      return `${subject(names, e.seat)} kept ${e.card === null ? 'a Hold card' : exploreName(e.card)}.`
    case 'resolved':
      return `${subject(names, e.seat)} found ${exploreName(e.card)}.`
    case 'no-effect':
      return `${exploreName(e.card)} had no effect.`
    case 'card-roll':
      return `${subject(names, e.seat)} rolled ${COLOURS[e.colour]} ${inList(e.faces.map((face) => String(FACES[e.colour]?.[face] ?? 0)))}.`
    case 'muster':
      return `${subject(names, e.seat)} mustered ${e.sum} of ${e.needed}.`
    case 'displaced':
      return `The wind blew ${whose(names, e.seat)} ships to ${place(view, e.to)}.`
    case 'played':
      return `${subject(names, e.seat)} played ${exploreName(e.card)}.`
    case 'discarded-explore':
      return `${subject(names, e.seat)} discarded ${exploreName(e.card)}.`
    default:
      return e satisfies never
  }
}

type EffectEvent = Of<'sacrificed' | 'coins-gained' | 'coins-lost' | 'crystals-gained' | 'spawned' | 'vp-gained' | 'gained'>

function effects(e: EffectEvent, view: AldarraView, names: Names): Phrase {
  switch (e.type) {
    case 'sacrificed':
      return `${subject(names, e.seat)} gave up ${aUnit(e.unit)} at ${place(view, e.hex)}.`
    case 'coins-gained':
      return `${subject(names, e.seat)} gained ${counted(e.n, 'Coin')}.`
    case 'coins-lost':
      return `${subject(names, e.seat)} lost ${counted(e.n, 'Coin')}.`
    case 'crystals-gained':
      return `${subject(names, e.seat)} gained ${counted(e.n, 'Crystal')}.`
    case 'spawned':
      return capitalised(`${counted(e.n, 'Crystal')} appeared at ${place(view, e.hex)}.`)
    case 'vp-gained':
      return `${subject(names, e.seat)} scored ${counted(e.n, 'Victory Point')}.`
    case 'gained':
      return `${subject(names, e.seat)} gained ${aUnit(e.unit)} at ${place(view, e.hex)}.`
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
  | 'row-revealed'
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
      return `${subject(names, e.seat)} claimed ${objectiveName(e.card)} for ${counted(e.vp, 'Victory Point')}.`
    case 'mined':
      return `${subject(names, e.seat)} mined ${counted(e.coins, 'Coin')}${e.crystals > 0 ? ` and ${counted(e.crystals, 'Crystal')}` : ''}.`
    case 'bought':
      return `${subject(names, e.seat)} bought ${counted(e.vp, 'Victory Point')} for ${e.coins > 0 ? counted(e.coins, 'Coin') : counted(e.crystals, 'Crystal')}.`
    case 'drew-objectives':
      return `${subject(names, e.seat)} drew ${e.cards ? inList(e.cards.map(objectiveName)) : counted(e.n, 'Objective')}.`
    case 'discarded-objectives':
      return `${subject(names, e.seat)} discarded ${e.cards ? inList(e.cards.map(objectiveName)) : counted(e.n, 'Objective')}.`
    case 'row-revealed':
      return `The Discoveries on offer were ${inList(e.cards.map(discoveryName))}.`
    case 'discovered':
      return `${subject(names, e.seat)} took ${discoveryName(e.discovery)}.`
    case 'revealed':
      return `${subject(names, e.seat)} revealed ${inList(e.cards.map(discoveryName))}.`
    case 'ransomed':
      return `${subject(names, e.seat)} bought ${e.seat === names.you ? 'your' : 'their'} hostages back.`
    case 'built':
      return `${subject(names, e.seat)} built ${aUnit(e.unit)} at ${place(view, e.hex)} for ${counted(e.coins, 'Coin')}.`
    case 'converted':
      return e.toCrystals > 0
        ? `${subject(names, e.seat)} exchanged ${COINS_PER_CRYSTAL * e.toCrystals} Coins for ${counted(e.toCrystals, 'Crystal')}.`
        : `${subject(names, e.seat)} exchanged ${counted(-e.toCrystals, 'Crystal')} for ${-COINS_PER_CRYSTAL * e.toCrystals} Coins.`
    case 'win-check':
      return null
    default:
      return e satisfies never
  }
}
