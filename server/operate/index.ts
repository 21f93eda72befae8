import { createReadStream, createWriteStream, renameSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { paths } from '@rulewright/wire'
import type { Database } from '../data/database.ts'
import { migrate } from '../data/migrations.ts'
import { PgliteDatabase } from '../data/pglite.ts'
import { PostgresDatabase } from '../data/postgres.ts'
import { Shelf } from '../shelf.ts'
import { backup, type Counts, countsAt, restore } from './backup.ts'
import { type Checked, checkMatches } from './check.ts'
import { backupStream } from './stream.ts'

// What an operator does with a database from the command line.

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

/** Writes a backup; the file has its name when it is whole. A server that runs is asked for it by its address and token. */
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

/** What the end of a backup says is in it. */
async function countsIn(file: string): Promise<Counts> {
  let last = ''
  for await (const line of linesOf(file)) last = line
  return countsAt(last)
}

/** Fills an empty database from a backup file. */
export function restoreFrom(file: string, place: string): Promise<Counts> {
  return using(place, (db) => restore(db, linesOf(file)))
}

/** Copies one database to another, of whichever kind, which must be empty. */
export function move(from: string, to: string): Promise<Counts> {
  return using(from, async (source) => {
    await migrate(source)
    return using(to, (target) => restore(target, backup(source, Date.now())))
  })
}

/** Plays the matches of a database through by the rules there are now. */
export function check(place: string, all: boolean, told: (checked: Checked) => void, games: string | null = null): Promise<void> {
  return using(place, async (db) => {
    await migrate(db)
    for await (const checked of checkMatches(db, await Shelf.open(games), all)) told(checked)
  })
}
