export type Value = string | number | boolean | null | readonly (string | number | boolean | null)[]

/** A row as it comes from the database; `Schema`s read it. */
export interface RowSchema<T> {
  parse(row: unknown): T
}

/** The part of a connection pool that the accounts library needs. */
export interface ConnectionPool {
  connect(): Promise<PoolClient>
  end(): Promise<void>
}
export interface PoolClient {
  query<R>(sql: string, params?: readonly unknown[]): Promise<PoolResult<R>>
  release(): void
}
export interface PoolResult<R> {
  command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE'
  rowCount: number
  rows: R[]
}

/** One SQL, two engines: PGlite in a worker thread, or PostgreSQL. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly pool: ConnectionPool
  /** How many statements wait for the database. */
  readonly waiting: number
  /** Urgent statements overtake waiting ones. */
  query<T>(schema: RowSchema<T>, sql: string, params?: readonly Value[], urgent?: 'urgent'): Promise<T[]>
  /** Runs a statement whose rows nobody reads; several without parameters are one transaction. */
  run(sql: string, params?: readonly Value[], urgent?: 'urgent'): Promise<void>
  /** Listens to what any process says on the channel, including this one. */
  listen(hear: (payload: string) => void, missed: () => void): Promise<void>
  say(payload: string): Promise<void>
  /** One migration at a time, whatever the number of processes. */
  alone<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export const CHANNEL = 'rulewright'

export async function one<T>(rows: Promise<T[]>): Promise<T | null> {
  return (await rows)[0] ?? null
}
