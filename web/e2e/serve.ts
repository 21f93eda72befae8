import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '@rulewright/server'

import { OPERATOR_TOKEN } from './operator.ts'

// The match service with the small games and the built app; without DATABASE_URL, with a temporary database.
const dataDir = mkdtempSync(join(tmpdir(), 'rulewright-e2e-'))
const server = await startServer({
  port: Number(process.env.PORT ?? 4310),
  dataDir,
  databaseUrl: process.env.DATABASE_URL || null,
  games: new URL('./games.ts', import.meta.url),
  webRoot: fileURLToPath(new URL('../../dist/web', import.meta.url)),
  log: false,
  operatorToken: OPERATOR_TOKEN,
  labDir: join(dataDir, 'lab'),
  labAccess: 'local',
  // Bots answer at once and absent players may be claimed soon: nobody waits for a test.
  timings: { botPause: 0, grace: 3_000, standing: [60, 120] },
  limits: { requestsPerMinute: 100_000, signInsPerMinute: 10_000, messagesPerSecond: 1_000, messageBurst: 1_000, socketsPerAddress: 1_000 },
})
console.log(`ready at ${server.url}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void server.close().finally(() => {
      rmSync(dataDir, { recursive: true, force: true })
      process.exit(0)
    })
  })
