import { afterAll, beforeAll, describe } from 'vitest'
import type { ServerOptions } from '../index.ts'
import { emptyDatabase } from './databases.ts'
import { Party } from './seating.ts'
import { type Service, startService } from './service.ts'

interface Both {
  readonly party: Party
  /** The addresses of two servers on one PostgreSQL; with the embedded database, twice the same. */
  readonly urls: () => readonly [string, string]
}

/** The same tests on the embedded database and on two servers that share a PostgreSQL. */
export function onBoth(options: ServerOptions, tests: (both: Both) => void): void {
  describe('on the embedded database', () => {
    let service: Service | undefined
    const url = () => service?.url ?? ''
    const party = new Party(url)
    beforeAll(async () => {
      service = await startService(options)
    })
    afterAll(async () => {
      await party.leave()
      await service?.close()
    })
    tests({ party, urls: () => [url(), url()] })
  })

  describe('on two servers with one PostgreSQL', () => {
    const services: Service[] = []
    const urls = () => [services[0]?.url ?? '', services[1]?.url ?? ''] as const
    const party = new Party(() => urls()[0])
    beforeAll(async () => {
      const databaseUrl = await emptyDatabase()
      for (let n = 0; n < 2; n++) services.push(await startService({ ...options, databaseUrl }))
    })
    afterAll(async () => {
      await party.leave()
      for (const service of services) await service.close()
    })
    tests({ party, urls })
  })
}
