import { type ChatLine, type Desk, type MatchSummary, type PersonInfo, paths, type ShutOutList, type User } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { command } from '../operate/index.ts'
import { onBoth } from './both.ts'
import { Client } from './client.ts'

const TOKEN = 'a token of the operator'
const me = (client: Client) => client.json<User>('GET', paths.me)
const status = async (client: Client, method: string, path: string, body?: unknown) => (await client.request(method, path, body)).status
const linesOf = (client: Client): ChatLine[] => client.messages.flatMap((m) => (m.type === 'chat' ? m.lines : []))

/** Until what one says no longer reaches the other. */
async function heard(by: Client, from: Client, match: string): Promise<void> {
  for (let n = 0; n < 100; n++) {
    await from.ask({ type: 'say', match, channel: 'table', text: `still ${n}` })
    await by.ask({ type: 'say', match, channel: 'table', text: `mark ${n}` })
    await by.when(() => linesOf(by).some((line) => line.text === `mark ${n}`))
    if (!linesOf(by).some((line) => line.text === `still ${n}`)) return
  }
  throw new Error('the other server did not hear of it')
}

onBoth({ operatorToken: TOKEN }, ({ party, urls }) => {
  async function account(name: string, email: string): Promise<Client> {
    const client = await party.guest()
    await client.json('POST', paths.signUp, { name, email, password: 'a long password' })
    return client
  }

  async function signIn(email: string): Promise<Client> {
    const client = new Client(urls()[0])
    await client.json('POST', paths.signIn, { email, password: 'a long password' })
    return client
  }

  describe('shutting somebody out', () => {
    it('nothing they say is read, and a block keeps them from one’s tables', async () => {
      const { a, b, match } = await party.pair('duel')
      await b.ask({ type: 'say', match, channel: 'table', text: 'before' })
      await a.when(() => linesOf(a).some((line) => line.text === 'before'))
      // Who said it is for the server alone.
      expect(Object.keys(linesOf(a)[0] ?? {})).not.toContain('user')
      // Told to the other server, where there is one; this one hears of it.
      const elsewhere = party.add(await a.twin(urls()[1]))
      const list = await elsewhere.json<ShutOutList>('POST', paths.shutOuts, { match, seat: 1, how: 'mute' })
      if (urls()[0] !== urls()[1]) await heard(a, b, match)
      await b.ask({ type: 'say', match, channel: 'table', text: 'after' })
      await a.ask({ type: 'say', match, channel: 'table', text: 'mine' })
      await a.when(() => linesOf(a).some((line) => line.text === 'mine'))
      expect(linesOf(a).map((line) => line.text)).not.toContain('after')
      const twin = await a.twin()
      party.add(twin)
      await twin.watch(match)
      const read = linesOf(twin).map((line) => line.text)
      expect(read).toContain('mine')
      for (const line of ['before', 'after']) expect(read).not.toContain(line)

      const joins = async () => {
        const table = await a.create({ game: 'duel', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] })
        const listed = await b.json<MatchSummary[]>('GET', paths.openTables)
        return [listed.some((one) => one.match === table.match), await status(b, 'POST', paths.join(table.match), {})]
      }
      expect(await joins()).toEqual([true, 200])
      expect(await a.json('POST', paths.shutOuts, { match, seat: 1, how: 'block' })).toMatchObject([{ how: 'block' }])
      expect(await joins()).toEqual([false, 403])
      expect(await a.json('PUT', paths.shutOuts, { user: list[0]?.user })).toEqual([])
      expect(await joins()).toEqual([true, 200])
      expect(await status(a, 'POST', paths.shutOuts, { match, seat: 0, how: 'mute' })).toBe(400)
      // By their page as well, where one may see it: somebody whom one has played, or who has chosen a name.
      const [mine, theirs] = [(await me(a)).id, (await me(b)).id]
      expect(await a.json('POST', paths.shutOuts, { user: theirs, how: 'block' })).toMatchObject([{ user: theirs, how: 'block' }])
      expect(await joins()).toEqual([false, 403])
      await a.json('PUT', paths.shutOuts, { user: theirs })
      const shy = await party.guest()
      for (const user of [mine, (await me(shy)).id, 'nobody'])
        expect(await status(a, 'POST', paths.shutOuts, { user, how: 'block' })).toBe(400)
      await shy.json('PATCH', paths.me, { name: 'Not Shy' })
      expect(await status(a, 'POST', paths.shutOuts, { user: (await me(shy)).id, how: 'block' })).toBe(200)
      // What the gallery says is nothing to those who play, not even that it was said.
      const watcher = await party.guest()
      await watcher.watch(match)
      await watcher.ask({ type: 'say', match, channel: 'gallery', text: 'he holds the nine' })
      const line = 1 + Math.max(...linesOf(twin).map((one) => one.line))
      expect(await status(a, 'POST', paths.shutOuts, { match, line, how: 'mute' })).toBe(400)
      expect(await status(a, 'POST', paths.reports, { match, line, why: 'I guess.' })).toBe(400)
    })
  })

  describe('operators', () => {
    it('see reports, people and tables, send somebody away for a time, close tables, and all of it is written down', async () => {
      const operator = await account('Olga', 'olga@example.com')
      expect(await status(operator, 'GET', paths.desk)).toBe(404)
      await command(urls()[0], { do: 'operator', who: 'olga@example.com' }, TOKEN)
      expect((await me(operator)).operator).toBe(true)

      const { a, b, match } = await party.pair('duel')
      await b.ask({ type: 'say', match, channel: 'table', text: 'something rude' })
      expect(await status(b, 'POST', paths.reports, { match, line: 1, why: 'It was me.' })).toBe(400)
      await a.json('POST', paths.reports, { match, line: 1, why: 'Rude.' })
      const desk = await operator.json<Desk>('GET', paths.desk)
      const report = desk.reports.find((one) => one.match === match)
      expect(report).toMatchObject({ said: 'something rude', why: 'Rude.' })
      expect(desk.tables).toContainEqual(expect.objectContaining({ match, onlyBots: false }))
      const [found] = await operator.json<PersonInfo[]>('GET', `${paths.people}?search=${report?.about}`)
      expect(found).toMatchObject({ guest: true, bannedUntil: null })
      expect(await status(a, 'GET', paths.people)).toBe(404)
      expect(await status(a, 'POST', paths.desk, { do: 'stop-bots' })).toBe(404)

      const act = (body: unknown) => operator.json<Desk>('POST', paths.desk, body)
      const closed = new Promise((done) => b.socket.once('close', done))
      expect((await act({ do: 'ban', user: report?.about, days: 3, why: 'Rude.' })).bans).toMatchObject([{ id: report?.about }])
      await closed
      expect(await status(operator, 'POST', paths.desk, { do: 'ban', user: (await me(operator)).id, days: 3, why: 'x' })).toBe(403)
      expect((await act({ do: 'settle', report: report?.id, note: 'Sent away.' })).reports).toEqual([])

      await act({ do: 'close-table', match, why: 'It is late.' })
      await a.when(() => a.table(match).status === 'over')
      expect(a.frame(match, 0).outcome).toMatchObject({ reason: 'closed', payoffs: [0.5, 0.5] })
      expect(await a.choose(match, 0, 0)).toMatchObject({ type: 'refused', reason: 'match-over' })

      const alone = await a.create({
        game: 'duel',
        seats: [
          { kind: 'bot', level: 'learner' },
          { kind: 'bot', level: 'learner' },
        ],
        config: { rounds: 500 },
      })
      await act({ do: 'stop-bots' })
      expect(await a.json('GET', paths.match(alone.match))).toMatchObject({ status: 'over' })
      const { deeds } = await act({ do: 'unban', user: report?.about })
      expect(deeds.map((deed) => deed.what).sort()).toEqual(
        [
          'closed a table',
          'let in again',
          'made an operator',
          'sent away for 3 days',
          'settled a report',
          'stopped matches of bots alone',
        ].sort(),
      )
    })

    it('who is sent away is told until when and why', async () => {
      const operator = await signIn('olga@example.com')
      const eve = await account('Eve', 'eve@example.com')
      await operator.json('POST', paths.desk, { do: 'ban', user: (await me(eve)).id, days: 1, why: 'She knows.' })
      const again = await signIn('eve@example.com')
      const response = await again.request('GET', paths.me)
      expect([response.status, await response.json()]).toMatchObject([
        403,
        { message: expect.stringMatching(/closed to you until .* UTC.*She knows\./) },
      ])
      expect(await status(again, 'POST', paths.matches, { game: 'duel', seats: [{ kind: 'me' }] })).toBe(403)
    })
  })
})
