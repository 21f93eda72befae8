import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type Postgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whoever asks at this address is told the address of a new, empty database. */
    databases: string
  }
}

/** One PostgreSQL for all files of tests, started when the first of them asks for a database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<Postgres> | undefined
  // One after the other: PostgreSQL copies its template for nobody while it does so for another.
  let made: Promise<unknown> = Promise.resolve()
  const desk = createServer((_, response) => {
    postgres ??= startPostgres()
    const running = postgres
    const next = made.then(async () => (await running).database())
    made = next.catch(() => {})
    next.then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((done) => desk.listen(0, '127.0.0.1', done))
  const address = desk.address()
  if (address === null || typeof address === 'string') throw new Error('the desk has no port')
  project.provide('databases', `http://127.0.0.1:${address.port}`)
  return async () => {
    desk.closeAllConnections()
    desk.close()
    await (await postgres)?.stop()
  }
}
