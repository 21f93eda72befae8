import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as Esbuild from 'esbuild'

// Required, not imported: a bundle of a program that bundles must not swallow the bundler.
const { build }: typeof Esbuild = createRequire(import.meta.url)('esbuild')

function root(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'server', 'main.ts'))) folder = dirname(folder)
  return folder
}

const isOurs = (path: string) => path.startsWith('@rulewright/') || isAbsolute(path)

/**
 * Bundles programs (paths from the root) with the server's workers and the small games, as the real server is: they
 * start in a fraction of the time. The folder lies where the bundle finds what is installed, and goes with this process.
 */
export async function bundlePrograms(programs: Readonly<Record<string, string>>): Promise<string> {
  const cache = join(root(), 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const outdir = mkdtempSync(join(cache, 'rulewright-'))
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }))
  await build({
    absWorkingDir: root(),
    entryPoints: { games: 'server/test/games.ts', 'db-worker': 'server/db-worker.ts', 'task-worker': 'server/task-worker.ts', ...programs },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [
      {
        name: 'installed',
        setup: (b) => {
          b.onResolve({ filter: /^[^./]/ }, ({ path }) => (isOurs(path) ? null : { external: true }))
        },
      },
    ],
    // Boards are for the browser.
    external: ['*/board/index.tsx'],
  })
  return outdir
}
