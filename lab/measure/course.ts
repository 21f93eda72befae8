import type { GameRecord } from '../record.ts'
import { type Estimate, rounded, shareOf } from '../statistics/share.ts'
import { type Spread, spreadOf } from '../statistics/spread.ts'
import { byDeal, byName, idOf, isTogether, type Played, valuesOf } from './observed.ts'

/** How long it took, and how much of it was deciding. */
export interface Length {
  readonly decisions: Spread
  readonly rounds: Spread | null
  /** Estimated: people take about ten seconds over a real decision. */
  readonly minutes: Spread
  /** Of the questions asked: those with a single answer, and those answered by passing. */
  readonly forced: Estimate
  readonly passed: Estimate
  readonly shortest: string | null
  readonly longest: string | null
}

const SECONDS = 10

export const minutesOf = ({ free }: GameRecord): number => (free * SECONDS) / 60

export function lengthOf({ records }: Played): Length {
  const per = (of: (record: GameRecord) => number | null) => valuesOf(byDeal(records, of))
  const rounds = per((record) => record.rounds)
  const sorted = [...records].sort((a, b) => a.decisions - b.decisions)
  const [first] = sorted
  const last = sorted.at(-1)
  return {
    decisions: spreadOf(per(({ decisions }) => decisions)),
    rounds: rounds.length > 0 ? spreadOf(rounds) : null,
    minutes: spreadOf(per(minutesOf)),
    forced: shareOf(per(({ free, decisions }) => (decisions === 0 ? null : 1 - free / decisions))),
    passed: shareOf(per(({ passes, decisions }) => (decisions === 0 ? null : passes / decisions))),
    shortest: first ? idOf(first) : null,
    longest: last ? idOf(last) : null,
  }
}

/** How the lead changed, as the bots judge positions from outside. */
export interface Drama {
  readonly games: number
  /** How much of the game was over when the winner was clear: from then on the chance stayed at nine in ten or more. */
  readonly known: Spread
  readonly leadChanges: Spread
  /** The lowest chance that the later winner had. */
  readonly lowest: Spread
  /** The later winner's chance from the deal to the end: the mean, and the middle half of the games. */
  readonly curve: readonly { readonly at: number; readonly mean: number; readonly low: number; readonly high: number }[]
  /** The greatest comeback, and the game that changed hands most. */
  readonly comeback: string | null
  readonly wildest: string | null
}

const SURE = 0.9
/** A smaller lead counts as none. */
const LEAD = 0.05
const POINTS = 20

export function dramaOf(played: Played): Drama | null {
  const together = isTogether(played)
  const told = played.records.flatMap((record) => {
    const course = courseOf(record, together)
    return course ? [{ record, course, changes: together ? 0 : changesIn(record) }] : []
  })
  if (told.length === 0) return null
  const lowest = (course: readonly number[]) => Math.min(...course)
  const points = Array.from({ length: POINTS + 1 }, (_, n) => {
    const values = told.map(({ course }) => course[Math.round((n / POINTS) * (course.length - 1))] ?? 0).sort((a, b) => a - b)
    const at = (p: number) => rounded(values[Math.floor(p * (values.length - 1))] ?? 0)
    return { at: n / POINTS, mean: rounded(values.reduce((sum, v) => sum + v, 0) / values.length), low: at(0.25), high: at(0.75) }
  })
  const least = told.reduce((a, b) => (lowest(b.course) < lowest(a.course) ? b : a))
  const wildest = told.reduce((a, b) => (b.changes > a.changes ? b : a))
  return {
    games: told.length,
    known: spreadOf(told.map(({ course }) => knownAt(course))),
    leadChanges: spreadOf(told.map(({ changes }) => changes)),
    lowest: spreadOf(told.map(({ course }) => lowest(course))),
    curve: points,
    comeback: idOf(least.record),
    wildest: idOf(wildest.record),
  }
}

