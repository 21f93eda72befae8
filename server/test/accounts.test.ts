import type { MatchSummary, NotificationSettings, User } from '@rulewright/wire'
import { paths } from '@rulewright/wire'
import { describe, expect, it, vi } from 'vitest'
import { isPublicAddress, publicLookup } from '../notify/public-address.ts'
import { Client } from './client.ts'
import { partyAt } from './seating.ts'

const { party, service } = partyAt()

describe('an account', () => {
  it('keeps what the guest had, and opens from any device', async () => {
    const { a, match } = await party.pair('duel')
    const guest = await a.json<User>('GET', paths.me)
    expect(guest).toMatchObject({ guest: true, email: null })
    await a.json('POST', paths.signUp, { name: 'Ada', email: 'ada@example.com', password: 'a long password' })
    const kept = await a.json<User>('GET', paths.me)
    expect(kept).toMatchObject({ name: 'Ada', guest: false, email: 'ada@example.com' })
    expect(kept.id).not.toBe(guest.id)
    const phone = new Client(service().url)
    const wrong = await phone.request('POST', paths.signIn, { email: 'ada@example.com', password: 'another password' })
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { error: 'not-signed-in', message: expect.stringMatching(/password/i) }])
    await phone.json('POST', paths.signIn, { email: 'ada@example.com', password: 'a long password' })
    expect(await phone.json<MatchSummary[]>('GET', paths.mine)).toMatchObject([{ match, mine: [0], seats: [{ name: 'Ada' }, {}] }])
    await phone.connect()
    await phone.watch(match)
    expect((await phone.choose(match, 0, 0)).type).toBe('frame')
    await phone.json('POST', paths.signOut, {})
    expect(await phone.json('GET', paths.me)).toBeNull()
    await phone.close()
  })

  it('tells nobody its email', async () => {
    const { a, b, match } = await party.pair('duel')
    await a.json('POST', paths.signUp, { name: 'Grace', email: 'grace@example.com', password: 'a long password' })
    await b.when(() => b.table(match).seats[0]?.name === 'Grace')
    expect(JSON.stringify(b.messages)).not.toContain('grace@example.com')
    expect(JSON.stringify(await b.json('GET', paths.match(match)))).not.toContain('grace@example.com')
  })

  it('can be renamed, and the table sees it', async () => {
    const { a, b, match } = await party.pair('duel')
    expect(await a.json<User>('PATCH', paths.me, { name: '  Zoë  ' })).toMatchObject({ name: 'Zoë' })
    expect(await a.json<User>('GET', paths.me)).toMatchObject({ name: 'Zoë' })
    await b.when(() => b.table(match).seats[0]?.name === 'Zoë')
    expect((await a.request('PATCH', paths.me, { name: '' })).status).toBe(400)
    expect((await a.request('PATCH', paths.me, { name: 'x'.repeat(33) })).status).toBe(400)
  })

  it('has a name that can be shown, whichever way it is given', async () => {
    const nobody = new Client(service().url)
    const signUp = (name: unknown) => nobody.request('POST', paths.signUp, { name, email: 'ann@example.com', password: 'a long password' })
    for (const name of ['', '   ', 'x'.repeat(33)]) {
      const response = await signUp(name)
      expect([response.status, await response.json()]).toMatchObject([400, { error: 'malformed', message: expect.stringMatching(/name/) }])
    }
    expect((await signUp({ a: 1 })).status).toBe(400)
    expect((await signUp('  Ann ')).status).toBe(200)
    expect(await nobody.json<User>('GET', paths.me)).toMatchObject({ name: 'Ann' })
    const past = await nobody.request('POST', '/api/auth/update-user', { name: 'x'.repeat(33) })
    expect([past.status, await past.json()]).toMatchObject([404, { error: 'no-such-page' }])
    expect(await nobody.json<User>('GET', paths.me)).toMatchObject({ name: 'Ann' })
  })

  it('stays signed in while it is used', async () => {
    const a = await party.guest()
    const renewed = async () => (await a.request('GET', paths.me)).headers.getSetCookie().join()
    expect(await renewed()).toBe('')
    vi.setSystemTime(Date.now() + 2 * 86_400_000)
    try {
      await a.json('GET', paths.mine)
      expect(await renewed()).toContain('session_token')
    } finally {
      vi.useRealTimers()
    }
  })

  it('is told where the guest was told', async () => {
    const a = await party.guest()
    await a.json('PUT', paths.notifications, { webhook: 'https://hooks.example.com/guest' })
    await a.json('POST', paths.signUp, { name: 'Hook', email: 'hook@example.com', password: 'a long password' })
    expect(await a.json('GET', paths.notifications)).toMatchObject({ webhook: 'https://hooks.example.com/guest' })
  })
})

describe('notifications', () => {
  it('are set for each person', async () => {
    const a = await party.guest()
    const subscribe = { endpoint: 'https://push.example.com/1', keys: { p256dh: 'key', auth: 'auth' } }
    const set = await a.json<NotificationSettings>('PUT', paths.notifications, { subscribe, webhook: 'https://hooks.example.com/me' })
    expect(set).toMatchObject({ browsers: 1, webhook: 'https://hooks.example.com/me', pushKey: expect.stringMatching(/^[\w-]{80,}$/) })
    const off = await a.json<NotificationSettings>('PUT', paths.notifications, { unsubscribe: subscribe.endpoint, webhook: null })
    expect(off).toMatchObject({ browsers: 0, webhook: null })
  })

  it.each([
    'http://hooks.example.com',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://10.1.2.3',
    'https://169.254.169.254/latest',
    'https://user:secret@example.com',
    'nonsense',
  ])('do not go to %s', async (webhook) => {
    const a = await party.guest()
    expect((await a.request('PUT', paths.notifications, { webhook })).status).toBe(400)
  })

  it('do not reach into our own network by a name either', async () => {
    expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true])
    const inside = [
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::7f00:1',
      '::1',
      'fe80::1',
      'fec0::1',
      'fd00::1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
    ]
    const disguised = ['2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1']
    for (const address of [...inside, ...disguised, '192.168.1.1', '0.0.0.0', 'nonsense'])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
    const error = await new Promise((done) => publicLookup('localhost', {}, done))
    expect(String(error)).toContain('not a public address')
  })
})
