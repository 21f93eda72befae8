// npm run mutate -- <game> [--sample n] [--seed text] [--json]: which small changes to a game's rules and tables its tests notice.
import { join } from 'node:path'
import { ensureInstalled, run } from './setup.mjs'

ensureInstalled()
run(process.execPath, ['--import', 'tsx', join('testkit', 'mutate', 'main.ts'), ...process.argv.slice(2)])
