import type { Deck, DeckLine } from '../../content/decks/index.ts'
import type { CardKey } from '../../rules/view.ts'
import { type Face, faceOf } from '../faces.ts'

/** How many copies of a card are in a deck. */
export const copiesIn = (deck: Deck, key: CardKey): number => deck.cards.find((card) => card.key === key)?.count ?? 0

/** One more copy; a seeker replaces the other. Never more than the card allows. */
export function withCard(deck: Deck, face: Face): Deck {
  if (face.type === 'seeker') return { ...deck, seeker: face.key }
  const had = copiesIn(deck, face.key)
  if (had >= face.deckLimit) return deck
  return had === 0
    ? { ...deck, cards: [...deck.cards, { key: face.key, count: 1 }] }
    : { ...deck, cards: deck.cards.map((card) => (card.key === face.key ? { ...card, count: had + 1 } : card)) }
}

export function withoutCard(deck: Deck, key: CardKey): Deck {
  return {
    ...deck,
    cards: deck.cards.flatMap((card) => (card.key !== key ? [card] : card.count > 1 ? [{ ...card, count: card.count - 1 }] : [])),
  }
}

/** The cards of a deck with their faces; unknown cards are left to the checker. */
export const linesOf = (deck: Deck): readonly DeckLine<Face>[] =>
  deck.cards.flatMap(({ key, count }) => {
    const card = faceOf(key)
    return card ? [{ card, count }] : []
  })
