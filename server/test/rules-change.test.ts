import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { Party } from './seating.ts'
import { freshFolder, type Service, smallGames, startService } from './service.ts'

const stricter = new URL('./stricter-games.ts', import.meta.url)
let folder: string
let service: Service
const party = new Party(() => service.url)
/** Matches that were under way when the rules changed: in the second round of bids, and in the first. */
let rested: { a: Client; b: Client; match: string }
let fresh: { a: Client; b: Client; match: string }
/** One that was taken back to before its snapshot. */
let undone: { a: Client; b: Client; match: string }

beforeAll(async () => {
  folder = await freshFolder()
  service = await startService({ dataDir: folder })
  rested = await party.pair('bids')
  fresh = await party.pair('bids')
  const { a, b, match } = rested
  await bid(a, match, 0, 3)
  await bid(b, match, 1, 2)
  await a.when(() => a.frame(match, 0).count === 4)
  await a.choose(match, 0, 2)
  await fresh.a.choose(fresh.match, 0, 3)
  undone = await party.pair('bids')
  await bid(undone.a, undone.match, 0, 3)
  await bid(undone.b, undone.match, 1, 2)
  await restart(smallGames)
  await takeBack()
  await restart()
})
afterAll(async () => {
  await party.leave()
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Bids and lets go of it. */
async function bid(client: Client, match: string, seat: number, amount: number): Promise<void> {
  await client.choose(match, seat, amount)
  await client.choose(match, seat, 0)
}

async function restart(games = stricter): Promise<void> {
  await service.close()
  service = await startService({ dataDir: folder, games })
}

/** The second player lets go of the bid no more. */
async function takeBack(): Promise<void> {
  const { match } = undone
  const [a, b] = [await back(undone.a, match), await back(undone.b, match)]
  await b.ask({ type: 'undo', match, seat: 1, rowSeq: 4 })
  await a.when(() => a.table(match).undo !== null)
  expect(await a.ask({ type: 'consent', match, seat: 0, rowSeq: 5, agree: true })).toMatchObject({ type: 'frame', count: 3 })
}

/** The same person at the same match, on the server there is now. */
async function back(client: Client, match: string): Promise<Client> {
  const twin = party.add(await client.twin(service.url))
  await twin.watch(match)
  return twin
}

describe('a running match whose rules have changed', () => {
  it('goes on from its last rest, without the choices since that the new rules do not know', async () => {
    const { match } = rested
    const a = await back(rested.a, match)
    expect(a.frame(match, 0)).toMatchObject({ count: 4, rowSeq: 6, view: { round: 1, scores: [3, 2] }, decision: { prompt: 'bid' } })
    expect(a.frame(match, 0).decision?.options).toHaveLength(2)
    expect(await a.choose(match, 0, 1)).toMatchObject({ type: 'frame', count: 5 })
  })

  it('goes on from the deal when it has not rested since', async () => {
    const a = await back(fresh.a, fresh.match)
    expect(a.frame(fresh.match, 0)).toMatchObject({ count: 0, rowSeq: 2, decision: { prompt: 'bid' } })
    expect(await a.choose(fresh.match, 0, 1)).toMatchObject({ type: 'frame', count: 1 })
  })

  it('goes on from the deal when it was taken back to before its last rest', async () => {
    const { match } = undone
    const a = await back(undone.a, match)
    expect(a.frame(match, 0)).toMatchObject({ count: 0, rowSeq: 7, decision: { prompt: 'bid' } })
    expect(await a.choose(match, 0, 1)).toMatchObject({ type: 'frame', count: 1 })
  })

  it('is read alike by everybody who comes later, and comes to its end', async () => {
    await restart()
    const { match } = rested
    const [a, b] = [await back(rested.a, match), await back(rested.b, match)]
    expect(a.frame(match, 0)).toMatchObject({ count: 5, rowSeq: 7, view: { round: 1, bid: 1, scores: [3, 2] }, decision: null })
    await b.choose(match, 1, 1)
    await a.when(() => a.frame(match, 0).count === 6)
    await a.choose(match, 0, 1)
    await b.choose(match, 1, 1)
    expect(b.frame(match, 1).outcome).toMatchObject({ payoffs: [1, 0], scores: [5, 4] })
  })
})
