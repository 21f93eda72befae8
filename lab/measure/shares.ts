import { holm } from '../statistics/holm.ts'
import { chanceOfShare, type Estimate, rounded, shareOf } from '../statistics/share.ts'
import { byDeal, gotBy, idOf, isTogether, labelsIn, type Played, parOf, sidesIn, valuesOf } from './observed.ts'

/** How much a seat, a deck, a faction won. */
export interface Share {
  readonly kind: string
  readonly label: string
  readonly share: Estimate
  /** The fair share; null in co-operative games, where there is none. */
  readonly fair: number | null
  /** How often chance alone would give a result so far from it, by itself and corrected for everything looked at. */
  readonly chance: number | null
  readonly corrected: number | null
  /** Games to look at: won and lost. */
  readonly won: readonly string[]
  readonly lost: readonly string[]
}

const EXAMPLES = 3

export function sharesOf(played: Played): readonly Share[] {
  const { records } = played
  const together = isTogether(played)
  const shares = labelsIn(records).flatMap(([kind, labels]) =>
    labels.flatMap((label): Share[] => {
      const share = shareOf(valuesOf(byDeal(records, (record) => gotBy(record, kind, label, together))))
      if (share.n === 0) return []
      const pars = valuesOf(byDeal(records, (record) => (gotBy(record, kind, label, together) === null ? null : parOf(record))))
      const fair = together ? null : rounded(pars.reduce((sum, par) => sum + par, 0) / pars.length)
      const chance = fair === null ? null : rounded(chanceOfShare(share.value, fair, share.n))
      const examples = (good: boolean) =>
        records
          .filter((record) => {
            const got = gotBy(record, kind, label, together)
            return got !== null && (good ? got === 1 : got === 0)
          })
          .slice(0, EXAMPLES)
          .map(idOf)
      return [{ kind, label, share, fair, chance, corrected: null, won: examples(true), lost: examples(false) }]
    }),
  )
  return corrected(shares)
}

function corrected(shares: readonly Share[]): readonly Share[] {
  const tested = shares.filter(({ chance }) => chance !== null)
  const adjusted = holm(tested.map(({ chance }) => chance ?? 1))
  return shares.map((share) => ({ ...share, corrected: share.chance === null ? null : rounded(adjusted[tested.indexOf(share)] ?? 1) }))
}

/** Who beats whom, among the labels of one kind. */
export interface Matrix {
  readonly kind: string
  readonly labels: readonly string[]
  /** By row and column: how much the row won against the column; null where they never met. */
  readonly cells: readonly (readonly ({ readonly share: Estimate; readonly games: readonly string[] } | null)[])[]
}

/** With only two, the shares say it all. */
const SMALLEST_MATRIX = 3
const LARGEST_MATRIX = 16

export function matricesOf(played: Played): readonly Matrix[] {
  if (isTogether(played)) return []
  return labelsIn(played.records).flatMap(([kind, labels]): Matrix[] => {
    if (labels.length < SMALLEST_MATRIX || labels.length > LARGEST_MATRIX) return []
    const cells = labels.map((row) => labels.map((column) => (row === column ? null : cellOf(played, kind, row, column))))
    return cells.flat().some((cell) => cell !== null) ? [{ kind, labels, cells }] : []
  })
}

function cellOf({ records, sides }: Played, kind: string, row: string, column: string): Matrix['cells'][number][number] {
  const met: string[] = []
  const deals = byDeal(records, (record) => {
    const labels = sidesIn(record)[kind] ?? []
    let sum = 0
    let n = 0
    for (const [a, one] of record.payoffs.entries())
      for (const [b, other] of record.payoffs.entries()) {
        if (sides[a] === sides[b] || !labels[a]?.includes(row) || !labels[b]?.includes(column)) continue
        sum += (1 + Math.sign(one - other)) / 2
        n += 1
      }
    if (n === 0) return null
    if (met.length < EXAMPLES) met.push(idOf(record))
    return sum / n
  })
  return deals.size === 0 ? null : { share: shareOf(valuesOf(deals)), games: met }
}
