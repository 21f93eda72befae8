import { type Joined, paths } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { TIMINGS } from '../house.ts'
import type { Client } from './client.ts'
import { partyAt } from './seating.ts'

/** How far the server's clock is ahead. */
let ahead = 0
const { party } = partyAt({ timings: { heartbeat: 1_500 }, now: () => Date.now() + ahead })

const claim = (client: Client, match: string) => client.ask({ type: 'claim', match, seat: 0, of: 1, as: 'win' })
const NOT_AWAY = { type: 'refused', reason: 'not-away' }

describe('the grace period', () => {
  it('of somebody who has only just sat down begins with the match', async () => {
    const [a, b] = [await party.guest(), await party.guest()]
    const { match } = await a.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await a.watch(match)
    ahead += TIMINGS.grace + 1
    await b.json<Joined>('POST', paths.join(match), { number: 'b' })
    expect(await claim(a, match)).toMatchObject(NOT_AWAY)
    ahead += TIMINGS.grace + 1
    expect(await claim(a, match)).toMatchObject({ type: 'frame', outcome: { reason: 'away', by: 1 } })
  })

  it('of somebody who sat there long before begins with the match too', async () => {
    const [a, b, c] = [await party.guest(), await party.guest(), await party.guest()]
    const open = { kind: 'open' } as const
    const { match } = await a.create({ game: 'bids', seats: [{ kind: 'me' }, open, open], listed: true })
    await a.watch(match)
    await b.json<Joined>('POST', paths.join(match), { seat: 1, number: 'b' })
    ahead += TIMINGS.grace + 1
    await c.json<Joined>('POST', paths.join(match), { seat: 2, number: 'c' })
    expect(await a.ask({ type: 'claim', match, seat: 0, of: 1, as: 'bot' })).toMatchObject(NOT_AWAY)
  })

  it('of a guest who becomes an account begins when the old name goes', async () => {
    const { a, b, match } = await party.pair('bids')
    ahead += TIMINGS.grace + 1
    await b.json('POST', '/api/auth/sign-up/email', { name: 'Bea', email: `bea${ahead}@example.com`, password: 'a long password' })
    await a.when(() => a.table(match).seats[1]?.name === 'Bea')
    expect(a.table(match).seats[1]?.connected).toBe(false)
    expect(await claim(a, match)).toMatchObject(NOT_AWAY)
  })

  it('of somebody who takes the seat back from a bot begins anew', async () => {
    const { a, b, match } = await party.pair('bids')
    await b.ask({ type: 'leave', match, seat: 1, level: 'learner' })
    await a.when(() => a.frame(match, 0).waiting.join() === '0')
    await b.ask({ type: 'unwatch', match })
    ahead += TIMINGS.grace + 1
    await b.ask({ type: 'back', match, seat: 1 })
    await a.choose(match, 0, 0)
    await a.choose(match, 0, 0)
    expect(a.frame(match, 0).waiting).toEqual([0, 1])
    expect(await claim(a, match)).toMatchObject(NOT_AWAY)
  })
})

describe('nobody is taken for present', () => {
  const isThere = async (a: Client, match: string) => {
    await a.watch(match)
    return a.table(match).seats[1]?.connected
  }

  it('who went while the table was being shown to them', async () => {
    const { a, b, match } = await party.pair('duel')
    await b.ask({ type: 'unwatch', match })
    b.send({ type: 'watch', match })
    expect(await b.ask({ type: 'unwatch', match })).toMatchObject({ type: 'done' })
    await b.ask({ type: 'say', match, channel: 'table', text: 'gone' })
    expect(await isThere(a, match)).toBe(false)
    await b.close()
    for (let n = 0; n < 3; n++) {
      const twin = await b.twin()
      twin.send({ type: 'watch', match })
      await twin.close()
    }
    await a.ask({ type: 'say', match, channel: 'table', text: 'gone again' })
    expect(await isThere(a, match)).toBe(false)
  })

  it('whose line is dead', async () => {
    const { a, b, match } = await party.pair('duel')
    b.socket.pause()
    await a.when(() => a.table(match).seats[1]?.connected === false)
    expect(a.table(match).seats[0]?.connected).toBe(true)
    b.socket.terminate()
  })
})
