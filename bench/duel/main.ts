import { Worker } from 'node:worker_threads'
import { type ArenaGame, type ArenaTask, onThreads, runArena } from '@rulewright/bots'
import { ThreadPool } from '@rulewright/bots/pool'
import { findGame, games } from '@rulewright/games'
import type { Game } from '@rulewright/kernel'
import { type DuelSide, loadSides } from './load.ts'
import { arenaOf, type DuelOptions, Misused, readOptions, USAGE } from './options.ts'
import { type DuelReport, describe, duelReport, type JudgedBy } from './report.ts'

// Lets our bots play another checkout's under our rules, each with its own budget.

const SAYS_EVERY = 30_000

async function duel(options: DuelOptions): Promise<DuelReport> {
  const game = await gameNamed(options.game)
  const arena = arenaOf(game, options)
  const [ours, theirs] = await loadSides(options.whole)
  const thread = () => new Worker(new URL('./worker.js', import.meta.url), { workerData: options.whole ? 'whole' : null })
  const pool = new ThreadPool<ArenaTask, ArenaGame>(thread, options.threads)
  let said = Date.now()
  try {
    const report = await runArena(game, arena, {
      runGames: onThreads(pool, game.id),
      onPlayed(_, done, of) {
        if (Date.now() - said < SAYS_EVERY && done < of) return
        said = Date.now()
        process.stderr.write(`  ${done} of ${of} games\n`)
      },
    })
    return duelReport(report, arena, options, [await judgedBy(ours, game), await judgedBy(theirs, game)])
  } finally {
    await pool.close()
  }
}

async function gameNamed(id: string): Promise<Game> {
  const game = await findGame(id)?.rules()
  if (!game) throw new Misused(`there is no game "${id}"; there are ${games.map((each) => each.id).join(', ')}`)
  return game
}

async function judgedBy(side: DuelSide, { id }: Game): Promise<JudgedBy> {
  const { bot } = await side.learnGame(id)
  return bot?.network && bot.features ? `network of ${bot.features.size} facts` : 'plain evaluation'
}

try {
  const options = readOptions(process.argv.slice(process.argv[2] === 'duel' ? 3 : 2))
  const report = await duel(options)
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : describe(report))
} catch (error) {
  if (!(error instanceof Misused)) throw error
  process.stderr.write(`${error.message}\n${USAGE}\n`)
  process.exitCode = 2
}
