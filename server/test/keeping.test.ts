import { type Analysis, type Created, type CreateMatch, type MatchSummary, paths } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { TIMINGS } from '../house.ts'
import type { Client } from './client.ts'
import { partyAt } from './seating.ts'

const DAY = 86_400_000
/** How far the server's clock is ahead. */
let ahead = 0
const { party } = partyAt({
  now: () => Date.now() + ahead,
  timings: { beat: 50 },
  keeping: { waiting: 3, loaded: 5, chat: 7, analyses: 3, guests: 80 },
  limits: { openTablesPerUser: 4, waitingSeatsPerUser: 3, filesPerUser: 1 },
})

const open = { kind: 'open' } as const
const status = async (client: Client, match: string) => (await client.request('GET', paths.match(match))).status
const listTable = (client: Client) => client.create({ game: 'duel', seats: [open, open], listed: true })
const reasonOf = async (response: Response) => [response.status, (await response.json()).error]

describe('the lobby', () => {
  it('is not filled by one person', async () => {
    const [greedy, modest] = [await party.guest(), await party.guest()]
    for (let n = 0; n < 4; n++) await listTable(greedy)
    const more = await greedy.request('POST', paths.matches, { game: 'duel', seats: [open, open], listed: true })
    expect(await reasonOf(more)).toEqual([409, 'too-many'])
    const { match } = await listTable(modest)
    const tables = await modest.json<MatchSummary[]>('GET', paths.openTables)
    expect(tables.length).toBe(4)
    expect(tables.map((t) => t.match)).toContain(match)
  })

  it('is not emptied by one person', async () => {
    const hosts = await Promise.all(Array.from({ length: 4 }, () => party.guest()))
    const tables = await Promise.all(hosts.map(listTable))
    const greedy = await party.guest()
    const answers: unknown[] = []
    for (const { match } of tables) answers.push((await greedy.request('POST', paths.join(match), {})).status)
    expect(answers).toEqual([200, 200, 200, 409])
  })
})

describe('the lobby, of somebody who is many guests', () => {
  const crowded = partyAt({ limits: { openTablesPerAddress: 5, seatsPerAddress: 3 } })
  const guests = (n: number) => Promise.all(Array.from({ length: n }, () => crowded.party.guest()))

  it('is neither filled nor emptied from one address', async () => {
    const many = await guests(6)
    const wish: CreateMatch = { game: 'duel', seats: [{ kind: 'me' }, open], listed: true }
    const listed: Response[] = []
    for (const guest of many) listed.push(await guest.request('POST', paths.matches, wish))
    expect(listed.map((response) => response.status)).toEqual([200, 200, 200, 200, 200, 409])
    const [first, last] = [many[0], many[5]]
    if (!first || !last) throw new Error('six came')
    // What is not listed takes no room; nor is what was opened so listed afterwards.
    const hidden = await last.create({ ...wish, listed: false })
    const settings = { do: 'settings', config: {}, clock: null, listed: true } as const
    expect(await reasonOf(await last.request('POST', paths.room(hidden.match), settings))).toEqual([409, 'too-many'])
    const tables = await first.json<MatchSummary[]>('GET', paths.openTables)
    expect(tables).toHaveLength(5)
    // Taking seats without ever being ready: the fourth guest is refused, and standing up makes room.
    const sitters = await guests(5)
    const sit = (n: number) => sitters[n]?.request('POST', paths.join(tables[n]?.match ?? ''), {})
    const sat: (number | undefined)[] = []
    for (let n = 0; n < 4; n++) sat.push((await sit(n))?.status)
    expect(sat).toEqual([200, 200, 200, 409])
    await sitters[0]?.ask({ type: 'leave', match: tables[0]?.match ?? '', seat: 1, level: 'learner' })
    expect((await sit(3))?.status).toBe(200)
  })
})

