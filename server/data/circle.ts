import type { PlayedMatch } from '@rulewright/wire'
import * as z from 'zod/mini'
import { type Database, one } from './database.ts'

const Someone = z.object({ user: z.string(), name: z.string() })
type Someone = z.infer<typeof Someone>
const FriendRow = z.extend(Someone, { mutual: z.boolean() })
const Score = z.object({ game: z.string(), won: z.number(), drawn: z.number(), lost: z.number() })
const PlayedMatchRow = z.object({ match: z.string(), game: z.string(), at: z.number(), names: z.array(z.string()), payoff: z.number() })
const Chosen = z.object({ game: z.string(), config: z.string(), seat: z.number() })
const Id = z.object({ id: z.string() })
const Count = z.object({ count: z.number() })

/** Account holders, and guests who have chosen a name. */
const LISTED = `(u."isAnonymous" is not true or exists (select 1 from named n where n.user_id = u."id"))`
/** Matches that somebody has won or lost. */
const DECIDED = `m.status = 'over' and m.outcome is not null and not m.loaded and not (m.outcome::json ->> 'reason' = any(array['closed', 'rules-changed']))`
const PAYOFF = `(m.outcome::json -> 'payoffs' ->> s.seat::int)::float8`

/** Friends, recent opponents, and what somebody has played. */
export class CircleStore {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  friends(user: string): Promise<z.infer<typeof FriendRow>[]> {
    return this.#db.query(
      FriendRow,
      `select f.other as user, u."name" as name, exists (select 1 from friend g where g.user_id = f.other and g.other = $1) as mutual
       from friend f join "user" u on u."id" = f.other where f.user_id = $1 order by lower(u."name")`,
      [user],
    )
  }

  async add(user: string, other: string, at: number): Promise<void> {
    await this.#db.run('insert into friend (user_id, other, since) values ($1, $2, $3) on conflict do nothing', [user, other, at])
  }

  async remove(user: string, other: string): Promise<void> {
    await this.#db.run('delete from friend where user_id = $1 and other = $2', [user, other])
  }

  async isFriend(user: string, other: string): Promise<boolean> {
    const row = await one(
      this.#db.query(Count, 'select count(*)::int as count from friend where user_id = $1 and other = $2', [user, other]),
    )
    return (row?.count ?? 0) > 0
  }

  /** A guest has become an account. */
  async move(from: string, to: string): Promise<void> {
    await this.#db.run(
      `insert into friend (user_id, other, since) select $2, other, since from friend where user_id = $1 and other <> $2 on conflict do nothing`,
      [from, to],
    )
    await this.#db.run(
      `insert into friend (user_id, other, since) select user_id, $2, since from friend where other = $1 and user_id <> $2 on conflict do nothing`,
      [from, to],
    )
  }

  /** People of that name who may be listed. */
  called(name: string): Promise<Someone[]> {
    return this.#db.query(
      Someone,
      `select u."id" as user, u."name" as name from "user" u where lower(u."name") = lower($1) and ${LISTED} limit 10`,
      [name],
    )
  }

  /** Those of the given people who may be listed. */
  listedAmong(users: readonly string[]): Promise<Someone[]> {
    return this.#db.query(
      Someone,
      `select u."id" as user, u."name" as name from "user" u where u."id" = any($1::text[]) and ${LISTED} order by lower(u."name")`,
      [users],
    )
  }

  /** Whom one has sat with, the most recent first. */
  recent(user: string, limit = 12): Promise<Someone[]> {
    return this.#db.query(
      Someone,
      `select o.user_id as user, u."name" as name from seat s join match m on m.id = s.match join seat o on o.match = s.match and o.user_id <> $1
         join "user" u on u."id" = o.user_id
       where s.user_id = $1 and m.status <> 'waiting' group by o.user_id, u."name" order by max(m.created_at) desc limit $2`,
      [user, limit],
    )
  }

  record(user: string): Promise<z.infer<typeof Score>[]> {
    return this.#db.query(
      Score,
      `select m.game, count(*) filter (where ${PAYOFF} = 1)::int as won, count(*) filter (where ${PAYOFF} = 0)::int as lost,
         count(*) filter (where ${PAYOFF} > 0 and ${PAYOFF} < 1)::int as drawn
       from seat s join match m on m.id = s.match where s.user_id = $1 and ${DECIDED} group by m.game order by m.game`,
      [user],
    )
  }

  last(user: string, limit = 12): Promise<PlayedMatch[]> {
    return this.#db.query(
      PlayedMatchRow,
      `select m.id as match, m.game, coalesce(m.over_at, m.created_at) as at, ${PAYOFF} as payoff,
         array(select t.name from seat t where t.match = m.id order by t.seat) as names
       from seat s join match m on m.id = s.match where s.user_id = $1 and ${DECIDED} and ${PAYOFF} is not null
       order by m.over_at desc nulls last limit $2`,
      [user, limit],
    )
  }

  /** The settings somebody last played with, and where they sat. */
  chosen(user: string, limit = 200): Promise<z.infer<typeof Chosen>[]> {
    return this.#db.query(
      Chosen,
      `select m.game, m.config, s.seat from seat s join match m on m.id = s.match where s.user_id = $1 and ${DECIDED}
       order by m.over_at desc nulls last limit $2`,
      [user, limit],
    )
  }

  async arrive(process: string, user: string): Promise<void> {
    await this.#db.run('insert into online (process, user_id) values ($1, $2) on conflict do nothing', [process, user])
  }

  async depart(process: string, user: string): Promise<void> {
    await this.#db.run('delete from online where process = $1 and user_id = $2', [process, user])
  }

  /** Whoever is connected to any process. */
  async online(limit = 500): Promise<string[]> {
    return (await this.#db.query(Id, 'select distinct user_id as id from online limit $1', [limit])).map((row) => row.id)
  }
}
