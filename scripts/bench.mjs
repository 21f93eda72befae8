// Builds the benchmarks and runs them: npm run bench -- kernel [--json]
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPrograms } from './build.mjs'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()
await buildPrograms(['bench'])
await import(pathToFileURL(join(root, 'dist', 'node', 'bench.js')).href)
