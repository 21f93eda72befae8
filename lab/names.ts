import { games } from '@rulewright/games'
import type { LabGame } from './experiment.ts'

/** A number that a variant may set: its name, how a person would say it, the printed value, and its limits. */
interface NumberName {
  readonly name: string
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
}

/** Everything an experiment with a game may name. */
export interface LabNames {
  readonly seats: readonly number[]
  readonly numbers: readonly NumberName[]
  /** Things that a player can be forbidden to use: `cards.auntie-ruth`, and its printed name. */
  readonly things: readonly { readonly name: string; readonly label: string }[]
  /** What wins are counted by, and what may be watched. */
  readonly sides: readonly string[]
  /** Lists of tables, and at how many seats each has more than one. */
  readonly tables: readonly { readonly name: string; readonly seats: readonly number[] }[]
}

export function namesOf({ game, lab }: LabGame): LabNames {
  return {
    seats: game.seats,
    numbers: Object.entries(lab.numbers ?? {}).map(([name, { label, value, least, most }]) => ({ name, label, value, least, most })),
    things: Object.entries(lab.things ?? {}).flatMap(([kind, { all, name }]) =>
      all.map((thing) => ({ name: `${kind}.${thing}`, label: name?.(thing) ?? thing })),
    ),
    sides: ['seat', ...Object.keys(lab.sides ?? {})],
    tables: Object.entries(lab.tables ?? {}).map(([name, list]) => ({ name, seats: game.seats.filter((seats) => list(seats).length > 1) })),
  }
}

/** The printed names for the ids in a report: its game, its sides by kind and label, things and numbers. */
export function namesInReport(subject: LabGame, labels: readonly (readonly [kind: string, label: string])[]): Record<string, string> {
  const { things, numbers } = namesOf(subject)
  const title = games.find(({ id }) => id === subject.game.id)?.title
  const named = [
    ...(title === undefined ? [] : [[subject.game.id, title] as const]),
    ...labels.map(([kind, label]) => [`${kind} ${label}`, subject.lab.names?.[kind]?.(label) ?? label] as const),
    ...things.map(({ name, label }) => [name, label] as const),
    ...numbers.map(({ name, label }) => [name, label] as const),
  ]
  return Object.fromEntries(named)
}
