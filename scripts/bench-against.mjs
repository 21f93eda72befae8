// Compares the search here with another checkout's, in alternation: npm run bench -- search --against ../before
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleOptions } from './build.mjs'
import { root } from './setup.mjs'

const TURNS = 4

/** Our bench, bundled with the kernel, the games and the bots of a checkout. */
async function bundle(folder, name) {
  const { build } = await import('esbuild')
  const outdir = join(root, 'dist', 'against', name)
  const own = {
    name: 'packages of the checkout',
    setup({ onResolve }) {
      onResolve({ filter: /^@rulewright\// }, ({ path }) => {
        const [, part, ...rest] = path.split('/')
        const { exports } = JSON.parse(readFileSync(join(folder, part, 'package.json'), 'utf8'))
        return { path: join(folder, part, exports[['.', ...rest].join('/')]) }
      })
    },
  }
  const entryPoints = { search: 'bench/search/main.ts' }
  await build({ ...bundleOptions([], outdir), entryPoints, outExtension: { '.js': '.mjs' }, plugins: [own] })
  return join(outdir, 'search.mjs')
}

/** Iterations a second of both, the best of several turns: what else the machine does then hardly matters. */
export async function benchAgainst(folder) {
  const programs = { before: await bundle(resolve(folder), 'before'), now: await bundle(root, 'now') }
  const best = {}
  for (let turn = 0; turn < TURNS; turn++)
    for (const [name, program] of Object.entries(programs)) {
      const { games } = JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
      for (const [id, { iterationsPerSecond }] of Object.entries(games)) {
        best[id] ??= { before: 0, now: 0 }
        best[id][name] = Math.max(best[id][name], iterationsPerSecond)
      }
    }
  for (const rates of Object.values(best)) rates.times = Math.round((100 * rates.now) / rates.before) / 100
  process.stdout.write(`${JSON.stringify({ games: best }, null, 2)}\n`)
}
