import * as z from 'zod/mini'
import type { Database, Value } from './database.ts'
import { MatchRow } from './rows.ts'

const Id = z.object({ id: z.string() })

/** How many of one person's open tables are listed. */
const MOST_LISTED = 3

/** Lists of matches, and their counts. */
export class Lists {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  mine(user: string, limit = 100): Promise<MatchRow[]> {
    return this.#db.query(
      MatchRow,
      `select m.* from match m where m.id in (select match from seat where user_id = $1 or (kept_for = $1 and kind = 'open'))
       order by (m.status = 'over'), m.created_at desc limit $2`,
      [user, limit],
    )
  }

  /** How many unfinished matches the user sits at or opened. */
  async unfinished(user: string): Promise<number> {
    return this.#count(
      `select count(*)::int as count from (
         select m.id from seat s join match m on m.id = s.match where s.user_id = $1 and m.status <> 'over'
         union select id from match where creator = $1 and status <> 'over') as unfinished`,
      [user],
    )
  }

  /** A few of each person's: nobody fills the list alone. */
  openTables(limit = 100): Promise<MatchRow[]> {
    return this.#db.query(
      MatchRow,
      `select * from (
         select *, row_number() over (partition by creator order by created_at desc) as nth from match where status = 'waiting' and listed and event is null
       ) as open where nth <= ${MOST_LISTED} order by created_at desc limit $1`,
      [limit],
    )
  }

  /** Matches between people that anybody may watch, the newest first; a few of each person's. */
  watchable(limit = 12): Promise<MatchRow[]> {
    return this.#db.query(
      MatchRow,
      `select * from (
         select *, row_number() over (partition by coalesce(creator, id) order by started_at desc) as nth from match m
         where status = 'running' and listed and (select count(distinct s.user_id) from seat s where s.match = m.id) > 1
       ) as watched where nth <= ${MOST_LISTED} order by started_at desc limit $1`,
      [limit],
    )
  }

  /** How many listed tables of these people are waiting for players. */
  listedTables(users: readonly string[]): Promise<number> {
    return this.#count(`select count(*)::int as count from match where creator = any($1::text[]) and status = 'waiting' and listed`, [
      users,
    ])
  }

  /** How many seats these people have taken at others' listed tables that are waiting for players. */
  seatsTaken(users: readonly string[]): Promise<number> {
    return this.#count(
      `select count(*)::int as count from seat s join match m on m.id = s.match
       where s.user_id = any($1::text[]) and m.status = 'waiting' and m.listed and m.creator is distinct from s.user_id`,
      [users],
    )
  }

  /** At how many waiting tables the user sits. */
  waitingSeats(user: string): Promise<number> {
    return this.#count(
      `select count(*)::int as count from seat s join match m on m.id = s.match where s.user_id = $1 and m.status = 'waiting'`,
      [user],
    )
  }

  /** How many match files the user has uploaded. */
  loadedFiles(user: string): Promise<number> {
    return this.#count('select count(*)::int as count from match where creator = $1 and loaded', [user])
  }

  async overdue(now: number, limit = 50): Promise<string[]> {
    const rows = await this.#db.query(Id, `select id from match where status = 'running' and deadline < $1 order by deadline limit $2`, [
      now,
      limit,
    ])
    return rows.map((row) => row.id)
  }

  /** Full tables that are not dealt: the process that was about to deal was killed. */
  async undealt(before: number, limit = 50): Promise<string[]> {
    const rows = await this.#db.query(
      Id,
      `select m.id from match m where m.status = 'waiting' and m.created_at < $1 and not exists (
         select 1 from seat s where s.match = m.id and (s.kind = 'open' or (s.kind = 'person' and s.number is null))) limit $2`,
      [before, limit],
    )
    return rows.map((row) => row.id)
  }

  async #count(sql: string, params: readonly Value[]): Promise<number> {
    const Count = z.object({ count: z.number() })
    const [row] = await this.#db.query(Count, sql, params)
    return row?.count ?? 0
  }
}
