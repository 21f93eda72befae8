import type { DeckLine } from '../../content/decks/index.ts'
import { CARD_TYPES, type CardType } from '../../rules/card.ts'
import type { Face } from '../faces.ts'
import { DEAREST } from './filter.ts'

const total = (lines: readonly DeckLine<Face>[]): number => lines.reduce((sum, { count }) => sum + count, 0)

/** How many cards cost 0, 1, … and five or more. */
export function curveOf(lines: readonly DeckLine<Face>[]): readonly number[] {
  return Array.from({ length: DEAREST + 1 }, (_, cost) => total(lines.filter(({ card }) => Math.min(card.cost ?? 0, DEAREST) === cost)))
}

export interface TypeCount {
  readonly type: CardType
  readonly count: number
}

export function typesOf(lines: readonly DeckLine<Face>[]): readonly TypeCount[] {
  return CARD_TYPES.filter((type) => type !== 'seeker').map((type) => ({
    type,
    count: total(lines.filter(({ card }) => card.type === type)),
  }))
}

export function meanCost(lines: readonly DeckLine<Face>[]): number {
  const cards = total(lines)
  return cards === 0 ? 0 : lines.reduce((sum, { card, count }) => sum + (card.cost ?? 0) * count, 0) / cards
}

/** The chance that a hand drawn from a deck holds at least one of some cards. */
export function chanceOfOne(size: number, good: number, hand: number): number {
  let none = 1
  for (let drawn = 0; drawn < hand; drawn++) none *= Math.max(0, size - good - drawn) / Math.max(1, size - drawn)
  return 1 - none
}

/** The cards of a deck one by one. */
const pileOf = (lines: readonly DeckLine<Face>[]) => lines.flatMap(({ card, count }) => Array.from({ length: count }, () => card))

/** A first hand, drawn with the numbers given (from 0 to 1). */
export function sampleHand(lines: readonly DeckLine<Face>[], size: number, draw: () => number) {
  const pile = pileOf(lines)
  for (let i = pile.length - 1; i > 0; i--) {
    const j = Math.floor(draw() * (i + 1))
    const [a, b] = [pile[i], pile[j]]
    if (a && b) {
      pile[i] = b
      pile[j] = a
    }
  }
  return pile.slice(0, size).map((face, place) => ({ face, place }))
}
