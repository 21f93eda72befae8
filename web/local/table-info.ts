import type { Game, Seat } from '@rulewright/kernel'
import { type Position, publicConfig } from '@rulewright/play'
import type { SeatInfo, TableInfo } from '@rulewright/wire'
import { ALONE } from './alone.ts'
import type { KeptMatch, LocalSummary } from './kept.ts'

/** In place of a user's id: whoever uses this browser. */
const ME = 'me'

export const mineOf = (match: KeptMatch): Seat[] => match.seats.flatMap(({ mine }, seat) => (mine ? [seat] : []))

export function seatInfos(match: KeptMatch): SeatInfo[] {
  return match.seats.map(({ kind, name, level, mine }, seat) => ({
    seat,
    kind,
    name,
    level,
    user: mine ? ME : null,
    connected: mine,
    claimAt: null,
  }))
}

/** Everything about a local match but the game itself. */
export function tableInfo(match: KeptMatch, game: Game): TableInfo {
  const mine = mineOf(match)
  return {
    ...ALONE,
    type: 'table',
    match: match.id,
    game: match.game,
    version: match.version,
    status: match.status,
    mine,
    seats: seatInfos(match),
    config: publicConfig(game, match.config, mine, match.status === 'over'),
    continuedFrom: match.continuedFrom,
    ...(game.concede ? { concedes: true } : {}),
  }
}

export function summaryOf(match: KeptMatch, position: Position | null, now: number): LocalSummary {
  return {
    match: match.id,
    game: match.game,
    status: match.status,
    seats: seatInfos(match),
    mine: mineOf(match),
    waiting: position && match.status === 'running' ? position.waitingFor(mineOf(match)[0] ?? null) : [],
    count: position?.countFor(mineOf(match)[0] ?? null) ?? 0,
    createdAt: match.createdAt,
    since: now,
    clock: null,
    deadline: null,
    outcome: match.outcome,
    listed: false,
    moved: match.moved,
  }
}
