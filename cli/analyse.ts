import { availableParallelism } from 'node:os'
import { COSTS, LABELS } from '@rulewright/bots'
import { plain, type Words } from '@rulewright/kernel'
import { Analysing, Differs, playThrough, type Results, type TaskOf } from '@rulewright/play'
import { type AnalysedDecision, withNames } from '@rulewright/wire'
import type { Command } from 'commander'
import { complain } from './complain.ts'
import { threadsOption } from './flags.ts'
import { matchFrom } from './input.ts'
import { percent } from './percent.ts'
import { progressBar } from './progress.ts'
import { threadPool } from './threads.ts'

/** How long a thread works before it reports progress, in milliseconds. */
const A_WHILE = 2_000

interface Flags {
  threads?: number
  json?: boolean
}

export function registerAnalyse(program: Command): void {
  program
    .command('analyse')
    .description('judge every decision of a finished match from what its seat knew, and say where it turned')
    .argument('<file>', 'a match file')
    .addOption(threadsOption('decisions'))
    .option('--json', 'print the result as JSON')
    .action(async (file: string, options: Flags) => {
      const { log, game, words, players } = await matchFrom(file)
      try {
        const { match } = playThrough(game, log, { telling: { words, players } })
        if (!match.outcome) complain(`The match in ${file} is still under way; only what is over is analysed.`)
      } catch (error) {
        if (error instanceof Differs) complain(`${file} does not fit the rules. ${error.message}`)
        throw error
      }
      const { config, seed, choices } = log
      const found = await analysed({ config, seed, redeals: [], choices }, game.id, options.threads)
      const decisions = found.map((decision) => named(decision, players))
      process.stdout.write(options.json ? `${JSON.stringify({ game: game.id, players, decisions })}\n` : told(decisions, players, words))
    })
}

/** Judges all of them on threads. */
async function analysed(
  record: TaskOf<'analyse'>['record'],
  game: string,
  threads = availableParallelism(),
): Promise<readonly AnalysedDecision[]> {
  const pool = threadPool<TaskOf<'analyse'>, Results['analyse']>(threads)
  const job = new Analysing({ game, record, lanes: threads, milliseconds: A_WHILE, think: (task) => pool.do(task) })
  const bar = progressBar(job.of, 'choices')
  try {
    await job.run(async () => bar.update(job.done))
  } finally {
    bar.stop()
    await pool.close()
  }
  return job.decisions
}

/** With the players' names where they belong. */
function named({ asked, choice, better, ...decision }: AnalysedDecision, players: readonly string[]): AnalysedDecision {
  const fill = (said: string) => plain(withNames(said, (seat) => players[seat] ?? ''))
  return {
    ...decision,
    ...(asked === undefined ? {} : { asked: fill(asked) }),
    ...(choice ? { choice: { ...choice, said: fill(choice.said) } } : {}),
    ...(better ? { better: { ...better, said: fill(better.said) } } : {}),
  }
}

function told(decisions: readonly AnalysedDecision[], players: readonly string[], words: Words): string {
  const costly = decisions.filter(({ label }) => label !== null)
  const counts = LABELS.map(
    (label) => `${costly.filter((one) => one.label === label).length} × ${label} (from ${percent(COSTS[label], 0)})`,
  )
  return `${[...costly.map((one) => lineOf(one, players, words)), `${decisions.length} decisions judged: ${counts.join(', ')}.`].join('\n')}\n`
}

function lineOf(
  { count, seat, best, chosen, label, asked, choice, better, reasons }: AnalysedDecision,
  players: readonly string[],
  words: Words,
) {
  const reason = reasons?.flatMap((term) => words.advice?.[term] ?? [])[0]
  const why = reason === undefined ? '' : ` It ${plain(reason)}`
  return [
    `${count + 1}. ${players[seat]}, asked “${asked}”: ${choice?.said} (${label}: ${percent(chosen, 0)} instead of ${percent(best, 0)})`,
    `   Better: ${better?.said}.${why}`,
  ].join('\n')
}
