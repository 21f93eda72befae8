import { rmSync } from 'node:fs'
import { type MatchSummary, paths } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { Party, partyAt, playOn } from './seating.ts'
import { freshFolder, startService } from './service.ts'

/** How far the server's clock is ahead. */
let ahead = 0
const { party } = partyAt({ timings: { idle: 200 }, now: () => Date.now() + ahead })

const undo = (client: Client, match: string, seat: number) =>
  client.ask({ type: 'undo', match, seat, rowSeq: client.frame(match, seat).rowSeq })

describe('undo', () => {
  it('takes the last choice back at once while nothing came of it', async () => {
    const { a, match } = await party.pair('bids')
    await a.choose(match, 0, 3)
    expect(a.frame(match, 0)).toMatchObject({ canUndo: true, count: 1, decision: { prompt: 'lock' } })
    expect(await undo(a, match, 0)).toMatchObject({
      type: 'frame',
      rowSeq: 2,
      count: 0,
      canUndo: false,
      decision: { prompt: 'bid', decisionId: 2 },
    })
  })

  it('beyond that needs the consent of the others', async () => {
    const { a, b, match } = await party.pair('duel')
    await a.choose(match, 0, 0)
    await b.when(() => b.frame(match, 1).decision !== null)
    await b.choose(match, 1, 0)
    const before = b.frame(match, 1)
    await a.when(() => a.frame(match, 0).rowSeq === 2)
    expect(a.frame(match, 0).canUndo).toBe(false)
    await undo(a, match, 0)
    await b.when(() => b.table(match).undo !== null)
    expect(b.table(match).undo).toMatchObject({ seat: 0, needs: [1], agreed: [0] })
    expect(b.frame(match, 1).count).toBe(before.count)
    const wish = b.table(match).undo?.rowSeq ?? -1
    expect(await a.ask({ type: 'consent', match, seat: 0, rowSeq: wish, agree: true })).toMatchObject({ reason: 'nothing-to-answer' })
    expect(await b.ask({ type: 'consent', match, seat: 1, rowSeq: wish, agree: true })).toMatchObject({ type: 'frame', count: 0 })
    await a.when(() => a.frame(match, 0).count === 0)
    expect(a.frame(match, 0).decision).toMatchObject({ prompt: 'play' })
    expect(a.table(match).undo).toBeNull()
  })

  it('is declined, and forgotten with the next choice', async () => {
    const { a, b, match } = await party.pair('duel')
    await a.choose(match, 0, 0)
    await b.when(() => b.frame(match, 1).decision !== null)
    const ask = async () => {
      await undo(a, match, 0)
      await b.when(() => b.table(match).undo !== null)
      return b.table(match).undo?.rowSeq ?? -1
    }
    await b.ask({ type: 'consent', match, seat: 1, rowSeq: await ask(), agree: false })
    await a.when(() => a.table(match).undo === null)
    expect(a.frame(match, 0).count).toBe(1)
    const wish = await ask()
    await b.choose(match, 1, 0)
    expect(await b.ask({ type: 'consent', match, seat: 1, rowSeq: wish, agree: true })).toMatchObject({ reason: 'nothing-to-answer' })
  })

  it('asks nobody where only bots are concerned', async () => {
    const a = await party.guest()
    const { match } = await a.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level: 'learner' }] })
    await a.watch(match)
    const first = a.frame(match, 0).view
    await a.choose(match, 0, 0)
    await a.when(() => a.frame(match, 0).decision !== null)
    expect(await undo(a, match, 0)).toMatchObject({ type: 'frame', count: 0, view: first })
  })

  it('is refused to those who chose nothing', async () => {
    const { b, match } = await party.pair('duel')
    expect(await undo(b, match, 1)).toMatchObject({ type: 'refused', reason: 'cannot-undo' })
  })
})

describe('clocks', () => {
  it('run for the seat that is asked, and gain the increment', async () => {
    const { a, b, match } = await party.pair('duel', { clock: { kind: 'live', seconds: 100, increment: 7 } })
    const [first, second] = a.frame(match, 0).clocks ?? []
    expect([first?.running, second?.running, second?.left]).toEqual([true, false, 100_000])
    await a.choose(match, 0, 0)
    await b.when(() => b.frame(match, 1).rowSeq === 1)
    const [spent, waiting] = b.frame(match, 1).clocks ?? []
    expect(spent?.left).toBeGreaterThan(100_000)
    expect(spent?.left).toBeLessThanOrEqual(107_000)
    expect(waiting?.running).toBe(true)
  })

  it('end a match of two when the time is up', async () => {
    const { a, b, match } = await party.pair('duel', { clock: { kind: 'live', seconds: 10, increment: 0 } })
    ahead += 11_000
    await b.when(() => b.frame(match, 1).outcome !== null)
    expect(b.frame(match, 1).outcome).toEqual({ payoffs: [0, 1], reason: 'out-of-time', by: 0 })
    expect(await a.choose(match, 0, 0)).toMatchObject({ type: 'refused', reason: 'match-over' })
  })

  it('fall in matches that nobody has in memory', async () => {
    const { a, b, match } = await party.pair('duel', { clock: { kind: 'correspondence', hours: 1 } })
    await Promise.all([a.close(), b.close()])
    ahead += 2 * 3_600_000
    const c = await party.guest()
    const summary = () => c.json<MatchSummary>('GET', paths.match(match))
    while ((await summary()).status !== 'over') await new Promise((done) => setTimeout(done, 50))
    expect(await summary()).toMatchObject({ outcome: { reason: 'out-of-time', by: 0 } })
  })
})

