import type { ClockSetting, Level } from '@rulewright/wire'
import * as z from 'zod/mini'
import { type Database, one } from './database.ts'

const Found = z.object({ seat: z.number() })
const Id = z.object({ id: z.string() })
const Next = z.object({ match: z.string(), names: z.array(z.string()) })

/** Where the same people play again, and who has sat down there. */
export type NextTable = z.infer<typeof Next>

const WAITS = `with waiting as (select id from match where id = $1 and status = 'waiting' for update)`

/** Changes at tables that wait for players. Each returns whether it was still in time. */
export class Rooms {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async change(match: string, clock: ClockSetting | null, listed: boolean): Promise<boolean> {
    const sql = `update match set clock = $2, listed = $3 where id = $1 and status = 'waiting' returning id`
    return (await this.#db.query(Id, sql, [match, clock ? JSON.stringify(clock) : null, listed])).length > 0
  }

  seatBot(match: string, seat: number, level: Level, name: string): Promise<boolean> {
    return this.#changed(
      `${WAITS} update seat s set kind = 'bot', level = $3, name = $4, kept_for = null, number = null from waiting
       where s.match = waiting.id and s.seat = $2 and s.user_id is null returning s.seat`,
      [match, seat, level, name],
    )
  }

  openSeat(match: string, seat: number): Promise<boolean> {
    return this.#changed(
      `${WAITS} update seat s set kind = 'open', level = null, name = '', kept_for = null, number = null from waiting
       where s.match = waiting.id and s.seat = $2 and s.user_id is null returning s.seat`,
      [match, seat],
    )
  }

  /** Reserves an open seat for somebody. */
  keepFor(match: string, seat: number, user: string, name: string): Promise<boolean> {
    return this.#changed(
      `${WAITS} update seat s set kept_for = $3, name = $4 from waiting
       where s.match = waiting.id and s.seat = $2 and s.kind = 'open' and s.kept_for is null returning s.seat`,
      [match, seat, user, name],
    )
  }

  /** Swaps the contents of two seats; the second is nobody's. */
  swap(match: string, user: string, from: number, to: number): Promise<boolean> {
    return this.#changed(
      `${WAITS} update seat s set kind = o.kind, user_id = o.user_id, name = o.name, level = o.level, number = o.number, kept_for = o.kept_for
       from seat o, waiting where s.match = waiting.id and o.match = waiting.id
         and ((s.seat = $3 and o.seat = $4) or (s.seat = $4 and o.seat = $3))
         and exists (select 1 from seat m where m.match = $1 and m.seat = $3 and m.user_id = $2)
         and exists (select 1 from seat f where f.match = $1 and f.seat = $4 and f.user_id is null and (f.kept_for is null or f.kept_for = $2))
       returning s.seat`,
      [match, user, from, to],
    )
  }

  decline(match: string, user: string): Promise<boolean> {
    return this.#changed(
      `${WAITS} update seat s set kept_for = null, name = '' from waiting where s.match = waiting.id and s.kept_for = $2 returning s.seat`,
      [match, user],
    )
  }

  async cancel(match: string): Promise<boolean> {
    return (await this.#db.query(Id, `delete from match where id = $1 and status = 'waiting' returning id`, [match])).length > 0
  }

  rematchOf(match: string): Promise<NextTable | null> {
    return one(
      this.#db.query(
        Next,
        `select m.id as match, array(select s.name from seat s where s.match = m.id and s.user_id is not null order by s.seat) as names
         from match m where m.rematch_of = $1`,
        [match],
      ),
    )
  }

  async #changed(sql: string, params: readonly (string | number)[]): Promise<boolean> {
    return (await this.#db.query(Found, sql, params)).length > 0
  }
}
