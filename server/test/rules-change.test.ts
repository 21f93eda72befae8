import { rmSync } from 'node:fs'
import { type MatchSummary, paths } from '@rulewright/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { Party } from './seating.ts'
import { freshFolder, type Service, smallGames, startService } from './service.ts'

const changed = new URL('./stricter-games.ts', import.meta.url)
let folder: string
let service: Service
const party = new Party(() => service.url)

interface Pair {
  readonly a: Client
  readonly b: Client
  readonly match: string
}
/** A match that the new rules cannot follow, one that they would change without a word, and one that they leave as it is. */
let unknown: Pair
let different: Pair
let same: Pair

beforeAll(async () => {
  folder = await freshFolder()
  service = await startService({ dataDir: folder })
  unknown = await party.pair('bids')
  different = await party.pair('auction')
  same = await party.pair('crew')
  for (const { a, b, match } of [unknown, different, same]) {
    await bid(a, match, 0, 3)
    await bid(b, match, 1, 2)
    await a.when(() => a.frame(match, 0).count === 4)
    await a.choose(match, 0, 1)
  }
  await restart(changed)
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

async function restart(games: URL): Promise<void> {
  await service.close()
  service = await startService({ dataDir: folder, games })
}

/** The same person on the server there is now. */
const back = async (client: Client) => party.add(await client.twin(service.url))

describe('a running match', () => {
  it.each([
    ['that the new rules cannot follow', () => unknown, 1],
    ['that the new rules would change without a word', () => different, 4],
  ])('%s is kept as it was, closed, and its players are told', async (_, pair, choice) => {
    const { match } = pair()
    const a = await back(pair().a)
    const watched = await a.ask({ type: 'watch', match })
    expect(watched).toMatchObject({ type: 'refused', reason: 'rules-changed' })
    expect(JSON.stringify(watched)).toMatch(new RegExp(`1.0.0.*2.0.0.*choice ${choice}\\b`))
    expect(a.table(match)).toMatchObject({ status: 'over', version: '1.0.0' })
    const [told] = a.messages.flatMap((m) => (m.type === 'chat' ? m.lines : []))
    expect(told).toMatchObject({ channel: 'table', seat: null, text: expect.stringContaining('earlier rules') })
    const summary = await a.json<MatchSummary>('GET', paths.match(match))
    expect(summary).toMatchObject({ status: 'over', count: 5, outcome: { payoffs: [0.5, 0.5], reason: 'rules-changed' } })
    const replayed = await a.request('GET', paths.replay(match))
    expect([replayed.status, (await replayed.json()).error]).toEqual([409, 'rules-changed'])
    expect(await a.ask({ type: 'choose', match, seat: 0, decisionId: 5, choice: 0 })).toMatchObject({ type: 'refused' })
  })

  it('that the new rules lead where it led goes on', async () => {
    const { match } = same
    const [a, b] = [await back(same.a), await back(same.b)]
    await Promise.all([a.watch(match), b.watch(match)])
    expect(a.frame(match, 0)).toMatchObject({ count: 5, view: { round: 1, scores: [3, 2], bid: 1 }, decision: { prompt: 'lock' } })
    expect(await a.choose(match, 0, 0)).toMatchObject({ type: 'frame', count: 6 })
    expect(a.table(match)).toMatchObject({ status: 'running' })
  })

  it('was not written over: under its own rules it can be seen to the last choice', async () => {
    await restart(smallGames)
    const a = await back(different.a)
    await a.watch(different.match)
    expect(a.frame(different.match, 0)).toMatchObject({ count: 5, view: { scores: [3, 2], bid: 1 } })
  })
})
