import { rmSync } from 'node:fs'
import {
  type Club,
  type MatchSummary,
  type NewTournament,
  paths,
  type TournamentAct,
  type TournamentInfo,
  type User,
} from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { PgliteDatabase } from '../data/pglite.ts'
import { onBoth } from './both.ts'
import type { Client } from './client.ts'
import { Party } from './seating.ts'
import { freshFolder, startService } from './service.ts'

const evening: NewTournament = {
  name: 'An evening',
  about: 'Bring a lamp.',
  game: 'auction',
  seats: 2,
  kind: 'swiss',
  rounds: 3,
  clock: { kind: 'live', seconds: 600, increment: 10 },
  entry: 'accounts',
}

const make = (who: Client, wish: Partial<NewTournament> = {}) =>
  who.json<TournamentInfo>('POST', paths.tournaments, { ...evening, ...wish })
const look = (who: Client, tournament: string) => who.json<TournamentInfo>('GET', paths.tournament(tournament))
const act = (who: Client, tournament: string, wish: TournamentAct) => who.json<TournamentInfo>('POST', paths.tournament(tournament), wish)
const tries = async (who: Client, tournament: string, wish: TournamentAct) =>
  (await who.request('POST', paths.tournament(tournament), wish)).status
const enrol = (who: Client, tournament: string) => act(who, tournament, { do: 'enrol', number: 'n' })
const current = ({ pairings, round }: TournamentInfo) => pairings.filter((pairing) => pairing.round === round)

/** Everybody comes to the tables of the round, and at each the one later in the list resigns. */
async function playRound(people: readonly Client[], tournament: string): Promise<TournamentInfo> {
  const [first] = people
  if (!first) throw new Error('nobody plays')
  const info = await look(first, tournament)
  const pairings = current(info).filter((pairing) => pairing.how === 'played' && pairing.points.includes(null))
  for (const { match, entrants } of pairings) {
    if (match === null) throw new Error('a board has no table')
    const there = entrants.map((entrant) => people[entrant])
    for (const client of there) {
      await client?.watch(match)
      if (client?.table(match).numberWanted) await client.ask({ type: 'ready', match, number: 'x' })
    }
    const loser = Math.max(...entrants)
    const seat = entrants.indexOf(loser)
    await people[loser]?.when(() => people[loser]?.table(match).status === 'running')
    await people[loser]?.ask({ type: 'resign', match, seat })
  }
  const done = () =>
    look(first, tournament).then((now) => now.pairings.filter((b) => b.round === info.round).every((b) => !b.points.includes(null)))
  await expect.poll(done, { timeout: 20_000 }).toBe(true)
  return look(first, tournament)
}

