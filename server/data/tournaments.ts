import {
  CLOSINGS,
  ClockSetting,
  EntryRule,
  PAIRING_HOWS,
  Status,
  TournamentDeed,
  type TournamentInList,
  TournamentKind,
  TournamentState,
} from '@rulewright/wire'
import * as z from 'zod/mini'
import { type Database, one } from './database.ts'

const parsed = z.pipe(
  z.string(),
  z.transform((text): unknown => JSON.parse(text)),
)
const TournamentRow = z.object({
  id: z.string(),
  club: z.nullable(z.string()),
  organiser: z.nullable(z.string()),
  organiser_name: z.nullable(z.string()),
  name: z.string(),
  about: z.string(),
  game: z.string(),
  config: z.pipe(parsed, z.record(z.string(), z.unknown())),
  seats: z.number(),
  kind: TournamentKind,
  rounds: z.number(),
  clock: z.nullable(z.pipe(parsed, ClockSetting)),
  entry: EntryRule,
  state: TournamentState,
  round: z.number(),
})
export type TournamentRow = z.infer<typeof TournamentRow>
const EntrantRow = z.object({
  entrant: z.number(),
  user_id: z.nullable(z.string()),
  name: z.string(),
  number: z.nullable(z.string()),
  gone: z.boolean(),
})
export type EntrantRow = z.infer<typeof EntrantRow>
const PairingRow = z.object({
  tournament: z.string(),
  round: z.number(),
  pairing: z.number(),
  how: z.enum(PAIRING_HOWS),
  match: z.nullable(z.string()),
  done: z.boolean(),
  status: z.nullable(Status),
  entrants: z.array(z.number()),
  points: z.array(z.nullable(z.number())),
})
export type PairingRow = z.infer<typeof PairingRow>
const Listed = z.object({
  tournament: z.string(),
  name: z.string(),
  game: z.string(),
  kind: TournamentKind,
  state: TournamentState,
  entrants: z.number(),
  round: z.number(),
  rounds: z.number(),
  mine: z.boolean(),
})
const Id = z.object({ id: z.string() })
const Count = z.object({ count: z.number() })

const LIST = `select e.id as tournament, e.name, e.game, e.kind, e.state, e.round, e.rounds,
    (select count(*)::int from entrant n where n.event = e.id) as entrants,
    exists (select 1 from entrant n where n.event = e.id and n.user_id = $1) as mine from event e`
const PAIRING = `select b.event as tournament, b.round, b.board as pairing, b.how, b.match, b.done, m.status,
    array(select s.entrant from event_seat s where (s.event, s.round, s.board) = (b.event, b.round, b.board) order by s.seat) as entrants,
    array(select s.points from event_seat s where (s.event, s.round, s.board) = (b.event, b.round, b.board) order by s.seat) as points
  from event_board b left join match m on m.id = b.match`

/** A pairing as it is made. */
export interface NewPairing {
  /** The future table; null: somebody sits out. */
  readonly match: string | null
  readonly entrants: readonly number[]
  /** Known at once for those who sit out. */
  readonly points: readonly (number | null)[]
}

export interface NewTournamentRow extends Omit<TournamentRow, 'organiser_name' | 'config' | 'state' | 'round'> {
  readonly config: Readonly<Record<string, unknown>>
}

