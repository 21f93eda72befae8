import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** An empty data folder that is already initialised; the first one made is the pattern for the others. */
const pattern = join(tmpdir(), `rulewright-pattern-${process.ppid}`)

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-'))
  if (existsSync(join(pattern, 'pglite'))) cpSync(pattern, folder, { recursive: true })
  return folder
}

export interface Service extends Server {
  readonly folder: string
}

export async function startService(options: ServerOptions = {}): Promise<Service> {
  const folder = options.dataDir ?? freshFolder()
  const server = await startServer({
    games: smallGames,
    dataDir: folder,
    log: false,
    limits: generous,
    ...options,
    pace: { botPause: 0, ...options.pace },
  })
  return {
    url: server.url,
    folder,
    close: async () => {
      await server.close()
      if (!options.dataDir) rmSync(folder, { recursive: true, force: true })
    },
  }
}
