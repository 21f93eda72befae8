import { below, pick, type RandomState, seedRandom } from '@rulewright/kernel'
import { LARGEST_FILE, LARGEST_MESSAGE, paths, REFUSALS, type ServerMessage } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Client } from './client.ts'
import { partyAt, playOn } from './seating.ts'
import { startService } from './service.ts'

const { party, service } = partyAt()

interface Scene {
  readonly mine: string
  readonly other: string
  readonly random: RandomState
}

const whole = (r: RandomState) => pick(r, [-1, 0, 1, 2, 7, 8, 99, 2 ** 31, 2 ** 53, 0.5, 1e300])

/** Messages that no honest client sends at this moment. Seat 1 of `mine` sends them while seat 0 is to choose. */
const ATTACKS: Readonly<Record<string, (s: Scene) => string | Buffer>> = {
  'no JSON': ({ random: r }) => pick(r, ['', '{', 'null', '[]', '"x"', '{"type":', 'undefined', '\u0000', '[1,2', '{"a":1}}']),
  'no message': ({ random: r, mine }) =>
    JSON.stringify(
      pick<unknown>(r, [1, null, [], {}, { type: 'choose' }, { type: 'nonsense', id: 1 }, { type: ['choose'], match: mine }, { id: {} }]),
    ),
  'wrong values': ({ random: r, mine }) =>
    JSON.stringify({
      type: 'choose',
      id: 1,
      match: pick<unknown>(r, [mine, mine.toUpperCase(), 7, null, '']),
      seat: whole(r),
      decisionId: whole(r),
      choice: -1,
    }),
  'prototype tricks': ({ mine }) =>
    `{"type":"choose","id":1,"match":"${mine}","__proto__":{"seat":0},"constructor":{"seat":0},"decisionId":0,"choice":0}`,
  'too large': ({ random: r, mine }) =>
    JSON.stringify({ type: 'say', id: 1, match: mine, channel: 'table', text: 'x'.repeat(LARGEST_MESSAGE + below(r, 40_000)) }),
  'a long text': ({ mine }) => JSON.stringify({ type: 'say', id: 1, match: mine, channel: 'table', text: 'x'.repeat(501) }),
  binary: ({ random: r }) => Buffer.from(Array.from({ length: 1 + below(r, 60) }, () => below(r, 256))),
  'out of turn': ({ mine, random: r }) =>
    JSON.stringify({ type: 'choose', id: 1, match: mine, seat: 1, decisionId: below(r, 4), choice: below(r, 6) }),
  'another seat': ({ mine, random: r }) =>
    JSON.stringify({ type: 'choose', id: 1, match: mine, seat: 0, decisionId: 0, choice: below(r, 6) }),
  'another match': ({ other, random: r }) =>
    JSON.stringify({ type: 'choose', id: 1, match: other, seat: below(r, 2), decisionId: 0, choice: 0 }),
  'no such match': ({ random: r }) => JSON.stringify({ type: 'watch', id: 1, match: `zzzzzzzz${1000 + below(r, 9000)}` }),
  "another's undo": ({ mine, other, random: r }) =>
    JSON.stringify({ type: 'undo', id: 1, match: pick(r, [mine, other]), seat: 0, rowSeq: 0 }),
  'consent to nothing': ({ mine, random: r }) =>
    JSON.stringify({ type: 'consent', id: 1, match: mine, seat: below(r, 2), rowSeq: below(r, 3), agree: true }),
  'a claim on the present': ({ mine }) => JSON.stringify({ type: 'claim', id: 1, match: mine, seat: 1, of: 0, as: 'win' }),
  "another's resignation": ({ mine, other, random: r }) =>
    JSON.stringify({ type: 'resign', id: 1, match: pick(r, [mine, other]), seat: 0 }),
  "another's leave": ({ other }) => JSON.stringify({ type: 'leave', id: 1, match: other, seat: 0, level: 'friend' }),
  'the reasons of another': ({ other }) => JSON.stringify({ type: 'why', id: 1, match: other, seat: 0 }),
  'a hint for another': ({ other }) => JSON.stringify({ type: 'hint', id: 1, match: other, seat: 0, decisionId: 0 }),
}

