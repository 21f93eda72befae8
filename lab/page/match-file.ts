import type { KeptGame, Report } from '../report.ts'

/** A game of a report as a match file, as the app and `rulewright show` open it. */
export function matchFileOf({ game, version }: Pick<Report, 'game' | 'version'>, { seed, config, choices, bots }: KeptGame): string {
  return `${JSON.stringify({ rulewright: 1, game, version, players: bots, seed, config, steps: choices })}\n`
}

/** Whether the game was played with the printed numbers: only then can any table show it. */
export const isPrinted = ({ variants }: Report, { variant }: KeptGame): boolean =>
  Object.keys(variants.find(({ name }) => name === variant)?.set ?? variants[0]?.set ?? {}).length === 0