describe('clocks without a server', () => {
  it('stand still, live ones and those of correspondence', async () => {
    const folder = await freshFolder()
    let now = Date.now()
    const start = () => startService({ dataDir: folder, now: () => now })
    let server = await start()
    const guests = new Party(() => server.url)
    const live = await guests.pair('duel', { clock: { kind: 'live', seconds: 100, increment: 0 } })
    const slow = await guests.pair('duel', { clock: { kind: 'correspondence', hours: 1 } })
    await playOn(live.a, live.b, live.match)
    now += 40_000
    await server.close()
    now += 50 * 3_600_000
    server = await start()
    const [a, b] = [await live.a.twin(server.url), await live.b.twin(server.url)]
    guests.add(a)
    guests.add(b)
    await Promise.all([a.watch(live.match), b.watch(live.match)])
    expect(b.frame(live.match, 1).clocks).toEqual([
      { left: 100_000, running: false },
      { left: 60_000, running: true },
    ])
    now += 10_000
    expect(await b.choose(live.match, 1, 0)).toMatchObject({ type: 'frame', clocks: [{ running: expect.any(Boolean) }, { left: 50_000 }] })
    const summary = await b.json<MatchSummary>('GET', paths.match(slow.match))
    expect(summary).toMatchObject({ status: 'running', deadline: now - 10_000 + 3_600_000 - 40_000 })
    await guests.leave()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

/** It becomes as late as the server said that the seat may be claimed. */
function graceEnds(client: Client, match: string, seat: number): void {
  const now = Date.now() + ahead
  const at = client.table(match).seats[seat]?.claimAt ?? 0
  expect(at).toBeGreaterThan(now)
  ahead += at - now
}

describe('going away', () => {
  it('is shown, and after the grace period the win may be claimed', async () => {
    const { a, b, match } = await party.pair('duel')
    const claim = () => b.ask({ type: 'claim', match, seat: 1, of: 0, as: 'win' })
    expect(await claim()).toMatchObject({ reason: 'not-away' })
    await a.close()
    await b.when(() => b.table(match).seats[0]?.connected === false)
    expect(await claim()).toMatchObject({ reason: 'not-away' })
    graceEnds(b, match, 0)
    expect(await claim()).toMatchObject({ type: 'frame' })
    expect(b.frame(match, 1).outcome).toEqual({ payoffs: [0, 1], reason: 'away', by: 0 })
  })

  it('lets a bot play on, and the player come back', async () => {
    const { a, b, match } = await party.pair('duel')
    await a.ask({ type: 'leave', match, seat: 0, level: 'learner' })
    await b.when(() => b.table(match).seats[0]?.kind === 'bot' && b.frame(match, 1).count > 0)
    await a.when(() => a.frame(match, 0).decision === null)
    await a.ask({ type: 'back', match, seat: 0 })
    expect(a.table(match).seats[0]).toMatchObject({ kind: 'person', level: null })
  })

  it('does not end a match of three: a bot takes the seat of whoever resigns', async () => {
    const a = await party.guest()
    const { match } = await a.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'bot', level: 'learner' }] })
    await a.watch(match)
    await a.ask({ type: 'resign', match, seat: 1 })
    expect(a.table(match)).toMatchObject({ status: 'running', seats: [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }] })
    while (!a.frame(match, 0).outcome) {
      await a.when(() => a.frame(match, 0).decision !== null || a.frame(match, 0).outcome !== null)
      if (a.frame(match, 0).decision) await a.choose(match, 0, 0)
    }
    expect(a.frame(match, 0).outcome?.payoffs).toHaveLength(3)
  })

  it('names nobody a winner among those who play together: a bot takes the seat', async () => {
    const { a, b, match } = await party.pair('crew')
    await a.ask({ type: 'resign', match, seat: 0 })
    await b.when(() => b.table(match).seats[0]?.kind === 'bot')
    expect(b.table(match).status).toBe('running')
    expect(b.frame(match, 1).outcome).toBeNull()
  })

  it('gives nobody of the party a win to claim, but a bot', async () => {
    const { a, b, match } = await party.pair('crew')
    await a.close()
    await b.when(() => b.table(match).seats[0]?.connected === false)
    graceEnds(b, match, 0)
    expect(await b.ask({ type: 'claim', match, seat: 1, of: 0, as: 'win' })).toMatchObject({ type: 'refused', reason: 'not-allowed' })
    expect(await b.ask({ type: 'claim', match, seat: 1, of: 0, as: 'bot' })).toMatchObject({ type: 'done' })
    expect(b.table(match).seats[0]?.kind).toBe('bot')
  })

  it('is lost for all when nobody of the party is left', async () => {
    const { a, b, match } = await party.pair('crew')
    await a.ask({ type: 'resign', match, seat: 0 })
    await b.when(() => b.table(match).seats[0]?.kind === 'bot')
    await b.ask({ type: 'resign', match, seat: 1 })
    expect(b.frame(match, 1).outcome).toEqual({ payoffs: [0, 0], reason: 'resigned', by: 1 })
  })

  it('from a table that has not begun leaves the seat open', async () => {
    const [a, b] = [await party.guest(), await party.guest()]
    const { match } = await a.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], listed: true })
    await b.json('POST', paths.join(match), { seat: 2 })
    await b.watch(match)
    await b.ask({ type: 'leave', match, seat: 2, level: 'friend' })
    expect(await a.json('GET', paths.match(match))).toMatchObject({
      status: 'waiting',
      seats: [{ kind: 'person' }, { kind: 'open' }, { kind: 'open' }],
    })
  })
})

