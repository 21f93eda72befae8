import { Digest } from '@rulewright/wire'
import * as z from 'zod/mini'
import { type Database, one } from './database.ts'

const VacationRow = z.object({ user_id: z.string(), starts: z.number(), ends: z.number() })
export type VacationRow = z.infer<typeof VacationRow>
const Id = z.object({ id: z.string() })
const Spent = z.object({ spent: z.nullable(z.number()) })
const NoticeWishes = z.object({ digest: Digest, mail: z.boolean(), told_at: z.number() })
export type NoticeWishes = z.infer<typeof NoticeWishes>
const Turn = z.object({ match: z.string(), game: z.string() })

const USUAL: NoticeWishes = { digest: 'each', mail: false, told_at: 0 }

/** Vacations, and turns that are announced together. */
export class Away {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** False: they are already on vacation. */
  async begin(user: string, starts: number, ends: number): Promise<boolean> {
    const sql = `insert into vacation (user_id, starts, ends, settled) select $1, $2, $3, false
      where not exists (select 1 from vacation where user_id = $1 and ends > $2) on conflict do nothing returning user_id as id`
    return (await this.#db.query(Id, sql, [user, starts, ends])).length > 0
  }

  async end(user: string, now: number): Promise<void> {
    await this.#db.run('update vacation set ends = $2 where user_id = $1 and ends > $2', [user, now])
  }

  async until(user: string, now: number): Promise<number | null> {
    const Until = z.object({ until: z.number() })
    const sql = 'select ends as until from vacation where user_id = $1 and ends > $2'
    return (await one(this.#db.query(Until, sql, [user, now])))?.until ?? null
  }

  /** Milliseconds of vacation since a given time. */
  async spent(user: string, since: number): Promise<number> {
    const sql = 'select sum(ends - greatest(starts, $2)) as spent from vacation where user_id = $1 and ends > $2'
    return (await one(this.#db.query(Spent, sql, [user, since])))?.spent ?? 0
  }

  /** Vacations of these people that have not been added to their clocks yet. */
  unsettled(users: readonly string[]): Promise<VacationRow[]> {
    return this.#db.query(VacationRow, 'select user_id, starts, ends from vacation where user_id = any($1::text[]) and not settled', [
      users,
    ])
  }

  /** Vacations that are over and whose time must still be given back to the clocks. */
  ended(now: number): Promise<VacationRow[]> {
    return this.#db.query(VacationRow, 'select user_id, starts, ends from vacation where not settled and ends <= $1 limit 20', [now])
  }

  async settle({ user_id, starts }: VacationRow): Promise<void> {
    await this.#db.run('update vacation set settled = true where user_id = $1 and starts = $2', [user_id, starts])
  }

  /** Running correspondence matches of a person. */
  async matchesOf(user: string): Promise<string[]> {
    const rows = await this.#db.query(
      Id,
      `select distinct m.id from seat s join match m on m.id = s.match
       where s.user_id = $1 and s.kind = 'person' and m.status = 'running' and m.clock is not null and m.clock::json ->> 'kind' = 'correspondence'`,
      [user],
    )
    return rows.map((row) => row.id)
  }

  async telling(user: string): Promise<NoticeWishes> {
    return (await one(this.#db.query(NoticeWishes, 'select digest, mail, told_at from telling where user_id = $1', [user]))) ?? USUAL
  }

  async setTelling(user: string, digest: Digest, mail: boolean): Promise<void> {
    await this.#db.run(
      `insert into telling (user_id, digest, mail, told_at) values ($1, $2, $3, 0)
       on conflict (user_id) do update set digest = excluded.digest, mail = excluded.mail`,
      [user, digest, mail],
    )
    // Turns collected so far are visible among their matches anyway.
    if (digest === 'each') await this.#db.run('delete from turn_kept where user_id = $1', [user])
  }

  /** A turn to be announced later, with others. */
  async put(user: string, match: string, game: string, at: number): Promise<void> {
    await this.#db.run('insert into turn_kept (user_id, match, game, at) values ($1, $2, $3, $4) on conflict do nothing', [
      user,
      match,
      game,
      at,
    ])
  }

  /** People whose turns have been collected for long enough; each is told by one process. */
  async due(now: number, hour: number, day: number): Promise<string[]> {
    const rows = await this.#db.query(
      Id,
      `update telling t set told_at = $1 where t.digest <> 'each' and t.told_at <= $1 - case t.digest when 'hour' then $2::float8 else $3::float8 end
         and exists (select 1 from turn_kept k where k.user_id = t.user_id) returning t.user_id as id`,
      [now, hour, day],
    )
    return rows.map((row) => row.id)
  }

  /** Takes the collected turns of a person; turns taken meanwhile are not announced. */
  take(user: string): Promise<z.infer<typeof Turn>[]> {
    return this.#db.query(
      Turn,
      `with taken as (delete from turn_kept where user_id = $1 returning match, game, at)
       select t.match, t.game from taken t join match m on m.id = t.match where m.status = 'running'
         and not exists (select 1 from choice c join seat s on s.match = c.match and s.seat = c.seat
           where c.match = t.match and s.user_id = $1 and c.at > t.at)
       order by t.at`,
      [user],
    )
  }
}
