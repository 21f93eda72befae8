import type { LogRow } from '../data/rows.ts'

/** The choices that stand: what was taken back is left out. */
export function standingChoices(rows: readonly LogRow[]): LogRow[] {
  const standing: LogRow[] = []
  for (const row of rows) {
    if (row.kind === 'choose') standing.push(row)
    if (row.kind === 'undo') standing.length = Math.min(standing.length, row.index)
  }
  return standing
}
