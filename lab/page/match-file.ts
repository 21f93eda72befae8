import type { KeptGame, Report } from '../report.ts'

/** A game of a report as a match file, with the numbers it was played with, as the app and `rulewright show` open it. */
export function matchFileOf(report: Pick<Report, 'game' | 'version' | 'variants'>, kept: KeptGame): string {
  const { game, version } = report
  const { seed, config, choices, bots } = kept
  const numbers = numbersOf(report, kept)
  const played = Object.keys(numbers).length > 0 ? { ...config, numbers } : config
  return `${JSON.stringify({ rulewright: 1, game, version, players: bots, seed, config: played, steps: choices })}\n`
}

/** The ladder and the restricted players play as the first variant does. */
const numbersOf = ({ variants }: Pick<Report, 'variants'>, { variant }: KeptGame): Readonly<Record<string, number>> =>
  (variants.find(({ name }) => name === variant) ?? variants[0])?.set ?? {}
