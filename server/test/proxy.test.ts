import { paths } from '@rulewright/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it('nobody gets the metrics by claiming to be this machine', async () => {
    expect((await fetch(service.url + paths.metrics, behind('127.0.0.1', '203.0.113.9'))).status).toBe(404)
    expect((await fetch(service.url + paths.metrics)).status).toBe(200)
  })
})
