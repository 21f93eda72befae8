import type { Decision, Seat } from './flow.ts'
import type { State } from './game.ts'
import type { Match } from './match.ts'
import type { RandomState } from './random.ts'
import type { Config } from './settings.ts'

/** All that a bot is handed: its seat, its decision, its view, and possible worlds. There is no way from it to the real state. */
export class Observer<S extends State = State, C extends Config = Config, V = unknown> {
  readonly #match: Match<S, C, V>

  constructor(
    match: Match<S, C, V>,
    readonly seat: Seat,
  ) {
    this.#match = match
  }

  get decision(): Decision | null {
    return this.#match.decisionOf(this.seat)
  }

  get view(): V {
    return this.#match.view(this.seat)
  }

  /**
   * An imagined match to search in: the same text, or a generator in the same state, gives the same world. `over` is one that is no
   * longer needed and must not be looked at again.
   */
  sample(seed: string | RandomState, over: Match<S, C, V> | null = null): Match<S, C, V> {
    return this.#match.sample(this.seat, seed, over)
  }
}
