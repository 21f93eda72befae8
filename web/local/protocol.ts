import type { Problem } from '@rulewright/kernel'
import type { Analysis, AnalysisAct, ClientMessage, ContinueMatch, ReplayPage, SeatRequest, ServerMessage, Winning } from '@rulewright/wire'
import type { ServiceError } from '../service/http.ts'
import type { ExploreWish } from './explore/explorer.ts'
import type { ExploreAct, ExploreNews } from './explore/protocol.ts'
import type { Place } from './explore/variations.ts'
import type { LocalWish } from './local-house.ts'

// Between a page and its table worker: the wire's own messages, and what a page would request from a server over HTTP.

export type PageRequest =
  | { readonly do: 'create'; readonly wish: LocalWish }
  | { readonly do: 'replay'; readonly match: string; readonly seat: number | null; readonly from: number; readonly limit: number }
  | { readonly do: 'winning'; readonly match: string }
  | { readonly do: 'analysis'; readonly match: string; readonly act: AnalysisAct['do'] | null }
  | { readonly do: 'file'; readonly match: string }
  | { readonly do: 'continue'; readonly match: string; readonly wish: ContinueMatch; readonly name: string }
  | { readonly do: 'load'; readonly file: string }
  | { readonly do: 'move'; readonly match: string; readonly seats: readonly SeatRequest[] }
  | { readonly do: 'explore'; readonly wish: ExploreWish }
  | { readonly do: 'explored'; readonly id: string; readonly act: ExploreAct }
  | {
      readonly do: 'explored-moments'
      readonly id: string
      readonly of: Place | null
      readonly seat: number | null
      readonly from: number
      readonly limit: number
    }
  | { readonly do: 'explored-file'; readonly id: string }

/** As text: the id of a match or an exploration, or a whole file. */
export interface Answers {
  create: string
  replay: ReplayPage
  winning: Winning
  analysis: Analysis
  file: string
  continue: string
  load: string
  move: string
  explore: string
  explored: undefined
  'explored-moments': ReplayPage
  'explored-file': string
}

/** How quickly the table goes on. */
export interface PaceOfTable {
  /** How much of the bots' natural pause to keep: 1 all, 0 none. */
  readonly botPause: number
  /** How long a standing answer can still be held, in milliseconds. */
  readonly standing: number
  /** Whether the page still shows what happened last: bots wait for it. */
  readonly isBusy: boolean
}

export type ToWorker =
  | { readonly kind: 'pace'; readonly pace: PaceOfTable }
  /** The last messages are on the screen. */
  | { readonly kind: 'drawn' }
  /** A table of this game will be needed in a moment. */
  | { readonly kind: 'prepare'; readonly game: string }
  | { readonly kind: 'message'; readonly message: ClientMessage }
  | { readonly kind: 'ask'; readonly ask: number; readonly asked: PageRequest }

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'message'; readonly message: ServerMessage }
  | ExploreNews
  | { readonly kind: 'answer'; readonly ask: number; readonly answer: Answers[keyof Answers] }
  | {
      readonly kind: 'refused'
      readonly ask: number
      readonly reason: ServiceError['reason']
      readonly message: string
      readonly problems: readonly Problem[]
    }
