import type { Game } from '@rulewright/kernel'
import { type Circle, type Profile, paths, type TableInfo, type User } from '@rulewright/wire'
import { rating } from 'openskill'
import { describe, expect, it } from 'vitest'
import { alderquest } from '../../games/alderquest/rules/index.ts'
import { duel } from '../../kernel/test/games/duel.ts'
import type { MatchRow, SeatRow } from '../data/rows.ts'
import { rated, UNKNOWN } from '../ratings/strength.ts'
import { hasUsualSettings, movedBy, placesIn, teamsOf } from '../ratings/umpire.ts'
import { onBoth } from './both.ts'
import type { Client } from './client.ts'

describe('how a match moves ratings', () => {
  it('is what the library publishes as its example', async () => {
    const [a1, a2, b1, b2] = [UNKNOWN, { mu: 32.444, sigma: 5.123 }, { mu: 43.381, sigma: 2.421 }, { mu: 25.188, sigma: 6.211 }]
    const teams = [
      [a1, a2],
      [b1, b2],
    ]
    const shown = (await rated(teams, [1, 2])).map((team) => team.map(({ mu, sigma }) => [mu.toFixed(2), sigma.toFixed(2)]))
    expect(shown).toEqual([
      [
        ['28.67', '8.07'],
        ['33.83', '5.06'],
      ],
      [
        ['43.07', '2.42'],
        ['23.15', '6.14'],
      ],
    ])
  })

  it('is what Weng and Lin’s formulas give for two who have not played', async () => {
    const { mu, sigma } = UNKNOWN
    expect(rating()).toMatchObject(UNKNOWN)
    // Before each match everybody is a little less certain than after the last (τ).
    const variance = sigma ** 2 + (mu / 300) ** 2
    const c = Math.sqrt(2 * (variance + (sigma / 2) ** 2))
    const [winner, loser] = await rated([[UNKNOWN], [UNKNOWN]], [1, 2])
    const step = (variance / c) * 0.5
    const shrunk = Math.sqrt(variance * (1 - (Math.sqrt(variance) / c) * (variance / c ** 2) * 0.25))
    expect(winner?.[0]?.mu).toBeCloseTo(mu + step, 9)
    expect(loser?.[0]?.mu).toBeCloseTo(mu - step, 9)
    expect(winner?.[0]?.sigma).toBeCloseTo(shrunk, 9)
  })

  it('counts leaving as the last place, and does not take a partner down', async () => {
    const place = (user: string, team: number, worth: number) => ({ user, team, worth })
    expect(teamsOf([place('a', 0, 0.5), place('b', 1, -1), place('c', 2, 0.5)])).toEqual([
      { users: ['a'], place: 1 },
      { users: ['b'], place: 3 },
      { users: ['c'], place: 1 },
    ])
    expect(teamsOf([place('a', 0, -1), place('b', 1, 0), place('c', 0, 1), place('d', 1, 0)])).toEqual([
      { users: ['a', 'c'], place: 1 },
      { users: ['b', 'd'], place: 2 },
    ])
    const moved = await movedBy([place('a', 0, 1), place('b', 1, 0)], new Map())
    expect(moved[0]?.after.mu).toBeGreaterThan(25)
    expect(moved[1]?.after.mu).toBeLessThan(25)
  })

  it('knows the teams of a game, and asks for the usual settings', () => {
    // The game is about its own state; only its settings are used here.
    const game: Game = alderquest
    expect(game.teams?.({ seats: 4 })).toEqual([0, 1, 0, 1])
    expect(game.teams?.({ seats: 3 })).toEqual([0, 1, 1])
    const small: Game = duel
    const seats = ['x', 'y'].map(
      (user_id, seat): SeatRow => ({ match: 'm', seat, kind: 'person', user_id, name: user_id, level: null, number: null }),
    )
    const row = (config: Record<string, unknown>, more: Partial<MatchRow> = {}) =>
      ({
        secret: 's',
        outcome: { payoffs: [1, 0], reason: 'won' },
        config: { seats: 2, ...config },
        clock: null,
        ...more,
      }) as unknown as MatchRow
    expect(hasUsualSettings(small, row({ rounds: 1 }).config)).toBe(true)
    expect(placesIn(small, row({ rounds: 1 }), seats)).toHaveLength(2)
    expect(placesIn(small, row({ rounds: 2 }), seats)).toBeNull()
    expect(placesIn(small, row({ rounds: 1 }, { secret: '' }), seats)).toBeNull()
    expect(placesIn(small, row({ rounds: 1 }, { outcome: { payoffs: [0.5, 0.5], reason: 'closed' } }), seats)).toBeNull()
    expect(placesIn(small, row({ rounds: 1 }), [{ ...seats[0], user_id: 'y' } as SeatRow, seats[1] as SeatRow])).toBeNull()
  })
})

