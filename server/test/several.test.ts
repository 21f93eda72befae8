import { paths } from '@rulewright/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PostgresDatabase } from '../data/postgres.ts'
import { TIMINGS } from '../house.ts'
import { Client } from './client.ts'
import { emptyDatabase } from './databases.ts'
import { Party } from './seating.ts'
import { type Service, startService } from './service.ts'

// What may go wrong between several servers and their database, which the tests read directly.

let db: PostgresDatabase
let first: Service
let second: Service
/** How far the servers' clocks are ahead. */
let ahead = 0
const party = new Party(() => first.url)

beforeAll(async () => {
  const databaseUrl = await emptyDatabase()
  const options = { databaseUrl, now: () => Date.now() + ahead, timings: { idle: 300, beat: 200 } }
  first = await startService(options)
  second = await startService(options)
  db = await PostgresDatabase.open(databaseUrl)
})
afterAll(async () => {
  await party.leave()
  await Promise.all([first.close(), second.close()])
  await db.close()
})

const PATIENCE = { timeout: 20_000 }
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** No match is in the first server's memory. */
async function allAsleep(): Promise<void> {
  const client = new Client(first.url)
  await expect.poll(async () => (await client.json<{ liveMatches: number }>('GET', paths.health)).liveMatches, PATIENCE).toBe(0)
}

describe('two servers on one PostgreSQL', () => {
  it('give somebody who reloads at the other one the grace period', async () => {
    const { a, b, match } = await party.pair('bids', {}, [first.url, second.url])
    await a.when(() => a.table(match).seats[1]?.connected === true)
    ahead += TIMINGS.grace + 1
    await b.close()
    await a.when(() => a.table(match).seats[1]?.connected === false)
    const claim = { type: 'claim', match, seat: 0, of: 1, as: 'win' } as const
    expect(await a.ask(claim)).toMatchObject({ type: 'refused', reason: 'not-away' })
    ahead += TIMINGS.grace + 1
    expect(await a.ask(claim)).toMatchObject({ type: 'frame', outcome: { reason: 'away', by: 1 } })
  })

  it('say anew who is there when they were taken for dead', async () => {
    const { match } = await party.pair('duel', {}, [first.url, second.url])
    const Present = z.object({ seat: z.number() })
    const present = async () =>
      (await db.query(Present, 'select seat from presence where match = $1 order by seat', [match])).map((row) => row.seat)
    await expect.poll(present, PATIENCE).toEqual([0, 1])
    await db.run('delete from process')
    expect(await present()).toEqual([])
    await expect.poll(present, PATIENCE).toEqual([0, 1])
  })

  it('show a row to those who slept, although a newcomer has read it first', async () => {
    const { a, match } = await party.pair('duel')
    await allAsleep()
    await db.run('insert into choice (match, seq, seat, index, kind, waiting, at) values ($1, 1, 0, 0, 0, 2, $2)', [
      match,
      Date.now() + ahead,
    ])
    const newcomer = await party.guest()
    await newcomer.watch(match)
    expect([newcomer.frame(match).rowSeq, a.frame(match, 0).rowSeq]).toEqual([1, 0])
    await db.say(`log another ${match}:1`)
    await a.when(() => a.frame(match, 0).rowSeq === 1)
    expect(a.frame(match, 0)).toMatchObject({ since: 0, news: [{ count: 1 }] })
  })
})

describe('a table', () => {
  it.each(['shut_out', 'chat'])('is not put away while somebody is about to sit down at it and %s is read', async (slow) => {
    const [a, b] = [await party.guest(), await party.guest()]
    const { match } = await a.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true })
    await a.watch(match)
    await pause(400)
    const client = await db.pool.connect()
    await client.query('begin')
    await client.query(`lock table ${slow} in access exclusive mode`)
    a.send({ type: 'unwatch', match })
    const watching = a.watch(match)
    await pause(400)
    await client.query('rollback')
    client.release()
    await watching
    await b.json('POST', paths.join(match), { number: 'b' })
    await a.when(() => a.table(match).status === 'running')
  })
})

describe('a bot', () => {
  it('tries again when its choice could not be saved', async () => {
    await db.run(`create sequence tries;
      create function trouble() returns trigger language plpgsql as $$ begin
        if new.seat = 1 and nextval('tries') = 1 then raise exception 'no room'; end if;
        return new;
      end $$;
      create trigger trouble before insert on choice for each row execute function trouble()`)
    const a = await party.guest()
    const { match } = await a.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level: 'learner' }] })
    await a.watch(match)
    await a.choose(match, 0, 0)
    await a.when(() => a.frame(match, 0).count > 1)
    await db.run('drop trigger trouble on choice')
  })
})

describe('a flag', () => {
  it('falls although the match before it cannot be read', async () => {
    const clock = { kind: 'correspondence', hours: 1 } as const
    const [broken, sound] = [await party.pair('duel', { clock }), await party.pair('duel', { clock })]
    await Promise.all([broken, sound].flatMap(({ a, b }) => [a.close(), b.close()]))
    await allAsleep()
    await db.run(`update match set game = 'gone', deadline = 1 where id = $1`, [broken.match])
    ahead += 2 * 3_600_000
    const c = await party.guest()
    const reason = async () => (await c.json<{ outcome: { reason: string } | null }>('GET', paths.match(sound.match))).outcome?.reason
    await expect.poll(reason, PATIENCE).toBe('out-of-time')
  })
})
