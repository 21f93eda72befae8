import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { games } from '@rulewright/games'
import { clone, type Game, type Match } from '@rulewright/kernel'
import { duel } from '../../kernel/test/games/duel.ts'
import { peers } from '../kernel/boardgameio.ts'
import { median, perSecond, spread, worked } from '../measure.ts'
import { plainConfig, playOut, positionsOf } from '../positions.ts'

interface Speed {
  readonly decisionsPerSecond: number
  readonly spread: readonly [number, number]
  /** Against boardgame.io's duel, in the same rounds. */
  readonly ratio: number
  readonly microsecondsPerFork: number
  readonly microsecondsPerSample: number
  readonly viewMicroseconds: number
  /** Of the heap, for the state alone. */
  readonly bytesPerState: number
}

export interface GamesReport {
  readonly boardgameio: { readonly decisionsPerSecond: number; readonly spread: readonly [number, number] }
  readonly games: Readonly<Record<string, Speed>>
}

const ROUNDS = 9
const ROUND_MS = 300
const WARM_MS = 1200
const POSITIONS = 12
/** Passes over all positions in one measurement. */
const TURNS = 150

/** Random play in every game beside the duel on boardgame.io. They alternate, and what
 * counts is CPU time of this process: a busy machine slows all alike. */
export async function benchGames(say: (text: string) => void): Promise<GamesReport> {
  const contestants = [duel, ...(await Promise.all(games.map((manifest) => manifest.rules())))].map((game) => new Contestant(game))
  say('Warming up')
  // Two passes: what the games share is recompiled once it has met them all.
  for (let lap = 0; lap < 2; lap++) {
    perSecond(peers.duel, WARM_MS)
    for (const one of contestants) one.warmUp()
  }
  const peer: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    peer.push(perSecond(peers.duel, ROUND_MS, worked))
    for (const one of contestants) one.round()
    say(`  round ${round} of ${ROUNDS}: boardgame.io ${Math.round(peer.at(-1) ?? 0)}, ${contestants.map((one) => one.said).join(', ')}`)
  }
  const theirs = median(peer)
  return {
    boardgameio: { decisionsPerSecond: Math.round(theirs), spread: spread(peer) },
    games: Object.fromEntries(contestants.map((one) => [one.game.id, one.speed(theirs)])),
  }
}

class Contestant {
  readonly #rates: number[] = []
  readonly #forks: number[] = []
  readonly #samples: number[] = []
  readonly #views: number[] = []
  readonly #positions: readonly Match[]
  readonly #play: (seed: string) => number

  constructor(readonly game: Game) {
    const config = plainConfig(game)
    this.#play = (seed) => playOut(game, config, seed)
    this.#positions = positionsOf(game, POSITIONS)
  }

  warmUp(): void {
    perSecond(this.#play, WARM_MS)
    for (let n = 0; n < 20; n++) this.#measure()
  }

  round(): void {
    this.#rates.push(perSecond(this.#play, ROUND_MS, worked))
    const [fork, sample, view] = this.#measure()
    this.#forks.push(fork)
    this.#samples.push(sample)
    this.#views.push(view)
  }

  #measure(): readonly [fork: number, sample: number, view: number] {
    return [
      this.#each((match) => match.fork()),
      this.#each((match, turn) => match.sample(match.first?.seat ?? 0, `world ${turn}`)),
      this.#each((match) => match.view(match.first?.seat ?? 0)),
    ]
  }

  /** Microseconds for one of them. */
  #each(work: (match: Match, turn: number) => unknown): number {
    const begun = worked()
    for (let turn = 0; turn < TURNS; turn++)
      for (const match of this.#positions) if (!work(match, turn)) throw new Error('nothing was made')
    return ((worked() - begun) * 1000) / (TURNS * this.#positions.length)
  }

  get said(): string {
    return `${this.game.id} ${Math.round(this.#rates.at(-1) ?? 0)}`
  }

  speed(theirs: number): Speed {
    const fine = (values: readonly number[]) => Math.round(median(values) * 100) / 100
    const rate = median(this.#rates)
    return {
      decisionsPerSecond: Math.round(rate),
      spread: spread(this.#rates),
      ratio: Math.round((rate / theirs) * 10) / 10,
      microsecondsPerFork: fine(this.#forks),
      microsecondsPerSample: fine(this.#samples),
      viewMicroseconds: fine(this.#views),
      bytesPerState: this.#bytes(),
    }
  }

  #bytes(): number {
    const copies = 200
    const { game } = this
    const before = heap()
    const kept = Array.from({ length: copies }, () => this.#positions.map(({ state }) => game.clone?.(state) ?? clone(state)))
    const after = heap()
    return Math.round((after - before) / (kept.length * this.#positions.length))
  }
}

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

function heap(): number {
  collect()
  return process.memoryUsage().heapUsed
}
