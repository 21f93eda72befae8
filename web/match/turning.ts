import type { Winning } from '@rulewright/wire'

/** A turning point: between two moments of a match somebody's chances changed much. */
export interface Turn {
  /** The last choice before, and the one after which it had turned. */
  readonly from: number
  readonly to: number
  /** Whose chances changed most, and how. */
  readonly seat: number
  readonly before: number
  readonly after: number
}

/** Smaller changes are noise. */
const WORTH_NAMING = 0.1

/** The greatest turning points, in order. The end itself is not one: it is shown anyway. */
export function turningPoints(moments: Winning['moments'], most = 3): readonly Turn[] {
  const turns = moments.slice(1, -1).flatMap((moment, n): Turn[] => {
    const last = moments[n]
    if (!last) return []
    const changes = moment.chances.map((chance, seat) => chance - (last.chances[seat] ?? 0))
    // The gainer is named rather than an equal loser.
    const seat = changes.reduce(
      (best, change, each) => (Math.abs(change) > Math.abs(changes[best] ?? 0) + 1e-9 ? each : best),
      changes.indexOf(Math.max(...changes)),
    )
    return [{ from: last.count, to: moment.count, seat, before: last.chances[seat] ?? 0, after: moment.chances[seat] ?? 0 }]
  })
  const size = ({ before, after }: Turn) => Math.abs(after - before)
  return turns
    .filter((turn) => size(turn) >= WORTH_NAMING)
    .sort((a, b) => size(b) - size(a))
    .slice(0, most)
    .sort((a, b) => a.to - b.to)
}

/** The width of a mark, in percent: marks close together are put side by side. */
const MARK = 6

/** Where the marks are in the graph, from left to right, in percent: each beside the one before it, none over the edge. */
export function apart(places: readonly number[]): readonly number[] {
  let free = MARK / 2
  const put = places.map((place) => {
    const at = Math.max(place, free)
    free = at + MARK
    return at
  })
  // The last ones are pushed to the left.
  return put.map((place, n) => Math.min(place, 100 - MARK / 2 - (put.length - 1 - n) * MARK))
}
