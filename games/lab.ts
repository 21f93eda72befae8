import type { Config, Event, Option, Seat, State } from '@rulewright/kernel'

/** A number of the content that a variant may change. It is set for one match and restored after it. */
export interface Lever {
  /** How a person would say it: what is printed on the thing, and which of its numbers. */
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  set(value: number): void
}

/** Things that are drawn and used: cards, relics, units. Written as methods, so that a list can hold those of all games. */
export interface Counted<S extends State = State, O extends Option = Option, E extends Event = Event> {
  /** All of them: naming another is a mistake. */
  readonly all: readonly string[]
  /** Who obtained what by an event. */
  drawn?(event: E, g: S): readonly (readonly [seat: Seat, thing: string])[]
  /** What an option would use; null if nothing of the kind. */
  uses(option: O, g: S, seat: Seat): string | null
  /** Its printed name. */
  name?(thing: string): string
}

/** What the lab may ask of a game beyond what every game provides. */
export interface Lab<S extends State = State, O extends Option = Option, E extends Event = Event> {
  /** Content that variants may change, by name: `cards.auntie-ruth.cost`. */
  readonly numbers?: Readonly<Record<string, Lever>>
  /** What a seat played as (a deck, a faction, its heroes), read when the match is over. */
  sides?: Readonly<Record<string, (g: S, seat: Seat, config: Config) => readonly string[]>>
  /** The printed name of a side that is an id, by its kind. */
  readonly names?: Readonly<Record<string, (side: string) => string>>
  readonly things?: Readonly<Record<string, Counted<S, O, E>>>
  /** How many rounds were played, or turns where there are no rounds. */
  rounds?(g: S): number
  /** Named lists of settings that the deals of an experiment go through in turn, for a number of seats. */
  readonly tables?: Readonly<Record<string, (seats: number) => readonly Readonly<Record<string, unknown>>[]>>
}

/** Checks a declaration against the types of its game; a list of labs is about games in general. */
export function defineLab<S extends State, O extends Option, E extends Event>(lab: Lab<S, O, E>): Lab {
  return lab as unknown as Lab
}

/** Enough for any price or value of a table; more is a typing error. */
const MOST = 99

/**
 * Numbers of records by name. `fields` says under which name a number is changed and which fields hold it: values derived from
 * it in advance are listed with it. A record without such a number has no such lever. `label`: how a person would call a number of a
 * record that holds no name.
 */
export function levers(
  kind: string,
  records: Readonly<Record<string, object>>,
  fields: Readonly<Record<string, readonly string[]>>,
  {
    least = 0,
    most = MOST,
    label,
  }: { readonly least?: number; readonly most?: number; readonly label?: (id: string, name: string) => string } = {},
): Readonly<Record<string, Lever>> {
  const found: Record<string, Lever> = {}
  for (const [id, record] of Object.entries(records)) {
    const values = record as Record<string, unknown>
    for (const [name, keys] of Object.entries(fields)) {
      const value = values[keys[0] ?? name]
      if (typeof value !== 'number') continue
      const called = values.name ?? values.title
      found[`${kind}.${id}.${name}`] = {
        label: label?.(id, name) ?? `${typeof called === 'string' ? called : `${kind} ${id}`}: ${name}`,
        value,
        least,
        most,
        set: (to) => {
          for (const key of keys) values[key] = to
        },
      }
    }
  }
  return found
}

/** Records by their own id. */
export const byId = <R extends { readonly id: string }>(list: readonly R[]): Readonly<Record<string, R>> =>
  Object.fromEntries(list.map((record) => [record.id, record]))
