import { publicConfig } from '@rulewright/play'
import type { TableInfo } from '@rulewright/wire'
import type { Client } from '../house.ts'
import { commitmentTo } from '../match/fairness.ts'
import { claimAt } from './deadlines.ts'
import { partnersOf } from './partners.ts'
import { seatInfo } from './seat-info.ts'
import type { Session } from './session.ts'

/** Everything about a match but the game itself, for one client. */
export function tableInfo(session: Session, client: Client): TableInfo {
  const { row } = session
  const mine = session.attendance.seatsOf(client)
  const over = row.status === 'over'
  const people = new Set(session.seats.map((s) => s.user_id))
  return {
    type: 'table',
    match: session.id,
    game: row.game,
    version: row.version,
    status: row.status,
    mine,
    seats: session.seats.map((s) => {
      const until = session.vacations.until(s.seat)
      const info = seatInfo(s, session.attendance.isConnected(s.seat), claimAt(session, s.seat))
      return until === null ? info : { ...info, vacation: until }
    }),
    spectators: [...session.attendance.clients].filter(({ user }) => !people.has(user?.id ?? '')).length,
    config: publicConfig(session.game, row.config, mine, over),
    clock: row.clock,
    fairness:
      row.secret === ''
        ? null
        : {
            commitment: commitmentTo(row.secret),
            secret: over ? row.secret : null,
            numbers: session.seats.map((s) => (row.status === 'waiting' ? null : s.number)),
          },
    numberWanted: row.status === 'waiting' && session.seats.some((s) => mine.includes(s.seat) && s.number === null),
    undo: session.consents.request(),
    host: client.user !== null && row.creator === client.user.id,
    invited: client.user !== null && session.seats.some((s) => s.kind === 'open' && s.kept_for === client.user?.id),
    listed: row.listed,
    ...(row.event === null ? {} : { tournament: row.event }),
    partners: partnersOf(session.game, row.config, session.seats, client.user?.id),
    ...(session.afterwards.ratings ? { ratings: session.afterwards.ratings } : {}),
    ...(session.afterwards.rematch ? { rematch: session.afterwards.rematch } : {}),
    continuedFrom: row.continued_match ? { match: row.continued_match, count: row.continued_count ?? 0 } : null,
    ...(session.game.concede ? { concedes: true } : {}),
    ...(row.secret === '' && row.continued_match === null ? { adopted: true } : {}),
  }
}