onBoth({ timings: { beat: 200 } }, ({ party, urls }) => {
  const account = (url: string, name: string) => party.account(url, name)
  const me = (client: Client) => client.json<User>('GET', paths.me)
  const profile = async (client: Client) => client.json<Profile>('GET', paths.person((await me(client)).id))

  /** Two with accounts play; the first gives up. */
  async function played(a: Client, b: Client, game = 'auction', config = {}): Promise<string> {
    const { match } = await a.create({ game, config, seats: [{ kind: 'me' }, { kind: 'open' }] })
    await b.json('POST', paths.join(match), { number: 'b' })
    await Promise.all([a.watch(match), b.watch(match)])
    await a.ask({ type: 'resign', match, seat: 0 })
    return match
  }

  it('people with accounts are rated once by each match, and the table says so', async () => {
    const [a, b] = [await account(urls()[0], 'Anna'), await account(urls()[1], 'Bo')]
    const match = await played(a, b)
    const moved = (table: TableInfo) => table.ratings?.map(({ after }) => Number(after.mu.toFixed(3)))
    await b.when(() => b.table(match).ratings !== undefined)
    expect(moved(b.table(match))).toEqual([22.365, 27.635])
    await played(b, a)
    await expect.poll(async () => (await profile(a)).ratings[0]?.played).toBe(2)
    const { ratings, curve, record, last } = await profile(a)
    expect(ratings).toMatchObject([{ game: 'auction', mode: 'live', played: 2 }])
    expect(curve.map((point) => point.mu.toFixed(3))[0]).toBe('22.365')
    expect(ratings[0]?.mu).toBe(curve[1]?.mu)
    expect(record).toEqual([{ game: 'auction', won: 1, drawn: 0, lost: 1 }])
    expect(last.map((one) => one.payoff)).toEqual([1, 0])
  })

  it('guests, and matches with other settings, count for no rating', async () => {
    const [a, b, guest] = [await account(urls()[0], 'Cara'), await account(urls()[1], 'Dan'), await party.guest(urls()[1])]
    await played(a, guest)
    await played(a, b, 'duel', { rounds: 3 })
    const counted = await played(a, b)
    await b.when(() => b.table(counted).ratings !== undefined)
    expect((await profile(a)).curve.map((point) => point.match)).toEqual([counted])
  })

  it('friends are found by name and by link, recent opponents are known, and who has chosen no name is nowhere', async () => {
    const [a, b, guest] = [await account(urls()[0], 'Edda'), await account(urls()[1], 'Finn'), await party.guest(urls()[1])]
    await played(a, guest)
    const shy = await me(guest)
    expect((await a.request('GET', paths.person(shy.id))).status).toBe(404)
    expect((await a.request('POST', paths.friends, { name: shy.name })).status).toBe(404)
    expect((await a.json<Circle>('GET', paths.friends)).recent).toMatchObject([{ user: shy.id, online: false }])
    await guest.json('PATCH', paths.me, { name: 'Gus' })
    expect(await a.json<Profile>('GET', paths.person(shy.id))).toMatchObject({ name: 'Gus', guest: true, friend: false })
    const finn = await me(b)
    expect((await a.json<Circle>('POST', paths.friends, { name: 'finn' })).friends).toMatchObject([
      { user: finn.id, mutual: false, online: false },
    ])
    await b.json('POST', paths.friends, { user: (await me(a)).id })
    expect((await a.json<Circle>('GET', paths.friends)).friends).toMatchObject([{ name: 'Finn', mutual: true, online: true }])
    // Invited directly: it is among Finn’s matches, and the seat is his.
    const { match } = await a.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await a.json('POST', paths.room(match), { do: 'invite', user: finn.id })
    expect((await guest.request('POST', paths.join(match), {})).status).toBe(409)
    expect(await b.json('GET', paths.mine)).toMatchObject([{ match, invited: true, seats: [{}, { kind: 'open', name: 'Finn' }] }])
    await b.json('POST', paths.join(match), { number: 'b' })
    expect((await a.json<Circle>('PUT', paths.friends, { user: finn.id })).friends).toEqual([])
  })
})
