import { at, thing as marked, type Names, type Phrase, type Seat, type ThingWords } from '@rulewright/kernel'
import {
  behaviors,
  type CardId,
  HUNTERS,
  type HunterId,
  type ItemId,
  items,
  MONSTERS,
  objectiveIds,
  type PerilId,
  type PotionId,
  perilIds,
  potions,
  printed,
  stanceIds,
} from '../content/index.ts'
import { ICONS, type Piece, TERRAINS } from '../content/vocabulary.ts'
import type { PrimalView } from '../rules/view.ts'
import { gearName, hunterTitle, iconNames, nameOf, sectorNames, terrainNames } from './names.ts'
import { behaviorText, cardText, itemText, objectiveText, perilText, potionText, stanceText, terrainText } from './texts.ts'

/** A hunter by name; before one is chosen, the seat. */
export function hunterThing(view: PrimalView, names: Names, seat: Seat): Phrase {
  const hunter = at(view.hunters, seat).hunter
  return hunter ? marked('hunter', seat, nameOf(hunter)) : names.of(seat)
}

/** A hunter as the reader speaks of it, the reader's own as "you": at the beginning of a sentence, inside it, and as an owner. */
export const hunterSubject = (view: PrimalView, names: Names, seat: Seat): Phrase =>
  names.you === seat ? marked('hunter', seat, 'You') : hunterThing(view, names, seat)
export const hunterWho = (view: PrimalView, names: Names, seat: Seat): Phrase =>
  names.you === seat ? marked('hunter', seat, 'you') : hunterThing(view, names, seat)
export const hunterWhose = (view: PrimalView, names: Names, seat: Seat): Phrase =>
  names.you === seat ? marked('hunter', seat, 'your') : `${hunterThing(view, names, seat)}’s`

export const monsterThing = (view: PrimalView): Phrase => marked('monster', view.monster.id, nameOf(view.monster.id))

export const cardThing = (card: number, is: CardId): Phrase => marked('card', card, nameOf(is))

export const behaviorThing = (id: string): Phrase => marked('behavior', id, nameOf(id))

export const objectiveThing = ({ monster }: PrimalView): Phrase => marked('objective', monster.objective.id, nameOf(monster.objective.id))

export const perilThing = (id: PerilId): Phrase =>
  marked('peril', perilIds.map((ids) => ids.indexOf(id)).find((n) => n >= 0) ?? id, nameOf(id))

export const sectorThing = (sector: number): Phrase => marked('sector', sector, at(sectorNames, sector))

/** A behavior in its slot; face down, two of them may have equal backs. */
export function slotThing(view: PrimalView, slot: number): Phrase {
  const { front, number, icon } = at(view.monster.slots, slot)
  return marked('slot', slot, front ? nameOf(front) : `behavior ${number} in slot ${slot + 1} (when ${iconNames[icon]})`)
}

export const gearThing = (seat: Seat, hunter: HunterId, piece: Piece): Phrase => marked(piece, seat, gearName(hunter, piece))

/** A piece of gear by its name; before a hunter is chosen there is none. */
export function wornThing(view: PrimalView, seat: Seat, piece: 'armor' | 'helm'): Phrase {
  const { hunter } = at(view.hunters, seat)
  return hunter ? gearThing(seat, hunter, piece) : piece
}

export const itemThing = (id: ItemId): Phrase =>
  marked(
    'item',
    items.findIndex((item) => item.id === id),
    nameOf(id),
  )

export const potionThing = (id: PotionId): Phrase =>
  marked(
    'potion',
    potions.findIndex((potion) => potion.id === id),
    nameOf(id),
  )

/** A card that lies open somewhere. */
export function cardIn(view: PrimalView, card: number): Phrase {
  const is = openCard(view, card)
  return is ? cardThing(card, is) : 'a card'
}

function openCard(view: PrimalView, card: number): CardId | undefined {
  for (const { hand, sequence, discard } of view.hunters)
    for (const pile of [hand, sequence, discard]) for (const one of pile) if (one.id === card) return one.is
  return undefined
}

/** Fields of the view that hold a seat, and those that hold a sector. */
const SEATS: readonly string[] = ['seat', 'active', 'firstPlayer', 'aggro', 'order', 'blindedBy', 'subject', 'hunters', 'hunter']
const SECTORS: readonly string[] = ['sector', 'facing']
/** Fields that hold a card of a hunter by its instance. */
const INSTANCES: readonly string[] = ['card', 'cards']

/** What a value of the view is called, and what is printed on it. */
export function thing(key: string, value: string | number, view: PrimalView): ThingWords | null {
  if (typeof value === 'string') return printedWords(key, value, view.monster.level)
  if (SECTORS.includes(key)) return { name: sectorNames[value] ?? String(value) }
  if (SEATS.includes(key)) return seatWords(view, value)
  const is = INSTANCES.includes(key) ? openCard(view, value) : undefined
  return is ? printedWords('is', is, view.monster.level) : null
}

function seatWords(view: PrimalView, seat: Seat): ThingWords | null {
  const hunter = view.hunters[seat]?.hunter
  return hunter ? { name: nameOf(hunter) } : null
}

/** Ids are unique among all that is printed; kinds of terrain and reaction icons are found by their field. */
function printedWords(key: string, id: string, level: number): ThingWords | null {
  if (key === 'kind') {
    const terrain = TERRAINS.find((one) => one === id)
    return terrain ? { name: terrainNames[terrain], text: terrainText(terrain, level) } : null
  }
  if (key === 'icon') {
    const icon = ICONS.find((one) => one === id)
    return icon ? { name: iconNames[icon] } : null
  }
  const name = nameOf(id)
  if (name === id) return null
  const text = printedText(id, level)
  return text === '' ? { name } : { name, text }
}

function printedText(id: string, level: number): string {
  const hunter = HUNTERS.find((one) => one === id)
  if (hunter) return hunterTitle(hunter)
  const card = printed.find((one) => one.id === id)
  if (card) return cardText(card.id, level).join(' ')
  const behavior = behaviors.flat().find((one) => one.id === id)
  if (behavior) {
    const { effect, boost, boostCost } = behaviorText(behavior.id, level)
    return boost === null ? effect : `${effect} Boost (${boostCost} struggle): ${boost}`
  }
  const peril = perilIds.flat().find((one) => one === id)
  if (peril) return perilText(peril, level)
  const item = items.find((one) => one.id === id)
  if (item) return itemText(item.id, level)
  const potion = potions.find((one) => one.id === id)
  if (potion) return potionText(potion.id, level)
  return monsterCardText(id)
}

/** A stance or an objective. */
function monsterCardText(id: string): string {
  for (const [m, monster] of MONSTERS.entries()) {
    const stances: readonly string[] = at(stanceIds, m)
    const stance = stances.indexOf(id)
    if (stance >= 0) return stanceText(monster, stance + 1)
    const { counts, reward } = objectiveText(monster)
    if (objectiveIds[m] === id) return `${counts} ${reward}`
  }
  return ''
}
