import { Facts, type Game, type Match, type Seat } from '@rulewright/kernel'
import { decode, fromText, Network } from './network.ts'

/** How a bot weighs positions: the weights of the game's evaluation, or others to try. */
export type Weights = Readonly<Record<string, number>>

/** How a bot judges positions that are not over yet. */
export interface Judgement {
  /** Other weights than the game's own: for tuning. They are used without a network. */
  readonly weights: Weights | null
  /** `own`: the game's network, where it has one and it was loaded; `none`: the plain evaluation; else another network, as text. */
  readonly network: string
  /** How much the margin counts beside the chance to win: far ahead or behind, where the chance hardly changes, the margin still does. */
  readonly margin: number
}

export const OWN_NETWORK = 'own'
export const NO_NETWORK = 'none'

const learned = new WeakMap<object, Network>()
/** Networks given as text, cached because a thread is handed the same few again and again. */
const given = new Map<string, Network>()
const MOST_GIVEN = 4

/** Loads what the game's bots have learnt; to be awaited before bots are asked. A game without a network needs none. */
export async function prepareBots({ bot, id }: Pick<Game, 'bot' | 'id'>): Promise<void> {
  if (!bot?.network || !bot.features || learned.has(bot)) return
  const text = await bot.network()
  try {
    learned.set(bot, new Network(decode(fromText(text), bot.features.size)))
  } catch (error) {
    throw new Error(`the network of ${id} cannot be used: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Evaluates positions of one game for every seat. */
export class Judge {
  readonly #facts = new Facts()
  readonly #network: Network | null
  readonly #weights: Weights
  readonly #margin: number

  constructor(
    readonly game: Game,
    judgement: Judgement,
  ) {
    const { bot } = game
    this.#margin = judgement.margin
    this.#weights = judgement.weights ?? bot?.weights ?? {}
    this.#network = judgement.weights ? null : networkFor(game, judgement.network)
  }

  /**
   * How well each seat does in an imagined match: the payoffs when it is over, the judgement before. `asked` are the seats
   * somebody wants to know of, as bits; of the others `into` keeps what it held. `from` is the seat from whose side two are looked at:
   * a network knows more of its own side than of a rival's, so a bot that looked from the other's would play worse.
   */
  worths(world: Match, into: Float64Array, asked = -1, from: Seat = 0): Float64Array {
    const { outcome, game } = world
    const seats = into.length
    if (outcome) {
      for (let seat = 0; seat < seats; seat++) into[seat] = outcome.payoffs[seat] ?? 0
    } else if (this.#network && game.cooperative) into.fill(this.#chance(world, 0))
    else if (this.#network && seats === 2) {
      // With two seats one's gain is the other's loss, so one evaluation is enough.
      const chance = this.#chance(world, from)
      into[from] = chance
      into[1 - from] = 1 - chance
    } else this.#chances(world, asked, into)
    return into
  }

  #chances(world: Match, asked: number, into: Float64Array): void {
    const { bot } = this.game
    // `into` first holds the plain evaluation of each seat, then the result.
    if (bot?.evaluateAll) bot.evaluateAll(world.state, asked, this.#weights, into)
    for (let seat = 0; seat < into.length; seat++)
      if ((asked & (1 << seat)) !== 0)
        into[seat] = bot?.evaluateAll ? this.#judged(world, seat, into[seat] ?? 0) : this.#chance(world, seat)
  }

  /** How well one seat does. */
  worth(world: Match, seat: Seat): number {
    return world.outcome ? (world.outcome.payoffs[seat] ?? 0) : this.#chance(world, seat)
  }

  #chance(world: Match, seat: Seat): number {
    const { bot } = this.game
    return bot ? this.#judged(world, seat, bot.evaluate(world.state, seat, this.#weights)) : 1 / world.config.seats
  }

  /** Combines the plain evaluation with the network and the margin. */
  #judged(world: Match, seat: Seat, plain: number): number {
    const { bot } = this.game
    const features = bot?.features
    const network = this.#network
    if (!network || !features) return this.#margin === 0 ? plain : this.#weighed(oddsOf(plain), plain)
    const facts = this.#facts
    facts.clear()
    features.read(world.state, seat, facts)
    const odds = network.weigh(facts, oddsOf(plain), seat)
    return this.#weighed(odds, sigmoid(odds))
  }

  /** The chance to win plus a small share of the margin, whose curve flattens later. */
  #weighed(odds: number, chance: number): number {
    return chance + this.#margin * (sigmoid(odds / MARGIN_SCALE) - chance)
  }
}

/** How much later the margin flattens than the chance to win. */
const MARGIN_SCALE = 3

const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds))

function networkFor(game: Game, which: string): Network | null {
  const { bot } = game
  if (!bot?.features || which === NO_NETWORK) return null
  if (which === OWN_NETWORK) return learned.get(bot) ?? null
  const known = given.get(which)
  if (known) return known
  const network = new Network(decode(fromText(which), bot.features.size))
  if (given.size >= MOST_GIVEN) given.clear()
  given.set(which, network)
  return network
}

/** The log-odds of a chance, clamped: a plain evaluation is never entirely certain. */
export function oddsOf(chance: number): number {
  const kept = Math.min(1 - 1e-4, Math.max(1e-4, chance))
  return Math.log(kept / (1 - kept))
}
