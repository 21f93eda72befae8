import { createReadStream, createWriteStream, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { PeopleAnswer, type PeopleCommand, paths } from '@rulewright/wire'
import type { Database } from '../data/database.ts'
import { migrate } from '../data/migrations.ts'
import { PgliteDatabase } from '../data/pglite.ts'
import { PostgresDatabase } from '../data/postgres.ts'
import { Store } from '../data/store.ts'
import { commandPeople } from '../people/commands.ts'
import { Shelf } from '../shelf.ts'
import { backup, type Counts, countsAt, restore } from './backup.ts'
import { type Checked, checkMatches } from './check.ts'
import { exportMatches, importMatch } from './matches.ts'
import { backupStream } from './stream.ts'

// What an operator does with a database from the command line.

export { linkTo } from '../people/link.ts'
export type { Checked, Counts }

/** A folder of the embedded database, or the address of a PostgreSQL. */
export async function openDatabase(place: string): Promise<Database> {
  return /^postgres(ql)?:\/\//.test(place) ? PostgresDatabase.open(place) : PgliteDatabase.open(place)
}

async function using<T>(place: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(place)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Writes a backup; the file gets its name when it is complete. A running server is asked for it by its address and token. */
export async function backUp(place: string, file: string, token = ''): Promise<Counts> {
  const draft = createWriteStream(`${file}.part`, { mode: 0o600 })
  if (/^https?:\/\//.test(place)) await fetchBackup(place, token, draft)
  else
    await using(place, async (db) => {
      await migrate(db)
      await pipeline(backupStream(db, Date.now()), createGzip(), draft)
    })
  const counts = await countsIn(`${file}.part`)
  renameSync(`${file}.part`, file)
  return counts
}

async function fetchBackup(server: string, token: string, draft: Writable): Promise<void> {
  const response = await fetch(new URL(paths.backup, server), { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok || !response.body)
    throw new Error(`${server} gives no backup (${response.status}): start it with OPERATOR_TOKEN, and set the same here`)
  await pipeline(Readable.from(chunksOf(response.body)), draft)
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

const linesOf = (file: string) => createInterface({ input: createReadStream(file).pipe(createGunzip()) })

/** The contents of a backup by its last line. */
async function countsIn(file: string): Promise<Counts> {
  let last = ''
  for await (const line of linesOf(file)) last = line
  return countsAt(last)
}

/** Fills an empty database from a backup file. */
export function restoreFrom(file: string, place: string): Promise<Counts> {
  return using(place, (db) => restore(db, linesOf(file)))
}

/** Copies one database to another, of either kind, which must be empty. */
export function move(from: string, to: string): Promise<Counts> {
  return using(from, async (source) => {
    await migrate(source)
    return using(to, (target) => restore(target, backup(source, Date.now())))
  })
}

/** Replays the matches of a database under the current rules. */
export function check(place: string, all: boolean, told: (checked: Checked) => void, games: string | null = null): Promise<void> {
  return using(place, async (db) => {
    await migrate(db)
    for await (const checked of checkMatches(db, await Shelf.open(games), all)) told(checked)
  })
}

/** What became of one match on export or import. */
export interface Carried {
  readonly match: string
  readonly result: 'exported' | 'imported' | 'there' | 'left-out'
  readonly problem: string | null
}

/** Writes every match that has begun to a file of its own. */
export function exportAll(place: string, folder: string, told: (carried: Carried) => void, games: string | null = null): Promise<void> {
  return using(place, async (db) => {
    await migrate(db)
    mkdirSync(folder, { recursive: true })
    for await (const { match, text, problem } of exportMatches(db, await Shelf.open(games), Date.now())) {
      // It contains seeds: others must not read it.
      writeFileSync(join(folder, `${match}.json`), text, { mode: 0o600 })
      told({ match, result: 'exported', problem })
    }
  })
}

/** Imports the exported matches of a folder, or of one file, each after it was replayed. */
export function importAll(from: string, place: string, told: (carried: Carried) => void, games: string | null = null): Promise<void> {
  const files = statSync(from).isDirectory()
    ? readdirSync(from)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(from, name))
    : [from]
  return using(place, async (db) => {
    await migrate(db)
    const shelf = await Shelf.open(games)
    for (const file of files) {
      try {
        told({ ...(await importMatch(db, shelf, readFileSync(file, 'utf8'), Date.now())), problem: null })
      } catch (error) {
        told({ match: file, result: 'left-out', problem: error instanceof Error ? error.message || error.name : String(error) })
      }
    }
  })
}

/** Does something with somebody's account: in a database, or at a running server, with its token. */
export async function command(place: string, given: PeopleCommand, token = ''): Promise<{ name: string; token: string | null }> {
  if (/^https?:\/\//.test(place)) return commandServer(place, given, token)
  return using(place, async (db) => {
    await migrate(db)
    const store = new Store(db)
    const link = (user: string, lasts: number) => store.people.makeLink({ kind: 'reset', user, detail: null }, Date.now() + lasts)
    return commandPeople(store, link, given.do, given.who, Date.now())
  })
}

async function commandServer(server: string, given: PeopleCommand, token: string): Promise<{ name: string; token: string | null }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(new URL(paths.people, server), { method: 'POST', headers, body: JSON.stringify(given) })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return PeopleAnswer.parse(answer)
  if (response.status === 404) throw new Error(`${server} does not know the token: start it with OPERATOR_TOKEN, and set the same here`)
  throw new Error(
    typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : `${server} answers ${response.status}`,
  )
}