describe('events across a restart', () => {
  it('find their tables again, also those that nobody could open any more', async () => {
    const folder = await freshFolder()
    let server = await startService({ dataDir: folder, timings: { beat: 50 } })
    const people = new Party(() => server.url)
    const [a, b] = [await people.account(server.url, 'Ann'), await people.account(server.url, 'Ben')]
    const { tournament } = await make(a)
    for (const who of [a, b]) await enrol(who, tournament)
    const begun = await act(a, tournament, { do: 'start' })
    await people.leave()
    await server.close()
    // As if the process had been killed after it paired the round and before it opened the table.
    const db = await PgliteDatabase.open(folder)
    await db.run('delete from match')
    await db.close()
    server = await startService({ dataDir: folder, timings: { beat: 50 } })
    const again = await a.twin(server.url)
    await expect.poll(async () => (await look(again, tournament)).pairings[0]?.status).toBe('waiting')
    expect((await look(again, tournament)).pairings[0]?.match).toBe(begun.pairings[0]?.match)
    await again.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

/** The first entrant's table belongs to those people: nobody else sits there, nobody leaves before it has begun. */
async function hasATableOfItsOwn(ada: Client, { tournament, pairings }: TournamentInfo): Promise<void> {
  const mine = pairings.find((b) => b.how === 'played' && b.entrants.includes(0))
  const table = await ada.json<MatchSummary>('GET', paths.match(mine?.match ?? ''))
  expect(table).toMatchObject({ status: 'waiting', seats: [{ kind: 'person' }, { kind: 'person' }] })
  await ada.watch(table.match)
  expect(ada.table(table.match)).toMatchObject({ tournament, host: false })
  const leaving = { type: 'leave', match: table.match, seat: ada.table(table.match).mine[0] ?? 0, level: 'friend' } as const
  expect(await ada.ask(leaving)).toMatchObject({ type: 'refused' })
}

/** Nobody met the same twice, nobody sat out twice. */
function neverTheSameTwice({ pairings }: TournamentInfo): void {
  const keys = pairings.map((b) => [...b.entrants].sort().join(' '))
  expect(new Set(keys).size).toBe(keys.length)
}

onBoth({ timings: { beat: 100 } }, ({ party, urls }) => {
  const people = async (...names: string[]) => {
    const all: Client[] = []
    for (const [n, name] of names.entries()) all.push(await party.account(urls()[n % 2] ?? '', name))
    return all
  }

  describe('a Swiss event', () => {
    it('goes from enrolling to its final standings: one pairing however many press, byes, notes, and somebody who leaves', async () => {
      const all = await people('Ada', 'Bea', 'Cy', 'Dot', 'Eve')
      const [ada, bea, , dot, eve] = all
      if (!ada || !bea || !dot || !eve) throw new Error('five came')
      const { tournament, runs, me } = await make(ada)
      expect({ runs, me }).toEqual({ runs: true, me: null })
      for (const who of all) await enrol(who, tournament)
      await enrol(bea, tournament)
      expect(await tries(bea, tournament, { do: 'start' })).toBe(403)
      await Promise.all([tries(ada, tournament, { do: 'start' }), tries(ada, tournament, { do: 'start' })])
      const first = await look(bea, tournament)
      expect(first).toMatchObject({
        state: 'running',
        round: 1,
        me: 1,
        runs: false,
        ready: false,
        tieBreaks: ['buchholz', 'sonnebornBerger', 'direct'],
      })
      expect(first.pairings.map((b) => b.entrants.length).sort()).toEqual([1, 2, 2])
      expect(first.pairings.find((b) => b.how === 'bye')?.points).toEqual([1])
      expect(await tries(ada, tournament, { do: 'next', after: 1 })).toBe(403)

      await hasATableOfItsOwn(ada, first)

      expect((await playRound(all, tournament)).ready).toBe(true)
      await Promise.all(Array.from({ length: 4 }, () => tries(ada, tournament, { do: 'next', after: 1 })))
      const second = await look(ada, tournament)
      expect(second.round).toBe(2)
      expect(second.pairings.filter((b) => b.round === 2)).toHaveLength(3)
      expect(second.log.map((line) => line.what)).toEqual(['paired', 'paired', 'started'])

      // Dot does not come: the organiser settles it, with a note.
      const hers =
        current(second).find((b) => b.entrants.includes(3) && b.how === 'played') ?? current(second).find((b) => b.how === 'played')
      const rival = hers?.entrants.find((one) => one !== 3) ?? 0
      const pairing = hers?.pairing ?? 0
      const wish: TournamentAct = { do: 'settle', round: 2, pairing, winners: [rival], why: 'Did not come.' }
      expect(await tries(bea, tournament, wish)).toBe(403)
      const settled = await act(ada, tournament, wish)
      expect(settled.log[0]).toMatchObject({ what: 'settled', by: 'Ada', round: 2, note: 'Did not come.' })
      expect(settled.pairings.find((b) => b.round === 2 && b.pairing === pairing)).toMatchObject({ how: 'settled', status: null })
      expect(await tries(ada, tournament, wish)).toBe(409)
      await playRound(all, tournament)

      // Eve deletes her account: what she won and lost stays.
      await act(ada, tournament, { do: 'next', after: 2 })
      const before = await look(ada, tournament)
      await eve.json('POST', paths.deleteMe, { password: 'a long password' })
      const left = await look(ada, tournament)
      expect(left.entrants[4]).toEqual({ entrant: 4, name: 'Somebody who left', user: null, gone: true })
      expect(left.pairings.filter((b) => b.round < 3)).toEqual(before.pairings.filter((b) => b.round < 3))
      const over = await playRound(all, tournament)
      expect(over.state).toBe('over')
      expect(over.standings.map((row) => row.entrant)[0]).toBe(0)
      expect(over.standings.reduce((sum, row) => sum + row.points, 0)).toBe(9)
      for (const pairing of over.pairings) expect(pairing.points).not.toContain(null)
      neverTheSameTwice(over)
      expect((await ada.json<TournamentInfo[]>('GET', paths.tournaments))[0]).toMatchObject({ tournament, state: 'over', mine: true })
    })

    it('is told why it cannot be', async () => {
      const [ann] = await people('Ann Two')
      const guest = await party.guest(urls()[1])
      if (!ann) throw new Error('nobody came')
      const refused = async (who: Client, wish: Partial<NewTournament>) =>
        (await who.request('POST', paths.tournaments, { ...evening, ...wish })).status
      expect(await refused(guest, {})).toBe(403)
      expect(await refused(ann, { game: 'crew' })).toBe(403)
      expect(await refused(ann, { game: 'chess' })).toBe(404)
      expect(await refused(ann, { seats: 7 })).toBe(400)
      expect(await refused(ann, { game: 'bids', seats: 3, kind: 'round-robin' })).toBe(403)
      expect(await refused(ann, { entry: 'members' })).toBe(400)
      const { tournament } = await make(ann)
      expect(await tries(guest, tournament, { do: 'enrol', number: 'n' })).toBe(403)
      await enrol(ann, tournament)
      expect(await tries(ann, tournament, { do: 'start' })).toBe(403)
      expect((await ann.request('GET', paths.tournament('abcdefghij01'))).status).toBe(404)
      expect(await (await ann.request('POST', paths.tournament(tournament), { do: 'cancel' })).json()).toEqual({ gone: true })
      expect((await ann.request('GET', paths.tournament(tournament))).status).toBe(404)
    })
  })

  it('a round robin by correspondence deals all tables at once, for guests with a name as well', async () => {
    const [ann] = await people('Ann Three')
    const guest = await party.guest(urls()[1])
    if (!ann) throw new Error('nobody came')
    const { tournament } = await make(ann, { kind: 'round-robin', entry: 'anybody', clock: { kind: 'correspondence', hours: 72 } })
    // Nobody is listed who has not chosen a name.
    expect(await tries(guest, tournament, { do: 'enrol', number: 'n' })).toBe(403)
    await guest.json('PATCH', paths.me, { name: 'Gil' })
    const third = await party.guest(urls()[0])
    await third.json('PATCH', paths.me, { name: 'Hal' })
    for (const who of [ann, guest, third]) await enrol(who, tournament)
    const begun = await act(ann, tournament, { do: 'start' })
    expect(begun).toMatchObject({ round: 3, rounds: 3 })
    // The other server may be dealing one of them just now.
    const dealt = async () => (await look(ann, tournament)).pairings.filter((b) => b.how === 'played').map((b) => b.status)
    await expect.poll(dealt, { timeout: 10_000 }).toEqual(['running', 'running', 'running'])
    expect((await guest.json<MatchSummary[]>('GET', paths.mine)).filter((m) => m.status === 'running')).toHaveLength(2)
    // Whoever withdraws leaves what is under way to be played; nothing is lost of what the others did.
    await act(third, tournament, { do: 'withdraw' })
    expect((await look(ann, tournament)).entrants[2]).toMatchObject({ name: 'Hal', gone: true })
  })

  it('tables of three are seated by points', async () => {
    const all = await people('Ivy', 'Jan', 'Kit', 'Lea')
    const [ivy] = all
    if (!ivy) throw new Error('nobody came')
    const { tournament } = await make(ivy, { game: 'bids', seats: 3, rounds: 2 })
    for (const who of all) await enrol(who, tournament)
    const begun = await act(ivy, tournament, { do: 'start' })
    expect(begun.pairings.map((b) => b.entrants.length).sort()).toEqual([1, 3])
    const table = begun.pairings.find((b) => b.entrants.length === 3)
    expect(await ivy.json<MatchSummary>('GET', paths.match(table?.match ?? ''))).toMatchObject({ seats: [{}, {}, {}], status: 'waiting' })
  })

  it('a club is founded, found, joined by link or with consent, and has tables and events of its own', async () => {
    const [mia, ned, oda] = await people('Mia', 'Ned', 'Oda')
    if (!mia || !ned || !oda) throw new Error('three came')
    const guest = await party.guest(urls()[0])
    const name = 'The Lamp & Ladder'
    expect((await guest.request('POST', paths.clubs, { name, about: '' })).status).toBe(403)
    const { club } = await mia.json<{ club: string }>('POST', paths.clubs, { name, about: 'Fridays.' })
    expect((await ned.request('POST', paths.clubs, { name: 'the lamp ladder', about: '' })).status).toBe(403)
    const at = paths.club(club)
    const seen = (who: Client) => who.json<Club>('GET', at)
    const ids = await Promise.all([mia, ned, oda].map(async (who) => (await who.json<User>('GET', paths.me)).id))
    // By name, with the organiser's consent.
    expect(await ned.json('PUT', paths.clubs, { name: 'the lamp & ladder' })).toEqual({ club })
    expect(await ned.json<Club>('POST', at, { do: 'join' })).toMatchObject({
      role: 'asking',
      members: 1,
      people: [],
      key: null,
      tables: [],
    })
    expect((await ned.request('POST', at, { do: 'accept', user: ids[1] })).status).toBe(403)
    await mia.json('POST', at, { do: 'accept', user: ids[1] })
    // By link.
    const { key } = await seen(ned)
    expect((await oda.request('POST', at, { do: 'join', key: 'wrong' })).status).toBe(403)
    expect(await oda.json<Club>('POST', at, { do: 'join', key })).toMatchObject({ role: 'member', members: 3 })
    expect((await guest.request('POST', at, { do: 'join', key })).status).toBe(403)
    expect(await seen(guest)).toMatchObject({ name, role: null, members: 3, people: [], key: null })
    expect((await seen(oda)).people.map((one) => [one.name, one.role])).toEqual([
      ['Mia', 'organiser'],
      ['Ned', 'member'],
      ['Oda', 'member'],
    ])
    // Its tables are shown here alone.
    const { match } = await ned.json<{ match: string }>('POST', at, { do: 'open-table', game: 'duel', seats: 2, number: 'n' })
    expect((await seen(mia)).tables.map((one) => one.match)).toEqual([match])
    expect((await guest.json<MatchSummary[]>('GET', paths.openTables)).map((one) => one.match)).not.toContain(match)
    // Its tournaments, for members.
    expect((await ned.request('POST', paths.tournaments, { ...evening, club, entry: 'members' })).status).toBe(403)
    const { tournament } = await make(mia, { club, entry: 'members' })
    expect((await seen(guest)).tournaments).toMatchObject([{ tournament, entrants: 0, mine: false }])
    await enrol(ned, tournament)
    const [stranger] = await people('Pat')
    expect(await tries(stranger ?? guest, tournament, { do: 'enrol', number: 'n' })).toBe(403)
    // Sent away, Oda does not come back by the old link; the last organiser cannot be none, and when she leaves Ned is one.
    await mia.json('POST', at, { do: 'remove', user: ids[2] })
    expect((await oda.request('POST', at, { do: 'join', key })).status).toBe(403)
    expect((await mia.request('POST', at, { do: 'organiser', user: ids[0], is: false })).status).toBe(403)
    await mia.json('POST', at, { do: 'leave' })
    expect((await seen(ned)).role).toBe('organiser')
    expect((await look(ned, tournament)).runs).toBe(true)
    expect(await (await ned.request('POST', at, { do: 'leave' })).json()).toEqual({ gone: true })
    expect((await look(mia, tournament)).club).toBeNull()
  })
})
