import type { Config, Outcome } from '@rulewright/kernel'
import { ASIDE, type ClockState, isSecretKind, KINDS, type LogRow, type Redeal } from '@rulewright/play'
import type { ClockSetting, Level, Outcome as TableOutcome } from '@rulewright/wire'
import * as z from 'zod/mini'
import { Analyses } from './analyses.ts'
import { Away } from './away.ts'
import { CircleStore } from './circle.ts'
import { Clubs } from './clubs.ts'
import { type Database, one } from './database.ts'
import { Lists } from './lists.ts'
import { Moderation } from './moderation.ts'
import { People } from './people.ts'
import { Processes } from './processes.ts'
import { Queue } from './queue.ts'
import { Ratings } from './ratings.ts'
import { Rooms } from './rooms.ts'
import { LogRowColumns, MatchRow, SeatRow, SnapshotRow } from './rows.ts'
import { StandingOrderRows } from './standing-orders.ts'
import { Talk } from './talk.ts'
import { Tidying } from './tidying.ts'
import { Tournaments } from './tournaments.ts'

/** A match and its settings as they are written. */
const Raw = z.extend(MatchRow, { raw: z.string() })
const Id = z.object({ id: z.string() })
const SECRET_KINDS = KINDS.flatMap((kind, n) => (isSecretKind(kind) ? [n] : []))

/** `asked`: who is really asked after the last row; `waiting` and `at` belong to the last row that changed the turn publicly. */
const LastRow = z.object({
  match: z.string(),
  asked: z.number(),
  waiting: z.nullable(z.number()),
  at: z.nullable(z.number()),
  count: z.number(),
})
const Presence = z.object({ seat: z.number() })

/** A match as it is first written. */
export interface NewMatch {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly config: string
  readonly clock: ClockSetting | null
  readonly listed: boolean
  readonly secret: string
  readonly createdAt: number
  /** Whose limit of unfinished matches it counts towards, whoever sits there; null: nobody's. */
  readonly creator: string | null
  readonly continued: { readonly match: string; readonly count: number; readonly redeals: readonly Redeal[] } | null
  /** The same people play again. */
  readonly rematchOf?: string
  /** The club or tournament it belongs to. */
  readonly club?: string | null
  readonly tournament?: string
  /** Dealt elsewhere: the seed is known before the match runs. */
  readonly dealt?: { readonly seed: string; readonly redeals: readonly Redeal[] }
}

export interface NewSnapshot {
  readonly match: string
  readonly seq: number
  readonly count: number
  readonly version: string
  readonly stateVersion: number
  readonly state: unknown
  readonly clocks: ClockState | null
}

/** Every query about matches; the log is written by the LogWriter alone. */
export class Store {
  readonly lists: Lists
  readonly standingOrders: StandingOrderRows
  readonly talk: Talk
  readonly tidying: Tidying
  readonly analyses: Analyses
  readonly processes: Processes
  readonly people: People
  readonly moderation: Moderation
  readonly rooms: Rooms
  readonly ratings: Ratings
  readonly circle: CircleStore
  readonly queue: Queue
  readonly away: Away
  readonly clubs: Clubs
  readonly tournaments: Tournaments

  constructor(readonly db: Database) {
    this.lists = new Lists(db)
    this.standingOrders = new StandingOrderRows(db)
    this.talk = new Talk(db)
    this.tidying = new Tidying(db)
    this.analyses = new Analyses(db)
    this.processes = new Processes(db)
    this.people = new People(db)
    this.moderation = new Moderation(db)
    this.rooms = new Rooms(db)
    this.ratings = new Ratings(db)
    this.circle = new CircleStore(db)
    this.queue = new Queue(db)
    this.away = new Away(db)
    this.clubs = new Clubs(db)
    this.tournaments = new Tournaments(db)
  }

  match(id: string): Promise<MatchRow | null> {
    return one(this.db.query(MatchRow, 'select * from match where id = $1', [id]))
  }

  seats(match: string): Promise<SeatRow[]> {
    return this.db.query(SeatRow, 'select * from seat where match = $1 order by seat', [match])
  }

