import type { GameRecord } from '../record.ts'
import { type Estimate, rounded, shareOf } from '../statistics/share.ts'
import { byDeal, byName, idOf, type Played, parOf, valuesOf } from './observed.ts'

/** What a card, a relic, a unit did for the players who had it. */
export interface Thing {
  readonly kind: string
  readonly thing: string
  readonly name: string
  /** What was won by the seats that drew it, that used it, and that could have used it and never did. */
  readonly drawn: Estimate
  readonly used: Estimate
  readonly left: Estimate
  /** Of the seats that could use it, how many did. */
  readonly rate: Estimate
  /** What everybody won on average. */
  readonly par: number
  readonly games: readonly string[]
}

const EXAMPLES = 3
type ThingNames = (kind: string, thing: string) => string

export function thingsOf({ records }: Played, nameOf: ThingNames): readonly Thing[] {
  const found = new Map<string, Set<string>>()
  for (const record of records)
    for (const [kind, { drawn, could, used }] of Object.entries(record.things)) {
      const things = found.get(kind) ?? new Set()
      found.set(kind, things)
      for (const thing of [...drawn.flat(), ...could.flat(), ...used.flat()]) things.add(thing)
    }
  const pars = valuesOf(byDeal(records, parOf))
  const par = rounded(pars.reduce((sum, value) => sum + value, 0) / Math.max(1, pars.length))
  return [...found].flatMap(([kind, things]) =>
    [...things].sort(byName).map((thing) => ({ kind, thing, name: nameOf(kind, thing), par, ...told(records, kind, thing) })),
  )
}

function told(records: readonly GameRecord[], kind: string, thing: string): Pick<Thing, 'drawn' | 'used' | 'left' | 'rate' | 'games'> {
  const won = (has: (seat: number, record: GameRecord) => boolean) => shareOf(valuesOf(byDeal(records, (record) => gotBy(record, has))))
  const isIn = (list: 'drawn' | 'could' | 'used') => (seat: number, record: GameRecord) =>
    record.things[kind]?.[list][seat]?.includes(thing) ?? false
  const [drawn, could, used] = [isIn('drawn'), isIn('could'), isIn('used')]
  const left = (seat: number, record: GameRecord) => (drawn(seat, record) || could(seat, record)) && !used(seat, record)
  const rate = byDeal(records, (record) => {
    const able = record.payoffs.flatMap((_, seat) => (could(seat, record) ? [seat] : []))
    return able.length === 0 ? null : able.filter((seat) => used(seat, record)).length / able.length
  })
  const games = records.filter((record) => record.payoffs.some((_, seat) => used(seat, record))).slice(0, EXAMPLES)
  return { drawn: won(drawn), used: won(used), left: won(left), rate: shareOf(valuesOf(rate)), games: games.map(idOf) }
}

/** The average result of the seats that satisfy a condition. */
function gotBy(record: GameRecord, has: (seat: number, record: GameRecord) => boolean): number | null {
  const own = record.payoffs.filter((_, seat) => has(seat, record))
  return own.length === 0 ? null : own.reduce((sum, payoff) => sum + payoff, 0) / own.length
}
