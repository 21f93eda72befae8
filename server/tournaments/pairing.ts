import { cheapestPairs } from './matching.ts'

/** A table of a round, by seat; alone, somebody sits out and has a bye. Unknown points are null. */
export interface PairingPoints {
  readonly entrants: readonly number[]
  readonly points: readonly (number | null)[]
}

export interface TournamentSoFar {
  /** Who plays on, in the initial order: the first counts as strongest while the points are equal. */
  readonly entrants: readonly number[]
  /** All pairings of the rounds before. */
  readonly played: readonly PairingPoints[]
  /** Who should not meet, if possible. */
  readonly apart?: readonly (readonly [number, number])[]
}

/** What a bye is worth: a win where two meet, as is usual; at larger tables, where most lose, what a seat gets on average. */
export function byeWorth(seats: number, teams: readonly number[] | null): number {
  return seats === 2 ? 1 : 1 / (teams ? new Set(teams).size : seats)
}

/** Each weighs more than all that come after it together: not twice the same opponent, equal points, first seats, and the halves of a group crossed. */
const AGAIN = 2 ** 38
const SCORE = 2 ** 22
const FIRST = 2 ** 14
const MOST_IMBALANCE = 3

interface Standing {
  readonly entrant: number
  /** Twice the points, so that draws are whole; rounded to a sixth, so that equal shares of larger tables compare as equal. */
  readonly score: number
  readonly byes: number
  /** How late in the seat order they sat in total: the higher, the more they are due to begin. */
  readonly late: number
  readonly met: ReadonlyMap<number, number>
}

function standingsOf({ entrants, played, apart = [] }: TournamentSoFar): Standing[] {
  const all = entrants.map((entrant): Standing => {
    const mine = played.filter((pairing) => pairing.entrants.includes(entrant))
    const met = new Map<number, number>()
    let [points, late] = [0, 0]
    for (const { entrants: there, points: given } of mine) {
      const seat = there.indexOf(entrant)
      points += given[seat] ?? 0
      if (there.length > 1) late += seat - (there.length - 1) / 2
      for (const other of there) if (other !== entrant) met.set(other, (met.get(other) ?? 0) + 1)
    }
    for (const [a, b] of apart) {
      if (a === entrant) met.set(b, (met.get(b) ?? 0) + 1)
      if (b === entrant) met.set(a, (met.get(a) ?? 0) + 1)
    }
    return { entrant, score: Math.round(12 * points) / 6, byes: mine.filter((pairing) => pairing.entrants.length === 1).length, late, met }
  })
  const order = new Map(entrants.map((entrant, n) => [entrant, n]))
  return all.sort((a, b) => b.score - a.score || (order.get(a.entrant) ?? 0) - (order.get(b.entrant) ?? 0))
}

const again = (a: Standing, b: Standing): number => AGAIN * Math.min(3, a.met.get(b.entrant) ?? 0)
const apartInScore = (a: Standing, b: Standing): number => SCORE * (a.score - b.score) ** 2

/** The next round of a Swiss tournament at tables of this size: nobody meets the same person twice, as long as that can be avoided. */
export function swissRound(field: TournamentSoFar, seats: number): number[][] {
  const all = standingsOf(field)
  const groups = seats === 2 ? pairs(all) : tables(all, seats)
  return groups.map((group) => [...group].sort((a, b) => b.late - a.late || tieOf(a, b)).map(({ entrant }) => entrant))
}

/** Where nobody is due to begin, whoever is lower in the order does. */
const tieOf = (a: Standing, b: Standing): number => b.entrant - a.entrant

function pairs(all: readonly Standing[]): Standing[][] {
  const count = all.length + (all.length % 2)
  const lowest = all[all.length - 1]?.score ?? 0
  const groups = placesInGroups(all)
  const cost = (x: number, y: number): number => {
    const [a, b] = [all[x], all[y]]
    if (!a) return 0
    // Whoever is paired with nobody has a bye.
    if (!b) return AGAIN * Math.min(3, a.byes) + SCORE * (a.score - lowest) ** 2 + (all.length - 1 - x)
    const due = Math.sign(a.late) === Math.sign(b.late) ? Math.min(Math.abs(2 * a.late), Math.abs(2 * b.late), MOST_IMBALANCE) : 0
    return again(a, b) + apartInScore(a, b) + FIRST * due + crossing(groups, x, y)
  }
  return cheapestPairs(count, cost).map(([x, y]) => [all[x], all[y]].filter((one) => one !== undefined))
}

interface PlaceInGroup {
  readonly group: number
  readonly size: number
  readonly at: number
}

function placesInGroups(all: readonly Standing[]): PlaceInGroup[] {
  const sizes = new Map<number, number>()
  return all
    .map(({ score }) => {
      const at = sizes.get(score) ?? 0
      sizes.set(score, at + 1)
      return { group: score, at }
    })
    .map((place) => ({ ...place, size: sizes.get(place.group) ?? 1 }))
}

/** In a group of equal points the first half plays the second, each against the one in the same place there. */
function crossing(places: readonly PlaceInGroup[], x: number, y: number): number {
  const [a, b] = [places[x], places[y]]
  if (!a || !b || a.group !== b.group) return Math.abs(x - y)
  return Math.abs(Math.abs(a.at - b.at) - Math.floor(a.size / 2))
}

/** Tables of more than two: neighbours in the standings, swapped as long as it gets better. Anybody left over sits out. */
function tables(all: readonly Standing[], seats: number): Standing[][] {
  const over = all.length % seats
  const out = [...all].reverse().sort((a, b) => a.byes - b.byes || a.score - b.score)
  const byes = new Set(out.slice(0, over))
  const staying = all.filter((one) => !byes.has(one))
  const groups = Array.from({ length: staying.length / seats }, (_, n) => staying.slice(n * seats, (n + 1) * seats))
  while (exchange(groups)) {
    // Each exchange costs less than what was before.
  }
  return [...groups, ...[...byes].map((one) => [one])]
}

const costOf = (group: readonly Standing[]): number =>
  group.reduce((sum, a, n) => sum + group.slice(n + 1).reduce((all, b) => all + again(a, b) + apartInScore(a, b), 0), 0)

/** The first two at different tables who would do better to swap. */
function exchange(groups: Standing[][]): boolean {
  for (const [g, one] of groups.entries())
    for (const two of groups.slice(g + 1)) {
      const before = costOf(one) + costOf(two)
      for (const [i, a] of one.entries())
        for (const [j, b] of two.entries())
          if (costOf(one.with(i, b)) + costOf(two.with(j, a)) < before) {
            one[i] = b
            two[j] = a
            return true
          }
    }
  return false
}

/** Everybody against everybody, rotating round a table (Berger): with an odd number one sits out. First seats are shared evenly. */
export function roundRobin(entrants: readonly number[]): number[][][] {
  const turning = entrants.length % 2 === 0 ? entrants.slice(0, -1) : [...entrants]
  const fixed = entrants.length % 2 === 0 ? entrants.slice(-1) : []
  const count = turning.length
  const at = (n: number): number[] => turning.slice(((n % count) + count) % count).slice(0, 1)
  return turning.map((_, r) => {
    const first = r % 2 === 0 ? [...fixed, ...at(r)] : [...at(r), ...fixed]
    const others = Array.from({ length: (count - 1) / 2 }, (__, n) => {
      const [a, b] = [at(r + n + 1), at(r - n - 1)]
      return n % 2 === 0 ? [...a, ...b] : [...b, ...a]
    })
    return [first, ...others].filter((pairing) => pairing.length > 0)
  })
}
