import type { LabGame } from '@rulewright/lab'

const WIDTH = 34

/** All that an experiment with a game may name: numbers with what is printed, things with their names, shares, lists of tables. */
export function namesIn({ game, lab }: LabGame): string {
  const numbers = Object.entries(lab.numbers ?? {}).map(([name, { value }]) => `  ${name.padEnd(WIDTH)} ${value}`)
  const things = Object.entries(lab.things ?? {}).flatMap(([kind, { all, name }]) =>
    all.map((thing) => `  ${`${kind}.${thing}`.padEnd(WIDTH)} ${name?.(thing) ?? ''}`.trimEnd()),
  )
  const shares = ['seat', ...Object.keys(lab.sides ?? {})].map((kind) => `  ${kind}`)
  const tables = Object.keys(lab.tables ?? {}).map((name) => `  ${name}`)
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['Numbers that a variant may set', numbers],
    ['Things that a player may do without', things],
    ['What wins are counted by, and may be watched', shares],
    ['Lists of tables', tables],
  ]
  const told = parts.filter(([, lines]) => lines.length > 0).map(([title, lines]) => [title, ...lines].join('\n'))
  return `${game.id}: what an experiment may name\n\n${told.join('\n\n')}\n`
}
