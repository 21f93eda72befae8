import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ensureInstalled, root } from './setup.mjs'

/** The programs that run on Node, each a file in dist/. */
const PROGRAMS = {
  rulewright: 'cli/main.ts',
  'cli-worker': 'cli/worker.ts',
  bench: 'bench/main.ts',
  soak: 'testkit/soak/main.ts',
  server: 'server/main.ts',
  'db-worker': 'server/db-worker.ts',
  'task-worker': 'server/task-worker.ts',
  'lab-worker': 'server/lab-worker.ts',
}

/** What a server is made of: its own program and its threads. */
export const SERVER = ['server', 'db-worker', 'task-worker', 'lab-worker']

/** What is installed rather than bundled: every workspace dependency that is not one of ours. */
function packages() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = new Set()
  for (const folder of workspaces) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) if (!name.startsWith('@rulewright/')) names.add(name)
  }
  return [...names].flatMap((name) => [name, `${name}/*`])
}

/** How programs are bundled for Node; the games' boards stay out, as they are for the browser. */
export const bundleOptions = (names, outdir) => ({
  absWorkingDir: root,
  entryPoints: Object.fromEntries(names.map((name) => [name, PROGRAMS[name]])),
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  external: [...packages(), '*/board/index.tsx'],
  chunkNames: 'chunks/[name]-[hash]',
})

export async function buildPrograms(names = Object.keys(PROGRAMS)) {
  const { build } = await import('esbuild')
  await build(bundleOptions(names, join(root, 'dist', 'node')))
}

/** The app for the server. */
export async function buildWeb() {
  const folder = join(root, 'dist', 'web')
  await buildApp({ build: { outDir: folder } })
  pack(folder)
}

/** The app as a folder of files that needs no server of ours and works at any path. */
export async function buildStatic() {
  const folder = join(root, 'dist', 'static')
  await buildApp({ mode: 'static', base: './', build: { outDir: folder } })
  return folder
}

async function buildApp(options) {
  const { build } = await import('vite')
  await build({ root: join(root, 'web'), configFile: join(root, 'web', 'vite.config.ts'), logLevel: 'warn', ...options })
}

const TEXT = /\.(?:js|css|html|svg|webmanifest)$/
/** The best compression that still takes no noticeable time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Compresses every text of a folder once, so that the server need not do it per request. */
function pack(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const text = readFileSync(path)
    writeFileSync(`${path}.br`, brotliCompressSync(text, BROTLI))
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled()
  await buildPrograms()
  await buildWeb()
}
