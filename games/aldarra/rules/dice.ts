import { below, type RandomState } from '@rulewright/kernel'
import { BLUE, FACES, GREEN, SIDES, STARRED } from '../content/dice.ts'
import { DREADNOUGHT } from '../content/units.ts'
import type { Die } from './state.ts'

const faceValue = (colour: number, face: number): number => FACES[colour]?.[face] ?? 0

/** AL-5.2 rolls until no star shows; AL-4.17 lets a Dreadnought's Blue die explode on both threes. */
export function rollCombatDie(random: RandomState, die: Die): void {
  const first = die.unit === DREADNOUGHT && die.colour === BLUE ? STARRED - 1 : STARRED
  die.faces = []
  die.hits = 0
  let face: number
  do {
    face = below(random, SIDES)
    die.faces.push(face)
    die.hits += faceValue(die.colour, face)
  } while (face >= first)
}

/** AL-11.17 one Escalation Die: Green, exploding. */
export function rollEscalationDie(random: RandomState): Die {
  const die: Die = { seat: -1, unit: -1, colour: GREEN, faces: [], hits: 0 }
  rollCombatDie(random, die)
  return die
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
