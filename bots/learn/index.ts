import { anyConfig, below, type Config, type Game, parseConfig, pick, seedRandom } from '@rulewright/kernel'
import { type Arena, type ArenaReport, type RunGames, runArena } from '../arena/index.ts'
import type { ArenaTask } from '../arena/threads.ts'
import { NO_NETWORK } from '../judge.ts'
import { encode, Network, type Parameters, toText } from '../network.ts'
import type { BotSpec } from '../spec.ts'
import { Examples, type PlayedGame } from './examples.ts'
import { standardTraining, train } from './train.ts'

export type { PlayedGame } from './examples.ts'

/** A series of generations: each plays, learns from all games so far, and is kept if it beats the one before. */
export interface Learning {
  readonly seed: string
  /** Games of a generation, and iterations a decision of those who play them. */
  readonly games: number
  readonly iterations: number
  readonly epochs: number
  /** Games of the arena in which a new network meets the one before. */
  readonly proof: number
  /** How far the network is trusted, from 0 to 1; the rest is the plain evaluation. */
  readonly trust: number
}

/** What has been learnt so far. */
export interface Learnt {
  readonly generation: number
  /** The network in force; null: the plain evaluation. */
  readonly parameters: Parameters | null
}

export interface GenerationReport {
  readonly generation: number
  readonly games: number
  readonly examples: number
  readonly plainLoss: number
  readonly loss: number
  readonly proof: ArenaReport
  readonly admitted: boolean
}

/** One game in ten is held back from training to measure the network; the same ones in every generation, so that none is memorised. */
export const isHeldBack = ({ seed }: Pick<PlayedGame, 'seed'>): boolean => below(seedRandom(`held back ${seed}`), 10) === 0

/** The games of a generation as tasks for threads; which games they are depends on the seed alone. */
export function gamesOf(game: Game, learning: Learning, learnt: Learnt): ArenaTask[] {
  const network = learnt.parameters ? toText(encode(learnt.parameters)) : NO_NETWORK
  return Array.from({ length: learning.games }, (_, n) => {
    const seed = `${learning.seed}/${learnt.generation}/${n}`
    const random = seedRandom(`learn ${seed}`)
    // Some noise, different from game to game, reaches positions that careful play would not.
    const noise = 0.2 + below(random, 500) / 1000
    const bot: BotSpec = { kind: 'search', budget: { iterations: learning.iterations }, thinking: { noise, network } }
    const config = configFor(game, random)
    const arena: Arena = { config, bots: [bot], games: 1, seed }
    return { game: game.id, arena, seating: { seed, seats: Array.from({ length: config.seats }, () => 0) } }
  })
}

/** Most games use the default settings, and most of these the default number of seats; a quarter use random settings. */
function configFor(game: Game, random: ReturnType<typeof seedRandom>): Config {
  if (below(random, 4) === 0) return anyConfig(game, random)
  const seats = below(random, 5) > 0 ? game.seats[0] : pick(random, game.seats)
  const parsed = parseConfig(game, { seats })
  return parsed.ok ? parsed.value : anyConfig(game, random)
}

/** Learns from all games so far and proves the new network against the one before. */
export async function learnFrom(
  game: Game,
  games: readonly PlayedGame[],
  learnt: Learnt,
  learning: Learning,
  { runGames, onEpoch }: { readonly runGames?: RunGames; readonly onEpoch?: (epoch: number, loss: number) => void } = {},
): Promise<{ readonly learnt: Learnt; readonly report: GenerationReport }> {
  const before = learnt.parameters ? new Network(learnt.parameters) : null
  const examples = new Examples(game, before)
  const heldBack = new Examples(game, before)
  for (const played of games) (isHeldBack(played) ? heldBack : examples).addGame(played)
  const seed = `${learning.seed}/${learnt.generation}`
  const trained = train(examples, heldBack, learnt.parameters, { ...standardTraining, epochs: learning.epochs, seed }, onEpoch)
  const parameters = believed(trained.parameters, learning.trust)
  const proof = await prove(game, parameters, learnt.parameters, learning, seed, runGames)
  const admitted = (proof.ahead ?? proof).winRate > 0.5
  const report: GenerationReport = {
    generation: learnt.generation,
    games: games.length,
    examples: trained.examples,
    plainLoss: trained.plainLoss,
    loss: trained.loss,
    proof,
    admitted,
  }
  return { learnt: { generation: learnt.generation + 1, parameters: admitted ? parameters : learnt.parameters }, report }
}

/**
 * The network mixed with the plain evaluation: a search seeks out the positions that are overrated, and two judges
 * rarely err at the same place.
 */
function believed({ last, end, ...rest }: Parameters, trust: number): Parameters {
  const [bias = 0, plain = 0] = end
  return { ...rest, last: last.map((weight) => trust * weight), end: Float32Array.of(trust * bias, trust * plain + 1 - trust) }
}

function prove(
  game: Game,
  now: Parameters,
  before: Parameters | null,
  { iterations, proof }: Learning,
  seed: string,
  runGames: RunGames | undefined,
): Promise<ArenaReport> {
  const parsed = parseConfig(game, { seats: game.seats[0] })
  if (!parsed.ok) throw new Error(`${game.id} has no configuration of its own to be proved with`)
  const player = (parameters: Parameters | null): BotSpec => ({
    kind: 'search',
    budget: { iterations },
    thinking: { network: parameters ? toText(encode(parameters)) : NO_NETWORK },
  })
  const arena: Arena = { config: parsed.value, bots: [player(now), player(before)], games: proof, seed: `${seed}/proof` }
  return runArena(game, arena, runGames ? { runGames } : {})
}

/** Where learning goes on from: what the game's own network is, or nothing. */
export const NOTHING_LEARNT: Learnt = { generation: 0, parameters: null }
