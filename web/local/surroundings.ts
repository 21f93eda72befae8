import type { Game } from '@rulewright/kernel'
import type { Results, Task, TaskOf } from '@rulewright/play'
import type { ServerMessage } from '@rulewright/wire'
import type { Keeping } from './kept.ts'

/** What a local table needs from its environment: provided by the worker, and by the tests. */
export interface Surroundings {
  readonly keeping: Keeping
  /** A game's rules, with the numbers that the settings ask for; null: there is no such game here. */
  readonly find: (game: string, config: unknown) => Promise<Game> | null
  /** Work for another thread; `taken` is called when one begins with it. */
  readonly think: <D extends Task['do']>(task: TaskOf<D>, taken?: () => void) => Promise<Results[D]>
  readonly now: () => number
  /** Unguessable text. */
  readonly chance: () => string
  readonly pass: (milliseconds: number) => Promise<void>
  readonly pace: LocalTimings
  /** Waits until the page has drawn what it was last sent, or long enough: thinking meanwhile would take the cores from it. */
  readonly drawn: () => Promise<void>
  /** Waits until the page has shown what happened. */
  readonly seen: () => Promise<void>
  /** To the page. */
  readonly post: (message: ServerMessage) => void
  /** Other pages that show this match should look again. */
  readonly changed: (match: string) => void
  readonly warn: (what: string, error: unknown) => void
}

interface LocalTimings {
  /** How much of the bots' natural pause to keep: 1 all, 0 none. */
  readonly botPause: number
  /** How long a standing answer can still be held, in milliseconds. */
  readonly standing: number
}
