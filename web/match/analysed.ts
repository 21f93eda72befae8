import type { AnalysedDecision, Analysis, ChoiceLabel, Winning } from '@rulewright/wire'

/** A costly decision. */
export type CostlyDecision = AnalysedDecision & { readonly label: ChoiceLabel }

/** A short sign for a label where there is no room for its name: players of other games know these. */
export const LABEL_SIGNS: Readonly<Record<ChoiceLabel, string>> = { slip: '?!', mistake: '?', blunder: '??' }

const WORST_LAST: readonly ChoiceLabel[] = ['slip', 'mistake', 'blunder']

const isCostly = (decision: AnalysedDecision): decision is CostlyDecision => decision.label !== null

/** The costly decisions, in the order of the match; of one seat, or of all. */
export const costlyIn = (analysis: Analysis | null, seat: number | null = null): readonly CostlyDecision[] =>
  (analysis?.decisions ?? []).filter(isCostly).filter((decision) => seat === null || decision.seat === seat)

/** How many choices may go by before one is reported. */
const TOLD_LATER = 12

/** The label of each line of a log, by its count of choices: a choice without a line of its own is labelled at the next. */
export function labelsByCount(costly: readonly CostlyDecision[], counts: readonly number[]): ReadonlyMap<number, ChoiceLabel> {
  const labels = new Map<number, ChoiceLabel>()
  const sorted = [...new Set(counts)].sort((a, b) => a - b)
  for (const { count, label } of costly) {
    const line = sorted.find((other) => other > count && other <= count + TOLD_LATER)
    const before = line === undefined ? undefined : labels.get(line)
    if (line !== undefined && (before === undefined || WORST_LAST.indexOf(label) > WORST_LAST.indexOf(before))) labels.set(line, label)
  }
  return labels
}

/** A seat's chances at a moment, as the graph draws it. */
export function chanceAt(moments: Winning['moments'], count: number, seat: number): number {
  const at = moments.findLast((moment) => moment.count <= count) ?? moments[0]
  return at?.chances[seat] ?? 0
}

export const percent = (chance: number): number => Math.round(chance * 100)
