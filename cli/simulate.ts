import { type Bot, type BotSpec, makeBot } from '@rulewright/bots'
import { below, type Config, type Game, hash, Match, type Outcome, type RandomState, seedRandom } from '@rulewright/kernel'
import type { Command } from 'commander'
import { botsFrom, configFrom, gameNamed, wholeNumber } from './input.ts'
import { progressBar } from './progress.ts'

interface Options {
  config?: string
  seats?: number
  bots: string
  games: number
  seed: string
  json?: boolean
}

interface Simulation {
  readonly game: string
  readonly games: number
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  /** How often each way of ending came up, and how often each seat won. */
  readonly outcomes: { readonly reasons: Readonly<Record<string, number>>; readonly wins: readonly number[]; readonly draws: number }
  readonly decisionsPerGame: { readonly min: number; readonly median: number; readonly max: number }
  /** A hash over the last states of all games: the same seed gives the same on every machine. */
  readonly stateHash: string
}

interface Played {
  readonly decisions: number
  readonly outcome: Outcome
  readonly hash: string
}

/** Random play needs no record and no observer: this is how fast the rules are. */
function playRandom(game: Game, config: Config, seed: string): Played {
  const random: RandomState = seedRandom(`moves ${seed}`)
  const match = Match.playout(game, config, seed)
  let decisions = 0
  for (let decision = match.first; decision !== null; decision = match.first) {
    match.choose(decision.seat, below(random, decision.options.length))
    decisions += 1
  }
  return finished(match, decisions)
}

function playBots(game: Game, config: Config, seed: string, bots: readonly Bot[]): Played {
  const match = Match.start(game, config, seed)
  let decisions = 0
  for (let decision = match.first; decision !== null; decision = match.first) {
    const bot = bots[decision.seat % bots.length]
    if (!bot) break
    match.choose(decision.seat, bot.choose(match.observer(decision.seat), `${seed} ${decisions}`))
    decisions += 1
  }
  return finished(match, decisions)
}

function finished(match: Match, decisions: number): Played {
  const { outcome } = match
  if (!outcome) throw new Error('the match stopped without an outcome')
  return { decisions, outcome, hash: hash(match.state) }
}

function simulate(
  game: Game,
  config: Config,
  bots: readonly BotSpec[],
  games: number,
  seed: string,
  onGame: (done: number) => void = () => {},
): Simulation {
  const allRandom = bots.every((bot) => bot.kind === 'random')
  const lengths: number[] = []
  const reasons: Record<string, number> = {}
  const wins = Array.from({ length: config.seats }, () => 0)
  let draws = 0
  let decisions = 0
  let all = ''
  const start = performance.now()
  for (let n = 0; n < games; n++) {
    const matchSeed = `${seed}-${n}`
    const played = allRandom ? playRandom(game, config, matchSeed) : playBots(game, config, matchSeed, bots.map(makeBot))
    decisions += played.decisions
    lengths.push(played.decisions)
    reasons[played.outcome.reason] = (reasons[played.outcome.reason] ?? 0) + 1
    for (const [seat, payoff] of played.outcome.payoffs.entries()) if (payoff === 1) wins[seat] = (wins[seat] ?? 0) + 1
    if (played.outcome.payoffs.every((payoff) => payoff > 0 && payoff < 1)) draws += 1
    all = hash([all, played.hash])
    onGame(n + 1)
  }
  const seconds = (performance.now() - start) / 1000
  lengths.sort((a, b) => a - b)
  return {
    game: game.id,
    games,
    decisions,
    seconds: round(seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: round(games / seconds),
    outcomes: { reasons, wins, draws },
    decisionsPerGame: { min: lengths[0] ?? 0, median: lengths[lengths.length >> 1] ?? 0, max: lengths[lengths.length - 1] ?? 0 },
    stateHash: all,
  }
}

const round = (n: number) => Math.round(n * 1000) / 1000

export function registerSimulate(program: Command): void {
  program
    .command('simulate')
    .description('play many matches between bots and count how they end')
    .argument('<game>', 'the game')
    .option('--config <file>', 'configuration: a JSON file, or the JSON itself')
    .option('--seats <n>', 'number of seats', wholeNumber('--seats', 1, 8))
    .option('--bots <names>', 'bots by seat, repeated when there are more seats', 'random')
    .option('--games <n>', 'how many matches', wholeNumber('--games', 1), 100)
    .option('--seed <text>', 'seed of the first match', '1')
    .option('--json', 'print the result as JSON')
    .action(async (id: string, options: Options) => {
      const { game, words } = await gameNamed(id)
      const config = configFrom(game, words, options)
      const bots = botsFrom(options.bots)
      const bar = progressBar(options.games, 'games')
      const result = simulate(game, config, bots, options.games, options.seed, (done) => bar.update(done))
      bar.stop()
      process.stdout.write(options.json ? `${JSON.stringify(result)}\n` : report(result))
    })
}

function report(r: Simulation): string {
  const share = (n: number) => `${((100 * n) / r.games).toFixed(1)} %`
  return `${[
    `${r.games} games of ${r.game}, ${r.decisions} decisions in ${r.seconds} s`,
    `${r.decisionsPerSecond} decisions a second, ${r.gamesPerSecond} games a second`,
    `decisions a game: ${r.decisionsPerGame.min} / ${r.decisionsPerGame.median} / ${r.decisionsPerGame.max} (min / median / max)`,
    `wins by seat: ${r.outcomes.wins.map(share).join(', ')}; draws ${share(r.outcomes.draws)}`,
    `endings: ${Object.entries(r.outcomes.reasons)
      .map(([reason, n]) => `${reason} ${share(n)}`)
      .join(', ')}`,
    `state hash ${r.stateHash}`,
  ].join('\n')}\n`
}
