import { createContext } from 'react'
import type { Glyph } from './glyph.ts'

/** A table being set up: how many sit at it, and the settings so far. */
export interface PlannedTable {
  readonly seats: number
  /** The value of every setting, including defaults. */
  readonly values: Readonly<Record<string, unknown>>
}

/** A value to pick, with a picture and a sentence. */
export interface Pick {
  readonly value: string
  readonly title: string
  readonly about: string
  /** What its picture is painted from, the subject first. */
  readonly glyphs: readonly Glyph[]
  readonly hue: number
  /** What lies in it, each with its picture and a sentence. */
  readonly contents?: readonly { readonly title: string; readonly about: string; readonly glyph: Glyph }[]
}

/** How a table of a game is set up, beyond what the settings themselves say. */
export interface SetUp {
  /** Whether a setting matters at such a table; one that does not is hidden, and keeps its default. */
  applies?(setting: string, table: PlannedTable): boolean
  /** What a setting is picked from, by this seat where each has its own; null: its form follows from its kind. */
  picks?(setting: string, table: PlannedTable, seat: number): readonly Pick[] | null
  /** Where a text is picked from a list: the entry for a text of one's own. */
  readonly ownText?: { readonly title: string; readonly about: string }
  /** The few numbers worth choosing for a setting that is a number, and what they mean. */
  numbers?(setting: string, table: PlannedTable): readonly (readonly [value: number, label: string])[] | null
  /** A sentence about a setting, where its name does not say enough. */
  about?(setting: string): string | undefined
  /** The team of each seat, by name; null where nobody plays in a team. */
  teams?(table: PlannedTable): readonly string[] | null
  /** How best to set up a first match of one's own. */
  readonly first?: PlannedTable & { readonly about: string }
}

/** Opens such a table against bots, for a game's own pages (a deck builder); null where nothing can be played. */
export const PlayContext = createContext<((table: PlannedTable) => void) | null>(null)