describe('10,000 messages that should not be', () => {
  it('change nothing and get a reason each', async () => {
    const { a, b, match } = await party.pair('duel', { config: { rounds: 9 } })
    const others = await party.pair('duel')
    let lastOfB = 0
    for (let n = 0; n < 4 || a.frame(match, 0).decision === null; n++) {
      lastOfB = b.frame(match, 1).decision?.decisionId ?? lastOfB
      await playOn(a, b, match)
    }
    const before = { mine: a.frame(match, 0), other: others.a.frame(others.match, 0) }
    // What has been sent before may be sent again, too.
    const replayed = JSON.stringify({ type: 'choose', id: 3, match, seat: 1, decisionId: lastOfB, choice: 0 })
    const random = seedRandom('hostile')
    const kinds = Object.keys(ATTACKS)
    b.keep = false
    const reasons = new Map<string, number>()
    let sent = 0
    let answered = 0
    const all = b.until((m: ServerMessage) => {
      if (m.type !== 'frame' && m.type !== 'table') answered++
      if (m.type === 'refused') reasons.set(m.reason, (reasons.get(m.reason) ?? 0) + 1)
      return answered === 10_000
    }, 50_000)
    while (sent < 10_000) {
      const kind = pick(random, [...kinds, 'replay'])
      b.socket.send(kind === 'replay' ? replayed : (ATTACKS[kind]?.({ mine: match, other: others.match, random }) ?? ''))
      sent++
      if (sent % 500 === 0) await new Promise(setImmediate)
    }
    await all
    expect([...reasons.values()].reduce((x, y) => x + y)).toBe(10_000)
    expect([...reasons.keys()].sort()).toEqual(
      ['malformed', 'no-such-match', 'not-away', 'not-your-seat', 'not-your-turn', 'nothing-to-answer', 'too-large', 'duplicate'].sort(),
    )
    for (const reason of reasons.keys()) expect(REFUSALS).toContain(reason)
    await a.watch(match)
    await others.a.watch(others.match)
    expect(a.frame(match, 0)).toMatchObject({ rowSeq: before.mine.rowSeq, view: before.mine.view, decision: before.mine.decision })
    expect(others.a.frame(others.match, 0)).toMatchObject({ rowSeq: 0, view: before.other.view })
    expect(await a.choose(match, 0, 0)).toMatchObject({ type: 'frame', rowSeq: before.mine.rowSeq + 1 })
  })

  it('are answered with how the table stands, as the sender may see it', async () => {
    const { a, b, match } = await party.pair('duel')
    const refused = await b.ask({ type: 'choose', match, seat: 0, decisionId: 0, choice: 0 })
    expect(refused).toMatchObject({ type: 'refused', reason: 'not-your-seat', frame: { seat: 1, view: { hands: [{ cards: null }, {}] } } })
    await a.choose(match, 0, 0)
    const stale = await a.ask({ type: 'choose', match, seat: 0, decisionId: 0, choice: 1 })
    expect(stale).toMatchObject({ type: 'refused', reason: 'duplicate', frame: { seat: 0, rowSeq: 1 } })
    const stranger = await party.guest()
    const cross = await stranger.ask({ type: 'choose', match, seat: 0, decisionId: 0, choice: 0 })
    expect(cross).toMatchObject({ reason: 'not-your-seat', frame: { seat: null, view: { hands: [{ cards: null }, { cards: null }] } } })
  })

  it('hold no character that a database cannot', async () => {
    const { a, match } = await party.pair('duel')
    const text = 'a\0b'
    expect(await a.ask({ type: 'say', match, channel: 'table', text })).toMatchObject({ type: 'refused', reason: 'malformed' })
    expect(await a.ask({ type: 'ready', match, number: text })).toMatchObject({ type: 'refused', reason: 'malformed' })
    const subscribe = { endpoint: 'https://push.example.com', keys: { p256dh: text, auth: text } }
    const file = { rulewright: 1, game: 'duel', version: '1', seed: text, config: { seats: 2, rounds: 1 }, steps: '' }
    const bodies: [string, string, unknown][] = [
      ['PATCH', paths.me, { name: text }],
      ['PUT', paths.notifications, { webhook: `https://example.com/${text}` }],
      ['PUT', paths.notifications, { unsubscribe: text }],
      ['PUT', paths.notifications, { subscribe }],
      ['POST', paths.matches, { game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }], number: text }],
      ['POST', paths.join(match), { number: text }],
      ['POST', paths.load, { file: JSON.stringify(file) }],
      ['POST', paths.signUp, { name: text, email: 'nul@example.com', password: 'a long password' }],
    ]
    for (const [method, path, body] of bodies) {
      const response = await a.request(method, path, body)
      expect([path, response.status, (await response.json()).error]).toEqual([path, 400, 'malformed'])
    }
  })

  it('of a client of another time are told to reload', async () => {
    const old = new WebSocket(service().url.replace('http', 'ws') + paths.socket)
    const heard = new Promise<ServerMessage>((done) => old.once('message', (data) => done(JSON.parse(String(data)))))
    await new Promise((done) => old.once('open', done))
    old.send(JSON.stringify({ type: 'hello', id: 1, wire: 999 }))
    // Pages of every wire so far read a refusal of this shape and no other.
    expect(await heard).toEqual({ type: 'refused', re: 1, reason: 'wrong-version', message: '' })
    old.terminate()
  })

  it('that are enormous close the socket, and the server goes on', async () => {
    const client = await party.guest()
    const closed = new Promise<number>((done) => client.socket.once('close', done))
    client.socket.send('x'.repeat(1_100_000))
    expect(await closed).toBe(1009)
    expect((await (await party.guest()).request('GET', paths.health)).status).toBe(200)
  })
})

