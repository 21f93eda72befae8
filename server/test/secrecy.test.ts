import { below, type Config, type Game, heard, Match, seedRandom, type Told } from '@rulewright/kernel'
import { times } from '@rulewright/testkit'
import type { ServerMessage } from '@rulewright/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PgliteDatabase } from '../data/pglite.ts'
import { Store } from '../data/store.ts'
import { Shelf } from '../shelf.ts'
import { Party, playOn } from './seating.ts'
import { freshFolder, type Service, smallGames, startService } from './service.ts'

let service: Service
let folder: string
const party = new Party(() => service.url)

beforeAll(async () => {
  folder = await freshFolder()
  service = await startService({ dataDir: folder })
})
afterAll(() => party.leave())

/** What a viewer of the match may be told at each moment, from the rules alone; as text, which is how it travels. */
function allowed(game: Game, config: Config, seed: string, choices: readonly { seat: number; index: number }[], seat: number | null) {
  let ear: Told[] = []
  const match = Match.start(game, config, seed, (told) => ear.push(told))
  const moments: { view: string; events: string; decision: string }[] = []
  const look = () => {
    moments.push({
      view: JSON.stringify(match.view(seat)),
      events: JSON.stringify(ear.map((t) => heard(t, seat)).filter((e) => e !== null)),
      decision: question(seat === null ? null : match.decisionOf(seat)),
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

const question = (d: { prompt: string; rule: string; options: readonly unknown[] } | null) =>
  JSON.stringify(d && [d.prompt, d.rule, d.options])

const FIELDS = 'type,match,seat,rowSeq,count,since,news,view,decision,waiting,clocks,outcome,canUndo'

const MATCHES = times(12, 40)

it('every frame of random matches holds what its seat may know, and nothing else', async () => {
  const [a, b, c] = await Promise.all([party.guest(), party.guest(), party.guest()])
  const random = seedRandom('secrecy')
  const matches: string[] = []
  let begun = 0
  const play = async () => {
    while (begun++ < MATCHES) {
      // Half of them with hidden hands, half with hidden choices made at the same time.
      const { match } = await a.create({ game: begun % 2 ? 'duel' : 'bids', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true })
      await b.json('POST', `/api/matches/${match}/join`, { number: 'b' })
      await Promise.all([a.watch(match), b.watch(match), c.watch(match)])
      while (await playOn(a, b, match, (options) => below(random, options)));
      matches.push(match)
    }
  }
  await Promise.all(Array.from({ length: MATCHES / 2 }, play))
  await c.ask({ type: 'ping' })
  await service.close()

  const db = await PgliteDatabase.open(folder)
  const store = new Store(db)
  const shelf = await Shelf.open(smallGames.href)
  const wrong: string[] = []
  let frames = 0
  for (const [client, seat] of [
    [a, 0],
    [b, 1],
    [c, null],
  ] as const) {
    const heardOf = new Map<string, ServerMessage[]>(matches.map((match) => [match, []]))
    for (const m of client.messages) if ('match' in m && m.match) heardOf.get(m.match)?.push(m)
    for (const match of matches) {
      const row = await store.match(match)
      const game = row && (await shelf.find(row.game))
      if (!game || row.seed === null) throw new Error('the match is not in the database')
      const moments = allowed(game, row.config, row.seed, await store.log(match, 0), seat)
      for (const message of heardOf.get(match) ?? []) {
        const text = JSON.stringify(message)
        // The secret is shown when the match is over, the seed not even then.
        if (text.includes(row.seed) || (text.includes(row.secret) && !text.includes('"over"'))) wrong.push(text)
        if (message.type !== 'frame' || message.view === null) continue
        frames++
        const moment = moments[message.count]
        const { re: _, ...frame } = message
        const fits =
          Object.keys(frame).join() === FIELDS &&
          frame.seat === seat &&
          JSON.stringify(frame.view) === moment?.view &&
          question(frame.decision) === moment.decision &&
          frame.news.every((news) => JSON.stringify(news.events) === moments[news.count]?.events)
        if (!fits) wrong.push(text)
      }
    }
  }
  await db.close()
  expect(wrong.slice(0, 3)).toEqual([])
  expect(matches).toHaveLength(MATCHES)
  expect(frames).toBeGreaterThan(150 * MATCHES)
})
