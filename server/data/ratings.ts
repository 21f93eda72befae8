import type { RatingMode, Strength } from '@rulewright/wire'
import { RATING_MODES } from '@rulewright/wire'
import * as z from 'zod/mini'
import type { Database } from './database.ts'

const Id = z.object({ id: z.string() })
const RatingRow = z.object({
  user_id: z.string(),
  game: z.string(),
  mode: z.enum(RATING_MODES),
  mu: z.number(),
  sigma: z.number(),
  played: z.number(),
  at: z.number(),
})
type RatingRow = z.infer<typeof RatingRow>
const RatedRow = z.object({
  match: z.string(),
  game: z.string(),
  mode: z.enum(RATING_MODES),
  mu: z.number(),
  sigma: z.number(),
  mu_before: z.number(),
  sigma_before: z.number(),
  at: z.number(),
})
type RatedRow = z.infer<typeof RatedRow>

export interface Moved {
  readonly user: string
  readonly before: Strength
  readonly after: Strength
}

/** How strong people are, and every match that contributed. */
export class Ratings {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Finished matches that have not been rated. Those that cannot count for anybody are set aside first. */
  async pending(limit: number): Promise<string[]> {
    await this.#db.run(
      `update match m set rated = false where m.status = 'over' and m.rated is null and (m.secret = '' or m.outcome is null or exists (
         select 1 from seat s left join "user" u on u."id" = s.user_id
         where s.match = m.id and (u."id" is null or u."isAnonymous" is true)))`,
    )
    const rows = await this.#db.query(Id, `select id from match where status = 'over' and rated is null order by over_at limit $1`, [limit])
    return rows.map((row) => row.id)
  }

  /** It is not rated for anybody. */
  async putAside(match: string): Promise<void> {
    await this.#db.run('update match set rated = false where id = $1 and rated is null', [match])
  }

  /** Those of the given people who have no account. */
  async guestsAmong(users: readonly string[]): Promise<number> {
    const rows = await this.#db.query(Id, `select "id" as id from "user" where "id" = any($1::text[]) and "isAnonymous" is not true`, [
      users,
    ])
    return users.length - rows.length
  }

  of(users: readonly string[], game: string, mode: RatingMode): Promise<RatingRow[]> {
    return this.#db.query(RatingRow, 'select * from rating where user_id = any($1::text[]) and game = $2 and mode = $3', [
      users,
      game,
      mode,
    ])
  }

  ofPerson(user: string): Promise<RatingRow[]> {
    return this.#db.query(RatingRow, 'select * from rating where user_id = $1 order by game, mode', [user])
  }

  /** The last matches that changed somebody's ratings, the oldest first. */
  curve(user: string, limit = 200): Promise<RatedRow[]> {
    return this.#db.query(
      RatedRow,
      'select * from (select * from rated where user_id = $1 order by at desc, match limit $2) as last order by at, match',
      [user, limit],
    )
  }

  /** How a match changed ratings. */
  ofMatch(match: string): Promise<(RatedRow & { user_id: string })[]> {
    return this.#db.query(z.extend(RatedRow, { user_id: z.string() }), 'select * from rated where match = $1', [match])
  }

  /** Writes how a match changed ratings, once: together with the note that it has. */
  async move(match: string, game: string, mode: RatingMode, moved: readonly Moved[], at: number): Promise<boolean> {
    const done = await this.#db.query(
      Id,
      `with claimed as (update match set rated = true where id = $1 and rated is null returning id),
         news as (select claimed.id, v.* from claimed, unnest($4::text[], $5::float8[], $6::float8[], $7::float8[], $8::float8[])
           as v (user_id, mu, sigma, mu_before, sigma_before)),
         noted as (insert into rated (match, user_id, game, mode, mu, sigma, mu_before, sigma_before, at)
           select id, user_id, $2, $3, mu, sigma, mu_before, sigma_before, $9 from news),
         now as (insert into rating (user_id, game, mode, mu, sigma, played, at) select user_id, $2, $3, mu, sigma, 1, $9 from news
           on conflict (user_id, game, mode) do update set mu = excluded.mu, sigma = excluded.sigma, played = rating.played + 1, at = excluded.at)
       select id from claimed`,
      [
        match,
        game,
        mode,
        moved.map((m) => m.user),
        moved.map((m) => m.after.mu),
        moved.map((m) => m.after.sigma),
        moved.map((m) => m.before.mu),
        moved.map((m) => m.before.sigma),
        at,
      ],
    )
    return done.length > 0
  }
}