describe('the door', () => {
  it('opens no socket and changes nothing for another site', async () => {
    const client = await party.guest()
    const foreign = { origin: 'https://evil.example' }
    await expect(client.connect(foreign)).rejects.toThrow('403')
    await expect(client.connect({ 'sec-fetch-site': 'cross-site' })).rejects.toThrow('403')
    const body = { game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] }
    const response = await client.request('POST', paths.matches, body, foreign)
    expect([response.status, (await response.json()).error]).toEqual([403, 'foreign-origin'])
    expect((await client.request('POST', paths.signInAsGuest, {}, foreign)).status).toBe(403)
    expect((await client.request('POST', paths.matches, body)).status).toBe(200)
  })

  it('lets nobody in without a session where one is needed', async () => {
    const nobody = new Client(service().url)
    expect((await nobody.request('POST', paths.matches, { game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] })).status).toBe(401)
    expect((await nobody.request('GET', paths.mine)).status).toBe(401)
    const { match } = await party.pair('duel')
    await nobody.connect()
    expect(await nobody.ask({ type: 'choose', match, seat: 0, decisionId: 0, choice: 0 })).toMatchObject({ reason: 'not-signed-in' })
    expect(await nobody.ask({ type: 'say', match, channel: 'gallery', text: 'hi' })).toMatchObject({ reason: 'not-signed-in' })
    await nobody.close()
  })

  it('has a policy without inline script, and cookies no script can read', async () => {
    const client = new Client(service().url)
    const page = await client.request('GET', paths.games)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy.split(';').find((d) => d.startsWith('script-src'))).not.toMatch(/unsafe|\*|data:/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    const signedIn = await client.request('POST', paths.signInAsGuest, {})
    const [cookie = ''] = signedIn.headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  it('takes no body beyond its size', async () => {
    const client = await party.guest()
    expect((await client.request('POST', paths.matches, { game: 'x'.repeat(70_000), seats: [] })).status).toBe(413)
    expect((await client.request('POST', paths.load, { file: 'x'.repeat(LARGEST_FILE + 50_000) })).status).toBe(400)
    expect((await client.request('POST', paths.load, { file: 'x'.repeat(LARGEST_FILE + 200_000) })).status).toBe(413)
  })
})

describe('limits', () => {
  it('slow down whoever asks too much', async () => {
    const strict = await startService({
      limits: { messagesPerSecond: 1, messageBurst: 5, socketsPerAddress: 2, requestsPerMinute: 40, signInsPerMinute: 3 },
    })
    try {
      const client = await Client.guest(strict.url)
      const answers = await Promise.all(Array.from({ length: 8 }, () => client.ask({ type: 'ping' }).catch(() => null)).slice(0, 4))
      expect(answers.map((m) => m?.type)).toEqual(['pong', 'pong', 'pong', 'pong'])
      await client.when(() => client.messages.filter((m) => m.type === 'refused' && m.reason === 'too-fast').length === 4)
      const second = await client.twin()
      await expect(client.twin()).rejects.toThrow('409')
      await second.close()
      await client.close()
      const statuses: number[] = []
      for (let n = 0; n < 5; n++) statuses.push((await new Client(strict.url).request('POST', paths.signInAsGuest, {})).status)
      expect(statuses).toContain(429)
    } finally {
      await strict.close()
    }
  })

  it('leave a socket its share, however much its neighbours send, and name what was refused', async () => {
    const limits = {
      messagesPerSecond: 1e4,
      messageBurst: 1e4,
      addressMessagesPerSecond: 0,
      addressMessageBurst: 1,
      shareOfAddress: 0,
      shareBurst: 5,
    }
    const strict = await startService({ limits })
    try {
      const [loud, quiet] = [await Client.guest(strict.url), await Client.guest(strict.url)]
      const heard = await Promise.all(Array.from({ length: 9 }, () => loud.ask({ type: 'ping' })))
      expect(heard.map(({ type }) => type)).toContain('refused')
      expect((await quiet.ask({ type: 'ping' })).type).toBe('pong')
      await Promise.all([loud.close(), quiet.close()])
    } finally {
      await strict.close()
    }
  })
})
