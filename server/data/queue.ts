import { type QuickMatch, RATING_MODES } from '@rulewright/wire'
import * as z from 'zod/mini'
import { type Database, one } from './database.ts'

const PlaceRow = z.object({
  user_id: z.string(),
  name: z.string(),
  games: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    z.array(z.string()),
  ),
  people: z.number(),
  mode: z.enum(RATING_MODES),
  number: z.nullable(z.string()),
  since: z.number(),
  match: z.nullable(z.string()),
})
type PlaceRow = z.infer<typeof PlaceRow>
const RatedPlace = z.extend(PlaceRow, { ratings: z.record(z.string(), z.number()) })
/** `ratings`: by game, where there is one. */
export type RatedPlace = z.infer<typeof RatedPlace>
const Count = z.object({ count: z.number() })
const Pair = z.object({ a: z.string(), b: z.string() })
const Id = z.object({ id: z.string() })

const PLACE = `q.user_id, u."name" as name, q.games, q.people, q.mode, q.number, q.since, q.match`

/** Who is looking for a match. Everything is in the database: no place is lost with a process. */
export class Queue {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Somebody who already waits keeps their place in the queue, with a new wish. */
  async enter(user: string, { games, people, mode, number }: QuickMatch, now: number): Promise<void> {
    await this.#db.run(
      `insert into queue (user_id, games, people, mode, number, since, seen) values ($1, $2, $3, $4, $5, $6, $6)
       on conflict (user_id) do update set games = excluded.games, people = excluded.people, mode = excluded.mode, number = excluded.number,
         seen = excluded.seen, since = case when queue.match is null then queue.since else excluded.since end, match = null`,
      [user, JSON.stringify(games), people, mode, number, now],
    )
  }

  async leave(user: string): Promise<void> {
    await this.#db.run('delete from queue where user_id = $1', [user])
  }

  /** Somebody's place in the queue; notes that they have asked. */
  look(user: string, now: number): Promise<PlaceRow | null> {
    return one(
      this.#db.query(
        PlaceRow,
        `with q as (update queue set seen = $2 where user_id = $1 returning *) select ${PLACE} from q join "user" u on u."id" = q.user_id`,
        [user, now],
      ),
    )
  }

  async count(): Promise<number> {
    return (await one(this.#db.query(Count, 'select count(*)::int as count from queue where match is null')))?.count ?? 0
  }

  /** Who can be seated: those who want to play now must have asked lately. Places that lead to no table are free again. */
  async waiting(seenSince: number): Promise<RatedPlace[]> {
    await this.#db.run(
      'update queue q set match = null where match is not null and not exists (select 1 from match m where m.id = q.match)',
    )
    return this.#db.query(
      RatedPlace,
      `select ${PLACE}, coalesce((select json_object_agg(r.game, r.mu) from rating r where r.user_id = q.user_id and r.mode = q.mode), '{}') as ratings
       from queue q join "user" u on u."id" = q.user_id
       where q.match is null and (q.mode = 'correspondence' or q.seen >= $1) order by q.since, q.user_id`,
      [seenSince],
    )
  }

  /** Who does not sit with whom, among those who wait. */
  atOdds(): Promise<z.infer<typeof Pair>[]> {
    return this.#db.query(
      Pair,
      `select s.user_id as a, s.other as b from shut_out s join queue q on q.user_id = s.user_id join queue r on r.user_id = s.other
       where s.how = 'block'`,
    )
  }

  /** Notes where people are about to be seated; false: one of them has left. */
  async claim(users: readonly string[], match: string): Promise<boolean> {
    const claimed = await this.#db.query(
      Id,
      'update queue set match = $2 where user_id = any($1::text[]) and match is null returning user_id as id',
      [users, match],
    )
    if (claimed.length === users.length) return true
    await this.#db.run('update queue set match = null where match = $1', [match])
    return false
  }

  /** People who wanted to play now, or were seated, and have left; and those who waited implausibly long. */
  async tidy(seenSince: number, since: number): Promise<void> {
    await this.#db.run(`delete from queue where ((mode = 'live' or match is not null) and seen < $1) or since < $2`, [seenSince, since])
  }
}
