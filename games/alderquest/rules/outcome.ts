import { emit, type Outcome, type Seat } from '@rulewright/kernel'
import { BLUE, RED, rivalOf, type Team } from '../content/pieces.ts'
import type { AlderquestEvent } from './events.ts'
import { boardPoints, pointsOf } from './points.ts'
import { teamOfPlace } from './seats.ts'
import type { AlderquestState, Result } from './state.ts'

/** AQ-21.3 to AQ-21.6: points, then the tie-breakers in order. */
export function endByWinter(g: AlderquestState): void {
  const higher = (a: number, b: number): number => (a > b ? RED : a < b ? BLUE : -1)
  const each = (count: (team: Team) => number): number => higher(count(RED), count(BLUE))
  const judges: readonly (readonly [Result['reason'], number])[] = [
    ['points', each((team) => pointsOf(g.teams[team]))],
    ['exalted', each((team) => Number(g.teams[team].guilds.includes(g.exalted)))],
    ['acorns', each((team) => g.teams[team].collection.length)],
    ['board', each((team) => -boardPoints(g, team))],
    ['minions', each((team) => minionCount(g, team))],
  ]
  const [reason, winner] = judges.find(([, found]) => found >= 0) ?? (['draw', -1] as const)
  finish(g, winner, reason)
}

const minionCount = (g: AlderquestState, team: Team): number => g.at.reduce((n, m) => (m?.team === team ? n + 1 : n), 0)

/** AQ-23.3, AQ-23.4. */
export function endOfSolo(g: AlderquestState, winner: Team, reason: Result['reason']): void {
  finish(g, winner, reason)
}

/** AQ-21.8: a seat gives up for its team, and the other team has won; in solitaire the person has lost. */
export function concede(g: AlderquestState, seat: Seat): void {
  const team = teamOfPlace(g.seatOf.indexOf(seat))
  emit<AlderquestEvent>({ type: 'conceded', team, seat })
  finish(g, rivalOf(team), 'conceded')
}

function finish(g: AlderquestState, winner: number, reason: Result['reason']): void {
  g.result = { winner, reason }
  emit<AlderquestEvent>({ type: 'over', winner, reason })
}

export function outcome(g: AlderquestState): Outcome | null {
  const { result } = g
  if (!result) return null
  const seats = Math.max(...g.seatOf) + 1
  const teamOf = (seat: number): Team => teamOfPlace(g.seatOf.indexOf(seat))
  const bySeat = (value: (team: Team) => number) => Array.from({ length: seats }, (_, seat) => value(teamOf(seat)))
  return {
    payoffs: bySeat((team) => (result.winner < 0 ? 0.5 : result.winner === team ? 1 : 0)),
    reason: result.reason,
    scores: bySeat((team) => pointsOf(g.teams[team])),
  }
}
