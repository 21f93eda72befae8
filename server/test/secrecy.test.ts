import { below, heard, Match, seedRandom, type Told } from '@rulewright/kernel'
import type { Frame } from '@rulewright/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { duel } from '../../kernel/test/games/duel.ts'
import { PgliteDatabase } from '../data/pglite.ts'
import { Store } from '../data/store.ts'
import { Party, playOn } from './seating.ts'
import { freshFolder, type Service, startService } from './service.ts'

let service: Service
let folder: string
const party = new Party(() => service.url)

beforeAll(async () => {
  folder = await freshFolder()
  service = await startService({ dataDir: folder })
})
afterAll(() => party.leave())

/** What a viewer of the match may be told at each moment, from the rules alone. */
function allowed(
  config: { seats: number; rounds: number },
  seed: string,
  choices: readonly { seat: number; index: number }[],
  seat: number | null,
) {
  let ear: Told[] = []
  const match = Match.start(duel, config, seed, (told) => ear.push(told))
  const moments: { view: unknown; events: unknown[]; decision: unknown }[] = []
  const look = () => {
    const decision = seat === null ? null : match.decisionOf(seat)
    moments.push({
      view: match.view(seat),
      events: ear.map((t) => heard(t, seat)).filter((e) => e !== null),
      decision: decision && { prompt: decision.prompt, rule: decision.rule, options: decision.options },
    })
    ear = []
  }
  look()
  for (const { seat: by, index } of choices) {
    match.choose(by, index)
    look()
  }
  return moments
}

it('every frame of 200 random matches holds what its seat may know, and nothing else', async () => {
  const [a, b, c] = await Promise.all([party.guest(), party.guest(), party.guest()])
  const random = seedRandom('secrecy')
  const matches: string[] = []
  const play = async () => {
    const { match } = await a.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true })
    await b.json('POST', `/api/matches/${match}/join`, { number: 'b' })
    await Promise.all([a.watch(match), b.watch(match), c.watch(match)])
    while (await playOn(a, b, match, (options) => below(random, options)));
    for (const client of [a, b, c]) client.send({ type: 'unwatch', match })
    matches.push(match)
  }
  const player = async () => {
    while (matches.length < 200) await play()
  }
  await Promise.all([player(), player(), player(), player()])
  await service.close()

  const db = await PgliteDatabase.open(folder)
  const store = new Store(db)
  let frames = 0
  for (const match of matches) {
    const row = await store.match(match)
    const choices = await store.log(match, 0)
    for (const [client, seat] of [
      [a, 0],
      [b, 1],
      [c, null],
    ] as const) {
      const moments = allowed({ seats: 2, rounds: 1 }, row?.seed ?? '', choices, seat)
      for (const frame of client.messages.filter((m): m is Frame => m.type === 'frame' && m.match === match && m.view !== null)) {
        frames++
        expect(Object.keys(frame).filter((key) => key !== 're')).toEqual(FIELDS)
        expect(frame.seat).toBe(seat)
        expect(frame.view).toEqual(moments[frame.count]?.view)
        for (const news of frame.news) expect(news.events).toEqual(moments[news.count]?.events)
        const { at: _, seat: __, ...decision } = frame.decision ?? { at: 0, seat: 0 }
        expect(frame.decision ? decision : null).toEqual(moments[frame.count]?.decision)
      }
    }
    const told = JSON.stringify(
      [...a.messages, ...b.messages, ...c.messages].filter((m) => 'match' in m && m.match === match && !isOver(m)),
    )
    expect(told).not.toContain(row?.seed)
    expect(told).not.toContain(row?.secret)
  }
  await db.close()
  expect(matches.length).toBeGreaterThanOrEqual(200)
  expect(frames).toBeGreaterThan(20_000)
})

const FIELDS = ['type', 'match', 'seat', 'seq', 'count', 'since', 'news', 'view', 'decision', 'waiting', 'clocks', 'outcome', 'canUndo']

/** The secret is shown when the match is over. */
const isOver = (m: object) => 'status' in m && m.status === 'over'
