import { type Config, Facts, type Game, Match } from '@rulewright/kernel'
import type { ArenaGame } from '../arena/index.ts'
import { oddsOf } from '../judge.ts'

/** A game played to learn from. */
export type PlayedGame = Pick<ArenaGame, 'seed' | 'choices' | 'payoffs' | 'thoughts'> & { readonly config: Config }

/** How many positions of a game are learnt from, at most: its positions are much alike. */
const POSITIONS = 80

/** Positions as a network sees them, with how the game ended for the seat; all in long rows. */
export class Examples {
  numbers = new Uint16Array(1 << 16)
  amounts = new Float32Array(1 << 16)
  /** Where each example begins; the last entry is where the next would. */
  starts = new Uint32Array(1 << 12)
  plain = new Float32Array(1 << 12)
  payoffs = new Float32Array(1 << 12)
  /** What is to be learnt: how things turned out for the seat, by its own later thoughts and by how the game ended. */
  aims = new Float32Array(1 << 12)
  length = 0
  readonly #facts = new Facts()

  constructor(
    readonly game: Game,
    /** How much each later thought of a seat counts against all that came after it. */
    readonly share: number,
  ) {}

  /** The rest points of a game from its beginning to its end, for every seat. */
  addGame(played: PlayedGame): void {
    const { config, seed, choices, payoffs } = played
    const match = Match.playout(this.game, config, seed)
    const every = choices.length / POSITIONS
    let due = every / 2
    const seats = this.game.cooperative ? 1 : config.seats
    const turned = turnedOut(played, seats, this.share)
    for (const [n, { seat, index }] of choices.entries()) {
      match.choose(seat, index)
      if (n < due || !match.rests || match.outcome) continue
      due = n + every
      for (let of = 0; of < seats; of++) this.#add(match, of, payoffs[of] ?? 0, turned[n]?.[of] ?? 0)
    }
  }

  #add(match: Match, seat: number, payoff: number, aim: number): void {
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
    this.aims[this.length] = aim
    this.payoffs[this.length] = payoff
    this.length += 1
    this.starts[this.length] = to
  }
}

/**
 * How things turned out after each choice, by seat: what the seat thought of its chances whenever it searched again, the sooner the more,
 * and in the end how the game ended. The end alone tells much about few positions, the next thought little that was not known.
 */
function turnedOut({ choices, payoffs, thoughts }: PlayedGame, seats: number, share: number): readonly (readonly number[])[] {
  const after: (readonly number[])[] = []
  // Co-operating seats share one row.
  const whose = (seat: number) => (seats === 1 ? 0 : seat)
  let now: readonly number[] = payoffs.slice(0, seats)
  for (let n = choices.length - 1; n >= 0; n--) {
    after[n] = now
    const thought = thoughts[n] ?? -1
    const seat = whose(choices[n]?.seat ?? 0)
    if (thought >= 0) now = now.map((worth, of) => (of === seat ? worth + share * (thought / 1000 - worth) : worth))
  }
  return after
}

function grown<T extends { set(from: T): void }>(from: T, to: T): T {
  to.set(from)
  return to
}
