import { type Game, hash } from '@rulewright/kernel'
import type { Command } from 'commander'
import { CsvFile } from './csv.ts'
import { ensureWritable, write } from './files.ts'
import { forTable, type ManyGamesFlags } from './flags.ts'
import { BOT_NAMES, botsFrom, configFrom, gameNamed, wholeNumber } from './input.ts'
import { progressBar } from './progress.ts'
import { storyOf } from './save.ts'
import { playNth, type SimulatedGame, type Simulation } from './simulation.ts'
import { simulateOnThreads } from './threads.ts'

interface Flags extends ManyGamesFlags {
  match?: string
  threads: number
  csv?: string
  save?: string
}

interface SimulationReport {
  readonly game: string
  readonly games: number
  readonly decisions: number
  readonly seconds: number
  readonly threads: number
  /** Of all threads together. */
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  /** How often each way of ending came up, and how often each seat won. */
  readonly outcomes: { readonly reasons: Readonly<Record<string, number>>; readonly wins: readonly number[]; readonly draws: number }
  readonly decisionsPerGame: { readonly min: number; readonly median: number; readonly max: number }
  /** A hash over the final states of all games: the same seed gives the same on every machine and with any number of threads. */
  readonly stateHash: string
}

export function registerSimulate(program: Command): void {
  forTable(program.command('simulate'))
    .description('play many matches between bots and count how they end')
    .option('--bots <names>', `bots by seat, repeated when there are more seats: ${BOT_NAMES}`, 'random')
    .option('--games <n>', 'how many matches', wholeNumber('--games', 1), 100)
    .option('--seed <text>', 'where the seeds of the matches come from', '1')
    .option('--match <seed>', 'play only the match of this seed, as --csv names it')
    // One by default: the printed decisions per second are then those of one core.
    .option('--threads <n>', 'how many games at once', wholeNumber('--threads', 1, 256), 1)
    .option('--csv <file>', 'write a line for each game')
    .option('--save <file>', 'write the first match to a file for show and replay')
    .option('--json', 'print the result as JSON')
    .action(async (id: string, options: Flags) => {
      const { game, words } = await gameNamed(id)
      const config = configFrom(game, words, options)
      const { seed, match = null, threads, save } = options
      const games = match === null ? options.games : 1
      const simulation: Simulation = { config, bots: botsFrom(options.bots), games, seed, match, keep: save !== undefined }
      ensureWritable(save)
      const csv = options.csv === undefined ? null : new CsvFile(options.csv, columns(config.seats))
      const tally = new SimulationTally(config.seats)
      const bar = progressBar(games, 'games')
      const start = performance.now()
      try {
        await playAll(game, simulation, threads, (played) => {
          csv?.row(row(played, config.seats))
          if (save !== undefined && played.log) write(save, storyOf(game, played.log, words))
          bar.update(tally.add(played))
        })
      } finally {
        bar.stop()
        csv?.close()
      }
      const report = tally.report(id, threads, (performance.now() - start) / 1000)
      process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : describe(report))
    })
}

async function playAll(game: Game, simulation: Simulation, threads: number, onPlayed: (played: SimulatedGame) => void): Promise<void> {
  if (threads > 1) return simulateOnThreads(game.id, simulation, threads, onPlayed)
  for (let n = 0; n < simulation.games; n++) onPlayed(playNth(game, simulation, n))
}

const bySeat = <T>(seats: number, of: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => of(seat))

const columns = (seats: number) => [
  ...['seed', 'seats', 'decisions', 'reason'],
  ...bySeat(seats, (seat) => `payoff ${seat + 1}`),
  ...bySeat(seats, (seat) => `score ${seat + 1}`),
]

const row = ({ seed, decisions, reason, payoffs, scores }: SimulatedGame, seats: number) => [
  ...[seed, seats, decisions, reason],
  ...bySeat(seats, (seat) => payoffs[seat] ?? ''),
  ...bySeat(seats, (seat) => scores[seat] ?? ''),
]

/** Counts the matches as they are played. */
class SimulationTally {
  readonly #lengths: number[] = []
  readonly #reasons: Record<string, number> = {}
  readonly #wins: number[]
  #draws = 0
  #hash = ''

  constructor(seats: number) {
    this.#wins = bySeat(seats, () => 0)
  }

  /** Counts one more; how many there are. */
  add({ decisions, reason, payoffs, hash: last }: SimulatedGame): number {
    this.#reasons[reason] = (this.#reasons[reason] ?? 0) + 1
    for (const [seat, payoff] of payoffs.entries()) if (payoff === 1) this.#wins[seat] = (this.#wins[seat] ?? 0) + 1
    if (payoffs.every((payoff) => payoff > 0 && payoff < 1)) this.#draws += 1
    this.#hash = hash([this.#hash, last])
    return this.#lengths.push(decisions)
  }

  report(game: string, threads: number, seconds: number): SimulationReport {
    const lengths = this.#lengths.sort((a, b) => a - b)
    const decisions = lengths.reduce((sum, n) => sum + n, 0)
    return {
      game,
      games: lengths.length,
      decisions,
      seconds: round(seconds),
      threads,
      decisionsPerSecond: Math.round(decisions / seconds),
      gamesPerSecond: round(lengths.length / seconds),
      outcomes: { reasons: this.#reasons, wins: this.#wins, draws: this.#draws },
      decisionsPerGame: { min: lengths[0] ?? 0, median: lengths[lengths.length >> 1] ?? 0, max: lengths.at(-1) ?? 0 },
      stateHash: this.#hash,
    }
  }
}

const round = (n: number) => Math.round(n * 1000) / 1000

function describe(r: SimulationReport): string {
  const share = (n: number) => `${((100 * n) / r.games).toFixed(1)} %`
  return `${[
    `${r.games === 1 ? '1 game' : `${r.games} games`} of ${r.game}, ${r.decisions} decisions in ${r.seconds} s${r.threads > 1 ? ` on ${r.threads} threads` : ''}`,
    `${r.decisionsPerSecond} decisions a second, ${r.gamesPerSecond} games a second`,
    `decisions a game: ${r.decisionsPerGame.min} / ${r.decisionsPerGame.median} / ${r.decisionsPerGame.max} (min / median / max)`,
    `wins by seat: ${r.outcomes.wins.map(share).join(', ')}; draws ${share(r.outcomes.draws)}`,
    `endings: ${Object.entries(r.outcomes.reasons)
      .map(([reason, n]) => `${reason} ${share(n)}`)
      .join(', ')}`,
    `state hash ${r.stateHash}`,
  ].join('\n')}\n`
}
