import type { TableInfo } from '@rulewright/wire'
import type { Guest } from '../house.ts'
import { commitmentTo } from '../match/fairness.ts'
import { publicConfig, seatInfo } from './frames.ts'
import type { Table } from './table.ts'

/** Everything about a match but the game itself, for one guest. */
export function tableInfo(table: Table, guest: Guest): TableInfo {
  const { row } = table
  const mine = table.seatsOf(guest)
  const over = row.status === 'over'
  const people = new Set(table.seats.map((s) => s.user_id))
  return {
    type: 'table',
    match: table.id,
    game: row.game,
    version: row.version,
    status: row.status,
    mine,
    seats: table.seats.map((s) => seatInfo(s, table.isConnected(s.seat), table.claimAt(s.seat))),
    spectators: [...table.guests].filter((g) => !people.has(g.user?.id ?? '')).length,
    config: publicConfig(table.game, row.config, mine, over),
    clock: row.clock,
    fairness:
      row.secret === '' || row.continued_match !== null
        ? null
        : {
            commitment: commitmentTo(row.secret),
            secret: over ? row.secret : null,
            numbers: table.seats.map((s) => (row.status === 'waiting' ? null : s.number)),
          },
    numberWanted: row.status === 'waiting' && table.seats.some((s) => mine.includes(s.seat) && s.number === null),
    invitation: mine.length > 0 && table.seats.some((s) => s.kind === 'open') ? row.invitation : null,
    undo: table.undoRequest(),
    continuedFrom: row.continued_match ? { match: row.continued_match, count: row.continued_count ?? 0 } : null,
    ...(table.game.concede ? { concedes: true } : {}),
  }
}
