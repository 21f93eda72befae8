import * as z from 'zod/mini'
import type { Database, Value } from '../data/database.ts'
import { migrate, SHAPE } from '../data/migrations.ts'

// A backup is lines of JSON: a header, rows of tables, and at the end the number of each. Tables are read page by page while
// the server goes on; choices come after their matches, so every choice acknowledged before the backup began is in it.

/** The tables in the order in which they can be filled, each with its key. */
const TABLES = [
  ['"user"', '"id"'],
  ['"session"', '"id"'],
  ['"account"', '"id"'],
  ['"verification"', '"id"'],
  ['address', 'user_id'],
  ['link', 'token'],
  ['operator', 'user_id'],
  ['ban', 'user_id'],
  ['shut_out', 'user_id, other'],
  ['report', 'id'],
  ['deed', 'id'],
  ['setting', 'key'],
  ['club', 'id'],
  ['club_member', 'club, user_id'],
  ['event', 'id'],
  ['entrant', 'event, entrant'],
  ['event_board', 'event, round, board'],
  ['event_seat', 'event, round, board, seat'],
  ['event_deed', 'id'],
  ['match', 'id'],
  ['seat', 'match, seat'],
  ['removed', 'match, user_id'],
  ['snapshot', 'match'],
  ['analysis', 'match'],
  ['standing', 'match, seat'],
  ['chat', 'match, line'],
  ['push', 'endpoint'],
  ['webhook', 'user_id'],
  ['rating', 'user_id, game, mode'],
  ['rated', 'match, user_id'],
  ['named', 'user_id'],
  ['friend', 'user_id, other'],
  ['queue', 'user_id'],
  ['vacation', 'user_id, starts'],
  ['telling', 'user_id'],
  ['turn_kept', 'user_id, match'],
  ['choice', 'match, seq'],
] as const

/** Columns of keys that are numbers. */
const NUMBERS: readonly string[] = ['seat', 'seq', 'line', 'entrant', 'round', 'board', 'starts']
const PAGE = 500

const Head = z.object({ rulewrightBackup: z.literal(1), shape: z.int(), at: z.number() })
const Rows = z.object({ table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })
const End = z.object({ end: z.record(z.string(), z.int()) })
const Row = z.object({ row: z.string(), key: z.string() })
const Count = z.object({ count: z.number() })

/** How many rows of each table there are. */
export type Counts = Readonly<Record<string, number>>

/** The whole database as lines. */
export async function* backup(db: Database, at: number): AsyncGenerator<string, Counts> {
  yield JSON.stringify({ rulewrightBackup: 1, shape: SHAPE, at })
  const counts: Record<string, number> = {}
  for (const [table, key] of TABLES) {
    let after: string | null = null
    counts[table] = 0
    for (;;) {
      const page: z.infer<typeof Row>[] = await readPage(db, table, key, after)
      if (page.length > 0) yield `{"table":${JSON.stringify(table)},"rows":[${page.map((r) => r.row).join(',')}]}`
      counts[table] += page.length
      after = page[page.length - 1]?.key ?? null
      if (page.length < PAGE || after === null) break
    }
  }
  yield JSON.stringify({ end: counts })
  return counts
}

/** Rows after a key, which is kept as the text of a row of its columns. */
function readPage(db: Database, table: string, key: string, after: string | null): Promise<z.infer<typeof Row>[]> {
  const columns = key.split(', ')
  const fields = columns.map((column) => `t.${column}::text`).join(', ')
  const ordered = columns.map((column) => `t.${column}`).join(', ')
  const past = columns.map((column, n) => `($1::json ->> ${n})::${NUMBERS.includes(column) ? 'int' : 'text'}`).join(', ')
  const later = after === null ? '' : ` where (${ordered}) > (${past})`
  return db.query(
    Row,
    `select row_to_json(t)::text as row, json_build_array(${fields})::text as key from ${table} as t${later}
     order by ${ordered} limit ${PAGE}`,
    after === null ? [] : [after],
  )
}

/** The last line of a backup; without it, the backup is incomplete. */
export function countsAt(line: string): Counts {
  const end = line === '' ? null : End.safeParse(JSON.parse(line))
  if (!end?.success) throw new Error('the backup was not written to its end')
  return end.data.end
}

/** Fills an empty database from a backup; throws what is wrong with either, and then nothing of it counts. */
export async function restore(db: Database, lines: AsyncIterable<string>): Promise<Counts> {
  const counts: Record<string, number> = Object.fromEntries(TABLES.map(([table]) => [table, 0]))
  let begun = false
  let whole = false
  for await (const line of lines) {
    const given: unknown = JSON.parse(line)
    if (!begun) {
      await begin(db, given)
      begun = true
      continue
    }
    const end = End.safeParse(given)
    if (end.success) {
      mustAgree(counts, end.data.end)
      whole = true
      break
    }
    const { table, rows } = Rows.parse(given)
    if (!TABLES.some(([known]) => known === table)) throw new Error(`the backup holds a table ${table}, which this version does not know`)
    await fill(db, table, rows)
    counts[table] = (counts[table] ?? 0) + rows.length
  }
  if (!whole) throw new Error('the backup ends too soon: it was not written to its end')
  await migrate(db)
  return counts
}

async function begin(db: Database, given: unknown): Promise<void> {
  const head = Head.safeParse(given)
  if (!head.success) throw new Error('this is not a backup of Rulewright')
  if (head.data.shape > SHAPE) throw new Error(`the backup is of a newer version (${head.data.shape}; this one knows ${SHAPE})`)
  // An older backup is loaded into tables of its time, which are brought up to date afterwards.
  await migrate(db, head.data.shape)
  for (const table of ['match', '"user"']) {
    const [row] = await db.query(Count, `select count(*)::int as count from ${table}`)
    if ((row?.count ?? 0) > 0) throw new Error('the database is not empty: a backup is restored into a new one')
  }
  await db.run('delete from setting')
}

async function fill(db: Database, table: string, rows: readonly unknown[]): Promise<void> {
  const json: Value = JSON.stringify(rows)
  await db.run(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [json])
}

function mustAgree(found: Counts, said: Counts): void {
  for (const [table, count] of Object.entries(said))
    if ((found[table] ?? 0) !== count) throw new Error(`the backup says ${count} rows of ${table}, and holds ${found[table] ?? 0}`)
}
