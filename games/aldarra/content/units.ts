import { BLUE, GREEN, PINK } from './dice.ts'

export const UNITS = ['frigate', 'destroyer', 'cruiser', 'dreadnought', 'engineer', 'outpost', 'fortress'] as const
export type UnitName = (typeof UNITS)[number]

/** A unit type as a number: its place in `UNITS`, and the number of the Discovery that upgrades it. */
export const FRIGATE = 0
export const DESTROYER = 1
export const CRUISER = 2
export const DREADNOUGHT = 3
export const ENGINEER = 4
export const OUTPOST = 5
export const FORTRESS = 6
export const UNIT_TYPES = 7

export type Classification = 'light' | 'heavy' | 'building'
const LIGHT = 'light'
export const HEAVY = 'heavy'
export const BUILDING = 'building'

/** One side of a Unit card. */
export interface Side {
  readonly move: number
  readonly armor: number
  readonly dice: readonly number[]
  readonly cost: number
  /** Destroyers: from how far they join a combat (AL-4.15). */
  readonly intercept: number
}

export interface UnitCard {
  readonly unit: UnitName
  readonly classification: Classification
  /** AL-1.4, AL-4.8: pieces a player has. */
  readonly pieces: number
  readonly standard: Side
  readonly upgraded: Side
}

const side = (move: number, armor: number, dice: readonly number[], cost: number, intercept = 0): Side => ({
  move,
  armor,
  dice,
  cost,
  intercept,
})

/** Tables 4.A and 4.B. */
export const UNIT_CARDS: readonly UnitCard[] = [
  { unit: 'frigate', classification: LIGHT, pieces: 10, standard: side(3, 1, [GREEN], 2), upgraded: side(4, 1, [GREEN], 2) },
  { unit: 'destroyer', classification: LIGHT, pieces: 5, standard: side(3, 2, [PINK], 3, 1), upgraded: side(3, 3, [PINK], 3, 2) },
  { unit: 'cruiser', classification: HEAVY, pieces: 5, standard: side(2, 3, [BLUE], 5), upgraded: side(3, 4, [BLUE], 5) },
  {
    unit: 'dreadnought',
    classification: HEAVY,
    pieces: 3,
    standard: side(2, 4, [BLUE, BLUE], 9),
    upgraded: side(2, 5, [BLUE, BLUE, PINK], 9),
  },
  { unit: 'engineer', classification: HEAVY, pieces: 6, standard: side(2, 2, [GREEN], 3), upgraded: side(3, 2, [PINK], 2) },
  { unit: 'outpost', classification: BUILDING, pieces: 6, standard: side(0, 3, [GREEN], 4), upgraded: side(0, 4, [PINK], 4) },
  { unit: 'fortress', classification: BUILDING, pieces: 3, standard: side(0, 5, [PINK, PINK], 6), upgraded: side(0, 6, [BLUE, BLUE], 6) },
]

/** The side in force, by `unit * 2 + (upgraded ? 1 : 0)`. */
export const SIDES_OF: readonly Side[] = UNIT_CARDS.flatMap((card) => [card.standard, card.upgraded])

export const PIECES: readonly number[] = UNIT_CARDS.map((card) => card.pieces)
export const CLASS_OF: readonly Classification[] = UNIT_CARDS.map((card) => card.classification)
