import { below, seedRandom } from '@rulewright/kernel'
import { playThrough, readFile } from '@rulewright/play'
import type { Created, MatchSummary, ReplayPage, Winning } from '@rulewright/wire'
import { paths, ReplayPage as ReplaySchema, WholeMatch } from '@rulewright/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DuelView, duel } from '../../kernel/test/games/duel.ts'
import { verifyMatchFile } from '../index.ts'
import { commitmentTo, mixSeed } from '../match/fairness.ts'
import { Shelf } from '../shelf.ts'
import type { Client } from './client.ts'
import { Party, playOn } from './seating.ts'
import { type Service, smallGames, startService } from './service.ts'

let service: Service
const party = new Party(() => service.url)
let a: Client
let b: Client
/** A match that was played to its end, with one choice taken back on the way. */
let finished: string
let count: number

beforeAll(async () => {
  service = await startService()
  const random = seedRandom('archive')
  const played = await party.pair('bids')
  a = played.a
  b = played.b
  finished = played.match
  await a.choose(finished, 0, 3)
  await a.ask({ type: 'undo', match: finished, seat: 0, rowSeq: a.frame(finished, 0).rowSeq })
  await b.when(() => b.frame(finished, 1).rowSeq === 2)
  while (await playOn(a, b, finished, (options) => below(random, options)));
  count = a.frame(finished, 0).count
  await a.when(() => a.table(finished).status === 'over' || a.frame(finished, 0).outcome !== null)
})
afterAll(async () => {
  await party.leave()
  await service.close()
})

const replayOf = (client: Client, match: string, query = '') => client.json<ReplayPage>('GET', `${paths.replay(match)}${query}`)
const fileOf = async (client: Client, match: string) => (await client.request('GET', paths.file(match))).text()

describe('the replay', () => {
  it('shows a finished match through any eyes, page by page', async () => {
    const stranger = await party.guest()
    const first = await replayOf(stranger, finished, '?seat=1&limit=5')
    expect(ReplaySchema.safeParse(first).error).toBeUndefined()
    expect(first).toMatchObject({ seat: 1, from: 0, count, moments: [{ count: 0, by: null }, {}, {}, {}, {}] })
    const rest = await replayOf(stranger, finished, '?seat=1&from=5&limit=200')
    expect(rest.moments).toHaveLength(count - 4)
    expect(rest.moments.at(-1)).toMatchObject({ count, view: b.frame(finished, 1).view, decision: null })
    expect((await replayOf(stranger, finished)).moments[0]?.view).toMatchObject({ bid: null })
  })

  it('leaves out what was taken back', async () => {
    const { moments } = await replayOf(a, finished, '?seat=0&limit=200')
    expect(moments.map((m) => m.count)).toEqual([...Array(count + 1).keys()])
  })

  it('of a running match shows only what one has seen oneself, and to others what spectators see', async () => {
    const running = await party.pair('duel')
    await playOn(running.a, running.b, running.match)
    expect((await replayOf(running.a, running.match)).moments.at(-1)).toMatchObject({ view: running.a.frame(running.match, 0).view })
    expect((await running.a.request('GET', `${paths.replay(running.match)}?seat=1`)).status).toBe(403)
    const stranger = await party.guest()
    expect((await stranger.request('GET', `${paths.replay(running.match)}?seat=0`)).status).toBe(403)
    await stranger.watch(running.match)
    const seen = await replayOf(stranger, running.match)
    expect(seen).toMatchObject({ seat: null, moments: [{ count: 0 }, {}] })
    expect(seen.moments.at(-1)?.view).toEqual(stranger.frame(running.match, null).view)
  })

  it('refuses pages that are none', async () => {
    expect((await a.request('GET', `${paths.replay(finished)}?seat=9`)).status).toBe(400)
    expect((await a.request('GET', `${paths.replay(finished)}?seat=7`)).status).toBe(400)
    expect((await a.request('GET', `${paths.replay(finished)}?from=-1`)).status).toBe(400)
    expect((await a.request('GET', paths.replay('000000000000'))).status).toBe(404)
  })

  it('tells who was winning when', async () => {
    const { match } = await a.create({ game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'me' }] })
    await a.watch(match)
    while (!a.frame(match, 0).outcome) {
      await a.choose(match, a.frame(match, 0).decision ? 0 : 1, 0)
    }
    const { moments } = await a.json<Winning>('GET', paths.winning(match))
    expect(moments.at(-1)?.chances).toEqual(a.frame(match, 0).outcome?.payoffs)
    expect((await a.request('GET', paths.winning(finished))).status).toBe(200)
  })
})

