import type { Comparison, Report, VariantReport } from '@rulewright/lab'
import { percent } from './percent.ts'

const between = ({ low, high }: { readonly low: number; readonly high: number }) => `(95 %: ${percent(low)} to ${percent(high)})`

const SURE = 0.05
const MOST_THINGS = 12
/** Deals in which a thing must have been used before it is named among the best. */
const ENOUGH = 10

/** A report for the terminal: what stands out, and where the rest is. */
export function describeReport(report: Report): string {
  const head = `${report.title}: ${report.games} games on ${report.deals} deals${report.stopped ? ' (all that is watched was decided)' : ''}`
  const watched = report.watched.map(({ watch, variant, verdict, after }) => {
    const about = variant === null ? watch : `${watch} in ${variant}`
    if (verdict === 'unmet') return `${about}: nobody played as it; what there is stands below`
    if (verdict === 'open') return `${about}: not decided`
    return `${about}: ${verdict === 'differs' ? 'differs' : 'no difference worth speaking of'}, decided after ${after} deals`
  })
  const parts = [
    [head, ...watched],
    ...report.variants.map((variant) => describeVariant(report, variant)),
    ...report.comparisons.map((comparison) => [describeComparison(comparison, report.names).trimEnd()]),
    duels('Depth', report.ladder),
    duels('Worth', report.without),
  ]
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

function duels(title: string, list: Report['ladder']): string[] {
  if (list.length === 0) return []
  return [title, ...list.map(({ first, second, share }) => `  ${first} against ${second}: ${percent(share.value)} ${between(share)}`)]
}

/** In a column as wide as the longest of them. */
const inColumn = (labels: readonly string[]): readonly string[] => {
  const width = Math.max(...labels.map(({ length }) => length), 0)
  return labels.map((label) => label.padEnd(width))
}

function describeVariant(report: Report, { name, set, shares, length, drama, luck, things, unfinished }: VariantReport): string[] {
  const named = (id: string) => report.names?.[id] ?? id
  const changed = Object.entries(set).map(([number, value]) => `${named(number)} ${value}`)
  const lines = [changed.length > 0 ? `${name} (${changed.join(', ')})` : name]
  const labels = inColumn(shares.map(({ kind, label }) => `${kind} ${report.names?.[`${kind} ${label}`] ?? label}`))
  for (const [n, { share, fair, corrected }] of shares.entries()) {
    const mark = corrected !== null && corrected < SURE && fair !== null ? `  not ${percent(fair)} by chance` : ''
    lines.push(`  ${labels[n]} ${percent(share.value).padStart(7)}  ${between(share)}  ${share.n} deals${mark}`)
  }
  const { decisions, rounds, minutes, forced } = length
  lines.push(
    `  in the middle of all games: ${decisions.median} decisions${rounds ? `, ${rounds.median} rounds` : ''}, about ${minutes.median.toFixed(0)} minutes; ${percent(forced.value)} forced`,
  )
  if (drama)
    lines.push(`  winner known after ${percent(drama.known.median)} of the game; ${drama.leadChanges.mean.value.toFixed(1)} lead changes`)
  if (luck) lines.push(`  the deal decides ${percent(luck.decided.value)} ${between(luck.decided)}`)
  if (unfinished > 0) lines.push(`  ${unfinished} games did not end and were called off`)
  const used = things.filter(({ used: by }) => by.n >= ENOUGH).sort((a, b) => b.used.value - b.par - (a.used.value - a.par))
  if (used.length > 0)
    lines.push(
      `  won with: ${used
        .slice(0, MOST_THINGS / 2)
        .map(({ name: thing, used: by }) => `${thing} ${percent(by.value)} of ${by.n}`)
        .join(', ')}`,
    )
  const never = things.filter(({ used: by }) => by.n === 0).map(({ name: thing }) => thing)
  if (never.length > 0)
    lines.push(
      `  never used: ${never.slice(0, MOST_THINGS).join(', ')}${never.length > MOST_THINGS ? ` and ${never.length - MOST_THINGS} more` : ''}`,
    )
  return lines
}

/** Two variants side by side. */
export function describeComparison({ before, after, rows }: Comparison, names: Report['names'] = {}): string {
  const labels = inColumn(rows.map(({ measure }) => (names[measure] ? `${measure.split(' ')[0]} ${names[measure]}` : measure)))
  const told = rows.map(({ measure, before: was, after: is, difference, corrected }, n) => {
    const show = isShare(measure) ? percent : (n: number) => n.toFixed(1)
    const change = `${difference.value >= 0 ? '+' : ''}${show(difference.value)}`
    return `  ${labels[n]} ${show(was).padStart(8)} ${show(is).padStart(8)}  ${change} (95 %: ${show(difference.low)} to ${show(difference.high)})${corrected < SURE ? '  beyond chance' : ''}`
  })
  const sure = rows.filter(({ corrected }) => corrected < SURE).length
  const note = `${rows.length} measures were compared and corrected together (Holm); ${sure === 0 ? 'none' : sure} differ${sure === 1 ? 's' : ''} beyond chance. Counts are means.`
  return `${[`${before} → ${after}`, ...told, note].join('\n')}\n`
}

const COUNTS = ['decisions', 'rounds', 'minutes', 'lead changes']
const isShare = (measure: string): boolean => !COUNTS.includes(measure)
