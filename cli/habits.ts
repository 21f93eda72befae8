import { type ArenaGame, type ArenaTask, type BotSpec, type HabitCount, type HabitReport, HabitTally, levels } from '@rulewright/bots'
import { findGame } from '@rulewright/games'
import type { Config, Game, Habits } from '@rulewright/kernel'
import type { Command } from 'commander'
import { forTable, type ManyGamesFlags, threadsOption } from './flags.ts'
import { BOT_NAMES, botsFrom, configFrom, gameNamed, wholeNumber } from './input.ts'
import { progressBar } from './progress.ts'
import { threadPool } from './threads.ts'

interface Flags extends ManyGamesFlags {
  threads?: number
}

/** What one kind of bot does when it plays against itself. */
interface BotHabits {
  readonly bot: string
  readonly habits: HabitReport
}

export function registerHabits(program: Command): void {
  forTable(program.command('habits'))
    .description('let bots play their own kind and count what a strong player would not do')
    .option('--bots <names>', `bots, each of which plays its own kind: ${BOT_NAMES}`, 'master')
    .option('--games <n>', 'how many games of each', wholeNumber('--games', 1, 100_000), 10)
    .option('--seed <text>', 'where the seeds of the games come from', '1')
    .addOption(threadsOption())
    .option('--json', 'print the result as JSON')
    .action(async (id: string, options: Flags) => {
      const { game, words } = await gameNamed(id)
      const config = configFrom(game, words, options)
      const habits = (await findGame(id)?.habits?.()) ?? null
      const names = options.bots.split(',').map((name) => name.trim())
      const bots = botsFrom(options.bots)
      const reports = await countAll(game, habits, config, bots, names, options)
      const { games, seed } = options
      process.stdout.write(
        options.json ? `${JSON.stringify({ game: id, games, seed, bots: reports })}\n` : describe(id, options, bots, reports),
      )
    })
}

async function countAll(
  game: Game,
  habits: Habits | null,
  config: Config,
  bots: readonly BotSpec[],
  names: readonly string[],
  { games, seed, threads }: Flags,
): Promise<BotHabits[]> {
  const pool = threadPool<ArenaTask, ArenaGame>(threads)
  const bar = progressBar(bots.length * games, 'games')
  const reports: BotHabits[] = []
  let done = 0
  try {
    for (const [n, bot] of bots.entries()) {
      const seats = Array.from({ length: config.seats }, () => 0)
      const arena = { config, bots: [bot], games, seed }
      const tasks = Array.from({ length: games }, (_, pair) => ({ game: game.id, arena, seating: { seed: `${seed}/${pair}`, seats } }))
      const tally = new HabitTally(game, habits)
      await pool.doAll(tasks, (played) => {
        tally.add(config, played)
        done += 1
        bar.update(done)
      })
      reports.push({ bot: names[n] ?? '', habits: tally.report() })
    }
  } finally {
    bar.stop()
    await pool.close()
  }
  return reports
}

function describe(id: string, { games, seed }: Flags, bots: readonly BotSpec[], reports: readonly BotHabits[]): string {
  const rows = Object.keys(reports[0]?.habits ?? {})
  const widest = Math.max(...rows.map((row) => row.length))
  const cells = (row: string) => reports.map(({ habits }) => said(habits[row]).padStart(24))
  return `${[
    `${games} ${games === 1 ? 'game' : 'games'} of ${id} by each kind of bot, seed ${seed}`,
    ...reports.map(({ bot }, n) => `  ${bot}: ${thinkingOf(bots[n])}`),
    'How often, of how many occasions; a number alone is an average.',
    `${''.padEnd(widest)}${reports.map(({ bot }) => bot.padStart(24)).join('')}`,
    ...rows.map((row) => `${row.padEnd(widest)}${cells(row).join('')}`),
  ].join('\n')}\n`
}

/** How much a bot thinks about each decision. */
function thinkingOf(spec: BotSpec | undefined): string {
  const budget = spec?.kind === 'level' ? (spec.budget ?? levels[spec.level].budget) : spec && 'budget' in spec ? spec.budget : {}
  const { iterations, milliseconds } = budget
  const time = milliseconds === undefined ? '' : `${milliseconds} ms`
  if (iterations === undefined) return time === '' ? 'does not search' : `thinks ${time} a decision`
  const often = `thinks ${iterations} ${iterations === 1 ? 'iteration' : 'iterations'} a decision`
  return time === '' ? often : `${often}, ${time} at most`
}

function said(count: HabitCount | undefined): string {
  if (!count || count.of === 0) return 'no occasion'
  if (count.kind === 'average') return (count.times / count.of).toFixed(1)
  return `${count.times} of ${count.of} (${((100 * count.times) / count.of).toFixed(1)} %)`
}
