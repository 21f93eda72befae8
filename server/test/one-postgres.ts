import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import type { Postgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whoever asks at this address gets the address of a new, empty database. */
    databases: string
  }
}

/**
 * The library that runs PostgreSQL ends its process by itself when nothing is left to do, as if all had gone well: here failed tests
 * would be reported as a success. It is stopped below, so it need not clean up.
 */
async function start(): Promise<Postgres> {
  const heard = (event: 'beforeExit' | 'exit') => process.listeners(event as 'exit')
  const before = new Set([...heard('beforeExit'), ...heard('exit')])
  const { startPostgres } = await import('./postgres.ts')
  for (const event of ['beforeExit', 'exit'] as const)
    for (const added of heard(event)) if (!before.has(added)) process.removeListener(event, added)
  return startPostgres()
}

/** One PostgreSQL for all files of tests, started when the first of them asks for a database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<Postgres> | undefined
  // One after the other: PostgreSQL cannot copy its template twice at once.
  let made: Promise<unknown> = Promise.resolve()
  const desk = createServer((_, response) => {
    postgres ??= start()
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
