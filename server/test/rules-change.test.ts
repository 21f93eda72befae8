import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { Party } from './seating.ts'
import { freshFolder, type Service, startService } from './service.ts'

const stricter = new URL('./stricter-games.ts', import.meta.url)
let folder: string
let service: Service
let party: Party

beforeEach(async () => {
  folder = await freshFolder()
  service = await startService({ dataDir: folder })
  party = new Party(() => service.url)
})
afterEach(async () => {
  await party.leave()
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Bids and lets go of it. */
async function bid(client: Client, match: string, seat: number, amount: number): Promise<void> {
  await client.choose(match, seat, amount)
  await client.choose(match, seat, 0)
}

/** The same people at the same match, on a server whose rules have changed. */
async function afterTheChange(a: Client, b: Client, match: string): Promise<[Client, Client]> {
  await service.close()
  service = await startService({ dataDir: folder, games: stricter })
  const twins: [Client, Client] = [party.add(await a.twin(service.url)), party.add(await b.twin(service.url))]
  for (const twin of twins) await twin.watch(match)
  return twins
}

describe('a running match whose rules have changed', () => {
  it('goes on from its last rest, without the choices since that the new rules do not know', async () => {
    const { a, b, match } = await party.pair('bids')
    await bid(a, match, 0, 3)
    await bid(b, match, 1, 2)
    await a.when(() => a.frame(match, 0).count === 4)
    await a.choose(match, 0, 2)
    const [x, y] = await afterTheChange(a, b, match)
    expect(x.frame(match, 0)).toMatchObject({ count: 4, view: { round: 1, scores: [3, 2] }, decision: { prompt: 'bid' } })
    expect(x.frame(match, 0).decision?.options).toHaveLength(2)
    for (let round = 1; round < 3; round++) {
      await x.choose(match, 0, 1)
      await y.choose(match, 1, 1)
      await x.when(() => x.frame(match, 0).count === 4 + 2 * round)
    }
    expect(x.frame(match, 0).outcome).toMatchObject({ payoffs: [1, 0], scores: [5, 4] })
  })

  it('goes on from the deal when it has not rested since', async () => {
    const { a, b, match } = await party.pair('bids')
    await a.choose(match, 0, 3)
    const [x] = await afterTheChange(a, b, match)
    expect(x.frame(match, 0)).toMatchObject({ count: 0, seq: 2, decision: { prompt: 'bid' } })
    expect(await x.choose(match, 0, 1)).toMatchObject({ type: 'frame', count: 1 })
  })

  it('is read alike by everybody who comes later', async () => {
    const { a, b, match } = await party.pair('bids')
    await bid(a, match, 0, 3)
    await bid(b, match, 1, 2)
    await a.when(() => a.frame(match, 0).count === 4)
    await a.choose(match, 0, 3)
    const [x, y] = await afterTheChange(a, b, match)
    await x.choose(match, 0, 1)
    const before = x.frame(match, 0)
    const [again] = await afterTheChange(x, y, match)
    expect(again.frame(match, 0)).toMatchObject({ count: before.count, seq: before.seq, view: before.view })
  })
})
