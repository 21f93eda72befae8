import { type Config, clone, type Game, Match, type Seat, type Snapshot, type State, seedRandom, type Told } from '@rulewright/kernel'
import type { Redeal } from './rows.ts'

/** What a match was played with, before its choices. */
export interface Dealt {
  readonly config: Config
  readonly seed: string
  readonly redeals: readonly Redeal[]
}

/** A match under way, with what it tells; on its way it may be re-dealt. */
export class Course {
  match: Match
  /** The rest at which it was last re-dealt. */
  redealt: { readonly at: number; readonly state: State } | null = null
  readonly #game: Game
  readonly #dealt: Dealt
  /** How many re-deals are done. */
  #done = 0
  #told: Told[] = []
  /** How much had been told when the rules last rested. */
  #toldAtRest = 0

  constructor(game: Game, dealt: Dealt, snapshot?: Snapshot) {
    this.#dealt = dealt
    this.#game = dealt.redeals.length === 0 ? game : { ...game, step: (g) => this.#begin(game, g) }
    this.match = snapshot
      ? Match.resume(this.#game, snapshot, this.#listen)
      : Match.start(this.#game, dealt.config, dealt.seed, this.#listen)
    // A snapshot at that rest was taken after the deal.
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

  /** What was told since it was last asked. */
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
    // What a recorded match rests in is a state.
    const g = state as State
    const random = seedRandom(seed)
    this.#game.imagine(g, seat, random)
    g.random = random
    this.redealt = { at, state: clone(g) }
    // What came after the rest is not what comes now.
    this.#told.length = this.#toldAtRest
    this.match = Match.from(this.#game, config, first, g, at, this.#listen)
  }
}
