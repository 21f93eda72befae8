// npm start: installs, builds and serves. PORT, HOST, DATA_DIR and DATABASE_URL choose where and on what.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildPrograms, buildWeb } from './build.mjs'
import { checkNode, install, progress, root } from './setup.mjs'

checkNode()
const say = progress(3)
install(say)
say('Building the app')
await Promise.all([buildPrograms(), buildWeb()])
say('Starting')
await import(pathToFileURL(join(root, 'dist', 'node', 'server.js')).href)