describe('a host', () => {
  it('sends somebody away from a table that waits, and they do not come back', async () => {
    const [host, guest, other] = [await party.guest(), await party.guest(), await party.guest()]
    const { match } = await host.create({ game: 'bids', seats: [{ kind: 'me' }, open, open] })
    const join = (client: Client) => client.request('POST', paths.join(match), {})
    expect((await join(guest)).status).toBe(200)
    await host.watch(match)
    await guest.watch(match)
    expect([host.table(match).host, guest.table(match).host]).toEqual([true, false])
    const remove = (client: Client, seat: number) => client.request('POST', paths.remove(match), { seat })
    expect(await reasonOf(await remove(guest, 0))).toEqual([403, 'not-allowed'])
    expect((await remove(host, 1)).status).toBe(200)
    await guest.when(() => guest.table(match).seats[1]?.kind === 'open')
    expect(await reasonOf(await join(guest))).toEqual([403, 'not-allowed'])
    expect((await join(other)).status).toBe(200)
  })
})

describe('what nobody needs any more', () => {
  it('is cleared away when its time has come, and not before', async () => {
    const a = await party.guest()
    const { a: x, b: y, match } = await party.pair('duel')
    const old = await a.create({ game: 'duel', seats: [{ kind: 'me' }, open] })
    await x.ask({ type: 'say', match, channel: 'table', text: 'hello' })
    await x.ask({ type: 'resign', match, seat: 0 })
    const file = await (await x.request('GET', paths.file(match))).text()
    const loaded = await a.json<Created>('POST', paths.load, { file })
    expect(await reasonOf(await a.request('POST', paths.load, { file }))).toEqual([409, 'too-many'])
    const found = async () => (await x.json<Analysis>('GET', paths.analysis(match))).state
    await x.json('POST', paths.analysis(match), { do: 'begin' })
    await expect.poll(found, { timeout: 20_000 }).toBe('done')
    const there = async () => [await status(a, old.match), await status(a, loaded.match), await status(a, match)]
    ahead += 2 * DAY
    await party.guest()
    expect(await there()).toEqual([200, 200, 200])
    expect(await found()).toBe('done')
    ahead += 2 * DAY
    await expect.poll(there, { timeout: 20_000 }).toEqual([404, 200, 200])
    await expect.poll(found, { timeout: 20_000 }).toBe('none')
    ahead += 2 * DAY
    await expect.poll(there, { timeout: 20_000 }).toEqual([404, 404, 200])
    await Promise.all([x.close(), y.close()])
    ahead += 3 * DAY
    const late = await party.guest()
    const heard = async () => {
      // What a table has in memory goes when nobody has been there for a while.
      await late.ask({ type: 'unwatch', match })
      ahead += 2 * TIMINGS.idle
      await new Promise((done) => setTimeout(done, 200))
      late.messages.length = 0
      await late.watch(match)
      return late.messages.some((m) => m.type === 'chat')
    }
    await expect.poll(heard, { timeout: 20_000 }).toBe(false)
  })

  it('is a guest whom nobody has seen, unless they sit at a match that goes on', async () => {
    const [gone, idle] = [await party.guest(), await party.guest()]
    const { a: playing } = await party.pair('duel')
    await gone.close()
    const known = async () => {
      const found = [gone, playing].map(async (client) => (await client.json('GET', paths.me)) !== null)
      return Promise.all(found)
    }
    ahead += 30 * DAY
    // Long enough for the housekeeper to have looked.
    const { match } = await idle.create({ game: 'duel', seats: [{ kind: 'me' }, open] })
    ahead += 4 * DAY
    await expect.poll(() => status(idle, match), { timeout: 20_000 }).toBe(404)
    expect(await known()).toEqual([true, true])
    // Guests are dated by the real clock, of which the server's is ahead by what the tests before took too.
    ahead += 50 * DAY
    await expect.poll(known, { timeout: 20_000 }).toEqual([false, true])
  })
})
