import * as z from 'zod/mini'
import { migrate } from '../../server/data/migrations.ts'
import { PostgresDatabase } from '../../server/data/postgres.ts'
import { startKillable } from '../../server/test/killable.ts'
import { startPostgres } from '../../server/test/postgres.ts'
import { quantile } from '../measure.ts'

// Two thousand people look for a match at once, on two servers with one PostgreSQL; one of the servers is killed meanwhile.

/** Fewer (RULEWRIGHT_QUEUE_PEOPLE) for a quick try. */
const PEOPLE = Number(process.env.RULEWRIGHT_QUEUE_PEOPLE || 2_000)
/** The first server is killed when this many have a table. */
const KILLED_AT = PEOPLE / 10
const PATIENCE = 180_000

interface QueueReport {
  readonly people: number
  /** Everybody has a table, and nobody has two. */
  readonly seatedOnce: number
  readonly tables: number
  readonly secondsToSeatAll: number
  readonly secondsWaited: { readonly half: number; readonly most: number }
  /** The difference between the two at a table, in points of the displayed rating. */
  readonly pointsApart: { readonly half: number; readonly most: number }
}

const Count = z.object({ count: z.number() })
const Seated = z.object({ people: z.number(), seats: z.number(), tables: z.number() })
const Table = z.object({ waited: z.number(), apart: z.number() })

export async function benchQueue(say: (text: string) => void): Promise<QueueReport> {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const db = await PostgresDatabase.open(databaseUrl)
  try {
    await migrate(db)
    say(`${PEOPLE} people come`)
    const begun = Date.now()
    await arrive(db, begun)
    const starting = [startKillable({ DATABASE_URL: databaseUrl }), startKillable({ DATABASE_URL: databaseUrl })]
    // Whichever finishes first does not wait for the other.
    await Promise.race(starting)
    const started = Date.now()
    const [one, other] = await Promise.all(starting)
    await until(db, PEOPLE - KILLED_AT)
    await one?.kill()
    say('one server is killed')
    await until(db, 0)
    const seconds = (Date.now() - started) / 1000
    await other?.stop()
    return await report(db, seconds, started)
  } finally {
    await db.close()
    await postgres.stop()
  }
}

/** They all want the same game; their ratings are as they would be after some matches. */
async function arrive(db: PostgresDatabase, now: number): Promise<void> {
  const ids = Array.from({ length: PEOPLE }, (_, n) => `person${String(n).padStart(4, '0')}`)
  const strengths = ids.map((_, n) => 25 + 16 * ((((n * 2_654_435_761) >>> 0) % 1_000) / 1_000 - 0.5))
  await db.run(
    `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
     select v, v, v, true, now(), now() from unnest($1::text[]) as v`,
    [ids],
  )
  await db.run(
    `insert into rating (user_id, game, mode, mu, sigma, played, at)
     select v.id, 'duel', 'live', v.mu, 3, 20, $3 from unnest($1::text[], $2::float8[]) as v (id, mu)`,
    [ids, strengths, now],
  )
  // They look for as long as this takes.
  await db.run(
    `insert into queue (user_id, games, people, mode, number, since, seen) select v, '["duel"]', 2, 'live', v, $2, $3 from unnest($1::text[]) as v`,
    [ids, now, now + PATIENCE],
  )
}

async function until(db: PostgresDatabase, left: number): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    const [row] = await db.query(
      Count,
      `select $1::int - count(*)::int as count from seat s join match m on m.id = s.match where m.status = 'running'`,
      [PEOPLE],
    )
    if ((row?.count ?? 0) <= left) return
    if (Date.now() > end) throw new Error(`${row?.count} still look for a match`)
    await new Promise((done) => setTimeout(done, 100))
  }
}

async function report(db: PostgresDatabase, seconds: number, started: number): Promise<QueueReport> {
  const [seated] = await db.query(
    Seated,
    `select count(distinct s.user_id)::int as people, count(*)::int as seats, count(distinct s.match)::int as tables
     from seat s join match m on m.id = s.match where m.status = 'running'`,
  )
  const tables = await db.query(
    Table,
    `select m.created_at - $1 as waited, abs(a.mu - b.mu) * 60 as apart from match m
     join seat s on s.match = m.id and s.seat = 0 join seat t on t.match = m.id and t.seat = 1
     join rating a on a.user_id = s.user_id join rating b on b.user_id = t.user_id`,
    [started],
  )
  const of = (values: readonly number[]) => ({ half: quantile(values, 0.5), most: quantile(values, 0.99) })
  return {
    people: PEOPLE,
    seatedOnce: seated && seated.seats === seated.people ? seated.people : 0,
    tables: seated?.tables ?? 0,
    secondsToSeatAll: Number(seconds.toFixed(1)),
    secondsWaited: of(tables.map(({ waited }) => Number((waited / 1000).toFixed(2)))),
    pointsApart: of(tables.map(({ apart }) => Math.round(apart))),
  }
}
