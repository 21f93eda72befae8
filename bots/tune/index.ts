import type { Config, Game } from '@rulewright/kernel'
import { type Arena, type ArenaGame, type ArenaReport, type RunGames, runArena } from '../arena/index.ts'
import type { Budget } from '../bot.ts'
import type { Weights } from '../judge.ts'
import type { BotSpec } from '../spec.ts'
import { examplesOf, sizeOf } from './examples.ts'
import { fit, surprise } from './fit.ts'

/** What to tune, and how long. */
export interface Tuning {
  readonly config: Config
  readonly seed: string
  /** How often games are played and the weights fitted to all that were played so far. */
  readonly rounds: number
  /** How many games each round adds. */
  readonly games: number
  /** How many games the tuned weights play against the old ones in the end. */
  readonly proof: number
  /** With a budget the players search; without, they are greedy. */
  readonly budget: Budget | null
  /** How strongly the weights are held where they are. */
  readonly caution?: number
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
  /** The log loss of the old and of the tuned weights. */
  readonly surprise: { readonly before: number; readonly tuned: number }
  /** The tuned weights against the old. */
  readonly proof: ArenaReport
}

export interface TuningProgress {
  readonly round: number
  readonly rounds: number
  readonly weights: Weights
}

const CAUTION = 4
/** How often the weights are fitted again to the same games: an evaluation is not quite a straight line in its weights. */
const FITS = 3
/** A weight moves by at most twice its size in one fit: far enough to turn one that is the wrong way round. */
const LARGEST = 2

/**
 * Tunes a game's evaluation by self-play. The bots play with the weights as they are; then the weights are moved so that
 * the evaluation of the positions on the way predicts best how the games ended. In the end the tuned weights play the old.
 */
export async function tune(
  game: Game,
  tuning: Tuning,
  { runGames, onProgress }: { runGames?: RunGames; onProgress?: (progress: TuningProgress) => void } = {},
): Promise<TuningReport> {
  if (!game.bot) throw new Error(`${game.id} has no evaluation to tune`)
  const { config, seed, rounds, games, budget } = tuning
  const meet = (one: Weights, other: Weights, many: number, name: string, onPlayed: (played: ArenaGame) => void = () => {}) => {
    const arena: Arena = { config, bots: [player(one, budget), player(other, budget)], games: many, seed: `${seed}/${name}` }
    return runArena(game, arena, { ...(runGames ? { runGames } : {}), onPlayed })
  }
  const before = game.bot.weights
  const learn = (weights: Weights) => seen.flatMap((played) => examplesOf(game, config, played, weights))
  const seen: ArenaGame[] = []
  let weights = before
  for (let round = 0; round < rounds; round++) {
    await meet(weights, before, games, String(round), (played) => seen.push(played))
    seen.sort((a, b) => (a.seed === b.seed ? String(a.seats).localeCompare(String(b.seats)) : a.seed.localeCompare(b.seed)))
    weights = before
    for (let n = 0; n < FITS; n++) weights = moved(weights, fit(learn(weights), Object.keys(weights).length, tuning.caution ?? CAUTION))
    onProgress?.({ round: round + 1, rounds, weights })
  }
  const tuned = rounded(weights)
  const proof = await meet(tuned, before, tuning.proof, 'proof')
  const better = (proof.ahead ?? proof).winRate > 0.5
  const predicted = { before: surprise(learn(before)), tuned: surprise(learn(tuned)) }
  return { game: game.id, seed, rounds, games, before, weights: better ? tuned : before, tuned, better, surprise: predicted, proof }
}

function player(weights: Weights, budget: Budget | null): BotSpec {
  return budget ? { kind: 'search', budget, thinking: { weights } } : { kind: 'greedy', weights }
}

function moved(weights: Weights, shares: readonly number[]): Weights {
  const bounded = (share: number) => Math.min(LARGEST, Math.max(-LARGEST, share))
  return Object.fromEntries(Object.entries(weights).map(([name, w], n) => [name, w + bounded(shares[n] ?? 0) * sizeOf(w)]))
}

const rounded = (weights: Weights): Weights =>
  Object.fromEntries(Object.entries(weights).map(([name, w]) => [name, Number(w.toPrecision(3))]))
