import { describeProblem, type Problem } from '@rulewright/kernel'
import { difficulties } from '../content/balance.ts'
import { HUNTERS, MONSTERS } from '../content/index.ts'
import { nameOf } from './names.ts'

const words: ReadonlyMap<string, string> = new Map([
  ['monster', 'Monster'],
  ['difficulty', 'Difficulty'],
  ['hunters', 'Hunters'],
  ['outfit', 'Items and potions'],
  ['choose', 'Choose at the table'],
  ['ready', 'Ready-made'],
  ...difficulties.map(({ id, name }): [string, string] => [id, name]),
  ...[...HUNTERS, ...MONSTERS].map((id): [string, string] => [id, nameOf(id)]),
])

/** A setting, or one of its values. */
export const setting = (key: string, value?: string): string => words.get(value ?? key) ?? value ?? key

export function problem(p: Problem): string {
  if (p.problem === 'hunter-twice') return `Two seats ask for ${nameOf(String(p.hunter))}; every hunter is there once.`
  return describeProblem(p)
}
