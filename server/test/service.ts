import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../data/migrations.ts'
import { PgliteDatabase } from '../data/pglite.ts'
import { type Server, type ServerOptions, startServer } from '../index.ts'

export const smallGames = new URL('./games.ts', import.meta.url)

/** Limits that a test of something else does not run into. */
export const generous = {
  messagesPerSecond: 1e6,
  messageBurst: 1e6,
  socketsPerAddress: 1e5,
  requestsPerMinute: 1e6,
  signInsPerMinute: 1e6,
  runningMatchesPerUser: 1e6,
}

/** An initialised folder to copy: initialising takes seconds. One for each run of the tests, whichever file comes first. */
const pattern = join(tmpdir(), `rulewright-pattern-${process.pid}`)

async function makePattern(): Promise<void> {
  try {
    mkdirSync(`${pattern}.draft`)
  } catch {
    while (!existsSync(pattern)) await new Promise((done) => setTimeout(done, 50))
    return
  }
  const db = await PgliteDatabase.open(`${pattern}.draft`)
  await migrate(db)
  await db.close()
  renameSync(`${pattern}.draft`, pattern)
  process.once('exit', () => rmSync(pattern, { recursive: true, force: true }))
}

/** An empty data folder, ready for use. */
export async function freshFolder(): Promise<string> {
  if (!existsSync(pattern)) await makePattern()
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-'))
  cpSync(pattern, folder, { recursive: true })
  return folder
}

export interface Service extends Server {
  readonly folder: string
}

export async function startService(options: ServerOptions = {}): Promise<Service> {
  const folder = options.dataDir ?? (options.databaseUrl ? '' : await freshFolder())
  const server = await startServer({
    games: smallGames,
    dataDir: folder,
    log: false,
    ...options,
    limits: { ...generous, ...options.limits },
    pace: { botPause: 0, tick: 50, ...options.pace },
  })
  return {
    url: server.url,
    folder,
    close: async () => {
      await server.close()
      if (!options.dataDir && folder) rmSync(folder, { recursive: true, force: true })
    },
  }
}
