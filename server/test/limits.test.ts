import { type CreateMatch, paths } from '@rulewright/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { Party } from './seating.ts'
import { type Service, startService } from './service.ts'

let service: Service
const party = new Party(() => service.url)

beforeAll(async () => {
  // Bots take their time, so that no match is over before it is counted.
  service = await startService({ limits: { runningMatchesPerUser: 2 }, pace: { botPause: 1 } })
})
afterAll(async () => {
  await party.leave()
  await service.close()
})

const bot = { kind: 'bot', level: 'learner' } as const
const open = { kind: 'open' } as const
const bots: CreateMatch = { game: 'connect-four', seats: [bot, bot] }
const TOO_MANY = [409, { error: 'too-many', message: 'You have too many unfinished matches.' }]

async function answerTo(client: Client, path: string, body: unknown): Promise<[number, unknown]> {
  const response = await client.request('POST', path, body)
  return [response.status, await response.json()]
}

describe('unfinished matches', () => {
  it('count for whoever opened them, whoever sits there', async () => {
    const a = await party.guest()
    await a.create(bots)
    await a.create({ game: 'duel', seats: [open, open] })
    expect(await answerTo(a, paths.matches, bots)).toEqual(TOO_MANY)
    await a.json('POST', paths.signUp, { name: 'Ada', email: 'ada@example.com', password: 'a long password' })
    expect(await answerTo(a, paths.matches, bots)).toEqual(TOO_MANY)
  })

  it('count when one plays on from another, too', async () => {
    const { a, match } = await party.pair('duel')
    await a.ask({ type: 'resign', match, seat: 0 })
    const wish = { count: 0, seat: 0, level: 'learner' }
    await a.json('POST', paths.continue(match), wish)
    await a.json('POST', paths.continue(match), wish)
    expect(await answerTo(a, paths.continue(match), wish)).toEqual(TOO_MANY)
  })
})
