// Builds the command line (in a moment) and runs it in this process; in a built release it only runs it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPrograms } from './build.mjs'
import { ensureInstalled, root } from './setup.mjs'

if (existsSync(join(root, 'cli', 'main.ts'))) {
  ensureInstalled()
  await buildPrograms(['rulewright', 'cli-worker', 'db-worker'])
}
await import(pathToFileURL(join(root, 'dist', 'node', 'rulewright.js')).href)
