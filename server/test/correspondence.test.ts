import { type MatchSummary, type NotificationSettings, paths, type Vacation } from '@rulewright/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Letter } from '../people/mail.ts'
import { onBoth } from './both.ts'
import type { Client } from './client.ts'
import { PUSH, PushService } from './push-service.ts'
import { Party } from './seating.ts'
import { type Service, startService } from './service.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Time passes here when a test says so, and never into another year. */
let shift = 0
const now = () => Date.UTC(2026, 5, 1) + Math.round(performance.now()) + shift
const slow = { clock: { kind: 'correspondence', hours: 24 } } as const

onBoth({ now, timings: { beat: 50, tick: 50 } }, ({ party, urls }) => {
  const summary = (who: Client, match: string) => who.json<MatchSummary>('GET', paths.match(match))

  it('a clock stands still on vacation, for a bounded number of days a year, and everybody at the table sees it', async () => {
    const { a, b, match } = await party.pair('connect-four', slow, [...urls()])
    expect(await a.json<Vacation>('GET', paths.vacation)).toMatchObject({ until: null, daysLeft: 30 })
    expect((await a.request('POST', paths.vacation, { days: 22 })).status).toBe(400)
    shift += 6 * HOUR
    const { until } = await a.json<Vacation>('POST', paths.vacation, { days: 20 })
    expect((await a.request('POST', paths.vacation, { days: 1 })).status).toBe(403)
    await b.when(() => b.table(match).seats[0]?.vacation === until)
    // Far past the day she had for her turn nothing has happened.
    shift += 10 * DAY
    await expect.poll(async () => ((await summary(b, match)).deadline ?? 0) > now()).toBe(true)
    await new Promise((done) => setTimeout(done, 400))
    expect((await summary(b, match)).status).toBe('running')
    // Back: she has as long as when she went, and used ten days and a bit.
    expect(await a.json<Vacation>('PUT', paths.vacation, {})).toMatchObject({ until: null, daysLeft: 19 })
    await b.when(() => b.table(match).seats[0]?.vacation === undefined)
    const left = ((await summary(b, match)).deadline ?? 0) - now()
    expect(left).toBeGreaterThan(17.9 * HOUR)
    expect(left).toBeLessThanOrEqual(18 * HOUR + 1000)
    shift += 19 * HOUR
    await expect.poll(async () => (await summary(b, match)).status, { timeout: 15_000 }).toBe('over')
  })

  it('a vacation that runs out by itself gives the time back as well', async () => {
    const { a, b, match } = await party.pair('connect-four', slow, [...urls()])
    await a.json('POST', paths.vacation, { days: 2 })
    shift += 3 * DAY - 6 * HOUR
    await expect.poll(async () => ((await summary(b, match)).deadline ?? 0) - now(), { timeout: 15_000 }).toBeGreaterThan(5 * HOUR)
    expect((await summary(b, match)).status).toBe('running')
  })

  it('what runs out when is a calendar, for whoever has its address', async () => {
    const { a, match } = await party.pair('connect-four', slow, [...urls()])
    const { calendar } = await a.json<Vacation>('GET', paths.vacation)
    const stranger = await party.guest(urls()[1])
    const text = await (await stranger.request('GET', `${paths.calendar(calendar)}.ics`)).text()
    expect(text).toContain(`UID:${match}@rulewright\r\n`)
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+DTSTART:\d{8}T\d{6}Z\r\n[\s\S]+END:VCALENDAR\r\n$/)
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    const other = `${calendar.split('.')[0]}.${'A'.repeat(43)}`
    expect((await stranger.request('GET', paths.calendar(other))).status).toBe(404)
  })
})

