import { type ClubInList, ClubRole } from '@rulewright/wire'
import * as z from 'zod/mini'
import { type Database, one } from './database.ts'
import { MatchRow } from './rows.ts'

const ClubRow = z.object({ id: z.string(), name: z.string(), about: z.string(), key: z.string() })
export type ClubRow = z.infer<typeof ClubRow>
const Member = z.object({ user: z.string(), name: z.string(), role: ClubRole })
const Mine = z.object({ club: z.string(), name: z.string(), role: ClubRole, members: z.number() })
const Id = z.object({ id: z.string() })
const Count = z.object({ count: z.number() })

/** Clubs and their members. */
export class Clubs {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  club(id: string): Promise<ClubRow | null> {
    return one(this.#db.query(ClubRow, 'select id, name, about, key from club where id = $1', [id]))
  }

  async called(look: string): Promise<string | null> {
    return (await one(this.#db.query(Id, 'select id from club where look = $1', [look])))?.id ?? null
  }

  /** With its first organiser; false: the name is taken. */
  async create(club: ClubRow & { readonly look: string }, organiser: string, at: number): Promise<boolean> {
    const made = await this.#db.query(
      Id,
      `with made as (insert into club (id, name, look, about, key, created_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id),
         first as (insert into club_member (club, user_id, role, since) select id, $7, 'organiser', $6 from made)
       select id from made`,
      [club.id, club.name, club.look, club.about, club.key, at, organiser],
    )
    return made.length > 0
  }

  /** False: the name is taken. */
  async change(id: string, name: string, look: string, about: string): Promise<boolean> {
    const changed = await this.#db.query(
      Id,
      `update club set name = $2, look = $3, about = $4 where id = $1 and not exists (select 1 from club where look = $3 and id <> $1) returning id`,
      [id, name, look, about],
    )
    return changed.length > 0
  }

  async setKey(id: string, key: string): Promise<void> {
    await this.#db.run('update club set key = $2 where id = $1', [id, key])
  }

  members(club: string): Promise<z.infer<typeof Member>[]> {
    return this.#db.query(
      Member,
      `select c.user_id as user, u."name" as name, c.role from club_member c join "user" u on u."id" = c.user_id
       where c.club = $1 order by c.role <> 'asking', c.role <> 'organiser', lower(u."name")`,
      [club],
    )
  }

  async roleOf(club: string, user: string): Promise<ClubRole | null> {
    const Role = z.object({ role: ClubRole })
    return (await one(this.#db.query(Role, 'select role from club_member where club = $1 and user_id = $2', [club, user])))?.role ?? null
  }

  mine(user: string): Promise<ClubInList[]> {
    return this.#db.query(
      Mine,
      `select c.id as club, c.name, m.role, (select count(*)::int from club_member o where o.club = c.id and o.role <> 'asking') as members
       from club_member m join club c on c.id = m.club where m.user_id = $1 order by lower(c.name)`,
      [user],
    )
  }

  /** Somebody who asked becomes a member, never the other way round. */
  async join(club: string, user: string, role: ClubRole, at: number): Promise<void> {
    await this.#db.run(
      `insert into club_member (club, user_id, role, since) values ($1, $2, $3, $4)
       on conflict (club, user_id) do update set role = excluded.role where club_member.role = 'asking' and excluded.role <> 'asking'`,
      [club, user, role, at],
    )
  }

  /** False: they are not there. */
  async setRole(club: string, user: string, from: ClubRole, to: ClubRole): Promise<boolean> {
    const set = await this.#db.query(
      Id,
      'update club_member set role = $4 where club = $1 and user_id = $2 and role = $3 returning user_id as id',
      [club, user, from, to],
    )
    return set.length > 0
  }

  /** A club always has an organiser: the longest-standing member. An empty one is deleted. */
  async leave(club: string, user: string): Promise<void> {
    await this.#db.run('delete from club_member where club = $1 and user_id = $2', [club, user])
    await this.#db.run(
      `update club_member set role = 'organiser' where club = $1
         and not exists (select 1 from club_member where club = $1 and role = 'organiser')
         and user_id = (select user_id from club_member where club = $1 and role = 'member' order by since, user_id limit 1)`,
      [club],
    )
    await this.#db.run(`delete from club where id = $1 and not exists (select 1 from club_member where club = $1 and role <> 'asking')`, [
      club,
    ])
  }

  async leaveAll(user: string): Promise<void> {
    for (const { club } of await this.mine(user)) await this.leave(club, user)
  }

  async count(user: string): Promise<number> {
    return (await one(this.#db.query(Count, 'select count(*)::int as count from club_member where user_id = $1', [user])))?.count ?? 0
  }

  /** Its tables: those waiting or running, or those that are over, the newest first. */
  tables(club: string, over: boolean, limit = 30): Promise<MatchRow[]> {
    return this.#db.query(
      MatchRow,
      `select * from match where club = $1 and (status = 'over') = $2 order by coalesce(over_at, created_at) desc limit $3`,
      [club, over, limit],
    )
  }
}
