import { rmSync } from 'node:fs'
import { type Lobby, type MatchSummary, paths, type QueuePlace, type QuickMatch, type User } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { migrate } from '../data/migrations.ts'
import { PgliteDatabase } from '../data/pglite.ts'
import type { RatedPlace } from '../data/queue.ts'
import { Store } from '../data/store.ts'
import { oddsKey, paired } from '../match/pairing.ts'
import { onBoth } from './both.ts'
import type { Client } from './client.ts'
import { Party } from './seating.ts'
import { freshFolder, startService } from './service.ts'

const NOW = 1_000_000
let places = 0
/** Somebody who has waited this many seconds. */
const place = (mu: number, seconds = 0, more: Partial<RatedPlace> = {}): RatedPlace => ({
  user_id: `u${places++}`,
  name: 'somebody',
  games: ['duel'],
  people: 2,
  mode: 'live',
  number: 'n',
  since: NOW - seconds * 1000,
  match: null,
  ratings: Object.fromEntries((more.games ?? ['duel']).map((game) => [game, mu])),
  ...more,
})
const inOrder = (waiting: readonly RatedPlace[]) => [...waiting].sort((a, b) => a.since - b.since)
const parties = (waiting: readonly RatedPlace[], odds: ReadonlySet<string> = new Set()) =>
  paired(inOrder(waiting), odds, NOW).map(({ places: at }) => at.map(({ user_id }) => waiting.findIndex((one) => one.user_id === user_id)))

describe('who is seated with whom', () => {
  it('is nearest by rating, whoever waits longest first', () => {
    expect(parties([place(25, 3), place(27, 2), place(25.5, 1)])).toEqual([[0, 2]])
    expect(parties([place(20, 1), place(25, 5), place(22, 1), place(24, 1)])).toEqual([
      [1, 3],
      [0, 2],
    ])
  })

  it('may be further apart the longer both wait', () => {
    expect(parties([place(25), place(35)])).toEqual([])
    expect(parties([place(25, 60), place(35)])).toEqual([])
    expect(parties([place(25, 60), place(35, 60)])).toEqual([[0, 1]])
  })

  it('wants the same: game, number of people, and at one sitting or not', () => {
    const one = { games: ['duel', 'bids'] }
    expect(parties([place(25, 2, one), place(25, 1, { games: ['bids'] })])).toEqual([[0, 1]])
    expect(parties([place(25, 2), place(25, 1, { games: ['bids'] })])).toEqual([])
    expect(parties([place(25, 2), place(25, 1, { mode: 'correspondence' })])).toEqual([])
    expect(parties([place(25, 2), place(25, 1, { people: 3 })])).toEqual([])
    const three = { games: ['bids'], people: 3 }
    expect(parties([place(25, 3, three), place(26, 2, three)])).toEqual([])
    expect(parties([place(25, 3, three), place(26, 2, three), place(23.5, 1, three), place(30, 0, three)])).toEqual([[0, 1, 2]])
  })

  it('is nobody they have shut out', () => {
    const waiting = [place(25, 3), place(25, 2), place(26, 1)]
    const [a, b] = waiting
    expect(parties(waiting, new Set([oddsKey(b?.user_id ?? '', a?.user_id ?? '')]))).toEqual([[0, 2]])
  })
})

