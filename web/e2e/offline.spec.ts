import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, expect, type Page, test } from '@playwright/test'
import { times } from '../../testkit/times.ts'
import { asked, choose, launch } from './local.ts'
import { matchId } from './people.ts'

const GAME = 'Hubworld: Aidalon'

/** Where the app is, and how to cut the network. */
interface Host {
  readonly home: string
  readonly cut: () => Promise<void>
}

/** The server behind a connection that can be cut. */
async function server(baseURL: string): Promise<Host> {
  const { hostname, port } = new URL(baseURL)
  const lines = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const end of [near, far]) {
      lines.add(end)
      end.on('error', () => undefined).on('close', () => lines.delete(end))
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening))
  const address = line.address()
  if (address === null || typeof address === 'string') throw new Error('the line has no port')
  const cut = async () => {
    const gone = new Promise((done) => line.close(done))
    for (const end of lines) end.destroy()
    await gone
  }
  return { home: `http://127.0.0.1:${address.port}/`, cut }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const STATIC = join(root, 'dist/static')

/** A folder in a sub-folder of a plain file server. */
async function folder(path: string): Promise<Host> {
  const args = [join(root, 'scripts/serve-folder.mjs'), path, '0', '/drafts/second']
  const files = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const home = await new Promise<string>((found) => {
    files.stdout.on('data', (text: Buffer) => {
      const address = /http:\S+/.exec(text.toString())
      if (address) found(address[0])
    })
  })
  const cut = async () => {
    const gone = new Promise((done) => files.once('exit', done))
    files.kill()
    await gone
  }
  return { home, cut }
}

/** Until everything is kept on this device. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done))
  })
}

const HOSTS: readonly (readonly [name: string, choices: number, open: (baseURL: string) => Promise<Host>])[] = [
  ['the server', 50, server],
  ['a folder of files', times(10, 50), () => folder(STATIC)],
]

for (const [name, choices, open] of HOSTS)
  test(`after one visit to ${name} a match is played without a network, and outlives its browser`, async ({ baseURL, launchOptions }) => {
    const profile = mkdtempSync(join(tmpdir(), 'rulewright-browser-'))
    const path = launchOptions.executablePath ?? chromium.executablePath()
    const host = await open(baseURL ?? '')
    const first = await launch(profile, path)
    await first.page.goto(host.home)
    await kept(first.page)
    await host.cut()

    await first.page.reload()
    await first.page.getByRole('button', { name: `Play ${GAME} now` }).click()
    await choose(first.page, choices)
    const match = matchId(first.page)
    const before = await asked(first.page)
    await first.kill()

    const second = await launch(profile, path)
    await second.page.goto(host.home)
    await expect(second.page.getByRole('heading', { name: 'Continue' })).toBeVisible()
    await second.page.locator(`a[href$="/local/${match}"]`).click()
    expect(await asked(second.page)).toEqual(before)

    // Whatever else needs no server is there as well.
    await second.page.goto(host.home)
    await second.page.getByRole('link', { name: `How to play ${GAME}` }).click()
    await expect(second.page.getByRole('heading', { name: `How to play ${GAME}` })).toBeVisible()
    await second.page.getByRole('link', { name: 'All the rules' }).first().click()
    await expect(second.page.getByRole('heading', { name: `Rules of ${GAME}` })).toBeVisible()
    await expect(second.page.getByRole('link', { name: /^Link to rule/ }).first()).toBeVisible()
    await second.kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  })

/** What a new version leaves at its host: another page, a list of files that says so, and none of the old parts that load later. */
function deployNext(folder: string): void {
  const change = (file: string, from: string | RegExp, to: string) => {
    const path = join(folder, file)
    const old = readFileSync(path, 'utf8')
    const next = old.replace(from, to)
    expect(next).not.toBe(old)
    writeFileSync(path, next)
  }
  change('index.html', '<title>', '<meta name="edition" content="next" /><title>')
  change('sw.js', /(url:"index\.html",revision:")\w+/, '$1next')
  for (const file of readdirSync(join(folder, 'assets')).filter((name) => name.startsWith('RULES'))) {
    rmSync(join(folder, 'assets', file))
    change('sw.js', `{url:"assets/${file}",revision:null},`, '')
  }
}

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' })

  test('announces itself, and a page of the old one keeps what it needs', async ({ page }) => {
    const files = mkdtempSync(join(tmpdir(), 'rulewright-host-'))
    cpSync(STATIC, files, { recursive: true })
    const host = await folder(files)
    await page.goto(host.home)
    await kept(page)
    deployNext(files)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    const notice = page.getByText('A new version is ready')
    await expect(notice).toBeVisible()

    // Nothing was reloaded, and a part that the host no longer has is still here.
    await expect(page.locator('meta[name=edition]')).toHaveCount(0)
    await page.getByRole('link', { name: `How to play ${GAME}` }).click()
    await page.getByRole('link', { name: 'All the rules' }).first().click()
    await expect(page.getByRole('link', { name: /^Link to rule/ }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('meta[name=edition]')).toHaveCount(1)
    await expect(notice).toHaveCount(0)

    // With no other page open, the files of the old version go.
    const old = () =>
      page.evaluate(async () => {
        const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
        return kept.flat().filter(({ url }) => url.includes('/RULES')).length
      })
    await expect.poll(old).toBe(0)
    await host.cut()
    rmSync(files, { recursive: true, force: true })
  })
})
