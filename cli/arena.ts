import {
  type ArenaGame,
  type ArenaReport,
  type ArenaTask,
  type BotSpec,
  onThreads,
  runArena,
  TooFewBots,
  type WinShare,
} from '@rulewright/bots'
import type { Command } from 'commander'
import { complain } from './complain.ts'
import { CsvFile } from './csv.ts'
import { forTable, type ManyGamesFlags, threadsOption } from './flags.ts'
import { BOT_NAMES, botsFrom, configFrom, gameNamed, wholeNumber } from './input.ts'
import { percent } from './percent.ts'
import { progressBar } from './progress.ts'
import { threadPool } from './threads.ts'

interface Flags extends ManyGamesFlags {
  threads?: number
  csv?: string
}

export function registerArena(program: Command): void {
  forTable(program.command('arena'))
    .description('let bots play each other, every seed with the seats swapped, and count')
    .requiredOption('--bots <a,b>', `two bots: ${BOT_NAMES}`)
    .option('--games <n>', 'how many games; rounded up to whole pairs where the bots meet', wholeNumber('--games', 1, 1_000_000), 400)
    .option('--seed <text>', 'seed of the first pair', '1')
    .addOption(threadsOption())
    .option('--csv <file>', 'write a line for each game')
    .option('--json', 'print the result as JSON')
    .action(async (id: string, options: Flags) => {
      const { game, words } = await gameNamed(id)
      const config = configFrom(game, words, options)
      const bots = contestants(options.bots)
      const names = options.bots.split(',').map((name) => name.trim())
      const csv = options.csv === undefined ? null : new CsvFile(options.csv, columns(names))
      const pool = threadPool<ArenaTask, ArenaGame>(options.threads)
      const bar = progressBar(options.games, 'games')
      try {
        const arena = { config, bots, games: options.games, seed: options.seed }
        const report = await runArena(game, arena, {
          runGames: onThreads(pool, game.id),
          onPlayed: (one, done, of) => {
            csv?.row(row(one, names))
            bar.update(Math.round((done / of) * options.games))
          },
        })
        bar.stop()
        process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : describe(report))
      } catch (error) {
        if (error instanceof TooFewBots) complain(error.message)
        throw error
      } finally {
        bar.stop()
        csv?.close()
        await pool.close()
      }
    })
}

/** Bots by name; one is enough where all play together. */
function contestants(names: string): BotSpec[] {
  const bots = botsFrom(names)
  return bots.length > 2 ? complain(`An arena is for two bots, not ${bots.length}.`) : bots
}

const columns = (names: readonly string[]) => [
  ...['seed', 'bots by seat', 'payoffs by seat', 'reason'],
  ...names.flatMap((_, bot) => [`decisions ${bot + 1}`, `milliseconds ${bot + 1}`]),
]

const row = (g: ArenaGame, names: readonly string[]) => [
  g.seed,
  g.seats.map((bot) => names[bot] ?? '').join(' '),
  g.payoffs.join(' '),
  g.reason,
  ...names.flatMap((_, bot) => [g.decisions[bot] ?? 0, (g.milliseconds[bot] ?? 0).toFixed(1)]),
]

const share = ({ winRate, interval: [low, high] }: WinShare) =>
  `${percent(winRate).padStart(7)}  (95 %: ${percent(low)} to ${percent(high)})`

function describe(report: ArenaReport): string {
  const lines = report.bots.map(
    (bot) =>
      `${bot.name.padEnd(14)} ${share(bot)}  ${bot.decisionsPerGame.toFixed(0)} decisions a game, ${bot.millisecondsPerDecision.toFixed(2)} ms each${bot.iterationsPerSecond > 0 ? `, ${bot.iterationsPerSecond.toFixed(0)} iterations a second` : ''}`,
  )
  const title =
    report.mode === 'party' ? `${report.games} games of ${report.game} for each party` : `${report.games} games of ${report.game}`
  const unfinished = report.unfinished > 0 ? [`${report.unfinished} games did not end and were called off`] : []
  const ahead = report.ahead ? [`${report.bots[0]?.name} fared better on the same seed: ${share(report.ahead).trim()}`] : []
  const lead = report.bots.length > 1 ? [`${report.elo >= 0 ? '+' : ''}${report.elo.toFixed(0)} Elo`] : []
  return `${[title, ...lines, ...lead, ...ahead, ...unfinished].join('\n')}\n`
}
