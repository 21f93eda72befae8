import { BLUE, GREEN, PINK } from './dice.ts'

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
  readonly text: string
}

export interface UnitCard {
  readonly id: string
  readonly name: string
  readonly classification: Classification
  /** AL-1.4, AL-4.8: pieces a player has. */
  readonly pieces: number
  readonly standard: Side
  readonly upgraded: Side
}

const ESCORT = 'Escort: while a Cruiser is there, your Engineers and Buildings in the territory cannot be hit.'
const BROADSIDE = 'Broadside: its Blue dice explode on both threes.'
const BUILDER = 'Builder: Outposts and Fortresses are built where you have an Engineer.'
const SHIPYARD = 'Shipyard: builds up to two Airships in a Build step. Bombard: fires into an adjacent combat in the Heavy Step.'

/** Tables 4.A and 4.B. */
export const UNITS = [
  {
    id: 'frigate',
    name: 'Frigate',
    classification: 'light',
    pieces: 10,
    standard: {
      move: 3,
      armor: 1,
      dice: [GREEN],
      cost: 2,
      intercept: 0,
      text: 'Swarm: with three or more Frigates attacking, roll one more Green die.',
    },
    upgraded: {
      move: 4,
      armor: 1,
      dice: [GREEN],
      cost: 2,
      intercept: 0,
      text: 'Greater Swarm: for every two Frigates attacking, roll one more Pink die.',
    },
  },
  {
    id: 'destroyer',
    name: 'Destroyer',
    classification: 'light',
    pieces: 5,
    standard: {
      move: 3,
      armor: 2,
      dice: [PINK],
      cost: 3,
      intercept: 1,
      text: 'Intercept 1: may join a combat in an adjacent territory as it starts.',
    },
    upgraded: {
      move: 3,
      armor: 3,
      dice: [PINK],
      cost: 3,
      intercept: 2,
      text: 'Intercept 2: may join a combat up to two steps away as it starts.',
    },
  },
  {
    id: 'cruiser',
    name: 'Cruiser',
    classification: 'heavy',
    pieces: 5,
    standard: { move: 2, armor: 3, dice: [BLUE], cost: 5, intercept: 0, text: ESCORT },
    upgraded: { move: 3, armor: 4, dice: [BLUE], cost: 5, intercept: 0, text: ESCORT },
  },
  {
    id: 'dreadnought',
    name: 'Dreadnought',
    classification: 'heavy',
    pieces: 3,
    standard: { move: 2, armor: 4, dice: [BLUE, BLUE], cost: 9, intercept: 0, text: BROADSIDE },
    upgraded: { move: 2, armor: 5, dice: [BLUE, BLUE, PINK], cost: 9, intercept: 0, text: BROADSIDE },
  },
  {
    id: 'engineer',
    name: 'Engineer',
    classification: 'heavy',
    pieces: 6,
    standard: { move: 2, armor: 2, dice: [GREEN], cost: 3, intercept: 0, text: BUILDER },
    upgraded: { move: 3, armor: 2, dice: [PINK], cost: 2, intercept: 0, text: BUILDER },
  },
  {
    id: 'outpost',
    name: 'Outpost',
    classification: 'building',
    pieces: 6,
    standard: {
      move: 0,
      armor: 3,
      dice: [GREEN],
      cost: 4,
      intercept: 0,
      text: 'Foothold: builds up to two Engineers in a Build step.',
    },
    upgraded: {
      move: 0,
      armor: 4,
      dice: [PINK],
      cost: 4,
      intercept: 0,
      text: 'Dockyard: builds up to two Engineers or Frigates in a Build step, and brings 1 Coin in a Mine step.',
    },
  },
  {
    id: 'fortress',
    name: 'Fortress',
    classification: 'building',
    pieces: 3,
    standard: { move: 0, armor: 5, dice: [PINK, PINK], cost: 6, intercept: 0, text: SHIPYARD },
    upgraded: { move: 0, armor: 6, dice: [BLUE, BLUE], cost: 6, intercept: 0, text: SHIPYARD },
  },
] as const satisfies readonly UnitCard[]

/** The side in force, by `unit * 2 + (upgraded ? 1 : 0)`. */
export const SIDES_OF: readonly Side[] = UNITS.flatMap((card) => [card.standard, card.upgraded])

export const PIECES: readonly number[] = UNITS.map((card) => card.pieces)
export const CLASS_OF: readonly Classification[] = UNITS.map((card) => card.classification)
