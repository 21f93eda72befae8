import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { paths } from '@rulewright/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Service, startService } from './service.ts'

const SCRIPT = 'console.log("the app")'
const webRoot = mkdtempSync(join(tmpdir(), 'rulewright-web-'))
let service: Service

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'index.html'), '<title>the app</title>')
  writeFileSync(join(webRoot, 'sw.js'), '// the service worker')
  writeFileSync(join(webRoot, 'app.webmanifest'), '{}')
  writeFileSync(join(webRoot, 'assets', 'app-abc.js'), SCRIPT)
  writeFileSync(join(webRoot, 'assets', 'app-abc.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(webRoot, 'assets', 'plain-abc.js'), SCRIPT)
  service = await startService({ webRoot, limits: { requestsPerMinute: 30 } })
})
afterAll(async () => {
  await service.close()
  rmSync(webRoot, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, service.url), { headers })

it('what changes under its name is asked for again, what is named by its content never', async () => {
  for (const path of ['/sw.js', '/app.webmanifest', '/index.html']) expect((await get(path)).headers.get('cache-control')).toBe('no-cache')
  expect((await get('/assets/app-abc.js')).headers.get('cache-control')).toContain('immutable')
})

it('the service worker is a script, the manifest a manifest, and the policy lets a page have both', async () => {
  const worker = await get('/sw.js')
  expect(worker.headers.get('content-type')).toMatch(/javascript/)
  expect(worker.headers.get('content-security-policy')).toContain("worker-src 'self'")
  expect((await get('/app.webmanifest')).headers.get('content-type')).toMatch(/^application\/manifest\+json/)
})

it('a file goes out packed to whoever takes it so, and plain to all others', async () => {
  const packed = await get('/assets/app-abc.js', { 'accept-encoding': 'gzip' })
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'accept-encoding'])
  expect(await packed.text()).toBe(SCRIPT)
  for (const path of ['/assets/app-abc.js', '/assets/plain-abc.js']) {
    const plain = await get(path, { 'accept-encoding': path.includes('plain') ? 'gzip' : 'identity' })
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT])
  }
})

it('a page is the app; a file that is no more is not', async () => {
  expect(await (await get('/game/duel', { accept: 'text/html' })).text()).toContain('the app')
  expect((await get('/assets/gone-abc.js')).status).toBe(404)
})

it('nothing but its files is served, and an address that is none is answered like all that is wrong', async () => {
  writeFileSync(join(webRoot, '..', 'rulewright-outside.txt'), 'nobody’s business')
  // Sent as they are: a browser would tidy them first.
  const answerTo = (path: string) =>
    new Promise<string>((done) => {
      const { hostname, port } = new URL(service.url)
      let heard = ''
      const socket = connect(Number(port), hostname, () => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`))
      socket.on('data', (data) => {
        heard += data
      })
      socket.once('close', () => done(heard))
    })
  const up = ['..', '%2e%2e', '..%2f', '..%5c', 'assets/..', 'assets/..%2f..', '.%2e']
  for (const path of [...up.map((step) => `/${step}/rulewright-outside.txt`), '/%', '/%zz', '/%00']) {
    const heard = await answerTo(path)
    expect(heard).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(heard).toMatch(/\{"error":"(malformed|no-such-page)","message":""\}/)
    expect(heard).not.toContain('business')
  }
  rmSync(join(webRoot, '..', 'rulewright-outside.txt'))
})

it('fetching all files of the app takes nothing from what one may ask', async () => {
  for (let n = 0; n < 60; n++) expect((await get('/assets/app-abc.js')).status).toBe(200)
  expect((await get(paths.games)).status).toBe(200)
})
