import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..', '..')

/** The database's thread, built once for all tests (`from-source.mjs` looks for it). Others load games, which are read from source. */
export default async function setup(): Promise<() => void> {
  const cache = join(root, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'rulewright-'))
  await build({
    entryPoints: [join(root, 'server', 'db-worker.ts')],
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
  })
  process.env.RULEWRIGHT_WORKERS = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
