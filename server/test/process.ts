import type { Worker } from 'node:worker_threads'
import { startServer } from '../index.ts'
import { generous } from './limits.ts'

// A server in a process of its own, bundled as the real one is, for tests that kill it, or (SIGUSR2) its threads.

const threads: Worker[] = []
process.on('worker', (worker) => threads.push(worker))
process.on('SIGUSR2', () => {
  for (const thread of threads) thread.terminate()
})

const server = await startServer({
  games: new URL('./games.js', import.meta.url),
  dataDir: process.env.DATA_DIR ?? '.data',
  databaseUrl: process.env.DATABASE_URL || null,
  log: false,
  // The limits of a real server where it is attacked; sign-ins are counted by address, and all come from here.
  limits: process.env.LIMITS === 'shipped' ? { signInsPerMinute: 1e4, requestsPerMinute: 1e4 } : generous,
  timings: { botPause: 0, tick: 50, beat: 500 },
  died: () => process.exit(1),
})
process.once('SIGTERM', () => {
  server.close().then(() => process.exit(0))
})
console.log(server.url)
