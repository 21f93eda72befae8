// Builds the benchmarks and runs them: npm run bench -- kernel [--json]
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { benchAgainst } from './bench-against.mjs'
import { benchDuel } from './bench-duel.mjs'
import { findOrInstallBrowser } from './browser.mjs'
import { buildPrograms, buildWeb, SERVER } from './build.mjs'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()
const against = process.argv.indexOf('--against')
if (against > 0 && process.argv[2] === 'search') await benchAgainst(process.argv[against + 1] ?? '')
else if (process.argv[2] === 'duel') await benchDuel(process.argv.slice(3))
else await runBench()

async function runBench() {
  const app = process.argv.includes('web')
  await buildPrograms(['bench', ...(app ? SERVER : [])])
  if (app) {
    await buildWeb()
    process.env.CHROMIUM_PATH = await findOrInstallBrowser((text) => process.stderr.write(`${text}\n`))
  }
  await import(pathToFileURL(join(root, 'dist', 'node', 'bench.js')).href)
}