  log(match: string, after: number): Promise<LogRow[]> {
    return this.db.query(LogRowColumns, 'select * from choice where match = $1 and seq > $2 order by seq', [match, after])
  }

  logPage(match: string, after: number, limit: number): Promise<LogRow[]> {
    return this.db.query(LogRowColumns, 'select * from choice where match = $1 and seq > $2 order by seq limit $3', [match, after, limit])
  }

  snapshot(match: string): Promise<SnapshotRow | null> {
    return one(this.db.query(SnapshotRow, 'select * from snapshot where match = $1', [match]))
  }

  /** At most one for each match. One older than the stored one is ignored. */
  async saveSnapshots(list: readonly NewSnapshot[]): Promise<void> {
    await this.db.run(
      `insert into snapshot (match, seq, count, version, state_version, state, clocks)
       select * from unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[])
       on conflict (match) do update set seq = excluded.seq, count = excluded.count, version = excluded.version,
         state_version = excluded.state_version, state = excluded.state, clocks = excluded.clocks
       where snapshot.seq < excluded.seq`,
      [
        list.map((s) => s.match),
        list.map((s) => s.seq),
        list.map((s) => s.count),
        list.map((s) => s.version),
        list.map((s) => s.stateVersion),
        list.map((s) => JSON.stringify(s.state)),
        list.map((s) => (s.clocks ? JSON.stringify(s.clocks) : null)),
      ],
    )
  }

  async create(m: NewMatch, seats: readonly SeatRow[]): Promise<void> {
    await this.db.query(
      Id,
      `with made as (
         insert into match (id, game, version, config, status, clock, listed, secret, created_at, continued_match, continued_count, creator, redeals, seed, rematch_of, club, event)
         values ($1, $2, $3, $4, 'waiting', $5, $6, $7, $8, $9, $10, $17, $18, $19, $20, $22, $23) returning id
       ), sat as (
         insert into seat (match, seat, kind, user_id, name, level, number, kept_for)
         select made.id, v.* from made,
           unnest($11::smallint[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $21::text[]) as v
       ) select id from made`,
      [
        m.id,
        m.game,
        m.version,
        m.config,
        m.clock ? JSON.stringify(m.clock) : null,
        m.listed,
        m.secret,
        m.createdAt,
        m.continued?.match ?? null,
        m.continued?.count ?? null,
        seats.map((s) => s.seat),
        seats.map((s) => s.kind),
        seats.map((s) => s.user_id),
        seats.map((s) => s.name),
        seats.map((s) => s.level),
        seats.map((s) => s.number),
        m.creator,
        m.continued || m.dealt ? JSON.stringify((m.continued ?? m.dealt)?.redeals) : null,
        m.dealt?.seed ?? null,
        m.rematchOf ?? null,
        seats.map((s) => s.kept_for ?? null),
        m.club ?? null,
        m.tournament ?? null,
      ],
    )
  }

  /** Copies another match's choices into one that has not begun: rows of the kind `choose`, counted from 1. */
  async copyLog(match: string, rows: readonly LogRow[], at: number): Promise<void> {
    await this.db.run(
      `insert into choice (match, seq, seat, index, kind, waiting, at)
       select $1, v.seq, v.seat, v.index, 0, v.waiting, $6
       from unnest($2::int[], $3::smallint[], $4::int[], $5::smallint[]) as v (seq, seat, index, waiting)`,
      [match, rows.map((_, n) => n + 1), rows.map((r) => r.seat), rows.map((r) => r.index), rows.map((r) => r.waiting), at],
    )
  }

  /** Deals, unless somebody has just stood up: the first process to do it wins. */
  async start(id: string, seed: string, at: number, waiting: number, deadline: number | null): Promise<boolean> {
    const started = await this.db.query(
      Id,
      `update match set status = 'running', seed = $2, started_at = $3, first_waiting = $4, deadline = $5
       where id = $1 and status = 'waiting' and not exists (select 1 from seat where match = $1 and kind = 'open') returning id`,
      [id, seed, at, waiting, deadline],
    )
    return started.length > 0
  }

