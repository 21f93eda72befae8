import type { Decision, Event, Names, Option, Seat, Words } from '@rulewright/kernel'
import type { ReactNode } from 'react'
import type { Glyph } from './glyph.ts'
import type { SetUp } from './setup.ts'
import type { ThingsOf } from './things.ts'

/** What the frame hands a board. A board draws the view, lights the options and sends choices; it knows no rules. */
export interface BoardProps<V = unknown, O extends Option = Option, E extends Event = Event> {
  readonly view: V
  /** The seat that looks; null for a spectator. */
  readonly seat: Seat | null
  /** What this seat is asked, if anything. */
  readonly decision: Decision<O> | null
  /** Answers the decision with the option at this index. */
  readonly choose: (index: number) => void
  /** What happened since the view before, in order: motion and marks come from here. */
  readonly events: readonly E[]
  readonly names: Names
  readonly words: Words<V, O, E>
  /** The thing (`card:12`) that a hovered log line or option mentions. */
  readonly lit: string | null
  /** Tells the frame which thing the pointer or the keyboard is on. */
  readonly light: (thing: string | null) => void
  /** Tells the frame that something unlit was pressed: the frame says why not, and what it is. */
  readonly unlit?: (pressed: Unlit<O>) => void
}

/** Something that was pressed without being a choice. */
export interface Unlit<O extends Option = Option> {
  readonly thing: string | null
  /** The entry of the glossary it is marked with. */
  readonly term: string | null
  readonly element: Element
  readonly by: 'pointer' | 'key'
  /** The things of the board that an option concerns. */
  readonly things: ThingsOf<O>
}

/** A number that decides the game. */
export interface Tally {
  readonly label: string
  readonly value: number
  /** What it takes to win, where there is such a number. */
  readonly of?: number
  readonly glyph?: Glyph
}

/** A standing wish: set once, it gives a standing answer to every question it covers. It never changes what is legal. */
export interface Wish<V = unknown, O extends Option = Option> {
  readonly id: string
  readonly label: string
  /** The prompts it covers: it is offered beside them. */
  readonly prompts: readonly string[]
  /** Where it has degrees, what they are called, from 1 on; without them it is on (1) or off (0). */
  readonly degrees?: readonly string[]
  /** The degree for players who have set nothing, as long as they let trivial decisions pass by themselves; 0 if left out. */
  readonly usual?: number
  /** The option that follows from it, or null when the player must be asked. */
  answer(decision: Decision<O>, view: V, degree: number): number | null
}

/** Whether a moment is good or bad for the reader, or neither. */
export type Feeling = 'good' | 'bad' | 'plain'

/** Something that happened, shown large: a card to read, a move to see, or a moment to feel. The words say what it was. */
export type Spotlight = {
  /** The card or piece, as the board draws it. */
  readonly face?: ReactNode
  /** What it acts on: lit while it is shown. */
  readonly things?: readonly string[]
} & ({ readonly kind: 'card' | 'move' } | { readonly kind: 'moment'; readonly title: string; readonly feeling: Feeling })

/** A page a game has beside its board (its cards, a deck builder), mounted at `/game/<game>/<id>` in the game's world. */
export interface BoardPage {
  readonly id: string
  readonly title: string
  Page(): ReactNode
}

/** A game's board and the design tokens of its world. Written as methods, so that a list can hold the boards of all games. */
export interface Board<V = unknown, O extends Option = Option, E extends Event = Event> {
  Component(props: BoardProps<V, O, E>): ReactNode
  /** Draws a thing's face large for the log, even when it is no longer on the board; null when it has none. */
  face?(thing: string, view: V): ReactNode
  /**
   * What others did, and what matters, shown large; null: nothing to see. It is called with events the reader has heard and
   * the view after them, and leaves out what the reader has just chosen.
   */
  spotlight?(event: E, view: V, names: Names): Spotlight | null
  /** The entries of the game's glossary that explain a thing on the board. */
  terms?(thing: string, view: V): readonly string[]
  /** The numbers that decide the game, shown large beside each seat's name. */
  tally?(view: V, seat: Seat): readonly Tally[]
  /** Whose turn it is, where the game has turns: any other seat that is asked is only responding. */
  turn?(view: V): Seat | null
  /** Options that cannot be taken back or reveal much: they look different and are confirmed first. */
  grave?(option: O): boolean
  /** Custom properties that depend on the position and override the theme's: in team games, `--seat-N` in the colour of the seat's team. */
  colours?(view: V): Readonly<Record<`--${string}`, string>>
  readonly wishes?: readonly Wish<V, O>[]
  readonly pages?: readonly BoardPage[]
  readonly setUp?: SetUp
  /** CSS custom properties of the game's world, for dark and light. */
  readonly theme: { readonly dark: Readonly<Record<`--${string}`, string>>; readonly light: Readonly<Record<`--${string}`, string>> }
}
