import type { Config, Level } from '@rulewright/kernel'
import type { LogRow, Redeal, SavedState } from '@rulewright/play'
import type { MatchSummary, Outcome } from '@rulewright/wire'

/** Who sits at a local table. `mine`: whoever uses this browser; a bot may play such a seat for a while. */
export interface KeptSeat {
  readonly kind: 'person' | 'bot' | 'open'
  readonly name: string
  readonly level: Level | null
  readonly mine: boolean
}

/** A match as this browser stores it, including hidden information: only the table's worker reads it. */
export interface KeptMatch {
  readonly id: string
  readonly game: string
  /** Version of the rules it was begun under. */
  readonly version: string
  readonly config: Config
  readonly seed: string
  readonly createdAt: number
  readonly status: 'running' | 'over'
  readonly seats: readonly KeptSeat[]
  readonly redeals: readonly Redeal[]
  readonly continuedFrom: { readonly match: string; readonly count: number } | null
  readonly outcome: Outcome | null
  /** The match on the server as which it continues. */
  readonly moved: string | null
}

/** What the page may know about a match without asking the worker. */
export type LocalSummary = MatchSummary & { readonly moved: string | null }

/** A state at a rest point, of a match. */
export type KeptSnapshot = SavedState & { readonly match: string }

/** Where local matches are stored. A resolved promise means that the data has been written. */
export interface Keeping {
  match(id: string): Promise<KeptMatch | null>
  /** The rows after this one, in order. */
  rows(id: string, after: number): Promise<readonly LogRow[]>
  snapshot(id: string): Promise<SavedState | null>
  saveSnapshot(snapshot: KeptSnapshot): Promise<void>
  create(match: KeptMatch, rows: readonly LogRow[], summary: LocalSummary): Promise<void>
  /** A row, and the match after it; false: there is already a row of this number. */
  append(row: LogRow, match: KeptMatch, summary: LocalSummary): Promise<boolean>
  change(match: KeptMatch, summary: LocalSummary): Promise<void>
}
