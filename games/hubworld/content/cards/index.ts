import { type Card, printCards } from '../../rules/card.ts'
import { agents } from './agents.ts'
import { moments } from './moments.ts'
import { obstacles } from './obstacles.ts'
import { seekers } from './seekers.ts'
import { sources } from './sources.ts'

/** Every card there is, by its key. */
export const cards = { ...seekers, ...agents, ...obstacles, ...sources, ...moments }
export type CardName = keyof typeof cards

/** A card's face: all that is needed to draw it; the texts of its abilities are in `words/cards.ts`. */
export const cardFace = (key: string): Card | undefined => (key in cards ? cards[key as CardName] : undefined)

printCards(cards)
