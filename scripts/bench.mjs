// Builds the benchmarks and runs them: npm run bench -- kernel [--json]
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findOrInstallBrowser } from './browser.mjs'
import { buildPrograms, buildWeb, SERVER } from './build.mjs'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()
const app = process.argv.includes('web')
await buildPrograms(['bench', ...(app ? SERVER : [])])
if (app) {
  await buildWeb()
  process.env.CHROMIUM_PATH = await findOrInstallBrowser((text) => process.stderr.write(`${text}\n`))
}
await import(pathToFileURL(join(root, 'dist', 'node', 'bench.js')).href)
