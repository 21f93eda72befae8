import { Match } from '@rulewright/kernel'
import { type CreateMatch, paths } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { Refused } from '../refused.ts'
import { TaskPool } from '../tasks/pool.ts'
import type { Client } from './client.ts'
import { partyAt } from './seating.ts'
import { smallGames } from './service.ts'

// Bots take their time, so that no match is over before it is counted.
const { party } = partyAt({ limits: { runningMatchesPerUser: 2, filesPerMinute: 2 }, timings: { botPause: 1 } })

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

describe('what costs much thought', () => {
  it('is asked for one hint at a time', async () => {
    const a = await party.guest()
    const { match } = await a.create({ game: 'connect-four', seats: [{ kind: 'me' }, bot] })
    await a.watch(match)
    const hint = () => a.ask({ type: 'hint', match, seat: 0, decisionId: 0 })
    const [first, second] = await Promise.all([hint(), hint()])
    expect(first).toMatchObject({ type: 'hint' })
    expect(second).toMatchObject({ type: 'refused', reason: 'too-fast', message: 'One hint at a time.' })
    expect(await hint()).toMatchObject({ type: 'hint' })
  })

  it('takes so many files a minute', async () => {
    const a = await party.guest()
    const statuses: number[] = []
    for (let n = 0; n < 3; n++) statuses.push((await a.request('POST', paths.load, { file: 'nonsense' })).status)
    expect(statuses).toEqual([400, 400, 429])
  })

  it('waits in a short line, to which only bots are always let', async () => {
    const pool = new TaskPool(smallGames.href, 1, 60_000)
    const config = { seats: 2 }
    const record = { config, seed: 'line', redeals: [], choices: [] }
    const look = { do: 'moments', game: 'connect-four', record, seat: null, from: 0, limit: 1, bare: true } as const
    const person = (n: number) => ({ person: `person ${n}`, rank: 'person' }) as const
    const looks = Array.from({ length: 50 }, (_, n) => pool.do(look, person(n)))
    const snapshot = Match.start(connectFour, config, 'line').snapshot()
    const pick = pool.do({ do: 'pick', game: 'connect-four', snapshot, seat: 0, level: 'learner', seed: 'line' }, person(0))
    const results = await Promise.allSettled(looks)
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused.length).toBeGreaterThan(10)
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(Refused)
      expect(reason).toMatchObject({ reason: 'too-fast', message: expect.stringContaining('in a moment') })
    }
    expect(results.slice(0, 20).every((result) => result.status === 'fulfilled')).toBe(true)
    expect(await pick).toBeLessThan(7)
    await pool.close()
  })
})
