import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '@rulewright/wire'

/** `npm start`'s own program, with a temporary database. */
export async function startServer(program: string) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-bench-'))
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder }
  const server = fork(program, [], { env, stdio: ['ignore', 'ignore', 2, 'ipc'] })
  const url = `http://127.0.0.1:${port}`
  await ready(server, url)
  const stop = async () => {
    const gone = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(url + paths.health).catch(() => null)
    if (answer?.ok) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error('the server did not start')
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((found) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