describe('the file of a match', () => {
  it('proves that the cards were dealt as promised', async () => {
    const before = a.messages.find((m) => m.type === 'table' && m.match === finished)
    const file = await fileOf(a, finished)
    const shelf = await Shelf.open(smallGames.href)
    const verdict = await verifyMatchFile(file, (id) => shelf.find(id))
    expect(verdict).toMatchObject({ ok: true, game: 'bids', choices: count })
    expect(verdict).toMatchObject({ commitment: before?.type === 'table' ? before.fairness?.commitment : '' })
    expect(before).toMatchObject({ fairness: { secret: null } })
    const { fairness, seed } = JSON.parse(file)
    expect(commitmentTo(fairness.secret)).toBe(fairness.commitment)
    expect(fairness.numbers).toEqual(['a number', 'b'])
    expect(mixSeed(fairness.secret, fairness.numbers)).toBe(seed)
  })

  it('proves nothing when anything in it was changed', async () => {
    const file = await fileOf(a, finished)
    const shelf = await Shelf.open(smallGames.href)
    const verdict = async (change: (match: Record<string, unknown>) => void) => {
      const parsed = JSON.parse(file)
      change(parsed)
      return verifyMatchFile(JSON.stringify(parsed), (id) => shelf.find(id))
    }
    const broken = [
      await verdict((m) => Object.assign(m, { seed: 'another' })),
      await verdict((m) => Object.assign(m, { fairness: { ...Object(m.fairness), secret: 'another' } })),
      await verdict((m) => Object.assign(m, { fairness: { ...Object(m.fairness), numbers: ['x', 'b'] } })),
      await verdict((m) => Object.assign(m, { outcome: { payoffs: [0, 0], reason: 'points' } })),
      await verdict((m) => Object.assign(m, { steps: String(m.steps).replace(/\.[0-9a-f]{6}/, '.000000') })),
      await verdict((m) => Object.assign(m, { game: 'chess' })),
      await verifyMatchFile('not a file', (id) => shelf.find(id)),
    ]
    for (const result of broken) expect(result).toMatchObject({ ok: false, message: expect.stringMatching(/\w/) })
    // A changed seed and a changed number look the same: they do not belong together.
    expect(new Set(broken.map((r) => (r.ok ? '' : r.message))).size).toBe(broken.length - 1)
  })

  it('of a running match holds what the seat has heard, and neither seed nor secret', async () => {
    const running = await party.pair('duel')
    for (let n = 0; n < 6; n++) await playOn(running.a, running.b, running.match)
    const notes = JSON.parse(await fileOf(running.a, running.match))
    expect(notes).toMatchObject({ rulewrightNotes: 1, seat: 0, commitment: running.a.table(running.match).fairness?.commitment })
    expect(Object.keys(notes).sort()).toEqual(['commitment', 'config', 'game', 'moments', 'players', 'rulewrightNotes', 'seat', 'version'])
    const drawn = notes.moments.flatMap((m: { events: { type: string; seat: number; card: number | null }[] }) => m.events)
    expect(
      drawn.filter((e: { type: string; seat: number; card: unknown }) => e.type === 'drew' && e.seat === 1 && e.card !== null),
    ).toEqual([])
    expect((await (await party.guest()).request('GET', paths.file(running.match))).status).toBe(409)
  })

  it('is loaded with the settings there are, and with names that can be shown', async () => {
    const stranger = await party.guest()
    const file = JSON.parse(await fileOf(a, finished))
    const odd = { ...file, config: { seats: file.config.seats }, players: ['A\u202eb', 'Bea'] }
    const { match } = await stranger.json<Created>('POST', paths.load, { file: JSON.stringify(odd) })
    await stranger.watch(match)
    expect(stranger.table(match).config).toEqual(file.config)
    expect(stranger.table(match).seats.map((s) => s.name)).toEqual(['Seat 1', 'Bea'])
  })

  it('can be loaded, replayed and played on from', async () => {
    const stranger = await party.guest()
    const loaded = await stranger.json<Created>('POST', paths.load, { file: await fileOf(a, finished) })
    const page = await replayOf(stranger, loaded.match, '?seat=0&limit=200')
    expect(page.moments.at(-1)).toMatchObject({ count, view: a.frame(finished, 0).view })
    expect(page.seats.map((s) => s.name)).toEqual(a.table(finished).seats.map((s) => s.name))
    const { match } = await stranger.json<Created>('POST', paths.continue(loaded.match), { count: 2, seat: 0, level: 'learner' })
    await stranger.watch(match)
    expect(stranger.frame(match, 0).count).toBeGreaterThanOrEqual(2)
  })

  it.each([
    ['no JSON', 'nonsense', 'bad-file'],
    ['not a match', '{}', 'bad-file'],
    ['a game we have not', '{"rulewright":1,"game":"chess","version":"1","seed":"s","config":{"seats":2},"steps":""}', 'no-such-game'],
    [
      'a table that cannot be',
      '{"rulewright":1,"game":"duel","version":"1","seed":"s","config":{"seats":1000000},"steps":""}',
      'bad-config',
    ],
    [
      'choices that cannot be',
      '{"rulewright":1,"game":"duel","version":"1","seed":"s","config":{"seats":2,"rounds":1},"steps":"Az"}',
      'bad-file',
    ],
  ])('is refused when it is %s', async (_, file, error) => {
    const response = await a.request('POST', paths.load, { file })
    expect((await response.json()).error).toBe(error)
  })
})

