import type { Game, Words } from '@rulewright/kernel'
import type { Board, Glyph } from '@rulewright/tablekit'

/** How far a game is: what a player may expect of it. */
export const MATURITIES = ['draft', 'alpha', 'beta', 'stable'] as const
export type Maturity = (typeof MATURITIES)[number]

/** What a game's picture is painted from: the colour of its world (0 to 360) and icons, the subject first. */
export interface Face {
  readonly hue: number
  readonly glyphs: readonly Glyph[]
}

/** A game's face in the lobby and the way to its parts, each loaded when it is needed. */
export interface Manifest {
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly seats: readonly number[]
  readonly minutes: number
  readonly maturity: Maturity
  /** Without one, a picture is painted from the game's name. */
  readonly face?: Face
  readonly rules: () => Promise<Game>
  readonly words: () => Promise<Words>
  /** The game's own board; without one the generic board draws it. */
  readonly board?: () => Promise<Board>
}
