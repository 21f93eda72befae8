import { at, type Names, type Phrase, type Seat, thing } from '@rulewright/kernel'
import { type CardId, type HunterId, type ItemId, items, type PotionId, potions } from '../content/index.ts'
import type { PrimalView } from '../rules/view.ts'
import { cardNames, gearName, hunterNames, itemNames, monsterNames, potionNames } from './names.ts'

/** A hunter by name; before one is chosen, the seat. */
export function hunterThing(view: PrimalView, names: Names, seat: Seat): Phrase {
  const hunter = at(view.hunters, seat).hunter
  return hunter ? thing('hunter', seat, hunterNames[hunter]) : names.of(seat)
}

export const monsterName = (view: PrimalView): Phrase => thing('monster', view.monster.id, monsterNames[view.monster.id])

export const cardThing = (card: number, is: CardId): Phrase => thing('card', card, cardNames[is])

export const gearThing = (seat: Seat, hunter: HunterId, piece: 'weapon' | 'armor' | 'helm'): Phrase =>
  thing(piece, seat, gearName(hunter, piece))

export const itemThing = (id: ItemId): Phrase =>
  thing(
    'item',
    items.findIndex((item) => item.id === id),
    itemNames[id],
  )

export const potionThing = (id: PotionId): Phrase =>
  thing(
    'potion',
    potions.findIndex((potion) => potion.id === id),
    potionNames[id],
  )

/** A card that lies open somewhere. */
export function cardIn(view: PrimalView, card: number): Phrase {
  for (const { hand, sequence, discard } of view.hunters)
    for (const pile of [hand, sequence, discard]) for (const one of pile) if (one.id === card) return cardThing(card, one.is)
  return 'a card'
}
