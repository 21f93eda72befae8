import { type Arena, type ArenaReport, type BotReport, nameOf, type WinShare } from '@rulewright/bots'
import type { Config } from '@rulewright/kernel'
import type { DuelOptions } from './options.ts'

/** What a side's bots judge by: a network and its number of facts, or their plain evaluation. */
export type JudgedBy = `network of ${number} facts` | 'plain evaluation'

export interface DuelReport extends ArenaReport {
  /** Whose kernel and rules theirs thought by. */
  readonly theirRules: 'ours' | 'theirs'
  readonly config: Config
  readonly bots: readonly (BotReport & { readonly judgedBy: JudgedBy })[]
}

/** The arena's report with names and judges that tell the sides apart. */
export function duelReport(
  report: ArenaReport,
  { config }: Arena,
  { bots, whole }: DuelOptions,
  judges: readonly [JudgedBy, JudgedBy],
): DuelReport {
  const [ours, theirs] = bots
  const sides = [
    { name: nameOf(ours).replace('search', 'ours'), judgedBy: judges[0] },
    { name: nameOf(theirs).replace('search', 'theirs'), judgedBy: judges[1] },
  ]
  return {
    ...report,
    theirRules: whole ? 'theirs' : 'ours',
    config,
    bots: report.bots.map((bot, n) => ({ ...bot, judgedBy: judges[0], ...sides[n] })),
  }
}

export function describe(report: DuelReport): string {
  const lines = report.bots.map(
    (bot) =>
      `${bot.name.padEnd(16)} ${shareText(bot)}  ${bot.decisionsPerGame.toFixed(0)} decisions a game, ${bot.millisecondsPerDecision.toFixed(2)} ms each, ${bot.iterationsPerSecond.toFixed(0)} iterations a second, by its ${bot.judgedBy}`,
  )
  const title = `${report.games} games of ${report.game}${report.mode === 'party' ? ' for each party' : ''}`
  const ahead = report.ahead ? [`${report.bots[0]?.name} fared better on the same seed: ${shareText(report.ahead)}`] : []
  const unfinished = report.unfinished > 0 ? [`${report.unfinished} games did not end and were called off`] : []
  return `${[title, ...lines, ...ahead, ...unfinished].join('\n')}\n`
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const shareText = ({ winRate, interval: [low, high] }: WinShare): string =>
  `${percent(winRate)} (95 %: ${percent(low)} to ${percent(high)})`
