import type { GameInfo, Joined, MatchSummary } from '@rulewright/wire'
import { paths, ServerMessage } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { games as offered } from './games.ts'
import { partyAt } from './seating.ts'

const { party } = partyAt()
const guest = () => party.guest()
const pair = (game?: string, config = {}) => party.pair(game, { config })

describe('a match', () => {
  it('is played by a guest against a bot to its end', async () => {
    const client = await guest()
    const { match } = await client.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level: 'learner' }] })
    await client.watch(match)
    while (!client.frame(match, 0).outcome) {
      if (client.frame(match, 0).decision) expect((await client.choose(match, 0, 0)).type).toBe('frame')
      else await client.when(() => client.frame(match, 0).decision !== null || client.frame(match, 0).outcome !== null)
    }
    expect(client.frame(match, 0).outcome?.payoffs).toHaveLength(2)
    expect(client.frame(match, 0).decision).toBeNull()
  })

  it('is joined by whoever knows its address, while a seat is open', async () => {
    const [a, b] = [await guest(), await guest()]
    const { match } = await a.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await b.json('POST', paths.join(match), { number: 'x' })
    const late = await guest()
    const response = await late.request('POST', paths.join(match), {})
    expect([response.status, (await response.json()).error]).toEqual([409, 'no-open-seat'])
  })

  it('sends only what the wire says, and every message fits its schema', async () => {
    const { a, b, match } = await pair()
    await a.choose(match, 0, 0)
    await b.ask({ type: 'say', match, channel: 'table', text: 'well played' })
    await a.when(() => a.messages.some((m) => m.type === 'chat'))
    for (const message of [...a.messages, ...b.messages]) expect(ServerMessage.safeParse(message).error).toBeUndefined()
  })

  it('shows each choice to everybody, with the news each may hear', async () => {
    const { a, b, match } = await pair()
    const spectator = await guest()
    await spectator.watch(match)
    const seen = b.until((m) => m.type === 'frame' && m.count === 1)
    const watched = spectator.until((m) => m.type === 'frame' && m.count === 1)
    await a.choose(match, 0, 2)
    expect(await seen).toMatchObject({ seat: 1, since: 0, rowSeq: 1, news: [{ count: 1, events: [{ type: 'played', seat: 0 }] }] })
    expect(await watched).toMatchObject({ seat: null, decision: null, view: { hands: [{ cards: null }, { cards: null }] } })
  })

  it('is gone on with from another device, with what was missed', async () => {
    const { a, b, match } = await pair()
    await a.choose(match, 0, 0)
    await b.when(() => b.frame(match, 1).decision !== null)
    await a.close()
    await b.choose(match, 1, 0)
    const phone = party.add(await a.twin())
    const answer = await phone.ask({ type: 'watch', match, seen: 1 })
    expect(answer).toMatchObject({ type: 'frame', seat: 0, since: 1, rowSeq: 2, news: [{ count: 2 }] })
  })

  it('tells a fresh watcher of a young match all its news from the deal on', async () => {
    const { a, match } = await pair()
    await a.choose(match, 0, 0)
    const late = await guest()
    expect(await late.ask({ type: 'watch', match })).toMatchObject({ since: 1, rowSeq: 1, news: [{ count: 0 }, { count: 1 }] })
  })

  it('lets one person play both sides (hot seat)', async () => {
    const client = await guest()
    const { match, seats } = await client.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'me' }] })
    expect(seats).toEqual([0, 1])
    await client.watch(match)
    await client.choose(match, 0, 0)
    await client.when(() => client.frame(match, 1).decision !== null)
    expect((await client.choose(match, 1, 0)).type).toBe('frame')
  })

  it('takes decisions made at the same time in any order', async () => {
    const { a, b, match } = await pair('bids')
    const before = b.frame(match, 1).decision
    await a.choose(match, 0, 3)
    await b.when(() => b.frame(match, 1).rowSeq === 1)
    expect(b.frame(match, 1).decision?.decisionId).toBe(before?.decisionId)
    const answer = await b.ask({ type: 'choose', match, seat: 1, decisionId: before?.decisionId ?? -1, choice: 1 })
    expect(answer).toMatchObject({ type: 'frame', seat: 1, rowSeq: 2, view: { bid: 1 } })
  })
})

