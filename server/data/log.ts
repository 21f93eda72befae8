import { KINDS, type LogRow } from '@rulewright/play'
import * as z from 'zod/mini'
import { CHANNEL, type Database, type Value } from './database.ts'

/** A row to commit, and what it changes in the match's own row (a cache of what the log says). */
export interface PendingRow {
  readonly row: LogRow
  /** undefined: unchanged. */
  readonly deadline?: number | null | undefined
  /** Set when the match ends with this row. */
  readonly outcome?: string | undefined
}

/** Called after the commit: won when the row is in the log; not won, without an error, when another writer was first. */
type CommitHeard = (error: unknown, won: boolean) => void

interface Waiting {
  readonly entry: PendingRow
  readonly settled: CommitHeard
}

/** Larger groups cost less per row, but the first in a group waits for the last. */
const MOST = 512
/** How many writers are told at a time, or a quarter of the group. */
const FEW = 32
/** A notification holds 8,000 bytes; announcing a row takes about twenty. */
const TOLD_AT_ONCE = 256

const UNIQUE_VIOLATION = '23505'

const Lost = z.object({ match: z.string() })

const INSERT = `insert into choice (match, seq, seat, index, kind, waiting, at, bot, hash)
  select * from unnest($1::text[], $2::int[], $3::smallint[], $4::int[], $5::smallint[], $6::smallint[], $7::float8[], $8::boolean[], $9::text[])`

/** Usually none. */
const LOST = `select match from unnest($1::text[]) as wish (match) where match not in (select match from won)`

const TOUCH = `update match m set
    deadline = v.deadline,
    outcome = coalesce(v.outcome, m.outcome),
    status = case when v.outcome is null then m.status else 'over' end,
    over_at = case when v.outcome is null then m.over_at else v.at end
  from unnest($10::text[], $11::float8[], $12::text[], $13::float8[]) as v (id, deadline, outcome, at)
  where m.id = v.id and m.id in (select match from won)`

/**
 * Commits choices in groups: those that arrive during a commit make up the next one. A row whose place in
 * the log is taken is left out, and its writer is told.
 */
export class LogWriter {
  readonly #db: Database
  readonly #process: string
  #queue: Waiting[] = []
  /** A commit is running or about to: the next group gathers meanwhile. */
  #writing = false
  /** Rows whose writers are still to be told. */
  readonly #committed: { readonly settled: CommitHeard; readonly error: unknown; readonly won: boolean }[] = []
  #telling = false
  #flushed: (() => void)[] = []
  #failedAt: number | null = null

  readonly #observe: (seconds: number, failed: boolean) => void

  /** `observe` is called with the duration of each group. */
  constructor(db: Database, process: string, observe: (seconds: number, failed: boolean) => void = () => {}) {
    this.#db = db
    this.#process = process
    this.#observe = observe
  }

  /** How many rows wait for the next group. */
  get waiting(): number {
    return this.#queue.length
  }

  /** How long ago the last failed commit was, in milliseconds; null: the last one succeeded. */
  get failedAgo(): number | null {
    return this.#failedAt === null ? null : performance.now() - this.#failedAt
  }

  append(entry: PendingRow, settled: CommitHeard): void {
    this.#queue.push({ entry, settled })
    if (this.#writing) return
    this.#writing = true
    // Everything that arrives in this turn of the event loop belongs to the group.
    setImmediate(() => this.#write())
  }

  /** Resolves after the commit: true when the row is in the log, false when another writer was there first. */
  appended(entry: PendingRow): Promise<boolean> {
    return new Promise((done, fail) => this.append(entry, (error, won) => (error === null ? done(won) : fail(error))))
  }

  /** Resolves when everything appended is settled. */
  async flushed(): Promise<void> {
    if (this.#writing || this.#telling) await new Promise<void>((done) => this.#flushed.push(done))
  }

  #write(): void {
    const group = this.#queue.splice(0, MOST)
    this.#writing = group.length > 0
    if (!this.#writing) return
    const begun = performance.now()
    const commit = this.#commit(group.map((w) => w.entry))
    const observe = (failed: boolean) => this.#observe((performance.now() - begun) / 1000, failed)
    commit.then(
      () => observe(false),
      () => observe(true),
    )
    commit.then(
      (lost) => this.#written(group, null, lost),
      (error: unknown) => this.#written(group, error, NONE),
    )
  }

  #written(group: readonly Waiting[], error: unknown, lost: ReadonlySet<string>): void {
    this.#failedAt = error === null ? null : performance.now()
    // The next group is on its way before the writers of this one are told.
    this.#write()
    for (const { entry, settled } of group) this.#committed.push({ settled, error, won: error === null && !lost.has(entry.row.match) })
    if (!this.#telling) this.#tell(Math.max(FEW, group.length >> 2))
  }

  /** A few at a time: the first ones told may answer, and be in the next group, while the others are told. */
  #tell(some: number): void {
    for (const { settled, error, won } of this.#committed.splice(0, some)) settled(error, won)
    this.#telling = this.#committed.length > 0
    if (this.#telling) setImmediate(() => this.#tell(some))
    else if (!this.#writing) for (const done of this.#flushed.splice(0)) done()
  }

  /** Returns the matches whose place was taken. */
  async #commit(entries: readonly PendingRow[]): Promise<ReadonlySet<string>> {
    const rows = entries.map((e) => e.row)
    const columns: Value[] = [
      rows.map((r) => r.match),
      rows.map((r) => r.seq),
      rows.map((r) => r.seat),
      rows.map((r) => r.index),
      rows.map((r) => KINDS.indexOf(r.kind)),
      rows.map((r) => r.waiting),
      rows.map((r) => r.at),
      rows.map((r) => r.bot ?? false),
      rows.map((r) => r.hash ?? null),
    ]
    const touched = entries.filter((e) => e.deadline !== undefined || e.outcome !== undefined)
    if (touched.length > 0) {
      columns.push(
        touched.map((e) => e.row.match),
        touched.map((e) => e.deadline ?? null),
        touched.map((e) => e.outcome ?? null),
        touched.map((e) => e.row.at),
      )
    }
    try {
      await this.#db.run(this.#statement(INSERT, touched.length > 0), columns, 'urgent')
      return NONE
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
    }
    // Another writer was first somewhere, so nothing was written. Leaving the taken places out costs half as much again.
    const some = this.#statement(`${INSERT} on conflict do nothing`, touched.length > 0)
    return new Set((await this.#db.query(Lost, some, columns, 'urgent')).map((row) => row.match))
  }

  #statement(insert: string, touches: boolean): string {
    const isAlone = this.#db.kind === 'pglite'
    if (isAlone && !touches && insert === INSERT) return insert
    const won = `with won as (${insert} returning match, seq)${touches ? `, touched as (${TOUCH})` : ''}`
    if (isAlone) return `${won} ${LOST}`
    // Other processes are notified in the same transaction, provided that the outer query reads it.
    const told = `select pg_notify('${CHANNEL}', 'log ${this.#process} ' || string_agg(match || ':' || seq, ','))
      from (select match, seq, row_number() over () / ${TOLD_AT_ONCE} as part from won) as parts group by part`
    return `${won}, told as (${told}) ${LOST} and (select count(*) from told) >= 0`
  }
}

const NONE: ReadonlySet<string> = new Set()
