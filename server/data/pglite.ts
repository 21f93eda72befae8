import type { Worker } from 'node:worker_threads'
import { startWorker } from '../worker-url.ts'
import type { DatabaseCall, DatabaseReply } from './calls.ts'
import type { ConnectionPool, Database, PoolClient, PoolResult, RowSchema, Value } from './database.ts'
import { FolderLock } from './folder-lock.ts'
import { StatementLine, type Transaction } from './statement-line.ts'

interface Rows {
  readonly rows: readonly unknown[]
  readonly affected: number
}

type Unnumbered<T> = T extends { readonly id: number } ? Omit<T, 'id'> : never

/** PGlite behind a thread. It has a single session, so a transaction of the accounts library blocks everybody else while it lasts. */
export class PgliteDatabase implements Database {
  readonly kind = 'pglite'
  readonly #worker: Worker
  readonly #lock: FolderLock
  readonly #died: (error: Error) => void
  readonly #asked = new Map<number, { readonly done: (rows: Rows) => void; readonly fail: (error: Error) => void }>()
  readonly #prepared = new Map<string, string>()
  #next = 1
  readonly #line = new StatementLine()
  #last: Promise<unknown> = Promise.resolve()
  #dead: Error | null = null
  #closing = false

  private constructor(worker: Worker, lock: FolderLock, died: (error: Error) => void) {
    this.#worker = worker
    this.#lock = lock
    this.#died = died
    worker.on('message', (reply: DatabaseReply) => this.#take(reply))
    worker.on('error', (error: unknown) => this.#die(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#die(new Error('the database thread has ended')))
  }

  /** `died` is called when the thread has ended or another server holds the folder: nothing can be stored any more. */
  static async open(folder: string, died: (error: Error) => void = () => {}): Promise<PgliteDatabase> {
    let lose = (_: Error) => {}
    const lock = await FolderLock.take(folder, (error) => lose(error))
    try {
      const worker = startWorker('db-worker', folder)
      await new Promise<void>((ready, fail) => {
        worker.once('message', (reply: DatabaseReply) => (reply.do === 'ready' ? ready() : fail(new Error(said(reply)))))
        worker.once('error', fail)
      })
      const db = new PgliteDatabase(worker, lock, died)
      lose = (error) => db.#lose(error)
      return db
    } catch (error) {
      lock.release()
      throw error
    }
  }

  async query<T>(schema: RowSchema<T>, sql: string, params: readonly Value[] = [], urgent?: 'urgent'): Promise<T[]> {
    const { rows } = await this.#execute(sql, params, urgent)
    return rows.map((row) => schema.parse(row))
  }

  async run(sql: string, params: readonly Value[] = [], urgent?: 'urgent'): Promise<void> {
    await this.#execute(sql, params, urgent)
  }

  /** A statement with parameters is prepared at its first use: executing it by name costs half. */
  #execute(sql: string, params: readonly Value[], urgent?: 'urgent'): Promise<Rows> {
    const isUrgent = urgent !== undefined
    if (params.length === 0) return this.#ask({ do: 'script', sql }, isUrgent)
    const values = params.map(literal).join(',')
    // Urgent statements overtake others: one must not count as prepared while its preparation still waits.
    const key = isUrgent ? `urgent ${sql}` : sql
    const known = this.#prepared.get(key)
    if (known !== undefined) return this.#ask({ do: 'script', sql: `execute ${known} (${values})` }, isUrgent)
    const name = `statement_${this.#prepared.size}`
    this.#prepared.set(key, name)
    // In one call: a transaction begun in between would undo the row when it is rolled back.
    return this.#ask({ do: 'script', sql: `prepare ${name} as ${sql}; execute ${name} (${values})` }, isUrgent)
  }

  get waiting(): number {
    return this.#asked.size
  }

  // There is no other process to listen to or to notify.
  async listen(): Promise<void> {}
  async say(): Promise<void> {}

  /** There is no other process, but several tasks of this one may want it at once. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => {})
    return turn
  }

  readonly pool: ConnectionPool = {
    connect: async () => this.#client(),
    end: async () => {},
  }

  async close(): Promise<void> {
    this.#closing = true
    if (!this.#dead) await this.#ask({ do: 'close' }, false)
    await this.#worker.terminate()
    this.#lock.release()
  }

  #client(): PoolClient {
    const session: Transaction = {}
    return {
      query: async <R>(sql: string, params: readonly unknown[] = []): Promise<PoolResult<R>> => {
        const { rows, affected } = await this.#ask({ do: 'query', sql, params }, false, session, BEGINS.test(sql)).finally(() => {
          if (ENDS.test(sql)) this.#line.end(session)
        })
        // The accounts library names its own row types; nothing here could check them.
        return { command: commandOf(sql), rowCount: Math.max(affected, rows.length), rows: [...rows] as R[] }
      },
      release: () => this.#line.end(session),
    }
  }

  #ask(call: Unnumbered<DatabaseCall>, isUrgent: boolean, session: Transaction | null = null, begins = false): Promise<Rows> {
    if (this.#dead) return Promise.reject(this.#dead)
    const id = this.#next++
    return new Promise((done, fail) => {
      this.#asked.set(id, { done, fail })
      this.#line.push(() => this.#worker.postMessage({ ...call, id }), isUrgent, session, begins)
    })
  }

  #take(reply: DatabaseReply): void {
    if (reply.do === 'ready' || reply.id === null) return
    const asked = this.#asked.get(reply.id)
    this.#asked.delete(reply.id)
    this.#line.answered()
    if (reply.do === 'rows') asked?.done(reply)
    else asked?.fail(Object.assign(new Error(reply.message), { code: reply.code }))
  }

  /** Another server writes there now. */
  #lose(error: Error): void {
    this.#die(error)
    this.#worker.terminate()
  }

  #die(error: Error): void {
    const isFirst = this.#dead === null && !this.#closing
    this.#dead ??= error
    if (isFirst) this.#died(error)
    for (const { fail } of this.#asked.values()) fail(error)
    this.#asked.clear()
  }
}

/** A value as the text of a literal; the statement knows its type. */
function literal(value: Value): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object') return `'${value}'`
  let items = ''
  for (const item of value) items += `${items === '' ? '' : ','}${typeof item === 'string' ? `"${escaped(item)}"` : item}`
  return quoted(`{${items}}`)
}

const escaped = (text: string) => (/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text)

const quoted = (text: string) => `'${text.includes("'") ? text.replaceAll("'", "''") : text}'`

const said = (reply: DatabaseReply) => (reply.do === 'failed' ? reply.message : 'the database thread did not start')

const BEGINS = /^\s*(begin|start transaction)\b/i
const ENDS = /^\s*(commit|rollback(?!\s+to)|end)\b/i

const COMMANDS = ['UPDATE', 'DELETE', 'INSERT', 'SELECT', 'MERGE'] as const

function commandOf(sql: string): (typeof COMMANDS)[number] {
  const word = sql.trimStart().slice(0, 6).toUpperCase()
  return COMMANDS.find((command) => word.startsWith(command)) ?? 'SELECT'
}
