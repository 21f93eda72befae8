import type { LogRow } from './rows.ts'

/** A log that cannot be followed from where the reader began: it must be read from the deal. */
export class BeforeSnapshot extends Error {}

/** The choices in force, without those taken back. `before`: how many choices were made before the first of these rows. */
export function choicesInForce(rows: readonly LogRow[], before = 0): LogRow[] {
  const choices: LogRow[] = []
  for (const row of rows) {
    if (row.kind === 'choose' || row.kind === 'secret') choices.push(row)
    if (row.kind !== 'undo' && row.kind !== 'take-back') continue
    if (row.index < before) throw new BeforeSnapshot(`the log goes back to choice ${row.index}, the rows begin at ${before}`)
    if (row.kind === 'take-back') choices.splice(row.index - before, 1)
    else choices.length = Math.min(choices.length, row.index - before)
  }
  return choices
}
