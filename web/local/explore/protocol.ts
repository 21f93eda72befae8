import type { Seat } from '@rulewright/kernel'
import type { ServerMessage } from '@rulewright/wire'
import type { Continuation, Place } from './variations.ts'

// Between an exploring page and the worker: what the page does, and what it is told besides the wire's table and frames.

export const LONGEST_LINE_NAME = 60

export type ExploreAct =
  | { readonly do: 'watch'; readonly thinks: boolean }
  | { readonly do: 'unwatch' }
  | { readonly do: 'choose'; readonly seat: Seat; readonly decisionId: number; readonly choice: number }
  | { readonly do: 'go'; readonly place: Place }
  | { readonly do: 'name'; readonly line: number; readonly name: string }
  | { readonly do: 'remove'; readonly line: number }
  /** Whom to play oneself; null: everybody. */
  | { readonly do: 'play'; readonly seat: Seat | null }
  /** A bot answers here for seats the explorer does not play. */
  | { readonly do: 'answer' }
  /** Whether the bots' opinion is wanted. */
  | { readonly do: 'think'; readonly on: boolean }

export interface ExploredLine {
  readonly id: number
  readonly name: string
  readonly from: Place | null
  /** How many choices there are from the deal to its end. */
  readonly end: number
  /** Who made its first own choice, and which option that was. */
  readonly first: { readonly seat: Seat; readonly index: number } | null
}

/** The place in the variations, and all lines. */
export interface Explored {
  readonly id: string
  readonly place: Place
  readonly lines: readonly ExploredLine[]
  /** What has been tried from here. */
  readonly known: readonly Continuation[]
  readonly mine: Seat | null
  readonly source: string | null
  /** Whether only bots are asked here, and whether one is thinking. */
  readonly bots: 'none' | 'asked' | 'thinking'
}

/** What the bots think of a decision's options, as far as they have got. */
export interface Opinion {
  readonly id: string
  /** The frame it is about. */
  readonly rowSeq: number
  readonly seat: Seat
  readonly options: readonly { readonly visits: number; readonly worth: number }[]
  readonly thinking: boolean
}

export type ExploreNews =
  /** The messages are the wire's, all of one moment: only the last of them needs to be drawn. */
  | { readonly kind: 'explored'; readonly messages: readonly ServerMessage[]; readonly explored: Explored }
  | { readonly kind: 'opinion'; readonly opinion: Opinion }

/** Whether a text is meant to be an exploration rather than a match file. */
export const isExploration = (file: string): boolean => /^\s*\{\s*"rulewrightExploration"/.test(file)
