import { createServer, request } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type NotificationSettings, paths } from '@rulewright/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { posted } from '../notify/post.ts'
import type { Client } from './client.ts'
import { Browser, type Delivery, PUSH, PushService } from './push-service.ts'
import { Party } from './seating.ts'
import { type Service, startService } from './service.ts'

const push = new PushService()
let service: Service
const party = new Party(() => service.url)

beforeAll(async () => {
  await push.open()
  service = await startService({ post: push.post, timings: { notifyAfter: 1 } })
})
afterAll(async () => {
  await party.leave()
  await service.close()
  await push.close()
})

const settings = (client: Client) => client.json<NotificationSettings>('GET', paths.notifications)

async function delivered(path: string): Promise<Delivery> {
  for (;;) {
    const found = push.deliveries.find((delivery) => delivery.path === path)
    if (found) return found
    await new Promise((done) => setTimeout(done, 5))
  }
}

/** A match in which the second player has gone away, to be told at the given path, and the table comes to wait for them. */
async function turnOfAbsent(path: string, browser = new Browser()) {
  const { a, b, match } = await party.pair('duel')
  await b.json('PUT', paths.notifications, { subscribe: { endpoint: PUSH + path, keys: browser.keys } })
  await b.close()
  await a.when(() => a.table(match).seats[1]?.connected === false)
  await a.choose(match, 0, 0)
  return { a, b, match, browser }
}

describe('somebody who is away', () => {
  it('is told of their turn by a message that only their browser can read', async () => {
    const { b, match, browser } = await turnOfAbsent('/one')
    const { headers, body } = await delivered('/one')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: expect.stringMatching(/^\d+$/) })
    expect(headers.authorization).toMatch(/^vapid t=.+, k=.+/)
    expect(headers.authorization).toContain((await settings(b)).pushKey)
    expect(body.includes(match)).toBe(false)
    expect(JSON.parse(browser.read(body))).toEqual({ type: 'your-turn', match, game: 'duel' })
    expect(await settings(b)).toMatchObject({ browsers: 1 })
  })

  it('is forgotten when the browser has gone', async () => {
    push.answers.set('/gone', 410)
    const { b } = await turnOfAbsent('/gone')
    await delivered('/gone')
    while ((await settings(b)).browsers > 0) await new Promise((done) => setTimeout(done, 5))
  })

  it('is told by a webhook', async () => {
    const { a, b, match } = await party.pair('duel')
    await b.json('PUT', paths.notifications, { webhook: `${PUSH}/hook` })
    await b.close()
    await a.when(() => a.table(match).seats[1]?.connected === false)
    await a.choose(match, 0, 0)
    const { headers, body } = await delivered('/hook')
    expect(headers['content-type']).toBe('application/json')
    expect(JSON.parse(String(body))).toEqual({ type: 'your-turn', match, game: 'duel' })
  })

  it('holds nobody up when the endpoint never answers', async () => {
    push.answers.set('/silent', null)
    const { a, b, match } = await turnOfAbsent('/silent')
    await delivered('/silent')
    const again = party.add(await b.twin())
    await again.watch(match)
    expect(await again.choose(match, 1, 0)).toMatchObject({ type: 'frame', rowSeq: 2 })
    await a.when(() => a.frame(match, 0).rowSeq === 2)
    expect(push.hanging).toBe(1)
  })
})

describe('whoever is told', () => {
  it('cannot keep the line busy with an endless answer', async () => {
    const open = new Set<Socket>()
    const server = createServer((_, response) => {
      response.writeHead(200)
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    })
    server.on('connection', (socket) => {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port }: Partial<AddressInfo> = Object(server.address())
    expect(await posted(request({ port, method: 'POST' }), '{}')).toBe(200)
    await expect.poll(() => open.size, { timeout: 10_000 }).toBe(0)
    server.close()
  })

  it('is not told more often than a person reads', async () => {
    const [a, other] = [await party.guest(), await party.guest()]
    await a.json('PUT', paths.notifications, { webhook: `${PUSH}/often` })
    await other.json('PUT', paths.notifications, { webhook: `${PUSH}/other` })
    const dealt = (client: Client) => client.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] })
    for (let n = 0; n < 14; n++) await dealt(a)
    await dealt(other)
    await delivered('/other')
    expect(push.deliveries.filter((delivery) => delivery.path === '/often')).toHaveLength(10)
  })
})

describe('what is told to', () => {
  it.each([
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://user@example.com/x',
    'x',
  ])('is never %s', async (address) => {
    const client = await party.guest()
    const response = await client.request('PUT', paths.notifications, { webhook: address })
    expect((await response.json()).error).toBe('malformed')
    expect(await settings(client)).toMatchObject({ webhook: null })
  })
})
