import { perform, type Results, type Task } from '@rulewright/play'
import * as z from 'zod/mini'
import type { Database } from '../data/database.ts'
import { LogReader } from '../data/log-reader.ts'
import { Store } from '../data/store.ts'
import { difference } from '../match/rules-change.ts'
import type { Shelf } from '../shelf.ts'
import type { TaskPool } from '../tasks/pool.ts'

/** What became of a match under the current rules. */
export interface Checked {
  readonly match: string
  readonly game: string
  readonly version: string
  readonly status: string
  /** Null: the rules give the same match. */
  readonly problem: string | null
}

const Id = z.object({ id: z.string() })

/** Replays every match that has begun under the current rules: before an upgrade, and after a restore. */
export async function* checkMatches(db: Database, shelf: Shelf, all: boolean): AsyncGenerator<Checked> {
  const store = new Store(db)
  const begun = `select id from match where seed is not null and status = any($1::text[]) order by id`
  for (const { id } of await db.query(Id, begun, [all ? ['running', 'over'] : ['running']])) {
    const row = await store.match(id)
    if (row) yield { match: id, game: row.game, version: row.version, status: row.status, problem: await problemOf(store, shelf, row) }
  }
}

/** Where the current rules and a match differ, or null. */
export async function problemOf(store: Store, shelf: Shelf, row: NonNullable<Awaited<ReturnType<Store['match']>>>): Promise<string | null> {
  const game = await shelf.find(row.game)
  if (!game) return 'there is no such game here'
  // Nobody waits for anything else here: no threads are needed.
  const study = { do: async (task: Task): Promise<Results[Task['do']]> => perform(game, task) }
  try {
    const found = await difference({ store, logs: new LogReader(store), study: study as unknown as TaskPool }, game, row)
    return found && `choice ${found.choice}: ${found.message}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
