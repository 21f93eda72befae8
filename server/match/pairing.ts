import type { RatedPlace } from '../data/queue.ts'
import { UNKNOWN } from '../ratings/strength.ts'

/** People who are near enough to each other, and what they play. */
export interface QueueGroup {
  readonly game: string
  readonly places: readonly RatedPlace[]
}

/** How far apart people may be at first, and how much further for each second they wait, in rating points. */
const AT_ONCE = 3
const A_SECOND = 0.25

const reach = ({ since }: RatedPlace, now: number): number => AT_ONCE + (A_SECOND * (now - since)) / 1000

/**
 * Seats people with others who want the same: whoever waits longest comes first and gets those nearest by rating, among
 * all whose patience reaches that far. Nobody sits with somebody they have shut out.
 */
export function paired(waiting: readonly RatedPlace[], atOdds: ReadonlySet<string>, now: number): QueueGroup[] {
  const taken = new Set<string>()
  const rows = rowsOf(waiting)
  const parties: QueueGroup[] = []
  for (const place of waiting) {
    if (taken.has(place.user_id)) continue
    for (const game of place.games) {
      const row = rows.get(keyOf(place, game)) ?? []
      const others = nearest(place, row, game, { taken, atOdds, now })
      if (!others) continue
      const places = [place, ...others]
      for (const { user_id } of places) taken.add(user_id)
      parties.push({ game, places })
      break
    }
  }
  return parties
}

const keyOf = ({ people, mode }: RatedPlace, game: string): string => `${game} ${people} ${mode}`
const strength = (place: RatedPlace, game: string): number => place.ratings[game] ?? UNKNOWN.mu
export const oddsKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** Everybody who wants one thing, by rating. */
function rowsOf(waiting: readonly RatedPlace[]): Map<string, RatedPlace[]> {
  const rows = new Map<string, RatedPlace[]>()
  for (const place of waiting)
    for (const game of place.games) {
      const key = keyOf(place, game)
      const row = rows.get(key)
      if (row) row.push(place)
      else rows.set(key, [place])
    }
  for (const [key, row] of rows) {
    const game = key.split(' ')[0] ?? ''
    row.sort((a, b) => strength(a, game) - strength(b, game) || a.since - b.since)
  }
  return rows
}

interface Round {
  readonly taken: ReadonlySet<string>
  readonly atOdds: ReadonlySet<string>
  readonly now: number
}

/** The others of the party, or null when too few are near enough. Looks to both sides of the place, the nearer side first. */
function nearest(place: RatedPlace, row: readonly RatedPlace[], game: string, { taken, atOdds, now }: Round): RatedPlace[] | null {
  const mine = strength(place, game)
  const found: RatedPlace[] = []
  const at = row.indexOf(place)
  let [down, up] = [at - 1, at + 1]
  const gap = (n: number) => {
    const other = row[n]
    return other ? Math.abs(strength(other, game) - mine) : Number.POSITIVE_INFINITY
  }
  while (found.length < place.people - 1) {
    const isDown = gap(down) <= gap(up)
    const other = row[isDown ? down-- : up++]
    if (!other) return null
    const apart = Math.abs(strength(other, game) - mine)
    if (apart > reach(place, now)) return null
    if (taken.has(other.user_id) || apart > reach(other, now)) continue
    if ([place, ...found].some((one) => atOdds.has(oddsKey(one.user_id, other.user_id)))) continue
    found.push(other)
  }
  return found
}
