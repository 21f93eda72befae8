import { paths, type User } from '@rulewright/wire'
import { afterAll, describe, expect, it } from 'vitest'
import { command } from '../operate/index.ts'
import { smtpMail } from '../people/mail.ts'
import { Client } from './client.ts'
import { openPostBox } from './post-box.ts'
import { Party, partyAt } from './seating.ts'
import { startService } from './service.ts'

const TOKEN = 'a token of the operator'
const { party, service } = partyAt({ operatorToken: TOKEN })

async function account(name: string, email: string, password = 'a long password'): Promise<Client> {
  const client = await party.guest()
  await client.json('POST', paths.signUp, { name, email, password })
  return client
}

const me = (client: Client) => client.json<User>('GET', paths.me)

async function signIn(email: string, password: string): Promise<Client> {
  const client = new Client(service().url)
  await client.json('POST', paths.signIn, { email, password })
  return client
}

const status = async (client: Client, method: string, path: string, body?: unknown) => (await client.request(method, path, body)).status

describe('signing up tells nobody which addresses exist', () => {
  it('without mail: an address that somebody has is taken like any other, and the password tells whose account it is', async () => {
    const first = await account('First', 'twice@example.com', 'the first password')
    const second = await party.guest()
    const answers = await Promise.all(
      ['twice@example.com', 'fresh@example.com'].map(async (email) => {
        const client = email.startsWith('twice') ? second : await party.guest()
        const response = await client.request('POST', paths.signUp, { name: 'Second', email, password: 'the second password' })
        return [response.status, await response.text()]
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(await me(second)).toMatchObject({ name: 'Second', email: 'twice@example.com', guest: false })
    expect((await me(await signIn('twice@example.com', 'the first password'))).name).toBe('First')
    expect((await me(await signIn('Twice@Example.com', 'the second password'))).name).toBe('Second')
    expect(await status(new Client(service().url), 'POST', paths.signIn, { email: 'twice@example.com', password: 'neither' })).toBe(401)
    // A new password is the second's own as well.
    await second.json('POST', paths.password, { password: 'the second password', newPassword: 'the third password' })
    expect((await me(await signIn('twice@example.com', 'the third password'))).name).toBe('Second')
    expect((await me(first)).name).toBe('First')
  })

  it('a password that is not right changes nothing, and a weak one is not taken', async () => {
    const ada = await account('Ada', 'ada@example.com')
    const change = (password: string, newPassword: string) => status(ada, 'POST', paths.password, { password, newPassword })
    expect(await change('a wrong password', 'another password')).toBe(403)
    expect(await change('a long password', 'password123')).toBe(400)
    expect(await status(ada, 'POST', paths.address, { password: 'a wrong password', email: 'b@example.com' })).toBe(403)
    expect(await ada.json('POST', paths.address, { password: 'a long password', email: 'lovelace@example.com' })).toEqual({ sent: false })
    expect(await me(await signIn('lovelace@example.com', 'a long password'))).toMatchObject({ name: 'Ada' })
  })
})

describe('a forgotten password without mail', () => {
  it('is changed by a link that the operator’s command makes; it works once, and signs everybody else out', async () => {
    const bo = await account('Bo Reset', 'bo@example.com')
    expect(await bo.json('POST', paths.forgotten, { email: 'bo@example.com' })).toEqual({ sent: false })
    await expect(command(service().url, { do: 'reset', who: 'Bo Reset' }, 'wrong')).rejects.toThrow('token')
    await expect(command(service().url, { do: 'reset', who: 'Nobody' }, TOKEN)).rejects.toThrow('There is no account called Nobody.')
    const { token } = await command(service().url, { do: 'reset', who: 'bo reset' }, TOKEN)
    const anybody = new Client(service().url)
    expect(await anybody.json('POST', paths.link, { token })).toEqual({ kind: 'reset', name: 'Bo Reset' })
    expect(await status(anybody, 'PUT', paths.link, { token, newPassword: 'password1' })).toBe(400)
    await anybody.json('PUT', paths.link, { token, newPassword: 'quite another password' })
    expect(await status(anybody, 'PUT', paths.link, { token, newPassword: 'quite another password' })).toBe(403)
    expect(await me(bo)).toBeNull()
    expect((await me(await signIn('bo@example.com', 'quite another password'))).name).toBe('Bo Reset')
    expect(await status(anybody, 'POST', paths.link, { token: 'half a link' })).toBe(403)
  })
})

describe('with mail', () => {
  const boxes: { close(): Promise<void> }[] = []
  afterAll(async () => {
    for (const box of boxes) await box.close()
  })

  it('an address is proved by a link before there is an account, and nobody learns whether there was one', async () => {
    const box = await openPostBox()
    const posted = await startService({ mail: smtpMail(box.url), publicUrl: 'https://play.example.com' })
    boxes.push(box, posted)
    const guests = new Party(() => posted.url)
    const arrived = async (n: number) => {
      while (box.letters.length < n) await new Promise((done) => setTimeout(done, 20))
      return box.letters[n - 1] ?? { to: '', text: '' }
    }
    const tokenIn = (text: string) => /https:\/\/play\.example\.com\/account\/link#([\w-]{43})/.exec(text)?.[1] ?? ''
    const post = async (path: string, body: unknown, client?: Client) => {
      const response = await (client ?? new Client(posted.url)).request('POST', path, body, { origin: 'https://play.example.com' })
      return [response.status, await response.json()]
    }
    const newcomer = { name: 'Cleo', email: 'cleo@example.com', password: 'a long password' }
    expect(await post(paths.signUp, newcomer)).toEqual([200, { sent: true }])
    const { to, text } = await arrived(1)
    expect(to).toBe('cleo@example.com')
    expect((await post(paths.signIn, newcomer))[0]).toBe(401)
    expect(await post(paths.link, { token: tokenIn(text) })).toEqual([200, { kind: 'keep', name: 'Cleo' }])
    const anybody = new Client(posted.url)
    expect((await anybody.request('PUT', paths.link, { token: tokenIn(text) })).status).toBe(200)
    // Secure cookies go only over TLS in a browser; here they are sent all the same.
    expect((await post(paths.signIn, newcomer, anybody))[0]).toBe(200)
    expect(await me(anybody)).toMatchObject({ name: 'Cleo', email: 'cleo@example.com' })

    expect(await post(paths.signUp, { ...newcomer, name: 'Not Cleo' })).toEqual([200, { sent: true }])
    expect((await arrived(2)).text).toContain('You have one already')
    expect(await post(paths.forgotten, { email: 'nobody@example.com' })).toEqual([200, { sent: true }])
    expect(await post(paths.forgotten, { email: 'cleo@example.com' })).toEqual([200, { sent: true }])
    const reset = await arrived(3)
    expect(reset.to).toBe('cleo@example.com')
    const change = { token: tokenIn(reset.text), newPassword: 'a new long password' }
    expect((await anybody.request('PUT', paths.link, change)).status).toBe(200)
    expect(await me(anybody)).toBeNull()

    expect((await post(paths.signIn, { ...newcomer, password: 'a new long password' }, anybody))[0]).toBe(200)
    const wish = { password: 'a new long password', email: 'cleopatra@example.com' }
    expect(await post(paths.address, wish, anybody)).toEqual([200, { sent: true }])
    expect((await me(anybody)).email).toBe('cleo@example.com')
    const moved = await arrived(4)
    expect(moved.to).toBe('cleopatra@example.com')
    expect((await anybody.request('PUT', paths.link, { token: tokenIn(moved.text) })).status).toBe(200)
    expect((await me(anybody)).email).toBe('cleopatra@example.com')
    expect((await arrived(5)).to).toBe('cleo@example.com')
    // Nobody's mailbox is filled from here.
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(paths.forgotten, { email: 'full@example.com' })))
    expect(answers.filter(([code]) => code === 429)).toHaveLength(1)
    await guests.leave()
  })
})

describe('leaving', () => {
  it('takes everything of one’s own along as a file, and then everything is gone but the others’ matches', async () => {
    const { a, b, match } = await party.pair('duel')
    await a.json('POST', paths.signUp, { name: 'Gone', email: 'gone@example.com', password: 'a long password' })
    const gone = await a.twin()
    party.add(gone)
    await gone.watch(match)
    await gone.ask({ type: 'say', match, channel: 'table', text: 'remember me' })
    await gone.choose(match, 0, 0)
    const data = await gone.json<Record<string, unknown>>('GET', paths.myData)
    expect(data).toMatchObject({
      account: [{ name: 'Gone', email: 'gone@example.com' }],
      matches: [{ id: match }],
      said: [{ text: 'remember me' }],
    })
    expect(data.choices).toHaveLength(1)
    expect(JSON.stringify(data)).not.toMatch(/"(seed|secret|password|token|invitation)"/)

    expect(await status(gone, 'POST', paths.deleteMe, { password: 'wrong' })).toBe(403)
    const closed = new Promise((done) => gone.socket.once('close', done))
    await gone.json('POST', paths.deleteMe, { password: 'a long password' })
    await closed
    expect(await me(gone)).toBeNull()
    expect(await status(new Client(service().url), 'POST', paths.signIn, { email: 'gone@example.com', password: 'a long password' })).toBe(
      401,
    )
    await b.when(() => b.table(match).seats[0]?.kind === 'bot')
    expect(JSON.stringify(await b.json('GET', paths.match(match)))).not.toContain('Gone')
    const again = await b.twin()
    party.add(again)
    await again.watch(match)
    expect(again.messages.some((m) => m.type === 'chat')).toBe(false)
  })

  it('leaves no name where a bot played for one, nothing said as a guest, and no match that was nobody else’s', async () => {
    const { a, b, match } = await party.pair('duel')
    await a.ask({ type: 'say', match, channel: 'table', text: 'as a guest' })
    await a.json('POST', paths.signUp, { name: 'Vanishing', email: 'vanishing@example.com', password: 'a long password' })
    const gone = party.add(await a.twin())
    expect(await gone.json('GET', paths.myData)).toMatchObject({ said: [{ text: 'as a guest' }] })
    const bot = { kind: 'bot', level: 'learner' } as const
    const alone = await gone.create({ game: 'duel', config: { rounds: 500 }, seats: [{ kind: 'me' }, bot] })
    const watched = await gone.create({ game: 'duel', config: { rounds: 500 }, seats: [bot, bot] })
    await b.watch(watched.match)
    await gone.ask({ type: 'leave', match, seat: 0, level: 'learner' })
    await b.when(() => b.table(match).seats[0]?.kind === 'bot')
    await b.ask({ type: 'resign', match, seat: 1 })
    await gone.json('POST', paths.deleteMe, { password: 'a long password' })

    expect(JSON.stringify(await b.json('GET', paths.match(match)))).not.toContain('Vanishing')
    const again = party.add(await b.twin())
    await again.watch(match)
    expect(again.messages.some((m) => m.type === 'chat')).toBe(false)
    for (const mine of [alone, watched]) expect(await status(b, 'GET', paths.match(mine.match))).toBe(404)
    await b.when(() => b.messages.some((m) => m.type === 'refused' && m.reason === 'table-closed' && m.match === watched.match))
    expect(await again.ask({ type: 'watch', match: watched.match })).toMatchObject({ type: 'refused', reason: 'no-such-match' })
  })

  it('a guest needs no password for it', async () => {
    const guest = await party.guest()
    await guest.json('POST', paths.deleteMe, {})
    expect(await me(guest)).toBeNull()
  })
})
