import type { Event } from './events.ts'
import type { Decision, Option, Seat } from './flow.ts'
import type { Obstacle, Outcome } from './game.ts'
import type { Problem } from './settings.ts'

/** What the seats are called, for one reader. */
export interface Names {
  /** The reader's own seat; null for a spectator. */
  readonly you: Seat | null
  readonly of: (seat: Seat) => string
}

/**
 * A sentence for people. Things of the table are marked in it, `⟦card:12|Telegraph Office⟧`, so that a log can light
 * them up; `plain` takes the marks away.
 */
export type Phrase = string

export const thing = (kind: string, id: string | number, text: string): Phrase => `⟦${kind}:${id}|${text}⟧`
export const plain = (phrase: Phrase): string => phrase.replace(/⟦[^|⟧]*\|([^⟧]*)⟧/g, '$1')
/** With a capital at its beginning, also where that is a marked thing; the name of a space (`a5`) stays as it is. */
export const capitalised = (phrase: Phrase): Phrase =>
  phrase.replace(/^(?:⟦[^|⟧]*\|)?\p{Ll}(?!\d)/u, (start) => start.slice(0, -1) + start.slice(-1).toUpperCase())

/** The name of a thing, and what is printed on it. */
export interface ThingWords {
  readonly name: string
  readonly text?: string
}

/** A word of the game, explained in one sentence. */
export interface GlossaryEntry {
  /** The key by which boards and texts refer to it. */
  readonly id: string
  readonly name: string
  readonly text: string
  /** Id of the rule that defines it in full. */
  readonly rule?: string
}

/** A section of the log that begins with an event: a round, or somebody's turn or action. */
export interface Heading {
  readonly level: 'round' | 'turn'
  readonly phrase: Phrase
  /** Whose it is. */
  readonly seat: Seat | null
}

/** A part of a score. */
export interface Reckoned {
  readonly label: Phrase
  readonly value: number
}

/** A game's words in one language. Rules speak in keys and data; this is where they become sentences. */
export interface Words<V = unknown, O extends Option = Option, E extends Event = Event> {
  prompt(decision: Decision<O>, view: V, names: Names): Phrase
  option(option: O, view: V, names: Names, decision: Decision<O>): Phrase
  /**
   * The main action an option belongs to, in a word: "Stage". Where several are on offer, each is one button, and its options are
   * chosen after it. null: the option is a button of its own.
   */
  verb?(option: O, decision: Decision<O>): string | null
  /** null: not worth a line in the log. */
  event(event: E, view: V, names: Names): Phrase | null
  /** The heading, where the event begins a section of the log; it then needs no line. */
  heading?(event: E, view: V, names: Names): Heading | null
  /** Whether other events of the same choice already say it: one line for one thing that happened. */
  repeats?(event: E, others: readonly E[]): boolean
  /** Types of events of which several in a row share one line: their sentences differ only in the thing they end with. */
  readonly listed?: readonly string[]
  /** What a seat's score is made of. */
  reckoning?(view: V, seat: Seat): readonly Reckoned[]
  /** What a seat kept from the others, told from its own view after the end: "Council: Telegraph Office". */
  kept?(view: V, seat: Seat): readonly Phrase[]
  /**
   * What a value of the view is called, for boards that know no game: `key` is the field that holds it (for list elements, the
   * list's field). null: show the number or text itself.
   */
  thing?(key: string, value: string | number, view: V): ThingWords | null
  outcome(outcome: Outcome, view: V, names: Names): Phrase
  /** Why something cannot be done now: "Break costs 3 shards; you have 2." */
  obstacle?(obstacle: Obstacle<O>, view: V, names: Names): Phrase
  /** What speaks for a choice, by the terms of the game's evaluation: it completes "it …". */
  readonly advice?: Readonly<Record<string, string>>
  /** Reasons that only just prevent something (too dear, exhausted): shown beside the options, in this order. */
  readonly near?: readonly string[]
  /** How to win and how near the end is, in a line: "Snowflakes 0 of 4 · most Acorns win". Scores are shown beside the seats. */
  goal?(view: V, names: Names): Phrase
  /** What the event did to the score, in a few words; null if nothing. */
  scored?(event: E, view: V, names: Names): Phrase | null
  /** What every keyword, symbol, counter, token, zone and class means. */
  readonly glossary?: readonly GlossaryEntry[]
  problem(problem: Problem): string
  /** The name of a setting, or of one of its values. */
  setting(key: string, value?: string): string
}
