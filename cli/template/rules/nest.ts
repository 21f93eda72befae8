import { KINDS, kindOf, worthOf } from '../content/trinkets.ts'

/** MG-3.1: a trinket must be worth more than all of its kind in the nest. */
export function fits(nest: readonly number[], trinket: number): boolean {
  return nest.every((other) => kindOf(other) !== kindOf(trinket) || worthOf(other) < worthOf(trinket))
}

/** MG-4.2 and MG-4.3: a kind counts its values; a trinket alone of its kind counts against its owner. */
export function scoreOf(nest: readonly number[]): number {
  let score = 0
  for (const kind of KINDS) {
    const values = nest.filter((trinket) => kindOf(trinket) === kind).map(worthOf)
    const sum = values.reduce((total, value) => total + value, 0)
    score += values.length === 1 ? -sum : sum
  }
  return score
}