/** The later winner's chance at every moment; in co-operative games, the chance of what happened. Null without a single winner. */
export function courseOf({ lead, payoffs }: GameRecord, together: boolean): readonly number[] | null {
  if (lead.length < 2) return null
  if (together) return lead.map((chances) => (payoffs[0] === 1 ? (chances[0] ?? 0) : 1 - (chances[0] ?? 0)))
  const winners = payoffs.flatMap((payoff, seat) => (payoff === 1 ? [seat] : []))
  if (winners.length === 0 || winners.length === payoffs.length) return null
  return lead.map((chances) => winners.reduce((sum, seat) => sum + (chances[seat] ?? 0), 0))
}

export function knownAt(course: readonly number[]): number {
  let from = course.length - 1
  while (from > 0 && (course[from - 1] ?? 0) >= SURE) from -= 1
  return rounded(from / Math.max(1, course.length - 1))
}

export function changesIn({ lead }: GameRecord): number {
  let leader = -1
  let changes = 0
  for (const chances of lead) {
    const most = Math.max(...chances)
    const first = chances.indexOf(most)
    const second = Math.max(...chances.filter((_, seat) => seat !== first), 0)
    if (first === leader || most - second < LEAD) continue
    if (leader >= 0) changes += 1
    leader = first
  }
  return changes
}

/** How much the deal alone decides: every deal was played twice. */
export interface Luck {
  /** How often the same seat won both times, and how often it would if deals did not matter. */
  readonly same: Estimate
  readonly byChance: number
  /** From 0 (the deal decides nothing) to 1 (everything). */
  readonly decided: { readonly value: number; readonly low: number; readonly high: number }
  readonly games: readonly string[]
}

const EXAMPLES = 3

export function luckOf({ records }: Played): Luck | null {
  const twice = new Map<number, GameRecord[]>()
  for (const record of records) twice.set(record.deal, [...(twice.get(record.deal) ?? []), record])
  const pairs = [...twice.values()].flatMap(([a, b]) => (a && b ? [[a, b] as const] : []))
  if (pairs.length === 0) return null
  const same = shareOf(pairs.map(([a, b]) => (String(a.payoffs) === String(b.payoffs) ? 1 : 0)))
  const results = new Map<string, number>()
  for (const { payoffs } of pairs.flat()) results.set(String(payoffs), (results.get(String(payoffs)) ?? 0) + 1)
  const byChance = [...results.values()].reduce((sum, n) => sum + (n / (2 * pairs.length)) ** 2, 0)
  const beyond = (share: number) => (byChance >= 1 ? 0 : rounded((share - byChance) / (1 - byChance)))
  return {
    same,
    byChance: rounded(byChance),
    decided: { value: beyond(same.value), low: beyond(same.low), high: beyond(same.high) },
    games: pairs.slice(0, EXAMPLES).map(([a]) => idOf(a)),
  }
}

/** How often something came up. */
export interface Use {
  readonly name: string
  readonly offered: number
  readonly chosen: number
}

/** Every kind of option: how often it was on offer, and how often it was taken. */
export function usesOf({ records }: Played): readonly Use[] {
  const sums = new Map<string, [number, number]>()
  for (const { acts } of records)
    for (const [name, [offered, chosen]] of Object.entries(acts)) {
      const [a, b] = sums.get(name) ?? [0, 0]
      sums.set(name, [a + offered, b + chosen])
    }
  return [...sums].map(([name, [offered, chosen]]) => ({ name, offered, chosen })).sort((a, b) => byName(a.name, b.name))
}

export interface EndingShare {
  readonly reason: string
  readonly share: Estimate
  readonly games: readonly string[]
}

export function endingsOf({ records }: Played): readonly EndingShare[] {
  const reasons = [...new Set(records.map(({ reason }) => reason))].sort(byName)
  return reasons.map((reason) => ({
    reason,
    share: shareOf(valuesOf(byDeal(records, (record) => (record.reason === reason ? 1 : 0)))),
    games: records
      .filter((record) => record.reason === reason)
      .slice(0, EXAMPLES)
      .map(idOf),
  }))
}
