import type { Lab } from '@rulewright/games/lab'

const NEAR = 6

/** What is wrong with a number that a variant wants to change. */
export function leverProblem({ numbers = {} }: Lab, key: string, value: number): string[] {
  const lever = Object.hasOwn(numbers, key) ? numbers[key] : undefined
  if (!lever) {
    const known = Object.keys(numbers)
    if (known.length === 0) return ['set: this game lets no number be changed.']
    const near = known.filter((name) => shares(name, key))
    const called = Object.entries(numbers).flatMap(([name, { label }]) => (isCalled(label, name, key) ? [`${name} (${label})`] : []))
    const meant = [...near, ...called].slice(0, NEAR)
    return [
      `set: there is no number "${key}"; ${meant.length > 0 ? `there are ${meant.join(', ')}` : `they begin with ${kinds(known)} (\`rulewright lab names\` lists them)`}.`,
    ]
  }
  if (Number.isInteger(value) && value >= lever.least && value <= lever.most) return []
  return [`set: ${key} is ${value}; it must be a whole number from ${lever.least} to ${lever.most} (printed: ${lever.value}).`]
}

const kinds = (names: readonly string[]): string => [...new Set(names.map((name) => name.split('.')[0] ?? ''))].join(', ')

/** Whether somebody who wrote the one may have meant the other: the same field of the kind, or the same thing. */
function shares(name: string, written: string): boolean {
  const [kind, thing] = name.split('.')
  const [writtenKind, writtenThing = ''] = written.split('.')
  return kind === writtenKind && (thing === writtenThing || (thing ?? '').startsWith(writtenThing.slice(0, 4)))
}

/** Whether somebody wrote the printed name of a thing where its id belongs: `heroes.odette.cost`. */
function isCalled(label: string, name: string, written: string): boolean {
  const [kind] = name.split('.')
  const [writtenKind, writtenThing = ''] = written.split('.')
  return kind === writtenKind && writtenThing.length > 2 && label.toLowerCase().startsWith(writtenThing.slice(0, 4).toLowerCase())
}

/**
 * Runs something with other numbers in the content, and restores them whatever happens. It runs synchronously, so that no match of
 * another variant can come between.
 */
export function withNumbers<T>({ numbers = {} }: Lab, set: Readonly<Record<string, number>>, work: () => T): T {
  const changed = Object.entries(set).flatMap(([key, value]) => {
    const lever = numbers[key]
    return lever ? [{ lever, value }] : []
  })
  for (const { lever, value } of changed) lever.set(value)
  try {
    return work()
  } finally {
    for (const { lever } of changed) lever.set(lever.value)
  }
}
