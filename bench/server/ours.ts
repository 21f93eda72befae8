import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@rulewright/server'
import { generous } from '../../server/test/limits.ts'

// Our server in a process of its own, with the embedded database on this machine's disk: every choice is durable.

const folder = mkdtempSync(join(tmpdir(), 'rulewright-bench-'))
const server = await startServer({
  games: new URL('./games.js', import.meta.url),
  dataDir: folder,
  databaseUrl: process.env.DATABASE_URL || null,
  log: false,
  limits: generous,
})

process.on('message', (wish) => {
  if (wish === 'memory') {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    process.send?.({ memory: heapUsed + external })
  }
  if (wish === 'stop') {
    server.close().then(() => {
      rmSync(folder, { recursive: true, force: true })
      process.exit(0)
    })
  }
})
process.on('disconnect', () => process.exit(1))
process.send?.({ url: server.url })
