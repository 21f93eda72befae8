import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** A server in a process of its own. */
export interface Killable {
  readonly url: string
  readonly pid: number
  /** SIGKILL: no goodbye, no flush. */
  kill(): Promise<void>
  /** SIGTERM: the way it is meant to end. Gives back the exit code. */
  stop(): Promise<number | null>
}

export async function startKillable(env: Readonly<Record<string, string>>): Promise<Killable> {
  const child = await spawnServer(env)
  const url = await firstLine(child)
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  return {
    url,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/** The process alone, not waited for. */
export async function spawnServer(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  bundled ??= bundle()
  return spawn(process.execPath, [await bundled], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
}

let bundled: Promise<string> | undefined

/** The server, its workers and the small games as one bundle: it starts in a fraction of the time, and as the real one does. */
async function bundle(): Promise<string> {
  const server = fileURLToPath(new URL('..', import.meta.url))
  // Within the packages' folder, so that the bundle finds what is installed.
  const cache = join(server, '..', 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const outdir = mkdtempSync(join(cache, 'rulewright-server-'))
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }))
  await build({
    entryPoints: {
      process: join(server, 'test', 'process.ts'),
      games: join(server, 'test', 'games.ts'),
      'db-worker': join(server, 'db-worker.ts'),
      'bot-worker': join(server, 'bot-worker.ts'),
    },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [
      { name: 'installed', setup: (b) => b.onResolve({ filter: /^[^./]/ }, ({ path }) => (isOurs(path) ? null : { external: true })) },
    ],
    external: ['*/table/index.tsx'],
  })
  return join(outdir, 'process.js')
}

const isOurs = (path: string) => path.startsWith('@rulewright/') || isAbsolute(path)

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let trouble = ''
    child.stderr?.on('data', (data) => {
      trouble += data
    })
    if (child.stdout) createInterface(child.stdout).once('line', done)
    child.once('exit', () => fail(new Error(`the server did not start: ${trouble}`)))
  })
}
