import { maskOf, seatsIn } from '@rulewright/play'
import type { GameInfo, MatchSummary, User } from '@rulewright/wire'
import type { MatchRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import { seatInfo } from '../live/seat-info.ts'
import type { Sessions } from '../live/sessions.ts'

export async function gameInfos({ shelf }: House): Promise<GameInfo[]> {
  const infos = shelf.manifests.map(async ({ id, title, tagline, minutes, maturity }): Promise<GameInfo | null> => {
    const game = await shelf.find(id)
    if (!game) return null
    return { id, title, tagline, minutes, maturity, seats: [...game.seats], version: game.version, settings: { ...game.settings } }
  })
  return (await Promise.all(infos)).filter((info) => info !== null)
}

/** Matches as the lobby lists them; whose turn it is comes from the last row of each log. */
export async function summaries(
  { store }: House,
  sessions: Sessions,
  rows: readonly MatchRow[],
  user: User | null,
): Promise<MatchSummary[]> {
  const ids = rows.map((row) => row.id)
  const [seats, lasts] = await Promise.all([store.seatsOf(ids), store.lastRows(ids)])
  const last = new Map(lasts.map((row) => [row.match, row]))
  return rows.map((row) => {
    const there = seats.filter((s) => s.match === row.id)
    const session = sessions.known(row.id)
    const end = last.get(row.id)
    const mine = there.filter((s) => s.user_id !== null && s.user_id === user?.id).map((s) => s.seat)
    return {
      match: row.id,
      game: row.game,
      status: row.status,
      seats: there.map((s) => seatInfo(s, session?.attendance.isConnected(s.seat) ?? false, null)),
      mine,
      waiting: row.status === 'running' ? waitingFor(mine, end?.waiting ?? row.first_waiting, end?.asked ?? row.first_waiting) : [],
      count: end?.count ?? 0,
      createdAt: row.created_at,
      since: end?.at ?? row.started_at ?? row.created_at,
      clock: row.clock,
      deadline: row.deadline,
      outcome: row.outcome,
      listed: row.listed,
      invited: user !== null && there.some((s) => s.kind === 'open' && s.kept_for === user.id),
    }
  })
}

/** In a secret nobody sees who has answered: others are waited for until it is over, oneself while one is asked. */
function waitingFor(mine: readonly number[], known: number, asked: number): number[] {
  const own = maskOf(mine)
  return seatsIn((known & ~own) | (asked & own))
}
