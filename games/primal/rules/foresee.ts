import { at, type Seat } from '@rulewright/kernel'
import {
  type CardId,
  iconBit,
  KEYWORD_BITS,
  monsterSheets,
  type ObjectiveId,
  type PerilId,
  printed,
  printedIndex,
  TYPE_BITS,
} from '../content/index.ts'
import type { Effect, Prefix, Terrain } from '../content/vocabulary.ts'
import { iconsOfPlay } from './icons.ts'
import type { PrimalView, SlotView } from './view.ts'

/** What playing a card would set off, as far as it is public. Slots are numbers of the monster's three. */
export interface Foresight {
  /** Behaviors it triggers for certain. */
  readonly triggers: readonly number[]
  /** Behaviors it may trigger, by the way it is paid for or by what its text does. */
  readonly perhaps: readonly number[]
  /** Rampage cards that join in if anything is triggered. */
  readonly rampage: readonly number[]
  /** Perils it sets off. */
  readonly perils: readonly PerilId[]
  readonly takesAggro: boolean
  readonly endsPhase: boolean
  /** It adds a counter to the monster's objective. */
  readonly objective: boolean
}

const HAND_EMPTY = iconBit('handEmpty')
const MOVED = iconBit('moved')
const THREATENED = iconBit('threatened')
const TURNED = iconBit('turned')
const RAMPAGE = iconBit('rampage')

/** "What will happen if I play this?": answered from what everybody sees. */
export function foresee(view: PrimalView, seat: Seat, card: number): Foresight {
  const { monster } = view
  const hunter = at(view.hunters, seat)
  const held = hunter.hand.find((one) => one.id === card)
  const is = of(held?.is ?? 'WOUND')
  const last = hunter.sequence[hunter.sequence.length - 1]
  const previous = last ? of(last.is).bit : 0
  const lastCard = hunter.hand.length === 1
  const certain = (held ? iconsOfPlay(is, previous) : 0) | (lastCard ? HAND_EMPTY : 0)
  const possible =
    iconsOfText(is.texts.flatMap(({ prefix, effects }) => (mayApply(prefix, previous) ? effects : []))) |
    (!lastCard && (held?.cost ?? 0) >= hunter.hand.length - 1 ? HAND_EMPTY : 0)
  const triggers = listening(monster.slots, certain)
  const perhaps = listening(monster.slots, possible).filter((slot) => !triggers.includes(slot))
  const attack = is.bit === TYPE_BITS.attack
  return {
    triggers,
    perhaps,
    rampage: triggers.length + perhaps.length > 0 ? listening(monster.slots, RAMPAGE) : [],
    perils:
      attack && hunter.position === 'front' ? monster.perils.filter((peril) => peril !== monster.blinded && strikesAttackers(peril)) : [],
    takesAggro: is.aggro && view.aggro !== seat,
    endsPhase: (is.keywords & KEYWORD_BITS.finisher) !== 0,
    objective:
      !monster.objective.achieved &&
      countsPairs(monster.objective.id) &&
      hunter.position === 'rear' &&
      (is.bit & TYPE_BITS.offensive) !== 0 &&
      (previous & TYPE_BITS.offensive) !== 0,
  }
}

/** "What will happen if I stay, or move there?": staying threatens (PR-7.6), and so does Fog. A sector, or null to stay. */
export function foreseeStep(view: PrimalView, seat: Seat, to: number | null): Foresight {
  const { monster } = view
  const hunter = at(view.hunters, seat)
  const lies = (sector: number, kind: Terrain) => at(view.sectors, sector).terrain.some((one) => one.kind === kind)
  const triggers = listening(monster.slots, to === null ? THREATENED : lies(to, 'fog') ? MOVED | THREATENED : MOVED)
  // Whoever pays with the whole hand empties it.
  const emptied = to !== null && hunter.hand.length > 0 && hunter.moveCost >= hunter.hand.length
  const perhaps = emptied ? listening(monster.slots, HAND_EMPTY).filter((slot) => !triggers.includes(slot)) : []
  const left = (peril: PerilId) => leavingOf(peril).some((kind) => lies(hunter.sector, kind))
  return {
    triggers,
    perhaps,
    rampage: triggers.length + perhaps.length > 0 ? listening(monster.slots, RAMPAGE) : [],
    perils: to === null ? [] : monster.perils.filter((peril) => peril !== monster.blinded && left(peril)),
    takesAggro: false,
    endsPhase: false,
    objective: false,
  }
}

/** The terrain a peril punishes leaving. */
const leavingOf = (id: PerilId): readonly Terrain[] =>
  monsterSheets.flatMap((sheet) =>
    sheet.perils.flatMap(({ id: one, trigger }) => (one === id && trigger?.on === 'moved' ? [trigger.outOf] : [])),
  )

/** PR-8.9: everything except what the payment decides is known before the card is played; After texts wait for a later card. */
function mayApply(prefix: Prefix, previous: number): boolean {
  if (prefix.on === 'chain') return (previous & TYPE_BITS[prefix.of]) !== 0
  if (prefix.on === 'opener') return previous === 0
  return prefix.on !== 'after'
}

const strikesAttackers = (id: PerilId): boolean =>
  monsterSheets.some((sheet) =>
    sheet.perils.some(({ id: one, trigger }) => one === id && trigger?.on === 'played' && trigger.when === 'attackFromFront'),
  )

const countsPairs = (id: ObjectiveId): boolean =>
  monsterSheets.some(({ objective }) => objective.id === id && objective.trigger.on === 'played')

const of = (id: CardId) => at(printed, printedIndex.get(id) ?? 0)

const listening = (slots: readonly SlotView[], icons: number): number[] =>
  slots.filter((slot) => (iconBit(slot.icon) & icons) !== 0 && !slot.stunned && !slot.waiting && !slot.open).map((slot) => slot.slot)

/** Icons that a card's own text can set off beside those of playing it. */
function iconsOfText(effects: readonly Effect[]): number {
  let icons = 0
  for (const effect of effects) {
    if (effect.op === 'move') icons |= MOVED | THREATENED
    else if (effect.op === 'confuse' || effect.op === 'turn') icons |= TURNED
    else if (effect.op === 'may') icons |= iconsOfText(effect.then)
    else if (effect.op === 'choose') icons |= iconsOfText(effect.then)
  }
  return icons
}
