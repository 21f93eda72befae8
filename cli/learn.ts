import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ArenaGame,
  type ArenaTask,
  decode,
  encode,
  fromText,
  type GenerationReport,
  gamesOf,
  type Learning,
  type Learnt,
  learnFrom,
  NOTHING_LEARNT,
  onThreads,
  type PlayedGame,
  toText,
} from '@rulewright/bots'
import type { ThreadPool } from '@rulewright/bots/pool'
import type { Game } from '@rulewright/kernel'
import type { Command } from 'commander'
import { complain } from './complain.ts'
import { threadsOption } from './flags.ts'
import { gameNamed, wholeNumber } from './input.ts'
import { percent } from './percent.ts'
import { progressBar } from './progress.ts'
import { threadPool } from './threads.ts'
import { trainerOf } from './trainer.ts'

interface Flags {
  minutes?: number
  generations: number
  games: number
  iterations: number
  epochs: number
  proof: number
  trust: number
  thought: number
  teachers: number
  seats?: number[]
  seed: string
  threads?: number
  folder: string
  out?: string
  trainer?: string
  afresh?: boolean
  json?: boolean
}

export function registerLearn(program: Command): void {
  program
    .command('learn')
    .description('let a network learn the game from the bots playing themselves; goes on where it was stopped')
    .argument('<game>', 'the game')
    .option(
      '--minutes <m>',
      'how long to take: a generation plays for three fifths of it at most, and none begins after it',
      wholeNumber('--minutes', 1, 100_000),
    )
    .option('--generations <n>', 'how many generations at most', wholeNumber('--generations', 1, 1000), 3)
    .option('--games <n>', 'games of a generation', wholeNumber('--games', 10, 1_000_000), 2000)
    .option('--iterations <n>', 'iterations a decision of those who play them', wholeNumber('--iterations', 2, 100_000), 30)
    .option('--epochs <n>', 'how often the examples are gone through', wholeNumber('--epochs', 1, 1000), 10)
    .option('--proof <n>', 'games of a new network against the one before', wholeNumber('--proof', 2, 100_000), 200)
    .option(
      '--trust <percent>',
      'how far what was learnt is believed; the rest is the plain evaluation',
      wholeNumber('--trust', 0, 100),
      60,
    )
    .option(
      '--thought <percent>',
      'how much each later thought of a player counts against all that came after it; 0: only how the game ended',
      wholeNumber('--thought', 0, 100),
      5,
    )
    .option(
      '--teachers <n>',
      'how many networks learn by themselves before one learns what they think on average',
      wholeNumber('--teachers', 1, 100),
      4,
    )
    .option(
      '--seats <list>',
      'numbers of seats to play with, each as often, with default settings: "3,4" (default: mostly the usual one)',
      listOfSeats,
    )
    .option('--seed <text>', 'seed of the whole run: the same seed, games and iterations give the same network', '1')
    .addOption(threadsOption())
    .option('--folder <folder>', 'where games and networks are kept (one folder a game)', '.learn')
    .option('--afresh', 'begin from nothing, not from the network that the game has')
    .option('--out <file>', 'where the network goes (default: games/<game>/bot/network.ts)')
    .option('--trainer <command>', 'a program that trains instead, on an accelerator: "python3 bots/learn/trainer.py" (needs PyTorch)')
    .option('--json', 'print the report as JSON')
    .action(async (id: string, options: Flags) => {
      const { game } = await gameNamed(id)
      if (!game.bot?.features) complain(`${id} has no features to learn from: see docs/authoring.md.`)
      const strange = options.seats?.find((seats) => !game.seats.includes(seats))
      if (strange !== undefined)
        complain(`${id} is not played with ${strange} seats, but with ${[...game.seats].sort((a, b) => a - b).join(', ')}.`)
      const reports = await learn(game, options)
      process.stdout.write(
        options.json ? `${JSON.stringify({ game: id, seed: options.seed, generations: reports })}\n` : describe(id, reports),
      )
    })
}

const seatNumber = wholeNumber('--seats', 1, 8)
const listOfSeats = (text: string): number[] => text.split(',').map(seatNumber)

/** The share of the time in which a generation plays; the rest goes to training and the proof. */
const PLAYING = 0.6

async function learn(game: Game, options: Flags): Promise<GenerationReport[]> {
  const notebook = new Notebook(join(options.folder, game.id), game, options.afresh ? NOTHING_LEARNT : await learntSoFar(game))
  const { seed, games, iterations, epochs, proof, teachers } = options
  const learning: Learning = {
    seed,
    games,
    iterations,
    epochs,
    proof,
    teachers,
    trust: options.trust / 100,
    thought: options.thought / 100,
    ...(options.seats ? { seats: options.seats } : {}),
  }
  const minutes = options.minutes ?? Number.POSITIVE_INFINITY
  const until = Date.now() + minutes * 60_000
  const pool = threadPool<ArenaTask, ArenaGame>(options.threads)
  const reports: GenerationReport[] = []
  const say = (text: string) => process.stderr.write(`${text}\n`)
  try {
    while (notebook.learnt.generation < options.generations && Date.now() < until) {
      const { generation } = notebook.learnt
      say(`Generation ${generation + 1} of ${options.generations}: playing ${games} games`)
      await playGames(game, learning, notebook, pool, Date.now() + minutes * 60_000 * PLAYING)
      say(`Learning from ${notebook.games.length} games`)
      const { learnt, report } = await learnFrom(game, notebook.games, notebook.learnt, learning, {
        runGames: onThreads(pool, game.id),
        onEpoch: (who, epoch, loss) => say(`  ${who}, epoch ${epoch} of ${epochs}: log loss ${loss.toFixed(4)}`),
        ...(options.trainer === undefined ? {} : { teach: trainerOf(options.trainer, join(notebook.folder, 'training')) }),
      })
      reports.push(report)
      say(describeGeneration(report))
      notebook.keep(learnt)
      if (report.admitted) publish(game, notebook, report, options)
    }
  } finally {
    await pool.close()
  }
  return reports
}