describe('continue from here', () => {
  /** A duel of some choices that ends with a resignation. */
  async function resigned(choices: number): Promise<string> {
    const duels = await party.pair('duel')
    for (let n = 0; n < choices; n++) await playOn(duels.a, duels.b, duels.match)
    await duels.a.ask({ type: 'resign', match: duels.match, seat: 0 })
    return duels.match
  }

  async function playOnFrom(match: string, from: number, seat: number): Promise<{ player: Client; copy: string }> {
    const player = await party.guest()
    const { match: copy } = await player.json<Created>('POST', paths.continue(match), { count: from, seat, level: 'learner' })
    await player.watch(copy)
    return { player, copy }
  }

  const momentOf = async (client: Client, match: string, seat: number, at: number) =>
    (await replayOf(client, match, `?seat=${seat}&from=${at}&limit=1`)).moments[0]
  const handOf = async (client: Client, match: string, seat: number, at: number) => {
    const { hands }: DuelView = Object((await momentOf(client, match, seat, at))?.view)
    return hands[seat]?.cards
  }

  it('goes on against bots from the very moment', async () => {
    const match = await resigned(10)
    const { player, copy } = await playOnFrom(match, 3, 1)
    expect(await momentOf(player, copy, 1, 3)).toEqual(await momentOf(player, match, 1, 3))
    expect(player.table(copy)).toMatchObject({ continuedFrom: { match, count: 3 }, fairness: null, mine: [1] })
    await player.when(() => player.frame(copy, 1).decision !== null)
    expect((await player.choose(copy, 1, 0)).type).toBe('frame')
  })

  it('deals anew what the player cannot know, and keeps what they do', async () => {
    const match = await resigned(4)
    const { player, copy } = await playOnFrom(match, 0, 1)
    await player.when(() => player.frame(copy, 1).decision !== null)
    await player.ask({ type: 'resign', match: copy, seat: 1 })
    expect(await handOf(player, copy, 1, 0)).toEqual(await handOf(player, match, 1, 0))
    const [before, after] = [await handOf(player, match, 0, 0), await handOf(player, copy, 0, 0)]
    expect(after).toHaveLength(before?.length ?? 0)
    expect(after).not.toEqual(before)
    const twice = await playOnFrom(match, 0, 1)
    await twice.player.ask({ type: 'resign', match: twice.copy, seat: 1 })
    expect(await handOf(player, twice.copy, 0, 0)).not.toEqual(after)
  })

  it('is read alike from the log, and can be played on from again', async () => {
    const { player, copy } = await playOnFrom(await resigned(6), 4, 1)
    for (let n = 0; n < 6; n++) {
      await player.when(() => player.frame(copy, 1).decision !== null)
      await player.choose(copy, 1, 0)
    }
    await player.when(() => player.frame(copy, 1).decision !== null)
    const now = player.frame(copy, 1)
    expect((await momentOf(player, copy, 1, now.count))?.view).toEqual(now.view)
    await player.ask({ type: 'resign', match: copy, seat: 1 })
    const again = await playOnFrom(copy, now.count, 1)
    expect(await momentOf(again.player, again.copy, 1, now.count - 1)).toEqual(await momentOf(player, copy, 1, now.count - 1))
    const { moments } = await player.json<Winning>('GET', paths.winning(copy))
    expect(moments[0]?.count).toBeGreaterThanOrEqual(4)
    expect(JSON.parse(await fileOf(player, copy))).toMatchObject({ rulewrightNotes: 1, seat: 1, commitment: null })
  })

  it('is handed over whole when it is over: the deals on its way with it', async () => {
    const { player, copy } = await playOnFrom(await resigned(6), 4, 1)
    expect((await player.request('GET', paths.whole(copy))).status).toBe(409)
    for (let n = 0; n < 3; n++) {
      await player.when(() => player.frame(copy, 1).decision !== null)
      await player.choose(copy, 1, 0)
    }
    await player.ask({ type: 'resign', match: copy, seat: 1 })
    const { file, redeals } = WholeMatch.parse(await (await party.guest()).json('GET', paths.whole(copy)))
    const shelf = await Shelf.open(smallGames.href)
    const { game, log } = await readFile(file, (id) => shelf.find(id))
    const course = playThrough(game, log, { telling: { words: null, players: [] }, redeals })
    for (const seat of [0, 1]) expect(course.match.view(seat)).toEqual((await momentOf(player, copy, seat, log.choices.length))?.view)
    expect(redeals).toMatchObject([{ count: 4, seat: 1 }])
  })

  it('is for matches that are over', async () => {
    const running = await party.pair('duel')
    const response = await running.a.request('POST', paths.continue(running.match), { count: 0, seat: 0, level: 'learner' })
    expect((await response.json()).error).toBe('not-over')
    const beyond = await a.request('POST', paths.continue(finished), { count: 999, seat: 0, level: 'learner' })
    expect((await beyond.json()).error).toBe('malformed')
  })
})

