import { paths } from '@rulewright/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdOf } from '../http/household.ts'
import { Client } from './client.ts'
import { type Service, startService } from './service.ts'

let service: Service

beforeAll(async () => {
  service = await startService({ trustProxy: 1, limits: { signInsPerMinute: 3 } })
})
afterAll(() => service.close())

/** What a proxy passes on: what the client claimed, and after it the address the proxy saw. */
const behind = (claimed: string, seen: string) => ({ headers: { 'x-forwarded-for': `${claimed}, ${seen}` } })

describe('behind a proxy', () => {
  it('a client is counted by the address the proxy saw, whatever it claims', async () => {
    const signIn = async (claimed: string, seen: string) =>
      (await fetch(service.url + paths.signInAsGuest, { method: 'POST', ...behind(claimed, seen) })).status
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push(await signIn(`198.51.100.${n}`, '203.0.113.9'))
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await signIn('198.51.100.9', '203.0.113.8')).toBe(200)
  })

  it('whoever has a whole network of addresses is counted as one', async () => {
    const strict = await startService({ trustProxy: 1, limits: { socketsPerAddress: 2, wrongPasswords: 2 } })
    const from = (seen: string) => behind('198.51.100.1', seen).headers
    const clients = ['2001:db8:7::1', '2001:db8:7:0:ffff:0:1:2', '2001:db8:7::9', '2001:db8:7:1::1'].map((seen) => ({
      seen,
      client: new Client(strict.url),
    }))
    try {
      const opened: string[] = []
      for (const { seen, client } of clients)
        opened.push(
          await client.connect(from(seen)).then(
            () => 'open',
            (error: unknown) => String(error),
          ),
        )
      expect(opened).toEqual(['open', 'open', expect.stringContaining('409'), 'open'])
      const guesses: number[] = []
      for (const { seen, client } of clients)
        guesses.push((await client.request('POST', paths.signIn, { email: 'a@example.com', password: 'a wrong one' }, from(seen))).status)
      expect(guesses).toEqual([401, 401, 429, 401])
    } finally {
      await Promise.all(clients.map(({ client }) => client.close()))
      await strict.close()
    }
    expect(
      ['::1', '1::', '2001:DB8::7', '2001:0db8:0:0:1:2:3:4', '1:2:3:4::1.2.3.4', 'fe80::1%eth0', '::ffff:10.0.0.1', '10.0.0.1'].map(
        householdOf,
      ),
    ).toEqual([
      '0:0:0:0::/64',
      '1:0:0:0::/64',
      '2001:db8:0:0::/64',
      '2001:db8:0:0::/64',
      '1:2:3:4::/64',
      'fe80:0:0:0::/64',
      '10.0.0.1',
      '10.0.0.1',
    ])
  })

  it('nobody gets the metrics by claiming to be this machine', async () => {
    expect((await fetch(service.url + paths.metrics, behind('127.0.0.1', '203.0.113.9'))).status).toBe(404)
    expect((await fetch(service.url + paths.metrics)).status).toBe(200)
  })
})
