import type { Config, Seat } from '@rulewright/kernel'
import type { Redeal } from '@rulewright/play'
import type { Tree } from './variations.ts'

/** An exploration as this browser stores it: a finished match as it was dealt, and what was tried from its moments. */
export interface KeptExploration extends Tree {
  readonly id: string
  /** Counts the changes: of two pages that change it at once, the second reads it again. */
  readonly turn: number
  readonly game: string
  /** Version of the rules its match was played under. */
  readonly version: string
  readonly config: Config
  readonly seed: string
  readonly redeals: readonly Redeal[]
  readonly players: readonly string[]
  /** Whom the explorer plays, with bots for the others; null: everybody. */
  readonly mine: Seat | null
  /** The address of the replay it began from, where that is known here. */
  readonly source: string | null
  /** When it was last changed. */
  readonly since: number
}

/** Where explorations are kept. */
export interface ExplorationKeeping {
  get(id: string): Promise<KeptExploration | null>
  /** False: the stored one has changed since, or is gone. */
  put(exploration: KeptExploration): Promise<boolean>
  add(exploration: KeptExploration): Promise<void>
}
