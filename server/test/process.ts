import { startServer } from '../index.ts'
import { generous } from './limits.ts'

// A server in a process of its own, bundled as the real one is, for tests that kill it.

const server = await startServer({
  games: new URL('./games.js', import.meta.url),
  dataDir: process.env.DATA_DIR ?? '.data',
  databaseUrl: process.env.DATABASE_URL || null,
  log: false,
  limits: generous,
  pace: { botPause: 0, tick: 50, beat: 500 },
})
process.once('SIGTERM', () => {
  server.close().then(() => process.exit(0))
})
console.log(server.url)
