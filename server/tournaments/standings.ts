import type { StandingRow, TieBreak } from '@rulewright/wire'
import type { PairingPoints } from './pairing.ts'

/** In a round-robin everybody has met the same opponents: the strength of those one has beaten says more. */
export const tieBreaksOf = (kind: 'swiss' | 'round-robin'): readonly TieBreak[] =>
  kind === 'swiss' ? ['buchholz', 'sonnebornBerger', 'direct'] : ['sonnebornBerger', 'direct', 'buchholz']

interface Met {
  readonly other: number
  /** 1: better than the other, 0: worse, between: equal. */
  readonly result: number
}

/** The standings. `teams`: which seats of a table belong together, so that nobody is their partner's opponent. */
export function standings(
  entrants: readonly number[],
  pairings: readonly PairingPoints[],
  tieBreaks: readonly TieBreak[],
  teams: readonly number[] | null = null,
): StandingRow[] {
  const done = pairings.filter((pairing) => pairing.points.every((points) => points !== null))
  const points = new Map(entrants.map((entrant) => [entrant, pointsOf(entrant, done)]))
  const met = new Map(entrants.map((entrant) => [entrant, metBy(entrant, done, teams)]))
  const rows = entrants.map((entrant): StandingRow => {
    const mine = met.get(entrant) ?? []
    const own = points.get(entrant) ?? 0
    const byes = done.filter((pairing) => pairing.entrants.length === 1 && pairing.entrants[0] === entrant).length
    const sum = (worth: (one: Met) => number) => mine.reduce((all, one) => all + worth(one), 0)
    return {
      entrant,
      place: 0,
      points: own,
      played: done.filter((pairing) => pairing.entrants.includes(entrant)).length,
      buchholz: sum(({ other }) => points.get(other) ?? 0) + byes * own,
      sonnebornBerger: sum(({ other, result }) => result * (points.get(other) ?? 0)),
      direct: 0,
    }
  })
  return placed(withDirect(rows, met, tieBreaks), tieBreaks)
}

const pointsOf = (entrant: number, pairings: readonly PairingPoints[]): number =>
  pairings.reduce((sum, pairing) => sum + (pairing.points[pairing.entrants.indexOf(entrant)] ?? 0), 0)

function metBy(entrant: number, pairings: readonly PairingPoints[], teams: readonly number[] | null): Met[] {
  return pairings.flatMap((pairing) => {
    const seat = pairing.entrants.indexOf(entrant)
    if (seat < 0) return []
    const mine = pairing.points[seat] ?? 0
    return pairing.entrants.flatMap((other, there) => {
      if (there === seat || (teams && teams[there] === teams[seat])) return []
      const theirs = pairing.points[there] ?? 0
      // A game that both have lost counts for neither.
      const result = mine > theirs ? 1 : mine < theirs || mine === 0 ? 0 : 0.5
      return [{ other, result }]
    })
  })
}

/** Those who are level in points and in every tie-break before the direct encounter are ordered by their results against each other. */
function withDirect(rows: readonly StandingRow[], met: ReadonlyMap<number, readonly Met[]>, tieBreaks: readonly TieBreak[]): StandingRow[] {
  const before = tieBreaks.slice(0, tieBreaks.indexOf('direct'))
  const keyOf = (row: StandingRow) => [row.points, ...before.map((by) => row[by])].join(' ')
  return rows.map((row) => {
    const level = new Set(rows.filter((other) => keyOf(other) === keyOf(row)).map((other) => other.entrant))
    const against = (met.get(row.entrant) ?? []).filter(({ other }) => level.has(other))
    return { ...row, direct: against.reduce((sum, { result }) => sum + result, 0) }
  })
}

function placed(rows: readonly StandingRow[], tieBreaks: readonly TieBreak[]): StandingRow[] {
  const compare = (a: StandingRow, b: StandingRow): number => {
    for (const by of ['points', ...tieBreaks] as const) if (a[by] !== b[by]) return b[by] - a[by]
    return 0
  }
  const sorted = [...rows].sort(compare)
  return sorted.map((row) => ({ ...row, place: 1 + sorted.filter((other) => compare(other, row) < 0).length }))
}
