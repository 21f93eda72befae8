import type { Game, Habits, Level, Words } from '@rulewright/kernel'
import type { Board, Glyph } from '@rulewright/tablekit'
import type { ReactNode } from 'react'
import type { Lab } from './lab.ts'
import type { Lesson, LessonWords } from './lesson.ts'

/** How finished a game is: what a player may expect. */
export const MATURITIES = ['draft', 'alpha', 'beta', 'stable'] as const
export type Maturity = (typeof MATURITIES)[number]

/** What a game's picture is painted from: the colour of its world (0 to 360) and icons, the subject first. */
export interface Face {
  readonly hue: number
  readonly glyphs: readonly Glyph[]
}

/** Two levels that met: the share of games the first won (or, in co-operation, did better in), in per cent, with its 95 % interval. */
interface Measured {
  readonly first: Level
  readonly second: Level
  readonly games: number
  readonly share: number
  readonly interval: readonly [from: number, to: number]
}

/** A game's appearance in the lobby and access to its parts, each loaded when needed. */
export interface Manifest {
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly seats: readonly number[]
  readonly minutes: number
  readonly maturity: Maturity
  /** Everybody plays together, against the game. */
  readonly together?: boolean
  /** How the bots that people meet did against each other, as in docs/bots.md. */
  readonly ladder?: readonly Measured[]
  /** Without one, a picture is painted from the game's name. */
  readonly face?: Face
  readonly rules: () => Promise<Game>
  readonly words: () => Promise<Words>
  /** What is counted when the play of bots is examined (`rulewright habits`). */
  readonly habits?: () => Promise<Habits>
  /** The game's own board; without one the generic board draws it. */
  readonly board?: () => Promise<Board>
  /** Guided matches, in the recommended order. */
  readonly lessons?: () => Promise<readonly TaughtLesson[]>
  /** What the lab may ask of the game beyond what it asks of every game. */
  readonly lab?: () => Promise<Lab>
  /** The illustrated page that explains the game before its numbered rules do. */
  readonly guide?: () => Promise<Guide>
}

export interface TaughtLesson {
  readonly lesson: Lesson
  readonly words: LessonWords
}

/** "How to play", drawn with the board's own parts. */
export interface Guide {
  Page(): ReactNode
}
