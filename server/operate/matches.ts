import { type Game, type MatchLog, writeLog } from '@rulewright/kernel'
import {
  ASIDE,
  choicesInForce,
  KINDS,
  type LogRow,
  type MatchRecord,
  perform,
  playerNames,
  playersIn,
  readFile,
  tell,
} from '@rulewright/play'
import { MatchId } from '@rulewright/wire'
import * as z from 'zod/mini'
import type { Database } from '../data/database.ts'
import { SHAPE } from '../data/migrations.ts'
import { LONGEST_GAP } from '../data/processes.ts'
import { LogRowColumns, MatchRow } from '../data/rows.ts'
import { Store } from '../data/store.ts'
import { commitmentTo } from '../match/fairness.ts'
import type { Shelf } from '../shelf.ts'
import { problemOf } from './check.ts'

// Matches as files: each is a match file that people can read and any server can replay, along with the table as it was stored.

const Json = z.object({ row: z.string() })
const Id = z.object({ id: z.string() })
const Columns = z.record(z.string().check(z.regex(/^[a-z_]+$/)), z.unknown())
const KeptColumns = z.object({ shape: z.int(), at: z.number(), match: Columns, seats: z.array(Columns), rows: z.array(Columns) })
type KeptColumns = z.infer<typeof KeptColumns>

export interface Exported {
  readonly match: string
  readonly text: string
  /** Why its story could not be told: these rules differ. The match is in the file all the same. */
  readonly problem: string | null
}

/** Every match that has begun, as a file. */
export async function* exportMatches(db: Database, shelf: Shelf, at: number): AsyncGenerator<Exported> {
  for (const { id } of await db.query(Id, 'select id from match where seed is not null order by id')) {
    const exported = await exportMatch(db, shelf, id, at)
    if (exported) yield exported
  }
}

async function exportMatch(db: Database, shelf: Shelf, id: string, at: number): Promise<Exported | null> {
  const store = new Store(db)
  const row = await store.match(id)
  if (!row) return null
  const kept: KeptColumns = {
    shape: SHAPE,
    at,
    match: (await columns(db, 'match', 'id', id))[0] ?? {},
    seats: await columns(db, 'seat', 'match', id),
    rows: await columns(db, 'choice', 'match', id, 'seq'),
  }
  const seats = await store.seats(id)
  const choices = choicesInForce(await store.log(id, 0)).map(({ seat, index }) => ({ seat, index }))
  const record: MatchRecord = { config: row.config, seed: row.seed ?? '', redeals: row.redeals ?? [], choices }
  const isOver = row.status === 'over'
  const players = playerNames(seats)
  const fairness =
    isOver && row.secret !== '' ? { commitment: commitmentTo(row.secret), secret: row.secret, numbers: seats.map((s) => s.number) } : null
  const beside = { players, outcome: row.outcome, playedAt: row.created_at, fairness, kept }
  const game = await shelf.find(row.game)
  const problem = await problemOf(store, shelf, row)
  if (!game || problem !== null) return { match: id, text: writeLog(bareLog(row, record), beside), problem }
  const { log, story } = tell(game, record, { words: await shelf.words(row.game), players })
  // Whoever runs the server may play on it: what is still hidden is not put into words.
  return { match: id, text: writeLog({ ...log, version: row.version }, isOver ? { ...beside, story } : beside), problem }
}

const bareLog = ({ game, version }: MatchRow, { config, seed, choices }: MatchRecord): MatchLog => ({
  game,
  version,
  config,
  seed,
  choices,
  rests: [],
})

async function columns(db: Database, table: string, key: string, id: string, order = key): Promise<KeptColumns['rows']> {
  const found = await db.query(Json, `select row_to_json(t)::text as row from ${table} as t where ${key} = $1 order by ${order}`, [id])
  return found.map(({ row }) => Columns.parse(JSON.parse(row)))
}

export interface Imported {
  readonly match: string
  /** there: it was already here, and is left as it is. */
  readonly result: 'imported' | 'there'
}

