import { connect } from 'node:net'
import { paths, type ServerMessage, type User } from '@rulewright/wire'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SteadyStore } from '../http/rate-store.ts'
import { distinctName } from '../match/names.ts'
import { Client } from './client.ts'
import { partyAt } from './seating.ts'

const { party, service } = partyAt({
  limits: { wrongPasswords: 3, accountsPerHour: 30 },
  timings: { request: 1_000, beat: 100 },
})
afterEach(() => {
  vi.useRealTimers()
})

const PASSWORD = 'a long password'
const account = async (email: string, name = 'Ada'): Promise<Client> => {
  const client = new Client(service().url)
  await client.json('POST', paths.signUp, { name, email, password: PASSWORD })
  return client
}
const answer = async (client: Client, path: string, body: unknown): Promise<[number, string, string]> => {
  const response = await client.request('POST', path, body)
  const { error = '', message = '' } = await response.json()
  return [response.status, error, message]
}

describe('a socket', () => {
  it('ends with the sign-in that opened it', async () => {
    const ada = await account('sockets@example.com')
    await ada.connect()
    const phone = new Client(service().url)
    await phone.json('POST', paths.signIn, { email: 'sockets@example.com', password: PASSWORD })
    await phone.connect()
    const closed = new Promise<number>((done) => ada.socket.once('close', done))
    await ada.json('POST', paths.signOut, {})
    expect(await closed).toBe(4001)
    expect(await phone.ask({ type: 'ping' })).toMatchObject({ type: 'pong' })
    const thrownOut = new Promise<number>((done) => phone.socket.once('close', done))
    const desk = new Client(service().url)
    await desk.json('POST', paths.signIn, { email: 'sockets@example.com', password: PASSWORD })
    await desk.json('POST', paths.password, { password: PASSWORD, newPassword: 'another long password' })
    expect(await thrownOut).toBe(4001)
  })
})

describe('an account', () => {
  it('is not guessed at for long, and its owner elsewhere is not shut out', async () => {
    await account('guessed@example.com')
    const thief = new Client(service().url)
    const guess = (password: string) => answer(thief, paths.signIn, { email: 'Guessed@example.com', password })
    for (let n = 0; n < 3; n++) expect((await guess(`wrong guess ${n}`))[0]).toBe(401)
    expect(await guess(PASSWORD)).toMatchObject([429, 'too-fast', expect.stringContaining('wrong passwords')])
    await account('another@example.com')
    expect((await answer(thief, paths.signIn, { email: 'another@example.com', password: PASSWORD }))[0]).toBe(200)
  })

  it.each(['password123', '11111111', 'weak@example.com', 'QWERTYUIOP'])('takes no password like %s', async (password) => {
    const body = { name: 'Weak', email: 'weak@example.com', password }
    expect(await answer(new Client(service().url), paths.signUp, body)).toMatchObject([400, 'malformed', expect.stringMatching(/password/)])
  })

  it('is not told of by whoever opens another', async () => {
    await account('known@example.com')
    const opened = async (email: string) => {
      const body = { name: 'B', email, password: 'b long password' }
      const response = await new Client(service().url).request('POST', paths.signUp, body)
      return [response.status, await response.text()]
    }
    expect(await opened('known@example.com')).toEqual(await opened('unknown@example.com'))
  })
})

describe('a name', () => {
  it.each([
    ['turns the writing round', 'Ada\u202eadA'],
    ['is not to be seen', '\u200b\u200d'],
    ['is a filler', '\u3164'],
    ['holds a control character', 'A\u0007da'],
    ['is piled up', `Z${'\u0341'.repeat(9)}`],
    ['is what the server says of itself', 'RuIewrіght'],
  ])('is not taken that %s', async (_, name) => {
    const a = await party.guest()
    expect((await a.request('PATCH', paths.me, { name })).status).toBe(400)
  })

  it('is tidied', async () => {
    const a = await party.guest()
    expect(await a.json<User>('PATCH', paths.me, { name: '  Ａda \u00a0\u2028 L. ' })).toMatchObject({ name: 'Ada L.' })
  })

  it('is told from those it looks like at a table', async () => {
    const others = ['Paul', 'Modern']
    expect(['Pau1', 'РАUL', 'paul', 'P aul', 'Paúl'].map((name) => distinctName(name, others))).toEqual([
      'Pau1 (2)',
      'РАUL (2)',
      'paul (2)',
      'P aul (2)',
      'Paúl (2)',
    ])
    // Small capitals, Cherokee, Lisu, Coptic, a stroke.
    const disguised = ['ᴘᴀᴜʟ', 'ᏢᎪuᏞ', 'ꓑꓮꓴꓡ', 'ⲣⲁul', 'Pauł']
    for (const name of disguised) expect(distinctName(name, others)).toBe(`${name} (2)`)
    expect(['Modem', 'Paula'].map((name) => distinctName(name, others))).toEqual(['Modem (2)', 'Paula'])
    const { a, b, match } = await party.pair('duel')
    await a.json('PATCH', paths.me, { name: 'Paul' })
    await b.json('PATCH', paths.me, { name: 'Pаul' })
    await a.when(() => a.table(match).seats[1]?.name === 'Pаul (2)')
    expect(a.table(match).seats[0]?.name).toBe('Paul')
    await b.ask({ type: 'say', match, channel: 'table', text: 'me' })
    const said = (m: ServerMessage) => (m.type === 'chat' ? m.lines.map((line) => line.name) : [])
    await a.when(() => a.messages.some((m) => said(m).includes('Pаul (2)')))
  })
})

describe('the clock of the machine', () => {
  it('may be set without anybody losing time', async () => {
    const { a, match } = await party.pair('duel', { clock: { kind: 'live', seconds: 600, increment: 0 } })
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    await new Promise((done) => setTimeout(done, 300))
    expect(await a.choose(match, 0, 0)).toMatchObject({ type: 'frame', outcome: null })
    const [clock] = a.frame(match, 0).clocks ?? []
    expect(clock?.left).toBeGreaterThan(300_000)
  })

  it('may be set without anybody being let in too soon, or shut out for longer', async () => {
    await account('patient@example.com')
    const thief = new Client(service().url)
    const guess = async (password: string) => (await answer(thief, paths.signIn, { email: 'patient@example.com', password }))[0]
    for (let n = 0; n < 3; n++) expect(await guess(`wrong guess ${n}`)).toBe(401)
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    expect(await guess(PASSWORD)).toBe(429)
    const counts = new SteadyStore()
    const asked = () => new Promise<number | undefined>((done) => counts.incr('somebody', (_, found) => done(found?.current), 60_000))
    expect(await asked()).toBe(1)
    for (const hours of [5, -5]) {
      vi.setSystemTime(Date.now() + hours * 3_600_000)
      expect(await asked()).toBe(hours === 5 ? 2 : 3)
    }
  })
})

describe('half a request', () => {
  it('is not waited for', async () => {
    const { hostname, port } = new URL(service().url)
    const socket = connect(Number(port), hostname)
    const closed = new Promise((done) => socket.once('close', done))
    socket.on('error', () => {})
    socket.on('data', () => {})
    socket.write(`POST ${paths.matches} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{"game"`)
    await closed
  })
})
