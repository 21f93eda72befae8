import type { GameRecord } from '../record.ts'

/** One arm's games as the measures read them. */
export interface Played {
  readonly records: readonly GameRecord[]
  /** By seat, its side: partners have the same result; a single side plays together against the game. */
  readonly sides: readonly number[]
}

export const isTogether = ({ sides }: Played): boolean => sides.every((side) => side === 0)

/** The name under which a report keeps a game. */
export const idOf = ({ arm, deal, turn }: GameRecord): string => `${arm}.${deal}.${turn}`

/** A number for each deal. Deals are independent of each other; games of the same deal are not, and count as one. */
export type ByDeal = ReadonlyMap<number, number>

/** The mean over the games of each deal; null: the game has no value. */
export function byDeal(records: readonly GameRecord[], of: (record: GameRecord) => number | null): ByDeal {
  const sums = new Map<number, [sum: number, n: number]>()
  for (const record of records) {
    const value = of(record)
    if (value === null) continue
    const [sum, n] = sums.get(record.deal) ?? [0, 0]
    sums.set(record.deal, [sum + value, n + 1])
  }
  return new Map([...sums].map(([deal, [sum, n]]) => [deal, sum / n]))
}

export const valuesOf = (deals: ByDeal): number[] => [...deals.values()]

/** What every game says about its seats, and what the game's own declaration adds. */
export function sidesIn(record: GameRecord): Readonly<Record<string, readonly (readonly string[])[]>> {
  return { seat: record.payoffs.map((_, seat) => [String(seat + 1)]), ...record.sides }
}

/** What all seats got on average: a half for two sides, a quarter for four. */
export const parOf = ({ payoffs }: GameRecord): number => payoffs.reduce((sum, payoff) => sum + payoff, 0) / Math.max(1, payoffs.length)

/** What the seats with a label got; null where nobody or everybody had it, so that nothing can be concluded. */
export function gotBy(record: GameRecord, kind: string, label: string, together: boolean): number | null {
  const labels = sidesIn(record)[kind] ?? []
  const own = record.payoffs.filter((_, seat) => labels[seat]?.includes(label))
  if (own.length === 0 || (!together && own.length === record.payoffs.length)) return null
  return own.reduce((sum, payoff) => sum + payoff, 0) / own.length
}

/** All labels of all kinds, in a fixed order. */
export function labelsIn(records: readonly GameRecord[]): readonly (readonly [kind: string, labels: readonly string[]])[] {
  const found = new Map<string, Set<string>>()
  for (const record of records)
    for (const [kind, seats] of Object.entries(sidesIn(record))) {
      const labels = found.get(kind) ?? new Set()
      found.set(kind, labels)
      for (const label of seats.flat()) labels.add(label)
    }
  return [...found].flatMap(([kind, labels]) => (labels.size > 0 ? [[kind, [...labels].sort(byName)] as const] : []))
}

export const byName = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