describe('the line of those who look for a match', () => {
  it('is free of what a process that was killed had begun', async () => {
    const folder = await freshFolder()
    const db = await PgliteDatabase.open(folder)
    await migrate(db)
    const store = new Store(db)
    const wish: QuickMatch = { games: ['duel'], people: 2, mode: 'live', number: 'n' }
    for (const user of ['a', 'b', 'c']) {
      await db.run(
        `insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt") values ($1, $1, $1, true, now(), now())`,
        [user],
      )
      await store.queue.enter(user, wish, 1)
    }
    const waiting = async () => (await store.queue.waiting(0)).map((one) => one.user_id)
    expect(await store.queue.claim(['a', 'b'], 'abcdefghij01')).toBe(true)
    // Before the table was made the process is killed; the next round finds both as they were.
    expect(await waiting()).toEqual(['a', 'b', 'c'])
    // One of them has gone meanwhile: the other is not held back.
    await store.queue.leave('b')
    expect(await store.queue.claim(['a', 'b'], 'abcdefghij02')).toBe(false)
    expect(await waiting()).toEqual(['a', 'c'])
    // Whoever stops polling is not seated, and is forgotten.
    expect(await store.queue.waiting(2)).toEqual([])
    await store.queue.tidy(2, 0)
    expect(await store.queue.count()).toBe(0)
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('keeps everybody’s place when the server starts again', async () => {
    const folder = await freshFolder()
    let server = await startService({ dataDir: folder, timings: { pairing: 50 } })
    const guests = new Party(() => server.url)
    const [a, b] = [await guests.guest(), await guests.guest()]
    const since = await look(a, 'POST', { mode: 'correspondence' })
    expect(since).toMatchObject({ state: 'waiting' })
    await server.close()
    server = await startService({ dataDir: folder, timings: { pairing: 50 } })
    const [a2, b2] = [await a.twin(server.url), await b.twin(server.url)]
    expect(await look(a2, 'GET')).toEqual(since)
    await look(b2, 'POST', { mode: 'correspondence' })
    expect(await seated(a2)).toBe(await seated(b2))
    await Promise.all([a, b, a2, b2].map((one) => one.close()))
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

const look = (who: Client, method: 'GET' | 'POST' | 'PUT', wish: Partial<QuickMatch> = {}) =>
  who.json<QueuePlace>(
    method,
    paths.queue,
    method === 'POST' ? { games: ['duel'], people: 2, mode: 'live', number: 'mine', ...wish } : method === 'PUT' ? {} : undefined,
  )

/** The table somebody is seated at, when they are. */
async function seated(who: Client): Promise<string> {
  let match = ''
  await expect
    .poll(
      async () => {
        const place = await look(who, 'GET')
        if (place.state === 'seated') match = place.match
        return match
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  return match
}

onBoth({ timings: { pairing: 50 } }, ({ party, urls }) => {
  it('seats people who look for a match, and the cards are dealt', async () => {
    const [a, b] = [await party.guest(urls()[0]), await party.guest(urls()[1])]
    expect(await look(a, 'POST', { games: ['bids', 'duel'] })).toMatchObject({ state: 'waiting', games: ['bids', 'duel'], people: 2 })
    expect(await look(a, 'GET')).toMatchObject({ state: 'waiting' })
    await look(b, 'POST')
    const match = await seated(a)
    expect(await seated(b)).toBe(match)
    // An answer that was lost on its way comes again, until they have gone to the table.
    expect(await look(a, 'GET')).toEqual({ state: 'seated', match })
    expect(await look(a, 'PUT')).toEqual({ state: 'none' })
    expect(await look(a, 'GET')).toEqual({ state: 'none' })
    expect(await a.json<MatchSummary>('GET', paths.match(match))).toMatchObject({
      game: 'duel',
      status: 'running',
      clock: { kind: 'live' },
    })
    await Promise.all([a.watch(match), b.watch(match)])
    expect([...a.table(match).mine, ...b.table(match).mine].sort()).toEqual([0, 1])
    // Nobody is sent to a table that is over.
    await a.ask({ type: 'resign', match, seat: a.table(match).mine[0] ?? 0 })
    expect(await look(b, 'GET')).toEqual({ state: 'none' })
  })

  it('refuses what cannot be played, and lets go who does not look any more', async () => {
    const [a, b] = [await party.guest(urls()[0]), await party.guest(urls()[1])]
    expect((await a.request('POST', paths.queue, { games: ['chess'], people: 2, mode: 'live', number: 'x' })).status).toBe(404)
    expect((await a.request('POST', paths.queue, { games: ['duel'], people: 3, mode: 'live', number: 'x' })).status).toBe(400)
    await look(a, 'POST', { games: ['connect-four'] })
    expect(await look(a, 'PUT')).toEqual({ state: 'none' })
    expect(await look(b, 'POST', { games: ['connect-four'] })).toMatchObject({ state: 'waiting' })
    expect(await look(b, 'PUT')).toEqual({ state: 'none' })
  })

  it('shows what goes on, and names only who has chosen a name', async () => {
    const [a, b] = [await party.guest(urls()[0]), await party.guest(urls()[1])]
    // Matches against bots are nothing to watch, nor does anybody fill the list.
    const bot = { kind: 'bot', level: 'learner' } as const
    const alone = await a.create({ game: 'duel', seats: [{ kind: 'me' }, bot], listed: true })
    const many: string[] = []
    for (let n = 0; n < 4; n++) {
      const { match } = await a.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true })
      await b.json('POST', paths.join(match), { number: 'b' })
      many.push(match)
    }
    await expect
      .poll(async () => (await b.json<Lobby>('GET', paths.lobby)).watch.map(({ match }) => match))
      .toEqual(expect.arrayContaining(many.slice(1)))
    const watched = (await b.json<Lobby>('GET', paths.lobby)).watch.map(({ match }) => match)
    for (const match of [alone.match, many[0]]) expect(watched).not.toContain(match)
    const [shy, named] = [await b.json<User>('GET', paths.me), await a.json<User>('PATCH', paths.me, { name: 'Ida' })]
    await a.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true })
    const lobby = () => b.json<Lobby>('GET', paths.lobby)
    await expect.poll(async () => (await lobby()).people.map((one) => one.user)).toContain(named.id)
    const shown = await lobby()
    expect(shown.online).toBeGreaterThanOrEqual(2)
    expect(shown.tables.some((table) => table.seats[0]?.name === 'Ida')).toBe(true)
    expect((await a.json<Lobby>('GET', paths.lobby)).people.map((one) => one.user)).not.toContain(shy.id)
  })
})
