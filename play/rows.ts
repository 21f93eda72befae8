/**
 * What a row of the log says. `index` is the option or CONCEDE (choose), how many choices stay in force (undo, ask-undo), or for how
 * many milliseconds no server was there (stood-still). A choice in a secret that is still open after it is `secret`, and `take-back`
 * takes the choice of that number out of such a secret: nobody but the seat hears of either. `close`: an operator has ended the
 * match. New kinds go to the end: the log stores their number.
 */
export const KINDS = [
  'choose',
  'undo',
  'ask-undo',
  'agree',
  'decline',
  'resign',
  'flag',
  'claim',
  'stood-still',
  'secret',
  'take-back',
  'close',
] as const
export type Kind = (typeof KINDS)[number]

/** Rows that only their own seat may know of. */
export const isSecretKind = (kind: Kind): boolean => kind === 'secret' || kind === 'take-back'

/** In `waiting`: publicly, the row changed nothing about whose turn it is. */
export const ASIDE = 1 << 8

/** In `waiting`: a standing answer, given for the player. Undo skips it and goes back to what the player chose. */
export const STANDING = 1 << 9

/** A row of the append-only log: the truth of a match. `seq` counts from 1; `waiting` has a bit for each seat then asked. */
export interface LogRow {
  readonly match: string
  readonly seq: number
  readonly seat: number
  readonly index: number
  readonly kind: Kind
  readonly waiting: number
  readonly at: number
  /** Whether a bot made the choice; what a person played is taken back only with that person's consent. */
  readonly bot?: boolean
  /** Where the match rests after the row: the version of the state's shape, and what the state hashes to. */
  readonly hash?: string | null
}

/** At the first rest after this many choices, everything the seat cannot know is re-dealt, the dice to come included. */
export interface Redeal {
  readonly count: number
  readonly seat: number
  readonly seed: string
}

/** What each seat has left, and since when its clock runs. */
export interface ClockState {
  readonly left: number[]
  readonly opened: (number | null)[]
}

/** The state after row `seq` and `count` choices, at a rest point. */
export interface SavedState {
  readonly seq: number
  readonly count: number
  readonly version: string
  readonly state_version: number
  readonly state: unknown
  readonly clocks: ClockState | null
  /** How many rows each seat had written in secret by then; left out: none. */
  readonly secretRows?: readonly number[]
}