describe('the lobby', () => {
  it('lists the games with their settings', async () => {
    const games = await (await guest()).json<GameInfo[]>('GET', paths.games)
    expect(games.map((g) => g.id)).toEqual(offered.map((g) => g.id))
    expect(games[0]?.settings).toMatchObject({ rounds: { kind: 'integer', min: 1 } })
  })

  it('lists open tables, which anybody may join', async () => {
    const [a, b] = [await guest(), await guest()]
    const { match } = await a.create({ game: 'duel', seats: [{ kind: 'open' }, { kind: 'me' }], listed: true })
    const open = await b.json<MatchSummary[]>('GET', paths.openTables)
    expect(open.find((m) => m.match === match)).toMatchObject({ status: 'waiting', seats: [{ kind: 'open' }, { kind: 'person' }] })
    expect(await b.json<Joined>('POST', paths.join(match), { number: 'b' })).toMatchObject({ seat: 0 })
    expect((await b.json<MatchSummary[]>('GET', paths.openTables)).find((m) => m.match === match)).toBeUndefined()
  })

  it('lists my matches and whose turn it is', async () => {
    const { a, b, match } = await pair()
    const mine = async () => (await a.json<MatchSummary[]>('GET', paths.mine)).find((m) => m.match === match)
    expect(await mine()).toMatchObject({ status: 'running', mine: [0], waiting: [0], count: 0 })
    await a.choose(match, 0, 0)
    expect(await mine()).toMatchObject({ waiting: [1], count: 1 })
    await b.ask({ type: 'resign', match, seat: 1 })
    expect(await mine()).toMatchObject({ status: 'over', waiting: [], outcome: { payoffs: [1, 0], reason: 'conceded' } })
  })

  it('says in words and data what is wrong with a table', async () => {
    const client = await guest()
    const refused = async (body: unknown) => {
      const response = await client.request('POST', paths.matches, body)
      return { status: response.status, ...(await response.json()) }
    }
    const me = { kind: 'me' }
    expect(await refused({ game: 'chess', seats: [me, me] })).toMatchObject({ status: 404, error: 'no-such-game' })
    expect(await refused({ game: 'duel', seats: [me] })).toMatchObject({ error: 'bad-config', problems: [{ problem: 'seats' }] })
    expect(await refused({ game: 'duel', seats: [me, me], config: { rounds: 0 } })).toMatchObject({
      problems: [{ problem: 'not-in-range' }],
    })
    expect(await refused({ game: 'duel', seats: 'two' })).toMatchObject({ status: 400, error: 'malformed' })
    expect(await refused('{')).toMatchObject({ status: 400, error: 'malformed' })
  })
})

describe('talk', () => {
  it('at the table reaches everybody; in the gallery the players only after the end', async () => {
    const { a, b, match } = await pair()
    const [x, y] = [await guest(), await guest()]
    await x.watch(match)
    await y.watch(match)
    await x.ask({ type: 'say', match, channel: 'gallery', text: 'she holds the ten' })
    expect(await x.ask({ type: 'say', match, channel: 'table', text: 'hello' })).toMatchObject({ type: 'refused', reason: 'not-your-seat' })
    expect(await a.ask({ type: 'say', match, channel: 'gallery', text: 'hello' })).toMatchObject({ type: 'refused', reason: 'not-allowed' })
    const heard = y.until((m) => m.type === 'chat' && m.lines.some((l) => l.channel === 'table'))
    await a.ask({ type: 'say', match, channel: 'table', text: 'good luck' })
    await heard
    await b.ask({ type: 'ping' })
    const linesOf = (c: Client) => c.messages.flatMap((m) => (m.type === 'chat' ? m.lines.map((l) => l.text) : []))
    expect(linesOf(b)).toEqual(['good luck'])
    expect(linesOf(y)).toEqual(['she holds the ten', 'good luck'])
    await a.ask({ type: 'resign', match, seat: 0 })
    const again = party.add(await b.twin())
    await again.watch(match)
    expect(linesOf(again)).toEqual(['she holds the ten', 'good luck'])
  })
})

describe('a setting of one seat alone', () => {
  it('is seen by nobody else before the end', async () => {
    const { a, b, match } = await pair('bids', { motto: ['mine', 'theirs'] })
    expect(a.table(match).config).toMatchObject({ motto: ['mine', null] })
    expect(b.table(match).config).toMatchObject({ motto: [null, 'theirs'] })
    const spectator = await guest()
    await spectator.watch(match)
    expect(spectator.table(match).config).toMatchObject({ motto: [null, null] })
    await a.ask({ type: 'resign', match, seat: 0 })
    await spectator.when(() => spectator.table(match).status === 'over')
    expect(spectator.table(match).config).toMatchObject({ motto: ['mine', 'theirs'] })
  })

  it('is brought along by the one who joins', async () => {
    const [a, b] = [await guest(), await guest()]
    const { match } = await a.create({ game: 'bids', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true })
    await b.json('POST', paths.join(match), { number: 'b', own: { motto: 'my own' } })
    await b.watch(match)
    expect(b.frame(match, 1).view).toMatchObject({ motto: 'my own' })
    const refused = await b.request('POST', paths.join(match), { own: { motto: 5 } })
    expect(refused.status).toBe(200)
  })

  it('goes with the one who brought it', async () => {
    const [a, b, c] = [await guest(), await guest(), await guest()]
    const open = { kind: 'open' } as const
    const { match } = await a.create({ game: 'bids', seats: [{ kind: 'me' }, open, open], listed: true })
    await b.json('POST', paths.join(match), { seat: 1, number: 'b', own: { motto: 'my own' } })
    await b.watch(match)
    expect(b.table(match).config).toMatchObject({ motto: [null, 'my own', null] })
    await b.ask({ type: 'leave', match, seat: 1, level: 'friend' })
    await c.json('POST', paths.join(match), { seat: 1, number: 'c' })
    await c.watch(match)
    expect(c.table(match).config).toMatchObject({ motto: [null, 'none', null] })
  })
})
