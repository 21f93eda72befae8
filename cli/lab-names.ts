import { type LabGame, namesOf } from '@rulewright/lab'

const WIDTH = 34

/** Everything an experiment with a game may name: numbers with their printed values, things with their names, shares, lists of tables. */
export function namesIn(subject: LabGame): string {
  const { numbers, things, sides, tables } = namesOf(subject)
  const column = (name: string) => `  ${name.padEnd(WIDTH)}`
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['Numbers that a variant may set', numbers.map(({ name, label, value }) => `${column(name)} ${String(value).padEnd(4)} ${label}`)],
    ['Things that a player may do without', things.map(({ name, label }) => `${column(name)} ${label}`.trimEnd())],
    ['What wins are counted by, and may be watched', sides.map((kind) => `  ${kind}`)],
    ['Lists of tables', tables.map(({ name, seats }) => `  ${name} (seats: ${seats.join(', ')})`)],
  ]
  const told = parts.filter(([, lines]) => lines.length > 0).map(([title, lines]) => [title, ...lines].join('\n'))
  return `${subject.game.id}: what an experiment may name\n\n${told.join('\n\n')}\n`
}
