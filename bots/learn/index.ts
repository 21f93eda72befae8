import { anyConfig, below, type Config, type Game, parseConfig, pick, seedRandom } from '@rulewright/kernel'
import { type Arena, type RunGames, runArena, type WinShare } from '../arena/index.ts'
import { interval } from '../arena/statistics.ts'
import type { ArenaTask } from '../arena/threads.ts'
import { NO_NETWORK } from '../judge.ts'
import { encode, type Parameters, toText } from '../network.ts'
import type { BotSpec } from '../spec.ts'
import { evenedOut } from './even.ts'
import { Examples, type PlayedGame } from './examples.ts'
import { type Teach, taught } from './taught.ts'
import { standardTraining } from './train.ts'

export { Examples, type PlayedGame } from './examples.ts'
export type { Teach } from './taught.ts'
export { measured } from './train.ts'

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
  /** How much each later thought counts against all that came after it, from 0 (how the game ended alone) to 1 (the next thought alone). */
  readonly thought: number
  /** How many networks learn by themselves before one learns what they think on average; 1: that one is all. */
  readonly teachers: number
  /** The numbers of seats to play with, each as often and with default settings; left out: mostly the game's default. */
  readonly seats?: readonly number[]
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
  /** How the new network fared against the one before. */
  readonly proof: Meeting
  readonly admitted: boolean
}

interface Meeting extends WinShare {
  readonly games: number
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
    const config = configFor(game, learning.seats, random)
    const arena: Arena = { config, bots: [bot], games: 1, seed }
    return { game: game.id, arena, seating: { seed, seats: Array.from({ length: config.seats }, () => 0) } }
  })
}

/**
 * Most games use the default settings, and two thirds of these the default number of seats; a quarter use random settings. Where all
 * play together every size of party is a game of its own, and the settings are the opponent: there all are as likely.
 */
function configFor(game: Game, among: Learning['seats'], random: ReturnType<typeof seedRandom>): Config {
  if (!among && (game.cooperative || below(random, 4) === 0)) return anyConfig(game, random)
  const seats = among ? pick(random, among) : below(random, 3) > 0 ? game.seats[0] : pick(random, game.seats)
  const parsed = parseConfig(game, { seats })
  return parsed.ok ? parsed.value : anyConfig(game, random)
}

type OnEpoch = (who: string, epoch: number, loss: number) => void

/** Learns from all games so far and proves the new network against the one before. */
export async function learnFrom(
  game: Game,
  games: readonly PlayedGame[],
  learnt: Learnt,
  learning: Learning,
  { runGames, onEpoch, teach = taught }: { readonly runGames?: RunGames; readonly onEpoch?: OnEpoch; readonly teach?: Teach } = {},
): Promise<{ readonly learnt: Learnt; readonly report: GenerationReport }> {
  const examples = new Examples(game, learning.thought)
  const heldBack = new Examples(game, learning.thought)
  for (const played of games) (isHeldBack(played) ? heldBack : examples).addGame(played)
  const seed = `${learning.seed}/${learnt.generation}`
  const from = learnt.parameters && asLearnt(learnt.parameters, learning.trust)
  const training = { ...standardTraining, epochs: learning.epochs, seed }
  const trained = await teach(examples, heldBack, from, training, learning.teachers, onEpoch)
  const parameters = believed(evenedOut(trained.parameters, game.bot?.features ?? {}), learning.trust)
  const proof = await prove(game, parameters, learnt.parameters, learning, seed, runGames)
  const admitted = proof.winRate > 0.5
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

/** The network as it was before it was mixed: training goes on from there, or what it knows would be halved with every generation. */
function asLearnt({ last, end, ...rest }: Parameters, trust: number): Parameters | null {
  if (trust === 0) return null
  const [bias = 0, plain = 0] = end
  return { ...rest, last: last.map((weight) => weight / trust), end: Float32Array.of(bias / trust, (plain - 1 + trust) / trust) }
}

/**
 * Against the network before: with the default settings, mostly at the default number of seats and a third at the others, since one network
 * serves them all; where all play together, each hunt with settings of its own.
 */
async function prove(
  game: Game,
  now: Parameters,
  before: Parameters | null,
  { iterations, proof }: Learning,
  seed: string,
  runGames: RunGames | undefined,
): Promise<Meeting> {
  const player = (parameters: Parameters | null): BotSpec => ({
    kind: 'search',
    budget: { iterations },
    thinking: { network: parameters ? toText(encode(parameters)) : NO_NETWORK },
  })
  const meet = async (config: Config, games: number, of: string): Promise<Meeting> => {
    const arena: Arena = { config, bots: [player(now), player(before)], games, seed: of }
    const report = await runArena(game, arena, runGames ? { runGames } : {})
    return { ...(report.ahead ?? report), games: report.games }
  }
  const meetings: Meeting[] = []
  if (game.cooperative) {
    for (let n = 0; n < proof; n++) {
      const of = `${seed}/proof/${n}`
      meetings.push(await meet(anyConfig(game, seedRandom(of)), 1, of))
    }
  } else for (const { config, games } of tablesOf(game, proof)) meetings.push(await meet(config, games, `${seed}/proof/${config.seats}`))
  return inAll(meetings)
}

/** The tables of a proof: how many games with how many seats. */
function tablesOf(game: Game, proof: number): { readonly config: Config; readonly games: number }[] {
  const [usual, ...others] = game.seats.flatMap((seats) => {
    const parsed = parseConfig(game, { seats })
    return parsed.ok ? [parsed.value] : []
  })
  if (!usual) throw new Error(`${game.id} has no configuration of its own to be proved with`)
  const each = others.length === 0 ? 0 : Math.floor(proof / 3 / others.length)
  const tables = others.map((config) => ({ config, games: each }))
  return [{ config: usual, games: proof - each * others.length }, ...tables].filter(({ games }) => games > 0)
}

function inAll(meetings: readonly Meeting[]): Meeting {
  const games = meetings.reduce((sum, meeting) => sum + meeting.games, 0)
  const winRate = meetings.reduce((sum, meeting) => sum + meeting.games * meeting.winRate, 0) / games
  return { games, winRate, interval: interval(winRate, games) }
}

export const NOTHING_LEARNT: Learnt = { generation: 0, parameters: null }
