import { CARD_TYPES, type CardType } from '../../rules/card.ts'
import type { Entry } from './draft.ts'
import { DEAREST } from './filter.ts'

const total = (entries: readonly Entry[]): number => entries.reduce((sum, { count }) => sum + count, 0)

/** How many cards cost 0, 1, … and five or more. */
export function curveOf(entries: readonly Entry[]): readonly number[] {
  return Array.from({ length: DEAREST + 1 }, (_, cost) => total(entries.filter(({ face }) => Math.min(face.cost ?? 0, DEAREST) === cost)))
}

export interface TypeCount {
  readonly type: CardType
  readonly count: number
}

export function typesOf(entries: readonly Entry[]): readonly TypeCount[] {
  return CARD_TYPES.filter((type) => type !== 'seeker').map((type) => ({
    type,
    count: total(entries.filter(({ face }) => face.type === type)),
  }))
}

export function meanCost(entries: readonly Entry[]): number {
  const cards = total(entries)
  return cards === 0 ? 0 : entries.reduce((sum, { face, count }) => sum + (face.cost ?? 0) * count, 0) / cards
}

/** The chance that a hand drawn from a deck holds at least one of some cards. */
export function chanceOfOne(size: number, good: number, hand: number): number {
  let none = 1
  for (let drawn = 0; drawn < hand; drawn++) none *= Math.max(0, size - good - drawn) / Math.max(1, size - drawn)
  return 1 - none
}

/** The cards of a deck one by one. */
const pileOf = (entries: readonly Entry[]) => entries.flatMap(({ face, count }) => Array.from({ length: count }, () => face))

/** A first hand, drawn with the numbers given (from 0 to 1). */
export function sampleHand(entries: readonly Entry[], size: number, draw: () => number) {
  const pile = pileOf(entries)
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
