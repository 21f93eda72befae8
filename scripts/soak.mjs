// npm run soak [-- <part>]: the long runs. Builds them and runs them; see testkit/soak.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPrograms } from './build.mjs'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()
await buildPrograms(['soak'])
await import(pathToFileURL(join(root, 'dist', 'node', 'soak.js')).href)
