import type { MutationResult } from './mutate.ts'

export interface MutationReport {
  readonly game: string
  readonly mutants: number
  readonly killed: number
  readonly survived: readonly { readonly file: string; readonly line: number; readonly change: string }[]
  readonly score: number
}

export function reportOf(game: string, { mutants, survived }: MutationResult): MutationReport {
  const killed = mutants.length - survived.length
  return {
    game,
    mutants: mutants.length,
    killed,
    survived: survived.map(({ file, line, change }) => ({ file, line, change })),
    score: mutants.length === 0 ? 1 : Math.round((10_000 * killed) / mutants.length) / 10_000,
  }
}

/** For people: the survivors with their lines, then the sum. */
export function tableOf(game: string, result: MutationResult): string {
  const { mutants, killed, score } = reportOf(game, result)
  const lines = result.survived.flatMap(({ file, line, change, context }) => [
    `  ${file}:${line}`,
    `      ${change}`,
    `      in  ${context}`,
  ])
  if (lines.length > 0) lines.unshift('Survived:')
  const listed = result.equivalent.length > 0 ? `, ${result.equivalent.length} more listed as equivalent` : ''
  lines.push(`${game}: ${killed} of ${mutants} mutants killed (${(100 * score).toFixed(1)} %)${listed}`)
  lines.push(`  by ${result.counting} tests; ${result.aside} are golden or random play and do not count; ${result.all} mutants in all`)
  return `${lines.join('\n')}\n`
}

/** What is wrong with the list of equivalent mutants. */
export function complaints({ stale, refuted }: MutationResult, path: string): string[] {
  return [
    ...stale.map((one) => `${path}: nothing fits "${one.change}" in "${one.line}" of ${one.file} any more`),
    ...refuted.map(
      ({ mutant, killer }) => `${path}: "${mutant.change}" in ${mutant.file}:${mutant.line} is not equivalent, for it fails ${killer}`,
    ),
  ]
}
