import { rmSync } from 'node:fs'
import { CONCEDE } from '@rulewright/kernel'
import { type Created, type CreateMatch, type Frame, type Joined, paths, type ReplayPage } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { PgliteDatabase } from '../data/pglite.ts'
import { Store } from '../data/store.ts'
import { verifyMatchFile } from '../match/verify.ts'
import { auction } from './bids.ts'
import type { Client } from './client.ts'
import { manifest } from './games.ts'
import { Party, partyAt } from './seating.ts'
import { freshFolder, startService } from './service.ts'

let ahead = 0
const { party } = partyAt({ now: () => Date.now() + ahead })

/** Three guests at a table whose rules know of conceding. */
async function three(guests = party, more: Partial<CreateMatch> = {}): Promise<{ seats: [Client, Client, Client]; match: string }> {
  const seats: [Client, Client, Client] = [await guests.guest(), await guests.guest(), await guests.guest()]
  const [a, ...others] = seats
  const { match } = await a.create({
    game: 'auction',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    ...more,
  })
  await a.watch(match)
  for (const other of others) {
    await other.json<Joined>('POST', paths.join(match), { number: 'mine' })
    await other.watch(match)
  }
  await a.when(() => a.frames.get(`${match} 0`)?.view != null)
  return { seats, match }
}

const { rules } = manifest(auction, 'Auction')

const resign = (client: Client, match: string, seat: number) => client.ask({ type: 'resign', match, seat })

/** A bid of one, locked. */
async function bid(client: Client, match: string, seat: number): Promise<Frame> {
  await client.choose(match, seat, 1)
  const answer = await client.choose(match, seat, 0)
  if (answer.type !== 'frame') throw new Error(JSON.stringify(answer))
  return answer
}

/** Everybody who is still in the game bids until it is over. */
async function playOut(clients: readonly (readonly [Client, number])[], match: string): Promise<void> {
  while (clients.some(([client, seat]) => !client.frame(match, seat).outcome)) {
    for (const [client, seat] of clients) {
      await client.when(() => client.frame(match, seat).decision !== null || client.frame(match, seat).outcome !== null)
      if (client.frame(match, seat).decision) await bid(client, match, seat)
    }
  }
}

describe('resigning where the rules know of conceding', () => {
  it('lets the others of three play on to the end, and no bot takes the seat', async () => {
    const { seats, match } = await three()
    const [a, b, c] = seats
    expect(await resign(b, match, 1)).toMatchObject({ type: 'frame', seat: 1, decision: null, waiting: [0, 2], outcome: null })
    expect(a.frame(match, 0).news).toMatchObject([{ count: 1, events: [{ type: 'left', seat: 1 }] }])
    expect(a.table(match)).toMatchObject({ status: 'running', seats: [{}, { kind: 'person', connected: true }, {}] })
    expect(await b.ask({ type: 'leave', match, seat: 1, level: 'learner' })).toMatchObject({ reason: 'not-allowed' })
    expect(await resign(b, match, 1)).toMatchObject({ reason: 'not-allowed' })
    expect(await b.choose(match, 1, 0)).toMatchObject({ type: 'refused' })
    await playOut([[a, 0] as const, [c, 2] as const], match)
    expect(a.frame(match, 0).outcome).toEqual({ payoffs: [1, 0, 1], reason: 'points' })
  })

  it('keeps the question of those who were being asked, and needs none of one’s own', async () => {
    const { seats, match } = await three()
    const [a, b] = seats
    await bid(b, match, 1)
    const asked = a.frame(match, 0).decision
    expect(b.frame(match, 1).decision).toBeNull()
    await resign(b, match, 1)
    await a.when(() => a.frame(match, 0).count === 3)
    expect(a.frame(match, 0).decision).toEqual(asked)
    expect(await a.choose(match, 0, 2)).toMatchObject({ type: 'frame', view: { bid: 2 } })
  })

  it('ends the match by the rules when one is left', async () => {
    const { seats, match } = await three()
    const [a, b, c] = seats
    await resign(a, match, 0)
    await resign(c, match, 2)
    await b.when(() => b.frame(match, 1).outcome !== null)
    expect(b.frame(match, 1).outcome).toEqual({ payoffs: [0, 1, 0], reason: 'conceded' })
    expect(b.table(match).status).toBe('over')
    const pair = await party.pair('auction')
    await resign(pair.a, pair.match, 0)
    await pair.b.when(() => pair.b.frame(pair.match, 1).outcome !== null)
    expect(pair.b.frame(pair.match, 1).outcome).toEqual({ payoffs: [0, 1], reason: 'conceded' })
    expect(await resign(pair.b, pair.match, 1)).toMatchObject({ reason: 'match-over' })
  })

  it('is the table’s affair where they do not: it ends a match of two', async () => {
    const { a, b, match } = await party.pair('bids')
    await resign(a, match, 0)
    await b.when(() => b.frame(match, 1).outcome !== null)
    expect(b.frame(match, 1).outcome).toEqual({ payoffs: [0, 1], reason: 'resigned', by: 0 })
  })

  it('is final: nobody takes it back, and who has left is asked for nothing', async () => {
    const { seats, match } = await three()
    const [a, b, c] = seats
    const undo = (client: Client, seat: number) => client.ask({ type: 'undo', match, seat, rowSeq: client.frame(match, seat).rowSeq })
    await bid(a, match, 0)
    await resign(b, match, 1)
    await Promise.all([a, c].map((client) => client.when(() => client.frame(match, client === a ? 0 : 2).rowSeq === 3)))
    expect(await undo(b, 1)).toMatchObject({ type: 'refused', reason: 'cannot-undo' })
    expect(await undo(a, 0)).toMatchObject({ type: 'refused', reason: 'cannot-undo' })
    await bid(c, match, 2)
    await a.when(() => a.frame(match, 0).decision !== null)
    await c.choose(match, 2, 3)
    await a.when(() => a.frame(match, 0).rowSeq === 6)
    await bid(a, match, 0)
    await c.when(() => c.frame(match, 2).rowSeq === 8)
    await undo(c, 2)
    await a.when(() => a.table(match).undo !== null)
    expect(a.table(match).undo).toMatchObject({ seat: 2, needs: [0] })
    const agreed = await a.ask({ type: 'consent', match, seat: 0, rowSeq: a.table(match).undo?.rowSeq ?? -1, agree: true })
    expect(agreed).toMatchObject({ type: 'frame', count: 5, waiting: [0, 2] })
  })

  it('leaves nobody to claim a seat from', async () => {
    const { seats, match } = await three()
    const [a, b, c] = seats
    await resign(b, match, 1)
    await Promise.all([b.close(), c.close()])
    await a.when(() => a.table(match).seats[1]?.connected === false && a.table(match).seats[2]?.connected === false)
    expect(a.table(match).seats.map((s) => s.claimAt)).toEqual([null, null, expect.any(Number)])
    ahead += 100_000
    expect(await a.ask({ type: 'claim', match, seat: 0, of: 1, as: 'bot' })).toMatchObject({ reason: 'not-away' })
  })
})

