import { type Config, clone, type Game, Match, type Seat, type Snapshot, type State, seedRandom, type Told } from '@rulewright/kernel'
import type { Redeal } from './rows.ts'

/** What a match was played with, before its choices. */
export interface Dealt {
  readonly config: Config
  readonly seed: string
  readonly redeals: readonly Redeal[]
}

/** A match being played, with its events; it may be re-dealt on the way. */
export class MatchCourse {
  match: Match
  /** The rest point at which it was last re-dealt. */
  redealt: { readonly at: number; readonly state: State } | null = null
  readonly #game: Game
  readonly #dealt: Dealt
  /** How many re-deals are done. */
  #done = 0
  #told: Told[] = []
  /** How many events there were when the rules last rested. */
  #toldAtRest = 0

  constructor(game: Game, dealt: Dealt, snapshot?: Snapshot) {
    this.#dealt = dealt
    this.#game = dealt.redeals.length === 0 ? game : { ...game, step: (g) => this.#begin(game, g) }
    this.match = snapshot
      ? Match.resume(this.#game, snapshot, this.#listen)
      : Match.start(this.#game, dealt.config, dealt.seed, this.#listen)
    // A snapshot at that rest was taken after the re-deal.
    if (snapshot) this.#done = dealt.redeals.filter(({ count }) => count <= snapshot.at).length
    this.#mayDeal()
  }

  choose(seat: Seat, index: number): void {
    this.match.choose(seat, index)
    this.#mayDeal()
  }

  /** The match before its last choice. A deal cannot be taken back. */
  goBack(to: Match): void {
    this.match = to
  }

  /** The events since the last call. */
  takeTold(): Told[] {
    const told = this.#told
    this.#told = []
    this.#toldAtRest = 0
    return told
  }

  readonly #listen = (told: Told) => this.#told.push(told)

  #begin(game: Game, g: State) {
    this.#toldAtRest = this.#told.length
    return game.step(g)
  }

  #mayDeal(): void {
    for (;;) {
      const { match } = this
      const next = this.#dealt.redeals[this.#done]
      if (!next || match.outcome || match.restedAt !== match.count || match.count < next.count) return
      this.#done += 1
      this.#deal(next)
    }
  }

  #deal({ seat, seed }: Redeal): void {
    const { config, seed: first } = this.#dealt
    const { at, state } = this.match.snapshot()
    // A recorded match always has a rest state.
    const g = state as State
    const random = seedRandom(seed)
    this.#game.imagine(g, seat, random)
    g.random = random
    this.redealt = { at, state: clone(g) }
    // What followed that rest is not what follows now.
    this.#told.length = this.#toldAtRest
    this.match = Match.from(this.#game, config, first, g, at, this.#listen)
  }
}
