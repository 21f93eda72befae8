import type { Lab } from '@rulewright/games/lab'

const NEAR = 8

const list = (names: readonly string[]): string => (names.length > NEAR ? `${names.slice(0, NEAR).join(', ')} …` : names.join(', '))

/** What is wrong with the name of a thing that a player must do without. */
export function thingProblem({ things = {} }: Lab, written: string): string[] {
  const kinds = Object.keys(things)
  if (kinds.length === 0) return [`without: "${written}" is no thing of this game; it names none.`]
  const [kind = '', ...rest] = written.split('.')
  const known = Object.hasOwn(things, kind) ? things[kind] : undefined
  if (!known || rest.length === 0)
    return [`without: "${written}" is no thing of this game; write ${kinds.map((one) => `${one}.<name>`).join(' or ')}.`]
  if (known.all.includes(rest.join('.'))) return []
  const start = rest.join('.').slice(0, 4)
  const near = known.all.filter((name) => name.startsWith(start))
  return [`without: there is no "${written}"; there are ${list((near.length > 0 ? near : known.all).map((name) => `${kind}.${name}`))}.`]
}

/** What is wrong with a share that should be watched. The games will show which labels there are; the kinds are known. */
export function watchProblem({ sides = {} }: Lab, written: string): string[] {
  const kinds = ['seat', ...Object.keys(sides)]
  const [kind = '', ...label] = written.split(' ')
  if (kinds.includes(kind) && label.length > 0) return []
  return [`stop, watch: "${written}" is no share; write one of ${kinds.join(', ')}, and after a space which: "seat 1".`]
}

/** What the player who never uses a thing is called in a report. */
export const nameWithout = (thing: string): string => `without ${thing}`