/** Replays an exported match and stores it; throws what is wrong with it, and then nothing is stored. */
export async function importMatch(db: Database, shelf: Shelf, file: string, now: number): Promise<Imported> {
  const { game, log } = await readFile(file, (id) => shelf.find(id))
  const { kept, id } = keptIn(file)
  await mustLeadThere(shelf, game, log, file, kept)
  mustAgree(log, kept, id)
  const made = await keep(db, standStill(kept, id, now))
  return { match: id, result: made ? 'imported' : 'there' }
}

function keptIn(file: string): { kept: KeptColumns; id: string } {
  const given = z.object({ kept: z.optional(z.unknown()) }).parse(JSON.parse(file))
  if (given.kept === undefined) throw new Error('it is a match file, but not one that was exported from a database')
  const kept = KeptColumns.safeParse(given.kept)
  if (!kept.success) throw new Error('what it says of the table cannot be read')
  if (kept.data.shape > SHAPE) throw new Error(`it is of a newer version (${kept.data.shape}; this one knows ${SHAPE})`)
  const id = MatchId.safeParse(kept.data.match.id)
  if (!id.success) throw new Error('its match has no proper id')
  return { kept: kept.data, id: id.data }
}

async function mustLeadThere(shelf: Shelf, game: Game, log: MatchLog, file: string, kept: KeptColumns): Promise<void> {
  const redeals = MatchRow.shape.redeals.parse(kept.match.redeals ?? null) ?? []
  const players = playersIn(file, log.config.seats)
  perform(game, { do: 'check', game: log.game, log, players, redeals }, await shelf.words(log.game))
}

/** The two halves of the file must be about one match. */
function mustAgree(log: MatchLog, { match, seats, rows }: KeptColumns, id: string): void {
  const inForce = choicesInForce(rows.map((row) => LogRowColumns.parse({ bot: false, hash: null, ...row })))
  const isSame = (row: LogRow, n: number) => row.seat === log.choices[n]?.seat && row.index === log.choices[n]?.index
  const isOne =
    match.seed === log.seed &&
    match.game === log.game &&
    seats.length === log.config.seats &&
    [...seats, ...rows].every((row) => row.match === id) &&
    inForce.length === log.choices.length &&
    inForce.every(isSame)
  if (!isOne) throw new Error('its story and its table are not of one match')
}

/** Nobody's clock ran while the match was on no server. */
function standStill({ match, seats, rows, ...rest }: KeptColumns, id: string, now: number): KeptColumns {
  if (match.status !== 'running' || match.clock === null) return { match, seats, rows, ...rest }
  const gap = Math.max(0, Math.min(Math.round(now - rest.at), LONGEST_GAP))
  const last = rows[rows.length - 1]
  const waiting = Number(last?.waiting ?? match.first_waiting) | ASIDE
  const kind = KINDS.indexOf('stood-still')
  const row = { match: id, seq: Number(last?.seq ?? 0) + 1, seat: 0, index: gap, kind, waiting, at: now, bot: false, hash: null }
  const deadline = typeof match.deadline === 'number' ? match.deadline + gap : null
  return { match: { ...match, deadline }, seats, rows: [...rows, row], ...rest }
}

/** In one statement; false: a match of this id is already here. Columns missing from the file get their defaults. */
async function keep(db: Database, { match, seats, rows }: KeptColumns): Promise<boolean> {
  const made = await db.query(
    Id,
    `with made as (${insertion('match', [match], '$1')} on conflict do nothing returning id),
       sat as (${insertion('seat', seats, '$2')} where exists (select 1 from made)),
       chosen as (${insertion('choice', rows, '$3')} where exists (select 1 from made))
     select id from made`,
    [match, seats, rows].map((list) => JSON.stringify(Array.isArray(list) ? list : [list])),
  )
  return made.length > 0
}

function insertion(table: string, rows: readonly z.infer<typeof Columns>[], from: string): string {
  // All rows of a table have the same columns; a row added here has fewer.
  const known = Object.keys(rows[0] ?? { match: '' })
    .map((column) => `"${column}"`)
    .join(', ')
  return `insert into ${table} (${known}) select ${known} from json_populate_recordset(null::${table}, ${from}::json)`
}
