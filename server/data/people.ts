import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { LINK_KINDS, type LinkKind, type PersonInfo } from '@rulewright/wire'
import * as z from 'zod/mini'
import { type Database, one } from './database.ts'

/** Accounts that share another one's address: nobody is told so, and until mail proves whose it is, each has its own password. */
const ALIAS = '@alias.invalid'

export const isAlias = (email: string): boolean => email.endsWith(ALIAS)
export const aliasFor = (digest: string): string => `${digest}${ALIAS}`

const PersonRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  guest: z.boolean(),
  createdAt: z.number(),
  operator: z.boolean(),
  bannedUntil: z.nullable(z.number()),
})
/** `email` is the name under which the accounts library knows them. */
export interface Person extends PersonInfo {
  readonly key: string
}

const PERSON = `select u."id" as id, u."name" as name, coalesce(a.address, u."email") as email, coalesce(u."isAnonymous", false) as guest,
    (extract(epoch from u."createdAt") * 1000)::float8 as "createdAt", o.user_id is not null as operator, b.until as "bannedUntil", u."email" as key
  from "user" u left join address a on a.user_id = u."id" left join operator o on o.user_id = u."id" left join ban b on b.user_id = u."id"`

const Row = z.pipe(
  z.extend(PersonRow, { key: z.string() }),
  z.transform((row): Person => ({ ...row, email: row.guest ? null : row.email })),
)
const Id = z.object({ id: z.string() })
const Password = z.object({ password: z.nullable(z.string()) })
const LinkRow = z.object({ kind: z.enum(LINK_KINDS), user_id: z.nullable(z.string()), detail: z.string() })

/** What whoever has the link may do, once. */
export interface OneTimeLink {
  readonly kind: LinkKind
  readonly user: string | null
  readonly detail: unknown
}

const digest = (token: string) => createHash('sha256').update(token).digest('hex')

/** Every query about people and their accounts. */
export class People {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  person(id: string): Promise<Person | null> {
    return one(this.#db.query(Row, `${PERSON} where u."id" = $1`, [id]))
  }

  /** Accounts with this address. */
  withAddress(address: string): Promise<Person[]> {
    return this.#db.query(
      Row,
      `${PERSON} where (u."email" = $1 or a.address = $1) and u."isAnonymous" is not true order by u."createdAt"`,
      [address],
    )
  }

  async isTaken(address: string): Promise<boolean> {
    return (await this.#db.query(Id, 'select "id" as id from "user" where "email" = $1', [address])).length > 0
  }

  /** By id, address or name: for operators. */
  search(text: string, limit = 50): Promise<Person[]> {
    return this.#db.query(
      Row,
      `${PERSON} where $1 = '' or u."id" = $1 or (u."isAnonymous" is not true and (u."email" = lower($1) or a.address = lower($1)))
         or strpos(lower(u."name"), lower($1)) > 0
       order by (lower(u."name") = lower($1)) desc, u."createdAt" desc limit $2`,
      [text, limit],
    )
  }

  banned(): Promise<Person[]> {
    return this.#db.query(Row, `${PERSON} where b.until is not null order by b.until`)
  }

  async passwordOf(user: string): Promise<string | null> {
    const row = await one(
      this.#db.query(Password, `select "password" as password from "account" where "userId" = $1 and "providerId" = 'credential'`, [user]),
    )
    return row?.password ?? null
  }