describe('a flag that falls where the rules know of conceding', () => {
  it('takes the seat out of a game of three, and ends a game of two', async () => {
    const clock = { kind: 'live', seconds: 10, increment: 1 } as const
    const { seats, match } = await three(party, { clock })
    const [a, b, c] = seats
    await bid(a, match, 0)
    await bid(b, match, 1)
    ahead += 11_000
    await a.when(() => a.frame(match, 0).count === 5)
    expect(a.frame(match, 0)).toMatchObject({
      waiting: [0, 1],
      outcome: null,
      clocks: [{ running: true }, { running: true }, { left: 0, running: false }],
    })
    await c.when(() => c.frame(match, 2).count === 5)
    expect(c.frame(match, 2).decision).toBeNull()
    expect(a.table(match).seats[2]).toMatchObject({ kind: 'person' })
    const pair = await party.pair('auction', { clock })
    ahead += 11_000
    await pair.b.when(() => pair.b.frame(pair.match, 1).outcome !== null)
    expect(pair.b.frame(pair.match, 1).outcome).toEqual({ payoffs: [0, 1], reason: 'out-of-time', by: 0 })
  })
})

describe('a log with a concession', () => {
  it('is read the same from a snapshot and from the deal', async () => {
    const folder = await freshFolder()
    let server = await startService({ dataDir: folder })
    const guests = new Party(() => server.url)
    const { seats, match } = await three(guests)
    let [a, b, c] = seats
    const restart = async () => {
      await server.close()
      server = await startService({ dataDir: folder })
      ;[a, b, c] = [await a.twin(server.url), await b.twin(server.url), await c.twin(server.url)]
      for (const client of [a, b, c]) {
        guests.add(client)
        await client.watch(match)
      }
    }
    await a.choose(match, 0, 1)
    await resign(b, match, 1)
    await restart()
    expect(a.frame(match, 0)).toMatchObject({ count: 2, waiting: [0, 2], view: { bid: 1 }, decision: { prompt: 'lock' } })
    await a.choose(match, 0, 0)
    await bid(c, match, 2)
    await restart()
    expect(b.frame(match, 1)).toMatchObject({ count: 5, waiting: [0, 2], decision: null, view: { round: 1 } })
    await playOut([[a, 0] as const, [c, 2] as const], match)
    await guests.leave()
    await server.close()
    const db = await PgliteDatabase.open(folder)
    const rows = await new Store(db).log(match, 0)
    expect(rows[1]).toMatchObject({ kind: 'choose', seat: 1, index: CONCEDE, waiting: 0b101 })
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is replayed, kept, verified, loaded and played on from', async () => {
    const { seats, match } = await three()
    const [a, b, c] = seats
    await bid(a, match, 0)
    await resign(b, match, 1)
    await playOut([[c, 2] as const, [a, 0] as const], match)
    const replay = await a.json<ReplayPage>('GET', `${paths.replay(match)}?seat=1&limit=20`)
    expect(replay.moments[3]).toMatchObject({ by: 1, news: { events: [{ type: 'left', seat: 1 }] }, decision: null, waiting: [2] })
    const file = await (await a.request('GET', paths.file(match))).text()
    expect(JSON.parse(file).steps).toContain('B!')
    expect(await verifyMatchFile(file, rules)).toMatchObject({ ok: true, choices: replay.count })
    const loaded = await a.json<Created>('POST', paths.load, { file })
    expect((await a.json<ReplayPage>('GET', `${paths.replay(loaded.match)}?seat=1&limit=20`)).moments).toEqual(replay.moments)
    const again = await (await a.request('GET', paths.file(loaded.match))).text()
    expect(await verifyMatchFile(again, rules)).toMatchObject({ ok: true, commitment: null })
    const from = (seat: number) => a.request('POST', paths.continue(match), { count: 4, seat, level: 'learner' })
    expect(await (await from(1)).json()).toMatchObject({ error: 'not-allowed' })
    const copy: Created = await (await from(2)).json()
    await a.watch(copy.match)
    expect(a.frame(copy.match, 2)).toMatchObject({ count: 4, decision: { prompt: 'lock' } })
    await a.choose(copy.match, 2, 0)
    await a.when(() => a.frame(copy.match, 2).decision?.prompt === 'bid')
    expect(a.frame(copy.match, 2).waiting).not.toContain(1)
  })
})
