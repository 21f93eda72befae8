import type { GameRecord } from '../record.ts'
import { holm } from '../statistics/holm.ts'
import { differenceOf, type Estimate, meanOf, rounded } from '../statistics/share.ts'
import { changesIn, courseOf, knownAt, minutesOf } from './course.ts'
import { type ByDeal, byDeal, gotBy, isTogether, labelsIn, type Played } from './observed.ts'

/** A measure in two variants, on the same deals. */
interface ComparedMeasure {
  readonly measure: string
  readonly before: number
  readonly after: number
  /** After minus before, deal by deal. */
  readonly difference: Estimate
  readonly chance: number
  /** Corrected for all measures compared. */
  readonly corrected: number
}

export interface Comparison {
  readonly before: string
  readonly after: string
  readonly rows: readonly ComparedMeasure[]
}

/** A share is between 0 and 1; other numbers can be anything. */
type Measure = readonly [name: string, of: (record: GameRecord) => number | null, isShare?: true]

/** Every win share, and the measures of length and drama. */
function measuresOf(played: Played): readonly Measure[] {
  const together = isTogether(played)
  const shares = labelsIn(played.records).flatMap(([kind, labels]) =>
    labels.map((label): Measure => [`${kind} ${label}`, (record) => gotBy(record, kind, label, together), true]),
  )
  const course = (of: (course: readonly number[]) => number) => (record: GameRecord) => {
    const found = courseOf(record, together)
    return found ? of(found) : null
  }
  return [
    ...shares,
    ['decisions', ({ decisions }) => decisions],
    ['rounds', ({ rounds }) => rounds],
    ['minutes', minutesOf],
    ['winner known at', course(knownAt), true],
    ['lead changes', (record) => (record.lead.length < 2 || together ? null : changesIn(record))],
  ]
}

const LEAST = 2

export function compare(before: Played, after: Played, names: readonly [string, string]): Comparison {
  const known = new Map(measuresOf(after).map(([name, of]) => [name, of]))
  const rows = measuresOf(before).flatMap(([measure, of, isShare]) => {
    const other = known.get(measure)
    const pairs = other ? paired(byDeal(before.records, of), byDeal(after.records, other)) : []
    if (pairs.length < LEAST) return []
    const { chance, ...difference } = (isShare ? differenceOf : meanOf)(pairs.map(([a, b]) => b - a))
    const mean = (side: 0 | 1) => rounded(pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length)
    return [{ measure, before: mean(0), after: mean(1), difference, chance }]
  })
  const corrected = holm(rows.map(({ chance }) => chance))
  return { before: names[0], after: names[1], rows: rows.map((row, n) => ({ ...row, corrected: rounded(corrected[n] ?? 1) })) }
}

function paired(before: ByDeal, after: ByDeal): (readonly [number, number])[] {
  return [...before].flatMap(([deal, value]) => {
    const other = after.get(deal)
    return other === undefined ? [] : [[value, other] as const]
  })
}
