import { type Bot, type BotSpec, makeBot } from '@rulewright/bots'
import { below, type Config, type Game, hash, Match, type MatchLog, type RandomState, seedRandom } from '@rulewright/kernel'

/** Matches to be played, as plain data that can be sent to a thread. */
export interface Simulation {
  readonly config: Config
  readonly bots: readonly BotSpec[]
  readonly games: number
  readonly seed: string
  /** The seed of the one match to play, instead of those that follow from `seed`. */
  readonly match: string | null
  /** Whether the first match is kept. */
  readonly keep: boolean
}

/** One of them, for a thread to play. */
export interface SimulationTask {
  readonly game: string
  readonly simulation: Simulation
  /** Which of them, from 0. */
  readonly n: number
}

/** How one of them went. */
export interface SimulatedGame {
  /** Which of them, from 0. */
  readonly n: number
  readonly seed: string
  readonly decisions: number
  readonly reason: string
  readonly payoffs: readonly number[]
  /** Empty where the game counts no points. */
  readonly scores: readonly number[]
  readonly hash: string
  /** The whole match, where it is to be kept. */
  readonly log: MatchLog | null
}

/** Plays the n-th match. It depends only on its seed, so that it is the same on any thread. */
export function playNth(game: Game, { config, bots, seed, match, keep }: Simulation, n: number): SimulatedGame {
  const matchSeed = match ?? `${seed}-${n}`
  const kept = keep && n === 0
  const allRandom = bots.every((bot) => bot.kind === 'random')
  const { match: done, decisions } = allRandom
    ? playRandom(game, config, matchSeed, kept)
    : playBots(game, config, matchSeed, bots.map(makeBot))
  return finished(n, done, decisions, kept)
}

/** A match played to its end, and in how many decisions. */
interface PlayedOut {
  readonly match: Match
  readonly decisions: number
}

/** Random play needs no record and no observer: this is how fast the rules are. */
function playRandom(game: Game, config: Config, seed: string, kept: boolean): PlayedOut {
  const random: RandomState = seedRandom(`moves ${seed}`)
  const match = kept ? Match.start(game, config, seed) : Match.playout(game, config, seed)
  let decisions = 0
  for (let decision = match.first; decision !== null; decision = match.first) {
    match.choose(decision.seat, below(random, decision.options.length))
    decisions += 1
  }
  return { match, decisions }
}

function playBots(game: Game, config: Config, seed: string, bots: readonly Bot[]): PlayedOut {
  const match = Match.start(game, config, seed)
  let decisions = 0
  for (let decision = match.first; decision !== null; decision = match.first) {
    const bot = bots[decision.seat % bots.length]
    if (!bot) break
    match.choose(decision.seat, bot.choose(match.observer(decision.seat), `${seed} ${decisions}`))
    decisions += 1
  }
  return { match, decisions }
}

function finished(n: number, match: Match, decisions: number, kept: boolean): SimulatedGame {
  if (!match.outcome) throw new Error('the match stopped without an outcome')
  const { reason, payoffs, scores = [] } = match.outcome
  return { n, seed: match.seed, decisions, reason, payoffs, scores, hash: hash(match.state), log: kept ? match.log() : null }
}
