import type { MatchSummary, ReplayPage } from '@rulewright/wire'
import { paths } from '@rulewright/wire'
import { expect, it } from 'vitest'
import type { Client } from './client.ts'
import { partyAt } from './seating.ts'

const { party } = partyAt()

const BID = (amount: number) => amount
const LOCK = 0
const CHANGE = 1

interface SealedTable {
  readonly a: Client
  readonly b: Client
  readonly spectator: Client
  readonly match: string
}

async function sealedTable(more = {}): Promise<SealedTable> {
  const { a, b, match } = await party.pair('sealed', more)
  const spectator = await party.guest()
  await spectator.watch(match)
  return { a, b, spectator, match }
}

/** Everything a client was sent about the match, without what differs between any two matches. */
function heard(client: Client, match: string): string[] {
  const about = client.texts.filter((text) => text.includes(`"match":"${match}"`))
  return about.map((text) => text.replaceAll(/"(match|commitment|user|name|re|left|claimAt)":("[^"]*"|[\d.]+|null),?/g, ''))
}

/** Once a ping is answered, everything before it has arrived. */
const settled = (clients: readonly Client[]) => Promise.all(clients.map((client) => client.ask({ type: 'ping' })))

const summary = async (client: Client, match: string) => {
  const { count, waiting } = (await client.json<MatchSummary[]>('GET', paths.mine)).find((one) => one.match === match) ?? {}
  return { count, waiting }
}

it('nobody hears of what another chooses in secret before all have chosen', async () => {
  const { a, b, spectator, match } = await sealedTable()
  const before = [heard(b, match).length, heard(spectator, match).length]
  await a.choose(match, 0, BID(3))
  await a.choose(match, 0, CHANGE)
  await a.choose(match, 0, BID(2))
  await a.choose(match, 0, LOCK)
  await settled([b, spectator])
  expect([heard(b, match).length, heard(spectator, match).length]).toEqual(before)
  expect(a.frame(match, 0)).toMatchObject({ count: 4, rowSeq: 4, waiting: [1], decision: null })
  expect(await summary(b, match)).toEqual({ count: 0, waiting: [0, 1] })
  // Whoever comes back hears no more than somebody who stayed.
  const twin = party.add(await b.twin())
  await twin.watch(match)
  expect(twin.frame(match, 1)).toMatchObject({ count: 0, rowSeq: 0, waiting: [0, 1], decision: { decisionId: 0, prompt: 'bid' } })
  const page = await b.json<ReplayPage>('GET', `${paths.replay(match)}?seat=1`)
  expect([page.count, page.moments.length]).toEqual([0, 1])

  await b.choose(match, 1, BID(1))
  await b.choose(match, 1, LOCK)
  await settled([a, spectator])
  expect(b.frame(match, 1)).toMatchObject({ count: 3, rowSeq: 2, waiting: [0, 1], news: [{ count: 3, events: [{ type: 'revealed' }] }] })
  expect(spectator.frame(match)).toMatchObject({ count: 1, rowSeq: 1, waiting: [0, 1], news: [{ count: 1, events: [{ bids: [2, 1] }] }] })
  expect(a.frame(match, 0)).toMatchObject({ count: 5, rowSeq: 5, decision: { decisionId: 5 } })
  expect(await summary(b, match)).toEqual({ count: 1, waiting: [0, 1] })
  const later = await b.json<ReplayPage>('GET', `${paths.replay(match)}?seat=1`)
  expect(later.moments.map(({ count, by }) => [count, by])).toEqual([
    [0, null],
    [1, 1],
    [2, 1],
    [3, 1],
  ])
})

it('a secret choice is taken back by its own seat, whoever chose since, and nobody hears of it', async () => {
  const { a, b, spectator, match } = await sealedTable()
  await a.choose(match, 0, BID(3))
  await b.choose(match, 1, BID(1))
  await b.choose(match, 1, LOCK)
  await settled([a, spectator])
  const before = [heard(b, match).length, heard(spectator, match).length]
  expect(a.frame(match, 0)).toMatchObject({ canUndo: true, count: 1 })
  await a.ask({ type: 'undo', match, seat: 0, rowSeq: a.frame(match, 0).rowSeq })
  expect(a.frame(match, 0)).toMatchObject({ canUndo: false, count: 0, rowSeq: 2, decision: { prompt: 'bid', decisionId: 2 } })
  await settled([b, spectator])
  expect([heard(b, match).length, heard(spectator, match).length]).toEqual(before)
  await a.choose(match, 0, BID(0))
  await a.choose(match, 0, LOCK)
  await settled([b])
  expect(b.frame(match, 1)).toMatchObject({ news: [{ events: [{ type: 'revealed', bids: [0, 1] }] }] })
})

it('two matches that differ only in what one has chosen in secret are told to the others byte by byte alike', async () => {
  const told: string[][] = []
  for (const detours of [0, 3]) {
    const { a, b, spectator, match } = await sealedTable({ clock: { kind: 'live', seconds: 600, increment: 5 } })
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < detours; n++) {
        await a.choose(match, 0, BID(n))
        await a.choose(match, 0, CHANGE)
      }
      await a.choose(match, 0, BID(2))
      await a.choose(match, 0, LOCK)
      await b.choose(match, 1, BID(1))
      await b.choose(match, 1, LOCK)
    }
    await settled([a, b, spectator])
    expect(b.frame(match, 1).outcome).not.toBeNull()
    // When it is over, everything is known: numbers are the log's own again.
    const running = (lines: string[]) => lines.filter((line) => line.includes('"outcome":null'))
    told.push([...running(heard(b, match)), ...running(heard(spectator, match))])
  }
  expect(told[0]?.length).toBeGreaterThan(8)
  expect(told[1]).toEqual(told[0])
})

it('a clock that stands still in a secret is seen to run on, and what was gained tells nothing', async () => {
  const { a, b, match } = await sealedTable({ clock: { kind: 'live', seconds: 600, increment: 5 } })
  for (const choice of [BID(3), CHANGE, BID(2), LOCK]) await a.choose(match, 0, choice)
  const twin = party.add(await b.twin())
  await twin.watch(match)
  expect(twin.frame(match, 1).clocks?.map(({ running }) => running)).toEqual([true, true])
  expect(a.frame(match, 0).clocks?.map(({ running }) => running)).toEqual([false, true])
  await b.choose(match, 1, BID(1))
  await b.choose(match, 1, LOCK)
  const gained = b.frame(match, 1).clocks?.map(({ left }) => left > 600_000 && left <= 605_000)
  expect(gained).toEqual([true, true])
})
