import { type MatchSummary, paths, type Rematch, type RoomAct } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { onBoth } from './both.ts'
import type { Client } from './client.ts'

const open = { kind: 'open' } as const
const me = { kind: 'me' } as const
const bot = { kind: 'bot', level: 'learner' } as const

onBoth({}, ({ party, urls }) => {
  const again = async (who: Client, match: string) => (await who.json<Rematch>('POST', paths.rematch(match), { number: 'again' })).match
  const mine = (who: Client) => who.json<MatchSummary[]>('GET', paths.mine)

  /** A match of two that is over, on as many servers as there are. */
  async function finished(game = 'auction', more = {}) {
    const pair = await party.pair(game, more, [...urls()])
    await pair.a.ask({ type: 'resign', match: pair.match, seat: 0 })
    await pair.b.when(() => pair.b.frame(pair.match, 1).outcome !== null)
    return pair
  }

  describe('playing again', () => {
    it('is proposed by one press, seen at the table and in the list, and keeps the other seat', async () => {
      const { a, b, match } = await finished('auction', {
        config: { motto: ['first', 'second'] },
        clock: { kind: 'live', seconds: 60, increment: 1 },
      })
      const next = await again(a, match)
      await b.when(() => b.table(match).rematch?.match === next)
      const [aName] = a.table(match).seats.map((seat) => seat.name)
      expect(b.table(match).rematch?.names).toEqual([aName])
      expect((await mine(b)).find((one) => one.match === next)).toMatchObject({ invited: true, mine: [], status: 'waiting' })
      // Nobody else gets the reserved seat.
      const stranger = await party.guest()
      expect((await stranger.request('POST', paths.join(next), {})).status).toBe(409)
      expect(await again(b, match)).toBe(next)
      await Promise.all([a.watch(next), b.watch(next)])
      // Whoever began goes last, and what was their own goes with them.
      await a.when(() => a.table(next).status === 'running')
      expect(a.table(next).seats.map((seat) => seat.name)).toEqual(
        b
          .table(match)
          .seats.map((seat) => seat.name)
          .reverse(),
      )
      expect([a.table(next).mine, b.table(next).mine]).toEqual([[1], [0]])
      expect(a.table(next).clock).toEqual({ kind: 'live', seconds: 60, increment: 1 })
      expect([a.table(next).config.motto, b.table(next).config.motto]).toEqual([
        [null, 'first'],
        ['second', null],
      ])
    })

    it('is one table, however many press at once', async () => {
      const { a, b, match } = await finished()
      const pressed = await Promise.all([a, b, a, b, b, a].map((who) => again(who, match)))
      expect(new Set(pressed).size).toBe(1)
      const [next = ''] = pressed
      expect((await mine(a)).filter((one) => one.status !== 'over' && one.createdAt > 0 && one.match === next)).toHaveLength(1)
      await expect.poll(async () => (await a.json<MatchSummary>('GET', paths.match(next))).status).toBe('running')
    })

    it('is refused to others, and before the end; after it was closed it can be asked for anew', async () => {
      const { a, b, match } = await party.pair('auction', {}, [...urls()])
      expect((await a.request('POST', paths.rematch(match), {})).status).toBe(409)
      await a.ask({ type: 'resign', match, seat: 0 })
      const stranger = await party.guest()
      expect((await stranger.request('POST', paths.rematch(match), {})).status).toBe(403)
      const first = await again(a, match)
      await a.json('POST', paths.room(first), { do: 'cancel' })
      await b.when(() => b.table(match).rematch === undefined)
      expect(await again(b, match)).not.toBe(first)
    })

    it('works where bots alone play, for whoever let them', async () => {
      const a = await party.guest()
      const { match } = await a.create({ game: 'bids', seats: [bot, bot] })
      await expect.poll(async () => (await a.json<MatchSummary>('GET', paths.match(match))).status, { timeout: 60_000 }).toBe('over')
      const next = await again(a, match)
      expect(await a.json<MatchSummary>('GET', paths.match(next))).toMatchObject({ seats: [{ kind: 'bot' }, { kind: 'bot' }] })
      expect(await again(a, match)).toBe(next)
    })
  })

  describe('a table that waits', () => {
    /** Anna opened it, Bo came, a third seat is open; both watch. */
    async function room() {
      const [a, b] = [await party.guest(urls()[0]), await party.guest(urls()[1])]
      const { match } = await a.create({ game: 'bids', seats: [me, open, open] })
      await b.json('POST', paths.join(match), { number: 'b' })
      await Promise.all([a.watch(match), b.watch(match)])
      const act = (who: Client, wish: RoomAct) => who.request('POST', paths.room(match), wish)
      return { a, b, match, act }
    }

    it('is changed by its host, and the others see it live', async () => {
      const { a, b, match, act } = await room()
      await act(b, { do: 'own', seat: 1, values: { motto: 'mine' } })
      const settings = {
        do: 'settings',
        config: { motto: ['host', 'stolen', 'open'] },
        clock: { kind: 'live', seconds: 30, increment: 0 },
        listed: true,
      } as const
      expect((await act(b, settings)).status).toBe(403)
      expect((await act(a, settings)).status).toBe(200)
      await b.when(() => b.table(match).clock !== null && b.table(match).listed === true)
      // What Bo chose for himself stays his.
      expect(b.table(match).config.motto).toEqual([null, 'mine', null])
      await b.when(() => b.table(match).config.motto !== undefined)
      expect(a.table(match).config.motto).toEqual(['host', null, null])
      expect((await act(a, { ...settings, config: { motto: 7 } })).status).toBe(400)
      expect((await act(a, { ...settings, config: { motto: 'for all' } })).status).toBe(200)
      await a.when(() => JSON.stringify(a.table(match).config.motto) === JSON.stringify(['for all', null, null]))
      expect(b.table(match).config.motto).toEqual([null, 'mine', null])
    })

    it('takes a bot and lets it go, and deals when the last seat is taken', async () => {
      const { a, b, match, act } = await room()
      expect((await act(a, { do: 'bot', seat: 1, level: 'friend' })).status).toBe(409)
      expect((await act(b, { do: 'bot', seat: 2, level: 'friend' })).status).toBe(403)
      await a.json('POST', paths.remove(match), { seat: 1 })
      await act(a, { do: 'bot', seat: 1, level: 'rival' })
      await b.when(() => b.table(match).seats[1]?.level === 'rival')
      await act(a, { do: 'open', seat: 1 })
      await b.when(() => b.table(match).seats[1]?.kind === 'open')
      await act(a, { do: 'bot', seat: 1, level: 'learner' })
      await act(a, { do: 'bot', seat: 2, level: 'learner' })
      await b.when(() => b.table(match).status === 'running')
      expect((await act(a, { do: 'open', seat: 1 })).status).toBe(403)
    })

    it('lets everybody choose their seat', async () => {
      const { a, b, match, act } = await room()
      await act(b, { do: 'own', seat: 1, values: { motto: 'mine' } })
      expect((await act(b, { do: 'move', from: 1, to: 0 })).status).toBe(409)
      expect((await act(b, { do: 'move', from: 0, to: 2 })).status).toBe(409)
      expect((await act(b, { do: 'move', from: 1, to: 2 })).status).toBe(200)
      await a.when(() => a.table(match).seats[2]?.kind === 'person' && a.table(match).seats[1]?.kind === 'open')
      await b.when(() => b.table(match).mine[0] === 2)
      expect(b.table(match).config.motto).toEqual([null, null, 'mine'])
      await act(a, { do: 'bot', seat: 1, level: 'learner' })
      await a.when(() => a.table(match).status === 'running')
    })

    it('is closed by its host, and everybody there is told', async () => {
      const { a, b, match, act } = await room()
      expect((await act(b, { do: 'cancel' })).status).toBe(403)
      expect((await act(a, { do: 'cancel' })).status).toBe(200)
      await b.when(() => b.messages.some((m) => m.type === 'refused' && m.reason === 'table-closed' && m.match === match))
      expect((await a.request('GET', paths.match(match))).status).toBe(404)
    })
  })
})
