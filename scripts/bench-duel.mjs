// Lets the bots here play another checkout's under the rules here: npm run bench -- duel hubworld --against ../before --ours 15ms --theirs 30ms
import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './setup.mjs'

/** A file of a package of ours, as the package offers it. */
function packageFile(folder, name) {
  const [, part, ...rest] = name.split('/')
  const { exports } = JSON.parse(readFileSync(join(folder, part, 'package.json'), 'utf8'))
  return join(folder, part, exports[['.', ...rest].join('/')])
}

/** Where games hand their bots over: what is imported here decides whose evaluation, features and network a bundle has. */
const EVALUATION = /^games\/[^/]+\/bot\/evaluation\.ts$/
/** What is the bots' own. */
const OWN = /^(?:bots\/|games\/[^/]+\/bot\/)/

const pathIn = (folder, file) => relative(folder, file).split(sep).join('/')

/** Resolves imports; `packagesIn` says which folder a package of ours is taken from, `move` where a file is taken from instead. */
const taking = (packagesIn, move = () => undefined) => ({
  name: 'packages of the checkout',
  setup({ onResolve }) {
    // Boards are for the browser: nobody looks on here.
    onResolve({ filter: /^\.\/board\// }, ({ path }) => ({ path, external: true }))
    onResolve({ filter: /^@rulewright\// }, ({ path }) => ({ path: packageFile(packagesIn(path), path) }))
    onResolve({ filter: /^\.\.?\// }, ({ path, importer }) => {
      const found = move(join(dirname(importer), path))
      return found && { path: found }
    })
  },
})

/** The bots, and what their games tell them alone, from a checkout; the kernel, rules and content from here. */
const botsOf = (folder) =>
  taking(
    (name) => (name.startsWith('@rulewright/bots') ? folder : root),
    (file) => {
      const here = pathIn(root, file)
      if (EVALUATION.test(here) && existsSync(join(folder, here))) return join(folder, here)
      const there = pathIn(folder, file)
      // What is gone here is taken from there.
      return there.startsWith('../') || OWN.test(there) || !existsSync(join(root, there)) ? undefined : join(root, there)
    },
  )

const allOf = (folder) => taking(() => folder)

/** Bundles the duel into a folder that needs nothing beside it but Node. */
export async function bundleDuel(folder, outdir) {
  const { build } = await import('esbuild')
  const from = resolve(folder)
  const options = {
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'warning',
    chunkNames: 'chunks/[name]-[hash]',
  }
  const side = { side: 'bench/duel/side.ts' }
  const program = { main: 'bench/duel/main.ts', worker: 'bench/duel/worker.ts' }
  const parts = [
    // Not split: it looks for the sides beside itself.
    { outdir, entryPoints: program, splitting: false, plugins: [allOf(root)] },
    { outdir: join(outdir, 'ours'), entryPoints: side, plugins: [allOf(root)] },
    { outdir: join(outdir, 'theirs'), entryPoints: side, plugins: [botsOf(from)] },
    { outdir: join(outdir, 'whole'), entryPoints: side, plugins: [allOf(from)] },
  ]
  await rm(outdir, { recursive: true, force: true })
  for (const part of parts) await build({ ...options, ...part })
  await writeFile(join(outdir, 'package.json'), '{ "type": "module" }\n')
}

export async function benchDuel(words) {
  const against = words.indexOf('--against')
  const folder = against < 0 ? '' : (words[against + 1] ?? '')
  if (!existsSync(join(folder, 'bots', 'package.json'))) {
    process.stderr.write(`--against must name another checkout's folder${folder ? `; ${folder} is none` : ''}\n`)
    process.exit(2)
  }
  const outdir = join(root, 'dist', 'duel')
  await bundleDuel(folder, outdir)
  await import(pathToFileURL(join(outdir, 'main.js')).href)
}
