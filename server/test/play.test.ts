import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from './client.ts'
import { type Service, startService } from './service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

it('a guest plays a match against a bot to its end', async () => {
  const client = await Client.guest(service.url)
  const { match } = await client.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level: 'learner' }] })
  await client.watch(match)
  while (!client.frame(match, 0).outcome) {
    if (client.frame(match, 0).decision) expect((await client.choose(match, 0, 0)).type).toBe('frame')
    else await client.when(() => client.frame(match, 0).decision !== null || client.frame(match, 0).outcome !== null)
  }
  expect(client.frame(match, 0).outcome?.payoffs).toHaveLength(2)
  await client.close()
})
