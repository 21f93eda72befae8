import { type Config, Facts, type Game, Match } from '@rulewright/kernel'
import type { ArenaGame } from '../arena/index.ts'
import { oddsOf } from '../judge.ts'
import type { Network } from '../network.ts'

/** A game played to learn from; older games do not say what was thought. */
export type PlayedGame = Pick<ArenaGame, 'seed' | 'choices' | 'payoffs'> &
  Partial<Pick<ArenaGame, 'thoughts'>> & { readonly config: Config }

/** How many positions of a game are learnt from, at most: its positions are much alike. */
const POSITIONS = 40

/** Where no thoughts were kept, what is thought of the position some examples later stands in for them. */
const LESSONS_LATER = 4

/** Positions as a network sees them, with how the game ended for the seat; all in long rows. */
export class Examples {
  numbers = new Uint16Array(1 << 16)
  amounts = new Float32Array(1 << 16)
  /** Where each example begins; the last entry is where the next would. */
  starts = new Uint32Array(1 << 12)
  plain = new Float32Array(1 << 12)
  payoffs = new Float32Array(1 << 12)
  /** What is to be learnt: between how the game ended and what was thought of it later. */
  aims = new Float32Array(1 << 12)
  length = 0
  readonly #facts = new Facts()

  /** `before` is the network in force, which thinks of positions; without one the plain evaluation does. */
  constructor(
    readonly game: Game,
    readonly before: Network | null = null,
    /**
     * How much of what a position should have been thought worth is what its seat thought when it searched next; the rest is how the
     * game ended. The end of a long game says little about its beginning; thoughts of a poor judge say little anywhere.
     */
    readonly share = 0.9,
  ) {}

  /** The rest points of a game from its beginning to its end, for every seat. */
  addGame({ config, seed, choices, payoffs, thoughts }: PlayedGame): void {
    const match = Match.playout(this.game, config, seed)
    const every = choices.length / POSITIONS
    let due = every / 2
    const seats = this.game.cooperative ? 1 : config.seats
    const from = this.length
    const next = thoughts && thoughtsAfter(choices, thoughts, seats)
    for (const [n, { seat, index }] of choices.entries()) {
      match.choose(seat, index)
      if (n < due || !match.rests || match.outcome) continue
      due = n + every
      for (let of = 0; of < seats; of++) {
        this.#add(match, of, payoffs[of] ?? 0)
        if (next) this.#aim(this.length - 1, next[n]?.[of] ?? -1)
      }
    }
    // The rest points of a seat are `seats` apart; what the judge thinks of each stands in `aims` until here.
    if (!next)
      for (let n = from; n < this.length; n++) {
        const later = n + seats * LESSONS_LATER
        this.#aim(n, later < this.length ? (this.aims[later] ?? -1) : -1)
      }
  }

  /** Between what was thought, if anything was, and how the game ended. */
  #aim(n: number, thought: number): void {
    const payoff = this.payoffs[n] ?? 0
    this.aims[n] = thought < 0 ? payoff : this.share * thought + (1 - this.share) * payoff
  }

  #add(match: Match, seat: number, payoff: number): void {
    const { bot } = this.game
    if (!bot?.features) return
    const facts = this.#facts
    facts.clear()
    bot.features.read(match.state, seat, facts)
    const from = this.starts[this.length] ?? 0
    const to = from + facts.length
    if (to > this.numbers.length) {
      this.numbers = grown(this.numbers, new Uint16Array(2 * to))
      this.amounts = grown(this.amounts, new Float32Array(2 * to))
    }
    if (this.length + 2 > this.starts.length) {
      const many = 2 * this.starts.length
      this.starts = grown(this.starts, new Uint32Array(many))
      this.plain = grown(this.plain, new Float32Array(many))
      this.payoffs = grown(this.payoffs, new Float32Array(many))
      this.aims = grown(this.aims, new Float32Array(many))
    }
    this.numbers.set(facts.numbers.subarray(0, facts.length), from)
    this.amounts.set(facts.amounts.subarray(0, facts.length), from)
    this.plain[this.length] = oddsOf(bot.evaluate(match.state, seat, bot.weights))
    const odds = this.plain[this.length] ?? 0
    this.aims[this.length] = 1 / (1 + Math.exp(-(this.before?.weigh(facts, odds) ?? odds)))
    this.payoffs[this.length] = payoff
    this.length += 1
    this.starts[this.length] = to
  }
}

/** After each choice, by seat: what the seat thought of its chances when it searched next; -1: it did not search again. */
function thoughtsAfter(choices: PlayedGame['choices'], thoughts: readonly number[], seats: number): readonly (readonly number[])[] {
  const after: (readonly number[])[] = []
  // Co-operating seats share one row.
  const whose = (seat: number) => (seats === 1 ? 0 : seat)
  let now: readonly number[] = Array.from({ length: seats }, () => -1)
  for (let n = choices.length - 1; n >= 0; n--) {
    after[n] = now
    const thought = thoughts[n] ?? -1
    const seat = whose(choices[n]?.seat ?? 0)
    if (thought >= 0) now = now.map((was, of) => (of === seat ? thought / 1000 : was))
  }
  return after
}

function grown<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from)
  return to
}
