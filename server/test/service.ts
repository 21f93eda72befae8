import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../data/migrations.ts'
import { PgliteDatabase } from '../data/pglite.ts'
import { type Server, type ServerOptions, startServer } from '../index.ts'

import { generous } from './limits.ts'

export const smallGames = new URL('./games.ts', import.meta.url)

/** An initialised folder to copy, because initialising takes seconds; kept between runs, made again when the tables change. */
const shape = createHash('sha256')
  .update(readFileSync(new URL('../data/migrations.ts', import.meta.url)))
  .digest('hex')
const pattern = join(tmpdir(), `rulewright-pattern-${shape.slice(0, 12)}`)

async function makePattern(): Promise<void> {
  const draft = mkdtempSync(`${pattern}-`)
  const db = await PgliteDatabase.open(draft)
  await migrate(db)
  await db.close()
  try {
    renameSync(draft, pattern)
  } catch {
    // Another test was faster.
    rmSync(draft, { recursive: true })
  }
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
    // Every view, however short, is sent as its changes.
    limits: { ...generous, wholeFrames: 0, ...options.limits },
    timings: { botPause: 0, tick: 50, ...options.timings },
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