  async setPassword(user: string, hash: string): Promise<void> {
    await this.#db.run(`update "account" set "password" = $2, "updatedAt" = now() where "userId" = $1 and "providerId" = 'credential'`, [
      user,
      hash,
    ])
  }

  /** Ends all of somebody's sign-ins except this one. */
  async signOut(user: string, but: string | null): Promise<void> {
    await this.#db.run('delete from "session" where "userId" = $1 and "id" <> $2', [user, but ?? ''])
  }

  /** The address as shown, and the name under which the accounts library knows the person, where that differs. */
  async setAddress(user: string, address: string, alias: string | null): Promise<void> {
    await this.#db.run('update "user" set "email" = $2, "emailVerified" = $3, "updatedAt" = now() where "id" = $1', [
      user,
      alias ?? address,
      alias === null,
    ])
    await this.noteAddress(user, alias === null ? null : address)
  }

  async noteAddress(user: string, address: string | null): Promise<void> {
    if (address === null) await this.#db.run('delete from address where user_id = $1', [user])
    else
      await this.#db.run(
        'insert into address (user_id, address) values ($1, $2) on conflict (user_id) do update set address = excluded.address',
        [user, address],
      )
  }

  /** An account whose address was proved; false: somebody else has it by now. */
  async create(name: string, email: string, hash: string): Promise<boolean> {
    const made = await this.#db.query(
      Id,
      `with made as (
         insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt", "isAnonymous")
         values ($1, $2, $3, true, now(), now(), false) on conflict do nothing returning "id"
       ), opened as (
         insert into "account" ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
         select $4, "id", 'credential', "id", $5, now(), now() from made
       ) select "id" as id from made`,
      [randomUUID(), name, email, randomUUID(), hash],
    )
    return made.length > 0
  }

  /** A link that can be followed once, until it expires. The database has only its digest. */
  async makeLink({ kind, user, detail }: OneTimeLink, ends: number): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await this.#db.run('insert into link (token, kind, user_id, detail, ends) values ($1, $2, $3, $4, $5)', [
      digest(token),
      kind,
      user,
      JSON.stringify(detail),
      ends,
    ])
    return token
  }

  link(token: string, now: number): Promise<OneTimeLink | null> {
    return this.#link('select * from link where token = $1 and ends > $2', token, now)
  }

  takeLink(token: string, now: number): Promise<OneTimeLink | null> {
    return this.#link('delete from link where token = $1 and ends > $2 returning *', token, now)
  }

  async #link(sql: string, token: string, now: number): Promise<OneTimeLink | null> {
    const row = await one(this.#db.query(LinkRow, sql, [digest(token), now]))
    return row && { kind: row.kind, user: row.user_id, detail: JSON.parse(row.detail) }
  }

  /** Other links of the kind become invalid. */
  async dropLinks(user: string): Promise<void> {
    await this.#db.run('delete from link where user_id = $1', [user])
  }

  async setOperator(user: string, is: boolean): Promise<void> {
    if (is) await this.#db.run('insert into operator (user_id) values ($1) on conflict do nothing', [user])
    else await this.#db.run('delete from operator where user_id = $1', [user])
  }

  /**
   * What goes with an account. Matches with others stay, without the person, because they belong to the others as well; those
   * that are nobody else's go. Returns the latter.
   */
  async erase(user: string, nobody: string): Promise<string[]> {
    const gone = await this.#db.query(
      Id,
      `with gone as (
         delete from match m where m.event is null and (m.creator = $1 or exists (select 1 from seat s where s.match = m.id and s.user_id = $1))
           and not exists (select 1 from seat s where s.match = m.id and s.user_id <> $1) returning m.id
       ), rows as (delete from choice where match in (select id from gone))
       select id from gone`,
      [user],
    )
    // A bot that plays for somebody has their name.
    await this.#db.run('update seat set user_id = null, name = $2, number = null where user_id = $1', [user, nobody])
    await this.#db.run('update report set about_user = null, about_name = $2 where about_user = $1', [user, nobody])
    for (const sql of [
      'update match set creator = null where creator = $1',
      `update seat set kept_for = null, name = '' where kept_for = $1`,
      'delete from chat where user_id = $1',
      'delete from push where user_id = $1',
      'delete from webhook where user_id = $1',
      'delete from removed where user_id = $1',
      'delete from shut_out where other = $1',
      'delete from event e where e.organiser = $1 and not exists (select 1 from entrant n where n.event = e.id and n.user_id <> $1)',
      'delete from "user" where "id" = $1',
    ])
      await this.#db.run(sql, [user])
    return gone.map(({ id }) => id)
  }

  /** Everything stored about somebody, by the tables it is in. */
  async dataOf(user: string): Promise<Record<string, unknown[]>> {
    const found: Record<string, unknown[]> = {}
    for (const [what, sql] of Object.entries(MINE)) found[what] = await this.#db.query(AnyRow, sql, [user]).then((rows) => rows)
    return found
  }
}

const AnyRow = z.pipe(
  z.object({ row: z.string() }),
  z.transform(({ row }): unknown => JSON.parse(row)),
)

const rows = (of: string) => `select row_to_json(t)::text as row from (${of}) as t`

/** Nothing about others: no seed, no secret, no choice of another seat. */
const MINE: Readonly<Record<string, string>> = {
  account: rows(
    `select u."id", u."name", case when u."isAnonymous" then null else coalesce(a.address, u."email") end as email, u."createdAt"
     from "user" u left join address a on a.user_id = u."id" where u."id" = $1`,
  ),
  signIns: rows('select "createdAt", "updatedAt", "expiresAt", "ipAddress", "userAgent" from "session" where "userId" = $1'),
  matches: rows(
    `select m.id, m.game, m.version, m.status, m.created_at, m.started_at, m.over_at, m.outcome, s.seat, s.name, s.number
     from seat s join match m on m.id = s.match where s.user_id = $1 order by m.created_at`,
  ),
  choices: rows(
    `select c.match, c.seq, c.seat, c.index, c.kind, c.at from choice c join seat s on s.match = c.match and s.seat = c.seat
     where s.user_id = $1 and not c.bot order by c.match, c.seq`,
  ),
  files: rows('select id, game, version, created_at from match where creator = $1 and loaded order by created_at'),
  said: rows('select match, line, channel, text, at from chat where user_id = $1 order by at'),
  browsersTold: rows('select endpoint from push where user_id = $1'),
  webhook: rows('select url from webhook where user_id = $1'),
  shutOut: rows('select other, name, how from shut_out where user_id = $1'),
  reports: rows('select at, about_name, match, said, why, settled from report where by_user = $1'),
  queue: rows('select games, people, mode, since from queue where user_id = $1'),
  friends: rows('select other, since from friend where user_id = $1'),
  clubs: rows('select c.name, m.role, m.since from club_member m join club c on c.id = m.club where m.user_id = $1'),
  events: rows(
    `select e.id, e.name, e.game, e.state, n.name as entered_as, n.gone, n.since, e.organiser = $1 as organised from event e
     left join entrant n on n.event = e.id and n.user_id = $1 where n.user_id = $1 or e.organiser = $1`,
  ),
  vacations: rows('select starts, ends from vacation where user_id = $1'),
  telling: rows('select digest, mail from telling where user_id = $1'),
  ratings: rows('select game, mode, mu, sigma, played, at from rating where user_id = $1'),
  ratedMatches: rows('select match, game, mode, mu, sigma, mu_before, sigma_before, at from rated where user_id = $1 order by at'),
  ban: rows('select until, why from ban where user_id = $1'),
}
