import { type Config, type Game, next, seedRandom } from '@rulewright/kernel'
import { type ArenaReport, type Crew, runArena } from './arena/index.ts'
import type { Budget } from './bot.ts'
import type { BotSpec } from './spec.ts'
import type { Weights } from './world.ts'

/** What to tune, and how long. */
export interface Tuning {
  readonly config: Config
  readonly seed: string
  /** How often the weights are moved. */
  readonly rounds: number
  /** How many games each move is measured by. */
  readonly games: number
  /** How many games the tuned weights play against the old ones in the end. */
  readonly proof: number
  /** With a budget the players search; without, they are greedy. */
  readonly budget: Budget | null
  /** How far the two tries of a round lie from the weights, as a share of them. */
  readonly reach?: number
}

export interface TuningReport {
  readonly game: string
  readonly seed: string
  readonly rounds: number
  readonly games: number
  readonly before: Weights
  /** The weights to keep: the tuned ones if they proved better, else the old ones. */
  readonly weights: Weights
  readonly tuned: Weights
  readonly better: boolean
  /** The tuned weights against the old. */
  readonly proof: ArenaReport
}

export interface TuningProgress {
  readonly round: number
  readonly rounds: number
  /** The share that the try in the one direction scored against the other. */
  readonly score: number
  readonly weights: Weights
}

const REACH = 0.3

/**
 * Tunes a game's evaluation by self-play. Each round moves all weights a little, at random, in one direction and in
 * the opposite one, lets the two play, and follows the winner by how much it won (simultaneous perturbation). The
 * steps shrink as the rounds go by.
 */
export async function tune(
  game: Game,
  tuning: Tuning,
  { crew, onProgress }: { crew?: Crew; onProgress?: (progress: TuningProgress) => void } = {},
): Promise<TuningReport> {
  if (!game.bot) throw new Error(`${game.id} has no evaluation to tune`)
  const before = game.bot.weights
  const hands = crew ? { crew } : {}
  const meet = (one: Weights, other: Weights, games: number, seed: string) =>
    runArena(game, { config: tuning.config, bots: [player(one, tuning.budget), player(other, tuning.budget)], games, seed }, hands)
  const random = seedRandom(tuning.seed)
  let weights = before
  for (let round = 0; round < tuning.rounds; round++) {
    const signs = Object.keys(before).map(() => (next(random) & 1 ? 1 : -1))
    const reach = (tuning.reach ?? REACH) / (1 + round / tuning.rounds)
    const seed = `${tuning.seed}/${round}`
    const { bots } = await meet(moved(weights, signs, reach), moved(weights, signs, -reach), tuning.games, seed)
    const lead = (bots[0]?.winRate ?? 0) - (bots[1]?.winRate ?? 0)
    weights = moved(weights, signs, lead * reach)
    onProgress?.({ round: round + 1, rounds: tuning.rounds, score: (1 + lead) / 2, weights })
  }
  const tuned = rounded(weights)
  const proof = await meet(tuned, before, tuning.proof, `${tuning.seed}/proof`)
  const better = (proof.bots[0]?.winRate ?? 0) > (proof.bots[1]?.winRate ?? 0)
  const { seed, rounds, games } = tuning
  return { game: game.id, seed, rounds, games, before, weights: better ? tuned : before, tuned, better, proof }
}

function player(weights: Weights, budget: Budget | null): BotSpec {
  return budget ? { kind: 'search', budget, thinking: { weights } } : { kind: 'greedy', weights }
}

/** Each weight a share larger or smaller; one that is 0 moves by the share itself. */
function moved(weights: Weights, signs: readonly number[], share: number): Weights {
  const entries = Object.entries(weights)
  return Object.fromEntries(entries.map(([name, w], n) => [name, w + (signs[n] ?? 0) * share * (w === 0 ? 1 : Math.abs(w))]))
}

const rounded = (weights: Weights): Weights =>
  Object.fromEntries(Object.entries(weights).map(([name, w]) => [name, Number(w.toPrecision(3))]))