describe('the deal', () => {
  it('waits for a number from every person, given after the commitment was shown', async () => {
    const [x, y] = [await party.guest(), await party.guest()]
    const made = await x.json<Created>('POST', paths.matches, { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true })
    await x.watch(made.match)
    expect(x.table(made.match)).toMatchObject({
      status: 'waiting',
      numberWanted: true,
      fairness: { commitment: made.commitment, numbers: [null, null] },
    })
    await y.json('POST', paths.join(made.match), {})
    await y.watch(made.match)
    expect(y.frame(made.match, 1)).toMatchObject({ view: null, decision: null })
    expect(await x.choose(made.match, 0, 0)).toMatchObject({ type: 'refused', reason: 'not-started' })
    await x.ask({ type: 'ready', match: made.match, number: 'six' })
    expect(x.table(made.match)).toMatchObject({ status: 'waiting', numberWanted: false })
    await y.ask({ type: 'ready', match: made.match, number: 'seven' })
    await x.when(() => x.frame(made.match, 0).view !== null)
    expect(x.table(made.match)).toMatchObject({
      status: 'running',
      fairness: { commitment: made.commitment, secret: null, numbers: ['six', 'seven'] },
    })
    const summary = await x.json<MatchSummary>('GET', paths.match(made.match))
    expect(summary).toMatchObject({ status: 'running', waiting: [0] })
  })

  it('differs with any number', () => {
    const seeds = [
      ['1', '2'],
      ['2', '1'],
      ['12', ''],
      ['1', null],
    ].map((numbers) => mixSeed('secret', numbers))
    expect(new Set([...seeds, mixSeed('another', ['1', '2'])]).size).toBe(5)
    expect(duel.setup({ seats: 2, rounds: 1 }, seedRandom(seeds[0] ?? '')).hands).not.toEqual(
      duel.setup({ seats: 2, rounds: 1 }, seedRandom(seeds[1] ?? '')).hands,
    )
  })
})