describe('turns that are told together', () => {
  const push = new PushService()
  const letters: Letter[] = []
  let service: Service
  const party = new Party(() => service.url)
  beforeAll(async () => {
    await push.open()
    const mail = async (letter: Letter) => void letters.push(letter)
    const timings = { notifyAfter: 1, beat: 50, digest: { hour: HOUR, day: DAY } }
    service = await startService({ now, post: push.post, mail, publicUrl: null, timings })
  })
  afterAll(async () => {
    await party.leave()
    await service.close()
    await push.close()
  })

  it('are one message to a webhook, when its time has come', async () => {
    const [a, b] = [await party.guest(), await party.guest()]
    await b.json('PUT', paths.notifications, { webhook: `${PUSH}/together`, digest: 'hour' })
    expect(await b.json<NotificationSettings>('GET', paths.notifications)).toMatchObject({ digest: 'hour', mail: null })
    const told = () => push.deliveries.filter((delivery) => delivery.path === '/together').map((one) => JSON.parse(String(one.body)))
    const tables: string[] = []
    const turn = async () => {
      const { match } = await a.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
      await b.json('POST', paths.join(match), { number: 'b' })
      await a.watch(match)
      await a.when(() => a.frames.get(`${match} 0`)?.view != null)
      await a.choose(match, 0, 0)
      tables.push(match)
    }
    await turn()
    // The first is announced at once: there was none for an hour.
    await expect.poll(() => told().length, { timeout: 10_000 }).toBe(1)
    expect(told()[0]).toEqual({ type: 'your-turns', turns: [{ match: tables[0], game: 'duel' }] })
    await turn()
    await turn()
    await new Promise((done) => setTimeout(done, 300))
    expect(told()).toHaveLength(1)
    // One of the two is played meanwhile: it is no longer announced.
    const back = party.add(await b.twin())
    await back.watch(tables[1] ?? '')
    await back.choose(tables[1] ?? '', 1, 0)
    shift += HOUR
    await expect.poll(() => told().length, { timeout: 10_000 }).toBe(2)
    expect(told()[1]).toEqual({ type: 'your-turns', turns: [{ match: tables[2], game: 'duel' }] })
    expect(letters).toEqual([])
  })

  it('are a letter to whoever asked for letters, and has proved an address', async () => {
    const [a, b] = [await party.guest(), await party.guest()]
    expect((await b.json<NotificationSettings>('GET', paths.notifications)).mail).toBeNull()
    const account = { name: 'Bo', email: 'bo@example.com', password: 'a long password' }
    await b.json('POST', paths.signUp, account)
    await expect.poll(() => letters.length, { timeout: 10_000 }).toBe(1)
    await b.json('PUT', paths.link, { token: /#([\w-]{43})/.exec(letters[0]?.text ?? '')?.[1] })
    await b.json('POST', paths.signIn, { email: account.email, password: account.password })
    expect(await b.json<NotificationSettings>('PUT', paths.notifications, { mail: true })).toMatchObject({ mail: true, digest: 'each' })
    const { match } = await a.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await b.json('POST', paths.join(match), { number: 'b' })
    await a.watch(match)
    await a.when(() => a.frames.get(`${match} 0`)?.view != null)
    await a.choose(match, 0, 0)
    await expect.poll(() => letters[1], { timeout: 10_000 }).toMatchObject({ to: 'bo@example.com', subject: 'It is your turn' })
    expect(letters[1]?.text).toContain(`/match/${match}`)
  })

  it('an invitation is told to who is away', async () => {
    const [a, b] = [await party.guest(), await party.guest()]
    await b.json('PUT', paths.notifications, { webhook: `${PUSH}/invited` })
    const { id } = await b.json<{ id: string }>('GET', paths.me)
    const { match } = await a.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await b.close()
    await a.json('POST', paths.room(match), { do: 'invite', user: id })
    const told = () => push.deliveries.filter((delivery) => delivery.path === '/invited').map((one) => JSON.parse(String(one.body)))
    await expect.poll(told, { timeout: 10_000 }).toEqual([{ type: 'invitation', match, game: 'duel' }])
  })
})