async function playGames(
  game: Game,
  learning: Learning,
  notebook: Notebook,
  pool: ThreadPool<ArenaTask, ArenaGame>,
  until: number,
): Promise<void> {
  const tasks = gamesOf(game, learning, notebook.learnt)
  const missing = tasks.filter(({ seating }) => !notebook.has(seating.seed))
  const configs = new Map(missing.map(({ seating, arena }) => [seating.seed, arena.config]))
  const bar = progressBar(tasks.length, 'games')
  let done = tasks.length - missing.length
  await pool.doAll(whileTime(missing, until), ({ seed, choices, payoffs, thoughts }) => {
    const config = configs.get(seed)
    if (config) notebook.add({ config, seed, choices, payoffs, thoughts })
    done += 1
    bar.update(done)
  })
  bar.stop()
  // In the order of the tasks, not of their completion: the same games teach the same.
  notebook.sort(new Map(tasks.map(({ seating }, n) => [seating.seed, n])))
}

function* whileTime<T>(tasks: Iterable<T>, until: number): Generator<T> {
  for (const task of tasks) {
    if (Date.now() >= until) return
    yield task
  }
}

/** What is kept on disk between generations and found again after an interruption: every game, and the current network. */
class Notebook {
  games: PlayedGame[] = []
  learnt: Learnt
  readonly #seeds = new Set<string>()

  constructor(
    readonly folder: string,
    game: Game,
    before: Learnt,
  ) {
    mkdirSync(folder, { recursive: true })
    for (const line of read(this.#file('games.jsonl')).split('\n')) {
      const played = line === '' ? null : readGame(line)
      if (played) this.#note(played)
    }
    const state = read(this.#file('learnt.json'))
    this.learnt = state === '' ? before : readLearnt(state, game)
  }

  has(seed: string): boolean {
    return this.#seeds.has(seed)
  }

  add(played: PlayedGame): void {
    const { config, seed, choices, payoffs, thoughts } = played
    const short = choices.map(({ seat, index }) => [seat, index])
    appendFileSync(this.#file('games.jsonl'), `${JSON.stringify({ config, seed, payoffs, choices: short, thoughts })}\n`)
    this.#note(played)
  }

  /** Puts the games of a generation last, and in order. */
  sort(order: ReadonlyMap<string, number>): void {
    const place = (played: PlayedGame) => order.get(played.seed) ?? -1
    this.games.sort((a, b) => place(a) - place(b))
  }

  keep(learnt: Learnt): void {
    this.learnt = learnt
    const network = learnt.parameters ? toText(encode(learnt.parameters)) : null
    writeFileSync(this.#file('learnt.json'), `${JSON.stringify({ generation: learnt.generation, network })}\n`)
  }

  #note(played: PlayedGame): void {
    this.#seeds.add(played.seed)
    this.games.push(played)
  }

  #file(name: string): string {
    return join(this.folder, name)
  }
}

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The network that the game has: a new one must beat it. One made for other features is of no use any more. */
async function learntSoFar({ bot }: Game): Promise<Learnt> {
  if (!bot?.network || !bot.features) return NOTHING_LEARNT
  try {
    return { generation: 0, parameters: decode(fromText(await bot.network()), bot.features.size) }
  } catch {
    return NOTHING_LEARNT
  }
}

/** A game whose line was cut short by an interruption, or that tells no thoughts, is played again. */
function readGame(line: string): PlayedGame | null {
  try {
    const { config, seed, payoffs, choices, thoughts } = JSON.parse(line)
    if (!Array.isArray(thoughts)) return null
    return { config, seed, payoffs, thoughts, choices: choices.map(([seat, index]: [number, number]) => ({ seat, index })) }
  } catch {
    return null
  }
}

function readLearnt(text: string, game: Game): Learnt {
  const { generation, network } = JSON.parse(text)
  return { generation, parameters: network === null ? null : decode(fromText(network), game.bot?.features?.size ?? 0) }
}

function publish(
  game: Game,
  { learnt, games }: Notebook,
  report: GenerationReport,
  { out, seats, seed, thought, teachers, trust, iterations }: Flags,
): void {
  const file = out ?? join('games', game.id, 'bot', 'network.ts')
  if (!learnt.parameters) return
  const made = `npm run learn -- ${game.id} --seed ${seed}${seats ? ` --seats ${seats}` : ''} --thought ${thought} --teachers ${teachers} --trust ${trust}, generation ${report.generation + 1}: ${games.length} games of search:${iterations}`
  const loss = `log loss ${report.loss.toFixed(4)} (plain evaluation ${report.plainLoss.toFixed(4)})`
  const text = `// Learnt, not written (${made}; ${loss}).\nexport const network =\n  '${toText(encode(learnt.parameters))}'\n`
  writeFileSync(file, text)
}

function describeGeneration({ generation, games, examples, plainLoss, loss, proof, admitted }: GenerationReport): string {
  const against = `${percent(proof.winRate)} of ${proof.games} (95 %: ${percent(proof.interval[0])} to ${percent(proof.interval[1])})`
  return `Generation ${generation + 1}: ${games} games, ${examples} examples, log loss ${plainLoss.toFixed(4)} → ${loss.toFixed(4)}, against the one before ${against}: ${admitted ? 'admitted' : 'not admitted'}`
}

const describe = (id: string, reports: readonly GenerationReport[]): string =>
  reports.length === 0 ? `${id}: nothing left to do; --generations asks for more.\n` : `${reports.map(describeGeneration).join('\n')}\n`
