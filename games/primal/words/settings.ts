import { describeProblem, type Problem } from '@rulewright/kernel'
import { difficulties } from '../content/difficulties.ts'
import { HUNTERS, items, MONSTERS } from '../content/index.ts'
import { nameOf } from './names.ts'

const words: ReadonlyMap<string, string> = new Map([
  ['monster', 'Monster'],
  ['difficulty', 'Difficulty'],
  ['hunters', 'Hunter'],
  ['outfit', 'Outfit'],
  ['choose', 'Choose at the table'],
  ['ready', 'What suits the hunter'],
  ['random', 'By chance'],
  ...difficulties.map(({ id, name }): [string, string] => [id, name]),
  ...[...HUNTERS, ...MONSTERS, ...items.map(({ id }) => id)].map((id): [string, string] => [id, nameOf(id)]),
])

/** A setting, or one of its values. */
export const setting = (key: string, value?: string): string => words.get(value ?? key) ?? value ?? key

export function problem(p: Problem): string {
  if (p.problem === 'hunter-twice') return `Two seats ask for ${nameOf(String(p.hunter))}; every hunter is there once.`
  if (p.problem === 'item-twice') return `Two hunters ask for the ${nameOf(String(p.item))}; every item is there once.`
  return describeProblem(p)
}
