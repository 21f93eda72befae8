/** HW-24.1 — a seeker and the other cards, by the keys of the catalogue. */
export interface Deck {
  readonly seeker: string
  readonly cards: readonly { readonly key: string; readonly count: number }[]
}

/** A line of a deck: a card, as the reader needs it, and how many copies of it. */
export interface DeckLine<C> {
  readonly card: C
  readonly count: number
}

export const DECK_SIZE = 36
export const AGENTS = 6

/** HW-24.7 */
export const FORMATS = ['constructed', 'freeAgent', 'casual'] as const
export type Format = (typeof FORMATS)[number]
