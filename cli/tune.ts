import {
  type ArenaGame,
  type ArenaTask,
  type Budget,
  describeBotProblem,
  onThreads,
  parseBot,
  type TuningReport,
  tune,
} from '@rulewright/bots'
import type { Command } from 'commander'
import { complain } from './complain.ts'
import { ensureWritable, write } from './files.ts'
import { forTable, type TableFlags, threadsOption } from './flags.ts'
import { configFrom, gameNamed, wholeNumber } from './input.ts'
import { percent } from './percent.ts'
import { progressBar } from './progress.ts'
import { threadPool } from './threads.ts'

interface Flags extends TableFlags {
  bot: string
  rounds: number
  games: number
  proof: number
  seed: string
  threads?: number
  out?: string
  json?: boolean
}

export function registerTune(program: Command): void {
  forTable(program.command('tune'))
    .description("tune the weights of a game's evaluation by self-play")
    .option('--bot <name>', 'who plays with the weights: greedy, or search:100', 'greedy')
    .option('--rounds <n>', 'how often games are played and the weights fitted to them', wholeNumber('--rounds', 1, 1000), 3)
    .option('--games <n>', 'games in each round', wholeNumber('--games', 2, 100_000), 200)
    .option('--proof <n>', 'games of the tuned weights against the old in the end', wholeNumber('--proof', 2, 100_000), 400)
    .option('--seed <text>', 'seed of the whole run', '1')
    .addOption(threadsOption())
    .option('--out <file>', 'write the report as JSON')
    .option('--json', 'print the report as JSON')
    .action(async (id: string, options: Flags) => {
      const { game, words } = await gameNamed(id)
      if (!game.bot) complain(`${id} has no evaluation to tune.`)
      const config = configFrom(game, words, options)
      const { seed, rounds, games, proof } = options
      const budget = budgetOf(options.bot)
      ensureWritable(options.out)
      const pool = threadPool<ArenaTask, ArenaGame>(options.threads)
      const bar = progressBar(rounds, 'rounds')
      try {
        const report = await tune(
          game,
          { config, seed, rounds, games, proof, budget },
          { runGames: onThreads(pool, game.id), onProgress: ({ round }) => bar.update(round) },
        )
        bar.stop()
        if (options.out !== undefined) write(options.out, `${JSON.stringify(report, null, 2)}\n`)
        process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : describe(report))
      } finally {
        bar.stop()
        await pool.close()
      }
    })
}

function budgetOf(name: string): Budget | null {
  const spec = parseBot(name)
  if (!spec.ok) return complain(spec.problems.map(describeBotProblem).join(' '))
  if (spec.value.kind === 'greedy') return null
  return spec.value.kind === 'search' ? spec.value.budget : complain(`Weights are tuned with greedy or search, not ${name}.`)
}

function describe(report: TuningReport): string {
  const rows = Object.entries(report.tuned).map(([name, w]) => `  ${name.padEnd(20)} ${String(report.before[name]).padStart(10)} → ${w}`)
  const [low, high] = report.proof.interval
  return `${[
    `${report.game}: ${report.rounds} rounds of ${report.games} games, seed ${report.seed}`,
    ...rows,
    `log loss of the evaluation: ${report.surprise.before.toFixed(4)} → ${report.surprise.tuned.toFixed(4)}`,
    `tuned against old: ${percent(report.proof.winRate)} of ${report.proof.games} games (95 %: ${percent(low)} to ${percent(high)})`,
    report.better ? 'Keep the tuned weights.' : 'Keep the old weights: the tuned ones did not prove better.',
  ].join('\n')}\n`
}
