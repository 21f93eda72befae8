import type { GameRecord } from './record.ts'
import type { Report } from './report.ts'

/** A cell with a comma, a quote or a line break is quoted, and its own quotes are doubled (RFC 4180). */
export const csvCell = (value: unknown): string => {
  const text = String(value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const table = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\n')}\n`

/** Everything as tables, for spreadsheets. */
export function tablesOf(report: Report, games: readonly GameRecord[]): Readonly<Record<string, string>> {
  const shares = report.variants.flatMap(({ name, shares: own }) =>
    own.map(({ kind, label, share, fair, chance, corrected }) => [
      name,
      kind,
      label,
      share.value,
      share.low,
      share.high,
      share.n,
      fair,
      chance,
      corrected,
    ]),
  )
  const things = report.variants.flatMap(({ name, things: own }) =>
    own.map(({ kind, thing, name: called, drawn, used, left, rate }) => [
      ...[name, kind, thing, called],
      ...[drawn, used, left, rate].flatMap(({ value, low, high, n }) => (n === 0 ? ['', '', '', 0] : [value, low, high, n])),
    ]),
  )
  const four = (what: string) => [what, `${what} low`, `${what} high`, `${what} deals`]
  const played = games.map(({ arm, deal, turn, seed, payoffs, scores, reason, decisions, free, rounds }) => [
    ...[arm, deal, turn, seed, payoffs.join(' '), scores.join(' '), reason, decisions, free, rounds],
  ])
  return {
    'shares.csv': table(['variant', 'kind', 'label', ...four('share'), 'fair', 'chance', 'corrected'], shares),
    'things.csv': table(['variant', 'kind', 'thing', 'name', ...['drawn', 'used', 'left', 'rate'].flatMap(four)], things),
    'games.csv': table(['arm', 'deal', 'turn', 'seed', 'payoffs', 'scores', 'reason', 'decisions', 'free', 'rounds'], played),
  }
}