  /** Records that a match is over, where a crash came between its last row and this. */
  async finish(id: string, outcome: TableOutcome, at: number): Promise<void> {
    await this.db.run(`update match set status = 'over', outcome = $2, over_at = $3, deadline = null where id = $1 and status <> 'over'`, [
      id,
      JSON.stringify(outcome),
      at,
    ])
  }

  /** A match that was played elsewhere: it is over, or can be continued from. */
  async archive(id: string, seed: string, outcome: Outcome | null, at: number): Promise<void> {
    await this.db.run(
      `update match set status = 'over', loaded = true, seed = $2, outcome = $3, started_at = $4, over_at = $4 where id = $1`,
      [id, seed, outcome ? JSON.stringify(outcome) : null, at],
    )
  }

  /** Rules of this version give the same match. */
  async setChecked(id: string, version: string): Promise<void> {
    await this.db.run('update match set checked = $2 where id = $1', [id, version])
  }

  async setDeadline(id: string, deadline: number | null): Promise<void> {
    await this.db.run('update match set deadline = $2 where id = $1', [id, deadline])
  }

  /** Changes the settings of a waiting table; if somebody else was faster, tries again from theirs. */
  async changeConfig(id: string, change: (config: Config) => Config): Promise<void> {
    for (;;) {
      const [row] = await this.db.query(Raw, `select *, config as raw from match where id = $1 and status = 'waiting'`, [id])
      if (!row) return
      const changed = await this.db.query(
        Id,
        `update match set config = $2 where id = $1 and status = 'waiting' and config = $3 returning id`,
        [id, JSON.stringify(change(row.config)), row.raw],
      )
      if (changed.length > 0) return
    }
  }

  /** Takes an open seat; false when somebody else was faster. */
  async sit(match: string, seat: number, user: string, name: string): Promise<boolean> {
    const sat = await this.db.query(
      Presence,
      `update seat set kind = 'person', user_id = $3, name = $4, kept_for = null
       where match = $1 and seat = $2 and kind = 'open' and (kept_for is null or kept_for = $3) returning seat`,
      [match, seat, user, name],
    )
    return sat.length > 0
  }

  /** Leaves a table that has not begun; an empty one is deleted. False: it has begun. */
  async standUp(match: string, user: string): Promise<boolean> {
    const stood = await this.db.query(
      Presence,
      `with waiting as (select id from match where id = $1 and status = 'waiting' for update)
       update seat set kind = 'open', user_id = null, name = '', number = null from waiting where match = waiting.id and user_id = $2
       returning seat`,
      [match, user],
    )
    await this.db.run(
      `delete from match where id = $1 and status = 'waiting' and not exists (select 1 from seat where match = $1 and kind = 'person')`,
      [match],
    )
    return stood.length > 0
  }

  /** A person's number for the seed, once, for every seat that still lacks it. */
  async giveNumber(match: string, user: string, number: string): Promise<void> {
    await this.db.run('update seat set number = $3 where match = $1 and user_id = $2 and number is null', [match, user, number])
  }

  /** A bot takes over a person's seat, which stays the person's own. */
  async seatBot(match: string, seat: number, level: Level): Promise<void> {
    await this.db.run(`update seat set kind = 'bot', level = $3 where match = $1 and seat = $2`, [match, seat, level])
  }

  /** All seats of somebody who does not come back. */
  async leaveToBot(match: string, user: string, level: Level, name: string): Promise<void> {
    await this.db.run(`update seat set kind = 'bot', level = $3, name = $4, user_id = null where match = $1 and user_id = $2`, [
      match,
      user,
      level,
      name,
    ])
  }

  async seatPerson(match: string, seat: number): Promise<void> {
    await this.db.run(`update seat set kind = 'person', level = null where match = $1 and seat = $2 and user_id is not null`, [match, seat])
  }

