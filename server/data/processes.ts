import { ASIDE, KINDS } from '@rulewright/play'
import * as z from 'zod/mini'
import type { Database } from './database.ts'

const Id = z.object({ id: z.string() })
const Presence = z.object({ seat: z.number() })
const Value = z.object({ value: z.string() })

/** Milliseconds that fit the log. */
export const LONGEST_GAP = 2_147_483_647

/** Which servers share the database, who is connected to them, and when one was last running. */
export class Processes {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Seats of a match whose people are connected to other processes. */
  async present(match: string, but: string): Promise<number[]> {
    const rows = await this.#db.query(Presence, 'select seat from presence where match = $1 and process <> $2', [match, but])
    return rows.map((row) => row.seat)
  }

  async arrive(process: string, match: string, seat: number): Promise<void> {
    await this.#db.run('insert into presence (process, match, seat) values ($1, $2, $3) on conflict do nothing', [process, match, seat])
  }

  async depart(process: string, match: string, seat: number): Promise<void> {
    await this.#db.run('delete from presence where process = $1 and match = $2 and seat = $3', [process, match, seat])
  }

  /** Reports that this process is alive. True: it is new, or was counted as dead, and nobody is known to be connected to it. */
  async beat(process: string, now: number): Promise<boolean> {
    const Beat = z.object({ isNew: z.boolean() })
    const [row] = await this.#db.query(
      Beat,
      `insert into process (id, seen) values ($1, $2) on conflict (id) do update set seen = excluded.seen returning (xmax = 0) as "isNew"`,
      [process, now],
    )
    return row?.isNew ?? false
  }

  /** Forgets processes that have been silent since then. Returns the matches whose people were connected to them. */
  async forgetSilent(since: number): Promise<string[]> {
    const gone = await this.#db.query(
      Id,
      `with dead as (select id from process where seen < $1), left_behind as (select distinct match from presence where process in (select id from dead)),
         removed as (delete from process where id in (select id from dead))
       select match as id from left_behind`,
      [since],
    )
    return gone.map((row) => row.id)
  }

  /** Reports that a server is running. */
  async seen(now: number): Promise<void> {
    await this.#db.run(`insert into setting (key, value) values ('seen', $1) on conflict (key) do update set value = excluded.value`, [
      String(now),
    ])
  }

  /**
   * Reports so at the start and, when no server was running for longer than usual, gives the time back to every running
   * clock: with a row in its match's log, so that everybody reads the same from it.
   */
  async seenAgain(now: number, usual: number): Promise<void> {
    const gap = Math.min(now - Number(await this.#since(now)), LONGEST_GAP)
    // If the clock was set back since, everybody would gain time: with a single server, that can be detected.
    if (gap <= usual && (usual > 0 || gap === 0)) return this.seen(now)
    await this.#db.run(
      `with seen as (update setting set value = $1 where key = 'seen'),
         stood as (update match set deadline = deadline + $2::int where status = 'running' and clock is not null returning id, first_waiting)
       insert into choice (match, seq, seat, index, kind, waiting, at)
       select s.id, coalesce(l.seq, 0) + 1, 0, $2::int, $3::smallint, coalesce(l.waiting, s.first_waiting) | $5::int, $4::float8
       from stood s left join lateral (select seq, waiting from choice where match = s.id order by seq desc limit 1) l on true`,
      [String(now), gap, KINDS.indexOf('stood-still'), now, ASIDE],
    )
  }

  async forget(process: string): Promise<void> {
    await this.#db.run('delete from process where id = $1', [process])
  }

  /** When a server was last running; at the first start, now. */
  async #since(now: number): Promise<string> {
    await this.#db.run(`insert into setting (key, value) values ('seen', $1) on conflict do nothing`, [String(now)])
    const [row] = await this.#db.query(Value, `select value from setting where key = 'seen'`)
    return row?.value ?? String(now)
  }
}
