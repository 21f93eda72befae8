// Builds the command line (a moment) and runs it in this process.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPrograms } from './build.mjs'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()
await buildPrograms(['rulewright', 'cli-worker', 'db-worker'])
await import(pathToFileURL(join(root, 'dist', 'node', 'rulewright.js')).href)
