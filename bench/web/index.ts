import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { games } from '@rulewright/games'
import { paths } from '@rulewright/wire'
import { median, spread } from '../measure.ts'
import { besideMaster, type PlayNow, playNow, type Thinking } from './play.ts'
import { type Sizes, sizesOf } from './sizes.ts'
import { type FirstLoad, firstLoad } from './weight.ts'

interface FirstPrompt {
  readonly milliseconds: number
  readonly spread: readonly [lowest: number, highest: number]
  readonly requestsAfterwards: number
}

interface WebReport {
  readonly kilobytes: Pick<FirstLoad, 'home' | 'beside'> & Sizes
  readonly playNow: Readonly<Record<string, FirstPrompt>>
  readonly besideMaster: Readonly<Record<string, Thinking>>
}

const ROUNDS = 3

/** The built app in a browser, against the server as it is shipped. */
export async function benchWeb(say: (text: string) => void): Promise<WebReport> {
  const dist = join(import.meta.dirname, '..')
  const server = await startServer(join(dist, 'node', 'server.js'))
  const path = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(path ? { executablePath: path } : {}) })
  try {
    const kilobytes = { ...(await weigh(browser, server.url)), ...sizesOf(join(dist, 'web')) }
    say(`The home page has ${kilobytes.home} KB.`)
    const plays: Record<string, FirstPrompt> = {}
    const thoughts: Record<string, Thinking> = {}
    for (const { id, title } of games) {
      plays[id] = await severalTimes(browser, server.url, title)
      say(`${title}: ${plays[id].milliseconds} ms from Play now to the first question.`)
      thoughts[id] = await besideMaster(browser, server.url, id)
      say(`${title}: at most ${thoughts[id].longestOnProcessor} ms of a processor in one task while a master thought.`)
    }
    return { kilobytes, playNow: plays, besideMaster: thoughts }
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function weigh(browser: Browser, baseURL: string): Promise<Pick<FirstLoad, 'home' | 'beside'>> {
  // Keeping the whole app on the device comes after the page, beside it.
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const { home, beside } = await firstLoad(await context.newPage())
  await context.close()
  return { home, beside }
}

async function severalTimes(browser: Browser, url: string, title: string): Promise<FirstPrompt> {
  const rounds: PlayNow[] = []
  for (let n = 0; n < ROUNDS; n++) rounds.push(await playNow(browser, url, title))
  const times = rounds.map(({ firstPrompt }) => firstPrompt)
  return {
    milliseconds: median(times),
    spread: spread(times),
    requestsAfterwards: Math.max(...rounds.map(({ requestsAfterwards }) => requestsAfterwards)),
  }
}

/** `npm start`'s own program, with a database that ends with it. */
async function startServer(program: string) {
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