describe('a hint', () => {
  it('is given against bots, and to nobody with people at the table', async () => {
    const a = await party.guest()
    const { match } = await a.create({ game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'bot', level: 'learner' }] })
    await a.watch(match)
    expect(await a.ask({ type: 'hint', match, seat: 0, decisionId: 0 })).toMatchObject({
      type: 'hint',
      seat: 0,
      decisionId: 0,
      choice: expect.any(Number),
      reasons: expect.any(Array),
    })
    const two = await party.pair('connect-four')
    expect(await two.a.ask({ type: 'hint', match: two.match, seat: 0, decisionId: 0 })).toMatchObject({
      type: 'refused',
      reason: 'not-allowed',
    })
  })
})

describe('why not', () => {
  it('is answered to the seat itself, with all that stands in its way, and to nobody else', async () => {
    const { a, b, match } = await party.pair('duel')
    const waits = await b.ask({ type: 'why', match, seat: 1 })
    expect(waits).toMatchObject({ type: 'why', match, seat: 1, rowSeq: 0 })
    expect(waits.type === 'why' && waits.obstacles).toHaveLength(5)
    expect(await a.ask({ type: 'why', match, seat: 0 })).toMatchObject({ type: 'why', obstacles: [] })
    await a.choose(match, 0, 0)
    await b.when(() => b.frame(match, 1).decision !== null)
    const counters = (b.frame(match, 1).decision?.options.length ?? 0) - 1
    const asked = await b.ask({ type: 'why', match, seat: 1 })
    expect(asked.type === 'why' && asked.obstacles.map(({ why }) => why)).toEqual(Array.from({ length: 5 - counters }, () => 'too-low'))
    expect(await a.ask({ type: 'why', match, seat: 1 })).toMatchObject({ type: 'refused', reason: 'not-your-seat' })
    const stranger = await party.guest()
    expect(await stranger.ask({ type: 'why', match, seat: 0 })).toMatchObject({ type: 'refused', reason: 'not-your-seat' })
  })

  it('of a game that gives no reasons, and of a match that is over, there is nothing to tell', async () => {
    const four = await party.pair('connect-four')
    expect(await four.a.ask({ type: 'why', match: four.match, seat: 0 })).toMatchObject({ type: 'why', obstacles: [] })
    const over = await party.pair('duel')
    await over.a.ask({ type: 'resign', match: over.match, seat: 0 })
    expect(await over.b.ask({ type: 'why', match: over.match, seat: 1 })).toMatchObject({ type: 'why', obstacles: [] })
  })
})

describe('a quiet match', () => {
  it('leaves memory and goes on as if nothing had been', async () => {
    const { a, b, match } = await party.pair('duel', { config: { rounds: 20 } })
    const play = async (choices: number) => {
      for (let n = 0; n < choices; n++) await playOn(a, b, match)
    }
    const isLive = async () => (await a.json<{ liveMatches: number }>('GET', paths.health)).liveMatches > 0
    await play(80)
    while (await isLive()) await new Promise((done) => setTimeout(done, 50))
    const view = a.frame(match, 0).view
    await a.watch(match)
    expect(a.frame(match, 0)).toMatchObject({ view, rowSeq: 80 })
    await play(3)
    expect(a.frame(match, 0).count).toBe(83)
  })
})
