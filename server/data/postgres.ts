import pg from 'pg'
import { CHANNEL, type ConnectionPool, type Database, type RowSchema, type Value } from './database.ts'

const MIGRATION_LOCK = 7_210_318
const RETRY = 500

/**
 * A connection. When it is lost, whoever waits for it fails, and the listeners are told: while it is being opened nobody
 * listens, and an unhandled error would end the process.
 */
class PgConnection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
  }
}

/** PostgreSQL: any number of processes on one database. */
export class PostgresDatabase implements Database {
  readonly kind = 'postgres'
  readonly #pool: pg.Pool
  /** A connection of its own for urgent statements: they wait for no others. */
  readonly #urgent: pg.Pool
  readonly #names = new Map<string, string>()
  #ear: pg.Client | null = null
  #closed = false
  #last: Promise<unknown> = Promise.resolve()

  private constructor(
    readonly url: string,
    pool: pg.Pool,
  ) {
    this.#pool = pool
    this.#urgent = new pg.Pool({ connectionString: url, max: 1, Client: PgConnection })
    // A connection lost while idle is replaced at its next use.
    for (const each of [this.#pool, this.#urgent]) each.on('error', () => {})
  }

  static async open(url: string, connections = 8): Promise<PostgresDatabase> {
    const pool = new pg.Pool({ connectionString: url, max: connections, Client: PgConnection })
    try {
      await pool.query('select 1')
    } catch (error) {
      await pool.end()
      throw new Error(`cannot reach the database of DATABASE_URL: ${error instanceof Error ? error.message : error}`)
    }
    return new PostgresDatabase(url, pool)
  }

  get pool(): ConnectionPool {
    // The pool's own type is wider than what the accounts library needs of it.
    return this.#pool as unknown as ConnectionPool
  }

  get waiting(): number {
    return this.#pool.waitingCount
  }

  async query<T>(schema: RowSchema<T>, sql: string, params: readonly Value[] = [], urgent?: 'urgent'): Promise<T[]> {
    const { rows } = await this.#execute(sql, params, urgent)
    return rows.map((row: unknown) => schema.parse(row))
  }

  async run(sql: string, params: readonly Value[] = [], urgent?: 'urgent'): Promise<void> {
    await this.#execute(sql, params, urgent)
  }

  /** A statement with parameters is prepared at its first use on each connection. */
  #execute(text: string, params: readonly Value[], urgent?: 'urgent'): Promise<pg.QueryResult> {
    const pool = urgent ? this.#urgent : this.#pool
    if (params.length === 0) return pool.query(text)
    let name = this.#names.get(text)
    if (name === undefined) {
      name = `statement_${this.#names.size}`
      this.#names.set(text, name)
    }
    return pool.query({ name, text, values: [...params] })
  }

  async listen(hear: (payload: string) => void, missed: () => void): Promise<void> {
    const client = new PgConnection({ connectionString: this.url })
    client.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    // Not earlier: a connection that could not be opened ends as well, and its failure has already been reported.
    client.on('end', () => {
      if (!this.#closed) this.#listenAgain(hear, missed)
    })
    this.#ear = client
  }

  #listenAgain(hear: (payload: string) => void, missed: () => void): void {
    setTimeout(() => {
      if (this.#closed) return
      this.listen(hear, missed).then(missed, () => this.#listenAgain(hear, missed))
    }, RETRY)
  }

  async say(payload: string): Promise<void> {
    await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, payload])
  }

  /** One after another within this process: whoever waits for the lock holds a connection, and the work needs some as well. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => this.#locked(work))
    this.#last = turn.catch(() => {})
    return turn
  }

  async #locked<T>(work: () => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    try {
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
      client.release()
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#ear?.end()
    await Promise.all([this.#pool.end(), this.#urgent.end()])
  }
}
