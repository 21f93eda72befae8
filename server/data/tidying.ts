import * as z from 'zod/mini'
import type { Database, Value } from './database.ts'

const Count = z.object({ count: z.number() })

/** Deletes what is no longer needed; each returns how many were deleted. `before` is a time; null: nothing is old enough. */
export class Tidying {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  guests(before: number | null): Promise<number> {
    return this.#clear(
      before,
      `with gone as (
         delete from "user" u where u."isAnonymous" and u."updatedAt" < to_timestamp($1::float8 / 1000)
           and not exists (select 1 from "session" s where s."userId" = u."id" and s."updatedAt" >= to_timestamp($1::float8 / 1000))
           and not exists (select 1 from seat s join match m on m.id = s.match where s.user_id = u."id" and m.status <> 'over')
         returning u."id" as id
       ), pushed as (delete from push where user_id in (select id from gone)),
       hooked as (delete from webhook where user_id in (select id from gone))
       select count(*)::int as count from gone`,
    )
  }

  waiting(before: number | null): Promise<number> {
    return this.#clear(
      before,
      `with gone as (delete from match where status = 'waiting' and created_at < $1::float8 returning id)
       select count(*)::int as count from gone`,
    )
  }

  loaded(before: number | null): Promise<number> {
    return this.#clear(
      before,
      `with gone as (delete from match where loaded and over_at < $1::float8 returning id),
         rows as (delete from choice where match in (select id from gone))
       select count(*)::int as count from gone`,
    )
  }

  chat(before: number | null): Promise<number> {
    return this.#clear(
      before,
      `with gone as (delete from chat where match in (select id from match where status = 'over' and over_at < $1::float8) returning line)
       select count(*)::int as count from gone`,
    )
  }

  /** Analyses of matches, by when they were last written. */
  analyses(before: number | null): Promise<number> {
    return this.#clear(
      before,
      `with gone as (delete from analysis where at < $1::float8 returning match) select count(*)::int as count from gone`,
    )
  }

  /** Expired ones, and links that nobody followed. */
  async signIns(): Promise<number> {
    const [row] = await this.#db.query(
      Count,
      `with gone as (delete from "session" where "expiresAt" < now() returning "id"),
         links as (delete from "verification" where "expiresAt" < now()),
         ours as (delete from link where ends < extract(epoch from now()) * 1000)
       select count(*)::int as count from gone`,
    )
    return row?.count ?? 0
  }

  async #clear(before: Value, sql: string): Promise<number> {
    if (before === null) return 0
    const [row] = await this.#db.query(Count, sql, [before])
    return row?.count ?? 0
  }
}