/** Tournaments (the database says `event`, and `board` for a pairing, as its first version did), who has enrolled, and how each round went. What several may do at once is one statement, and done once. */
export class Tournaments {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  tournament(id: string): Promise<TournamentRow | null> {
    return one(
      this.#db.query(
        TournamentRow,
        'select e.*, u."name" as organiser_name from event e left join "user" u on u."id" = e.organiser where e.id = $1',
        [id],
      ),
    )
  }

  async create(e: NewTournamentRow, at: number): Promise<void> {
    await this.#db.run(
      `insert into event (id, club, organiser, name, about, game, config, seats, kind, rounds, clock, entry, state, round, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'enrolling', 0, $13)`,
      [
        e.id,
        e.club,
        e.organiser,
        e.name,
        e.about,
        e.game,
        JSON.stringify(e.config),
        e.seats,
        e.kind,
        e.rounds,
        e.clock ? JSON.stringify(e.clock) : null,
        e.entry,
        at,
      ],
    )
  }

  async unfinishedOf(organiser: string): Promise<number> {
    const sql = `select count(*)::int as count from event where organiser = $1 and state <> 'over'`
    return (await one(this.#db.query(Count, sql, [organiser])))?.count ?? 0
  }

  /** Tournaments I created or enrolled in, the newest first. */
  mine(user: string, limit = 50): Promise<TournamentInList[]> {
    return this.#db.query(
      Listed,
      `${LIST} where e.organiser = $1 or exists (select 1 from entrant n where n.event = e.id and n.user_id = $1)
       order by (e.state = 'over'), e.created_at desc limit $2`,
      [user, limit],
    )
  }

  ofClub(club: string, user: string, limit = 50): Promise<TournamentInList[]> {
    return this.#db.query(Listed, `${LIST} where e.club = $2 order by (e.state = 'over'), e.created_at desc limit $3`, [user, club, limit])
  }

  entrants(tournament: string): Promise<EntrantRow[]> {
    return this.#db.query(EntrantRow, 'select entrant, user_id, name, number, gone from entrant where event = $1 order by entrant', [
      tournament,
    ])
  }

  pairings(tournament: string): Promise<PairingRow[]> {
    return this.#db.query(PairingRow, `${PAIRING} where b.event = $1 order by b.round, b.board`, [tournament])
  }

  /** Tournaments with pairings that should have a table and have none: the pairing process was killed, or the table was deleted. */
  async withoutTable(limit = 50): Promise<string[]> {
    const rows = await this.#db.query(
      Id,
      `select distinct b.event as id from event_board b where not b.done and not exists (select 1 from match m where m.id = b.match) limit $1`,
      [limit],
    )
    return rows.map((row) => row.id)
  }

  /** False: it has begun, they have already enrolled, or it is full. */
  async enrol(tournament: string, user: string, name: string, number: string, most: number, at: number): Promise<boolean> {
    const sql = `with open as (select id from event where id = $1 and state = 'enrolling' for update)
       insert into entrant (event, entrant, user_id, name, number, gone, since)
       select open.id, coalesce((select max(entrant) + 1 from entrant where event = $1), 0), $2, $3, $4, false, $6 from open
       where (select count(*) from entrant where event = $1) < $5 on conflict do nothing returning event as id`
    return (await this.#db.query(Id, sql, [tournament, user, name, number, most, at])).length > 0
  }

  /** Before it has begun they are removed; after that they stay listed, and play no further rounds. */
  async withdraw(tournament: string, entrant: number): Promise<void> {
    await this.#db.run(
      `delete from entrant n using event e where n.event = $1 and n.entrant = $2 and e.id = n.event and e.state = 'enrolling'`,
      [tournament, entrant],
    )
    await this.#db.run('update entrant set gone = true where event = $1 and entrant = $2', [tournament, entrant])
  }

  /** Closes enrolment; false: it has already begun. */
  async close(tournament: string, rounds: number | null): Promise<boolean> {
    const sql = `update event set state = 'running', rounds = coalesce($2::smallint, rounds) where id = $1 and state = 'enrolling' returning id`
    return (await this.#db.query(Id, sql, [tournament, rounds])).length > 0
  }

  /** Writes a round, once: false, somebody else was faster. */
  async pair(tournament: string, round: number, pairings: readonly NewPairing[]): Promise<boolean> {
    const seats = pairings.flatMap(({ entrants, points }, pairing) =>
      entrants.map((entrant, seat) => ({ pairing, seat, entrant, points: points[seat] ?? null })),
    )
    const paired = await this.#db.query(
      Id,
      `with claimed as (update event set round = $2 where id = $1 and round = $2 - 1 and state = 'running' returning id),
         made as (insert into event_board (event, round, board, how, match, done)
           select claimed.id, $2, v.board, case when v.match is null then 'bye' else 'played' end, v.match, v.match is null
           from claimed, unnest($3::smallint[], $4::text[]) as v (board, match)),
         sat as (insert into event_seat (event, round, board, seat, entrant, points)
           select claimed.id, $2, v.* from claimed, unnest($5::smallint[], $6::smallint[], $7::smallint[], $8::float8[]) as v)
       select id from claimed`,
      [
        tournament,
        round,
        pairings.map((_, n) => n),
        pairings.map((b) => b.match),
        seats.map((s) => s.pairing),
        seats.map((s) => s.seat),
        seats.map((s) => s.entrant),
        seats.map((s) => s.points),
      ],
    )
    return paired.length > 0
  }

  /** Records the results of all finished tables; returns the tournaments concerned. Closed tables are left to an organiser. */
  async settle(): Promise<string[]> {
    const settled = await this.#db.query(
      Id,
      `with ended as (
         select b.event, b.round, b.board, m.outcome::json -> 'payoffs' as payoffs from event_board b join match m on m.id = b.match
         where not b.done and m.status = 'over' and m.outcome is not null and not (m.outcome::json ->> 'reason' = any($1::text[]))
       ), marked as (
         update event_board b set done = true from ended
         where (b.event, b.round, b.board) = (ended.event, ended.round, ended.board) and not b.done returning b.event, b.round, b.board, ended.payoffs
       ), noted as (
         update event_seat s set points = coalesce((marked.payoffs ->> s.seat::int)::float8, 0) from marked
         where (s.event, s.round, s.board) = (marked.event, marked.round, marked.board)
       ) select distinct event as id from marked`,
      [[...CLOSINGS]],
    )
    return settled.map((row) => row.id)
  }

  /** A result that was not played; false: there is one by now. */
  async settlePairing(tournament: string, round: number, pairing: number, points: readonly number[]): Promise<boolean> {
    const settled = await this.#db.query(
      Id,
      `with marked as (
         update event_board set done = true, how = 'settled' where event = $1 and round = $2 and board = $3 and not done returning event
       ), noted as (
         update event_seat s set points = v.points from marked, unnest($4::float8[]) with ordinality as v (points, nth)
         where s.event = $1 and s.round = $2 and s.board = $3 and v.nth = s.seat + 1
       ) select event as id from marked`,
      [tournament, round, pairing, points],
    )
    return settled.length > 0
  }

  /** Tournaments whose last round has been played are over. */
  async finishThose(at: number): Promise<void> {
    await this.#db.run(
      `update event e set state = 'over', over_at = $1 where e.state = 'running' and e.round >= e.rounds
         and not exists (select 1 from event_board b where b.event = e.id and not b.done)`,
      [at],
    )
  }

  /** No further rounds; false: some pairing is still being played. */
  async finish(tournament: string, at: number): Promise<boolean> {
    const sql = `update event e set state = 'over', over_at = $2 where e.id = $1 and e.state = 'running'
      and not exists (select 1 from event_board b where b.event = e.id and not b.done) returning e.id`
    return (await this.#db.query(Id, sql, [tournament, at])).length > 0
  }

  async cancel(tournament: string): Promise<boolean> {
    return (await this.#db.query(Id, `delete from event where id = $1 and state = 'enrolling' returning id`, [tournament])).length > 0
  }

  async note(
    id: string,
    tournament: string,
    user: string,
    { at, what, round, pairing, entrant, note }: Omit<TournamentDeed, 'by'>,
  ): Promise<void> {
    await this.#db.run(
      'insert into event_deed (id, event, at, by_user, what, round, board, entrant, note) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [id, tournament, at, user, what, round, pairing, entrant, note],
    )
  }

  log(tournament: string, limit = 100): Promise<TournamentDeed[]> {
    return this.#db.query(
      TournamentDeed,
      `select d.at, u."name" as by, d.what, d.round, d.board as pairing, d.entrant, d.note from event_deed d left join "user" u on u."id" = d.by_user
       where d.event = $1 order by d.at desc, d.id limit $2`,
      [tournament, limit],
    )
  }

  /** Tournaments in which somebody is enrolled and still plays. */
  async enteredBy(user: string): Promise<{ tournament: string; entrant: number }[]> {
    const Entered = z.object({ tournament: z.string(), entrant: z.number() })
    return this.#db.query(
      Entered,
      `select n.event as tournament, n.entrant from entrant n join event e on e.id = n.event where n.user_id = $1 and e.state <> 'over'`,
      [user],
    )
  }

  /** Somebody is deleted: their results stay, for the others' sake. */
  async erase(user: string, nobody: string): Promise<void> {
    await this.#db.run('update entrant set user_id = null, name = $2, number = null, gone = true where user_id = $1', [user, nobody])
  }

  /** A guest has become an account. */
  async move(from: string, to: string, name: string): Promise<void> {
    await this.#db.run(
      `update entrant n set user_id = $2, name = $3 where n.user_id = $1
         and not exists (select 1 from entrant o where o.event = n.event and o.user_id = $2)`,
      [from, to, name],
    )
    await this.#db.run('update event set organiser = $2 where organiser = $1', [from, to])
  }
}
