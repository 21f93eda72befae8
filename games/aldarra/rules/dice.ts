import { below, type RandomState } from '@rulewright/kernel'
import { BLUE, FACES, SIDES, STARRED } from '../content/dice.ts'
import { DREADNOUGHT } from '../content/units.ts'
import type { Die } from './state.ts'

const faceValue = (colour: number, face: number): number => FACES[colour]?.[face] ?? 0

/** AL-5.2 rolls until no star shows; with AL-4.17 a Dreadnought's Blue die explodes on both threes. */
export function rollCombatDie(random: RandomState, colour: number, unit?: number): Pick<Die, 'faces' | 'hits'> {
  const first = unit === DREADNOUGHT && colour === BLUE ? STARRED - 1 : STARRED
  const faces: number[] = []
  let hits = 0
  let face: number
  do {
    face = below(random, SIDES)
    faces.push(face)
    hits += faceValue(colour, face)
  } while (face >= first)
  return { faces, hits }
}

/** AL-5.4 outside combat a star is only its number. */
export function rollPlain(random: RandomState, colour: number, n: number): { faces: number[]; sum: number } {
  const faces: number[] = []
  let sum = 0
  for (let i = 0; i < n; i++) {
    const face = below(random, SIDES)
    faces.push(face)
    sum += faceValue(colour, face)
  }
  return { faces, sum }
}
