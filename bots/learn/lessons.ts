import { type Config, Facts, type Game, Match } from '@rulewright/kernel'
import type { ArenaGame } from '../arena/index.ts'
import { oddsOf } from '../judge.ts'

/** A game played to learn from. */
export type PlayedGame = Pick<ArenaGame, 'seed' | 'choices' | 'payoffs'> & { readonly config: Config }

/** How many positions of a game are learnt from, at most: its positions are much alike. */
const POSITIONS = 40

/** Positions as a network sees them, with how the game ended for the seat; all in long rows. */
export class Lessons {
  numbers = new Uint16Array(1 << 16)
  amounts = new Float32Array(1 << 16)
  /** Where each lesson begins; the last entry is where the next would. */
  starts = new Uint32Array(1 << 12)
  plain = new Float32Array(1 << 12)
  payoffs = new Float32Array(1 << 12)
  length = 0
  readonly #facts = new Facts()

  constructor(readonly game: Game) {}

  /** The rest points of a game from its beginning to its end, for every seat. */
  addGame({ config, seed, choices, payoffs }: PlayedGame): void {
    const match = Match.playout(this.game, config, seed)
    const every = choices.length / POSITIONS
    let due = every / 2
    for (const [n, { seat, index }] of choices.entries()) {
      match.choose(seat, index)
      if (n < due || !match.rests || match.outcome) continue
      due = n + every
      for (let of = 0; of < (this.game.cooperative ? 1 : config.seats); of++) this.#add(match, of, payoffs[of] ?? 0)
    }
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
    }
    this.numbers.set(facts.numbers.subarray(0, facts.length), from)
    this.amounts.set(facts.amounts.subarray(0, facts.length), from)
    this.plain[this.length] = oddsOf(bot.evaluate(match.state, seat, bot.weights))
    this.payoffs[this.length] = payoff
    this.length += 1
    this.starts[this.length] = to
  }
}

function grown<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from)
  return to
}
