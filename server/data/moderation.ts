import { randomUUID } from 'node:crypto'
import { CHANNELS, Deed, ReportInfo, SHUT_OUTS, type ShutOut, type ShutOutList, TableInList } from '@rulewright/wire'
import * as z from 'zod/mini'
import { type Database, one } from './database.ts'

const Id = z.object({ id: z.string() })
const Author = z.object({ user_id: z.nullable(z.string()), name: z.string(), text: z.string(), channel: z.enum(CHANNELS) })
const Ban = z.object({ until: z.number(), why: z.string() })
const ShutOutRow = z.object({ user: z.string(), name: z.string(), how: z.enum(SHUT_OUTS) })

export interface NewReport {
  readonly by: string
  readonly about: string | null
  readonly aboutName: string
  readonly match: string
  readonly said: string | null
  readonly why: string
}

/** Who has shut out whom, what was reported, and what was done about it. */
export class Moderation {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Who said a line. */
  author(match: string, line: number): Promise<z.infer<typeof Author> | null> {
    return one(this.#db.query(Author, 'select user_id, name, text, channel from chat where match = $1 and line = $2', [match, line]))
  }

  shutOuts(user: string): Promise<ShutOutList> {
    return this.#db.query(ShutOutRow, 'select other as user, name, how from shut_out where user_id = $1 order by name', [user])
  }

  async shutOut(user: string, other: string, name: string, how: ShutOut): Promise<void> {
    await this.#db.run(
      `insert into shut_out (user_id, other, name, how) values ($1, $2, $3, $4)
       on conflict (user_id, other) do update set how = excluded.how, name = excluded.name`,
      [user, other, name, how],
    )
  }

  async letIn(user: string, other: string): Promise<void> {
    await this.#db.run('delete from shut_out where user_id = $1 and other = $2', [user, other])
  }

  /** A guest has become an account. */
  async move(from: string, to: string): Promise<void> {
    await this.#db.run(
      `insert into shut_out (user_id, other, name, how) select $2, other, name, how from shut_out where user_id = $1 on conflict do nothing`,
      [from, to],
    )
    await this.#db.run(
      `update shut_out s set other = $2 where other = $1
         and not exists (select 1 from shut_out t where t.user_id = s.user_id and t.other = $2)`,
      [from, to],
    )
    await this.#db.run('update report set about_user = $2 where about_user = $1', [from, to])
    await this.#db.run('update report set by_user = $2 where by_user = $1', [from, to])
    await this.#db.run('insert into removed (match, user_id) select match, $2 from removed where user_id = $1 on conflict do nothing', [
      from,
      to,
    ])
  }

  /** Those of the given people who block the user, or whom the user blocks. */
  async atOdds(user: string, others: readonly string[]): Promise<Set<string>> {
    const found = await this.#db.query(
      Id,
      `select other as id from shut_out where user_id = $1 and other = any($2::text[]) and how = 'block'
       union select user_id as id from shut_out where other = $1 and user_id = any($2::text[]) and how = 'block'`,
      [user, others],
    )
    return new Set(found.map((row) => row.id))
  }

  /** All pairs of the given people of whom one has blocked the other. */
  atOddsAmong(users: readonly string[]): Promise<{ a: string; b: string }[]> {
    const Pair = z.object({ a: z.string(), b: z.string() })
    return this.#db.query(
      Pair,
      `select user_id as a, other as b from shut_out where user_id = any($1::text[]) and other = any($1::text[]) and how = 'block'`,
      [users],
    )
  }

  async report(report: NewReport, at: number): Promise<void> {
    const { by, about, aboutName, match, said, why } = report
    await this.#db.run(
      'insert into report (id, at, by_user, about_user, about_name, match, said, why) values ($1, $2, $3, $4, $5, $6, $7, $8)',
      [randomUUID(), at, by, about, aboutName, match, said, why],
    )
  }

  reports(limit = 200): Promise<ReportInfo[]> {
    return this.#db.query(
      ReportInfo,
      `select r.id, r.at, coalesce(u."name", 'Somebody who left') as by, r.about_user as about, r.about_name as "aboutName", r.match, r.said, r.why
       from report r left join "user" u on u."id" = r.by_user where not r.settled order by r.at limit $1`,
      [limit],
    )
  }

  /** What the report was about, or null when no such report is open. */
  async settle(report: string): Promise<string | null> {
    const [row] = await this.#db.query(Id, 'update report set settled = true where id = $1 and not settled returning about_name as id', [
      report,
    ])
    return row?.id ?? null
  }

  async ban(user: string, until: number, why: string): Promise<void> {
    await this.#db.run(
      'insert into ban (user_id, until, why) values ($1, $2, $3) on conflict (user_id) do update set until = excluded.until, why = excluded.why',
      [user, until, why],
    )
  }

  async unban(user: string): Promise<void> {
    await this.#db.run('delete from ban where user_id = $1', [user])
  }

  banOf(user: string, now: number): Promise<z.infer<typeof Ban> | null> {
    return one(this.#db.query(Ban, 'select until, why from ban where user_id = $1 and until > $2', [user, now]))
  }

  /** Bans that have expired, and reports settled long ago. */
  async tidy(now: number, before: number): Promise<void> {
    await this.#db.run('delete from ban where until < $1', [now])
    await this.#db.run('delete from report where settled and at < $1', [before])
  }

  tables(limit = 200): Promise<TableInList[]> {
    return this.#db.query(
      TableInList,
      `select m.id as match, m.game, m.status, array_agg(s.name order by s.seat) as names, m.created_at as "createdAt",
         not bool_or(s.kind = 'person') as "onlyBots"
       from match m join seat s on s.match = m.id where m.status <> 'over' group by m.id order by m.created_at desc limit $1`,
      [limit],
    )
  }

  /** Running matches without any person. */
  async botsAlone(limit = 1_000): Promise<string[]> {
    const found = await this.#db.query(
      Id,
      `select m.id as id from match m where m.status = 'running'
         and not exists (select 1 from seat s where s.match = m.id and s.kind = 'person') limit $1`,
      [limit],
    )
    return found.map((row) => row.id)
  }

  async note({ at, by, what, about, note }: Deed): Promise<void> {
    await this.#db.run('insert into deed (id, at, by_name, what, about, note) values ($1, $2, $3, $4, $5, $6)', [
      randomUUID(),
      at,
      by,
      what,
      about,
      note,
    ])
  }

  deeds(limit = 200): Promise<Deed[]> {
    return this.#db.query(Deed, 'select at, by_name as by, what, about, note from deed order by at desc limit $1', [limit])
  }
}
