import { fork } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { context } from 'esbuild'
import { bundleOptions, SERVER } from '../build.mjs'

const standbyModule = fileURLToPath(new URL('standby.mjs', import.meta.url))

/** The server from source: bundled and restarted when its files change. */
export class DevServer {
  #bundler
  #port
  #options
  #child = null
  #standby = null
  #packages = []
  /** Resolves while the server answers. */
  #ready
  #markReady = () => {}
  /** The rebuild under way, and whether another is wanted after it. */
  #renewing = null
  #again = null
  #closed = false

  static async open(options) {
    const bundler = await context({ ...bundleOptions(SERVER, options.output), metafile: true, logLevel: 'error' })
    return new DevServer(bundler, await freePort(), options)
  }

  constructor(bundler, port, options) {
    this.#bundler = bundler
    this.#port = port
    this.#options = options
    this.#expect()
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Resolves as soon as the server answers; at once when it does. */
  whenReady() {
    return this.#ready
  }

  async start() {
    this.#packages = packagesOf(await this.#bundler.rebuild())
    this.#prepare()
    await this.#launch()
  }

  /** Bundles and restarts because a file changed. With an error in the source, the running server keeps running. */
  async renew(file) {
    if (this.#renewing) {
      this.#again = file
      return
    }
    this.#renewing = this.#renewNow(file)
    await this.#renewing
    this.#renewing = null
    const again = this.#again
    this.#again = null
    if (again !== null && !this.#closed) await this.renew(again)
  }

  async #renewNow(file) {
    const start = performance.now()
    try {
      this.#packages = packagesOf(await this.#bundler.rebuild())
    } catch {
      this.#options.say(`${file} changed, but the server cannot be built (see above); the one before runs on.`)
      return
    }
    this.#expect()
    await stop(this.#child)
    await this.#launch()
    this.#options.say(`${file} changed: the server is up again after ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }

  /** A process that has loaded the packages and waits for the bundle: half of the start-up is done in advance. */
  #prepare() {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA_DIR: this.#options.dataDir,
      LOG: process.env.LOG || '0',
    }
    // In a process group of its own: Ctrl-C in the terminal is for the parent, which then closes the server in order.
    const detached = process.platform !== 'win32'
    this.#standby = fork(standbyModule, this.#packages, { env, detached, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  }

  async #launch() {
    const child = this.#standby
    this.#child = child
    child.send({ run: join(this.#options.output, 'server.js') })
    await new Promise((resolve) => {
      child.stdout.on('data', (data) => {
        const text = String(data)
        if (text.includes('Rulewright is at')) {
          this.#markReady()
          resolve()
        } else process.stdout.write(text)
      })
      child.once('exit', (code) => {
        if (!this.#closed && child === this.#child && code !== 0 && code !== null)
          this.#options.say('The server has ended; it starts again with the next change.')
        resolve()
      })
    })
    if (!this.#closed) this.#prepare()
  }

  #expect() {
    this.#markReady()
    this.#ready = new Promise((resolve) => {
      this.#markReady = resolve
    })
  }

  async close() {
    this.#closed = true
    this.#markReady()
    await this.#renewing
    await Promise.all([stop(this.#child), stop(this.#standby), this.#bundler.dispose()])
  }
}

/** What the bundle imports from node_modules. */
function packagesOf({ metafile }) {
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const names = imports.filter(({ external, path }) => external && !path.startsWith('node:') && !path.includes('/board/'))
  return [...new Set(names.map(({ path }) => path))]
}

/** Ends a process and waits for its exit: the database folder has one owner. */
function stop(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })
}

/** A free port: the same one for every start, so that the app finds the server again. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
