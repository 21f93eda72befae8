// npm start: installs, builds and serves; a built release is only served. PORT, HOST, DATA_DIR and DATABASE_URL choose where and on what.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildPrograms, buildWeb } from './build.mjs'
import { checkNode, install, progress, root } from './setup.mjs'

checkNode()
// A release has the built programs but not their source.
if (existsSync(join(root, 'server', 'main.ts'))) {
  const say = progress(3)
  install(say)
  say('Building the app')
  await Promise.all([buildPrograms(), buildWeb()])
  say('Starting')
}
// A server creates much that lives for one message only: with a larger young generation, collecting it costs a tenth less.
const args = ['--max-semi-space-size=64', join(root, 'dist', 'node', 'server.js')]
const server = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
// A terminal's Ctrl-C reaches both; the server exits when it is ready, and this process with it.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'))
// Stopping npm ends only its shell: without a parent, this would keep serving with nobody to stop it.
const parent = process.ppid
if (process.env.npm_lifecycle_event === 'start') setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 1_000).unref()
server.on('exit', (code) => process.exit(code ?? 1))