  /** A guest has become an account: its seats go with it. Returns the matches concerned. */
  async moveSeats(from: string, to: string, name: string): Promise<string[]> {
    const moved = await this.db.query(Id, 'update seat set user_id = $2, name = $3 where user_id = $1 returning match as id', [
      from,
      to,
      name,
    ])
    await this.db.run(`update match set creator = $2 where creator = $1 and (status <> 'over' or loaded)`, [from, to])
    await this.db.run('update seat set kept_for = $2, name = $3 where kept_for = $1', [from, to, name])
    await this.db.run('update push set user_id = $2 where user_id = $1', [from, to])
    // An account that has one already keeps its own.
    await this.db.run(
      `with gone as (delete from webhook where user_id = $1 returning url)
       insert into webhook (user_id, url) select $2, url from gone on conflict do nothing`,
      [from, to],
    )
    await this.talk.move(from, to)
    await this.moderation.move(from, to)
    await this.circle.move(from, to)
    await this.tournaments.move(from, to, name)
    return [...new Set(moved.map((row) => row.id))]
  }

  async rename(user: string, name: string): Promise<string[]> {
    await this.db.run('update "user" set "name" = $2 where "id" = $1', [user, name])
    await this.db.run('insert into named (user_id) values ($1) on conflict do nothing', [user])
    const renamed = await this.db.query(
      Id,
      `update seat s set name = $2 from match m where m.id = s.match and m.status <> 'over' and s.user_id = $1 returning s.match as id`,
      [user, name],
    )
    return [...new Set(renamed.map((row) => row.id))]
  }

  async nameSeats(match: string, user: string, name: string): Promise<void> {
    await this.db.run('update seat set name = $3 where match = $1 and user_id = $2', [match, user, name])
  }

  /** The host removes somebody from a waiting table. */
  async remove(match: string, user: string): Promise<void> {
    await this.db.run('insert into removed (match, user_id) values ($1, $2) on conflict do nothing', [match, user])
    await this.standUp(match, user)
  }

  async isRemoved(match: string, user: string): Promise<boolean> {
    return (await this.db.query(Presence, 'select 0 as seat from removed where match = $1 and user_id = $2', [match, user])).length > 0
  }

  seatsOf(matches: readonly string[]): Promise<SeatRow[]> {
    return this.db.query(SeatRow, 'select * from seat where match = any($1::text[]) order by match, seat', [matches])
  }

  /** The last row of each log, the last public one, and how many rows are public. */
  lastRows(matches: readonly string[]): Promise<z.infer<typeof LastRow>[]> {
    return this.db.query(
      LastRow,
      `select distinct on (l.match) l.match, l.waiting as asked, p.at, p.waiting,
         l.seq - (select count(*)::int from choice s where s.match = l.match and s.kind = any($2::smallint[])) as count
       from choice l left join lateral
         (select at, waiting from choice where match = l.match and kind <> all($2::smallint[]) and waiting & $3 = 0
          order by seq desc limit 1) p on true
       where l.match = any($1::text[]) order by l.match, l.seq desc`,
      [matches, SECRET_KINDS, ASIDE],
    )
  }

  /** How many rows each seat has written in secret up to the one given. */
  async secretRows(match: string, seq: number): Promise<number[]> {
    const Rows = z.object({ seat: z.number(), rows: z.number() })
    const found = await this.db.query(
      Rows,
      'select seat, count(*)::int as rows from choice where match = $1 and seq <= $2 and kind = any($3::smallint[]) group by seat',
      [match, seq, SECRET_KINDS],
    )
    const rows: number[] = []
    for (const { seat, rows: n } of found) rows[seat] = n
    return rows
  }

  /** Which of these sign-ins are still valid. */
  async signInsAmong(ids: readonly string[]): Promise<string[]> {
    const rows = await this.db.query(Id, 'select "id" as id from "session" where "id" = any($1::text[]) and "expiresAt" > now()', [ids])
    return rows.map((row) => row.id)
  }

  async setting(key: string, make: () => string): Promise<string> {
    const Setting = z.object({ value: z.string() })
    await this.db.run('insert into setting (key, value) values ($1, $2) on conflict do nothing', [key, make()])
    const [row] = await this.db.query(Setting, 'select value from setting where key = $1', [key])
    return row?.value ?? ''
  }
}
