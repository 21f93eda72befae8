// npm run dev: the server and the app from source, with hot reload. PORT, HOST and DATA_DIR choose where; LOG=1 shows the server's log.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DevServer } from './dev/server.mjs'
import { watchFolders } from './dev/watch.mjs'
import { checkNode, ensureInstalled, root } from './setup.mjs'

checkNode()
ensureInstalled()

const port = Number(process.env.PORT || 3000)
const host = process.env.HOST || '127.0.0.1'
const dataDir = process.env.DATA_DIR || join(root, '.data-dev')
const output = join(root, 'dist', 'dev')
const say = (text) => process.stdout.write(`${text}\n`)

/** What the server is made of. The app's own files, and the words and boards of the games, belong to the browser: Vite serves them. */
const FOLDERS = ['kernel', 'games', 'bots', 'play', 'server', 'wire']
const BROWSERS = /(^|\/)(board|words|test)\/|\.(md|css)$/

rmSync(output, { recursive: true, force: true })
say('Starting the server and the app from source; the first time this takes a few seconds.')
const server = await DevServer.open({ output, dataDir, say })
const [{ openApp }] = await Promise.all([import('./dev/app.mjs'), server.start()])
const app = await openApp({ port, host, server }).catch(async (error) => {
  await server.close()
  process.stderr.write(`Cannot serve at ${host}:${port}: ${error.message}. HOST and PORT choose the address.\n`)
  process.exit(1)
})
const stopWatching = watchFolders(
  root,
  FOLDERS,
  (file) => !BROWSERS.test(file),
  (file) => void server.renew(file),
)

say(`Rulewright is at http://${host.includes(':') ? `[${host}]` : host}:${port}`)
say(`A change to rules, bots or the server restarts the server, and matches go on; all else reloads in the browser. Data: ${dataDir}`)

let ending = false
async function end() {
  if (ending) return
  ending = true
  say('\nClosing.')
  stopWatching()
  await Promise.allSettled([server.close(), app.close()])
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end())
// Stopping npm ends only its shell: without a parent, this would keep serving with nobody to stop it.
const parent = process.ppid
if (process.env.npm_lifecycle_event === 'dev') setInterval(() => process.ppid !== parent && void end(), 1_000).unref()
