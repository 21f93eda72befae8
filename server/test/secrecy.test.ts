import { below, seedRandom } from '@rulewright/kernel'
import { times } from '@rulewright/testkit'
import type { ServerMessage } from '@rulewright/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allowed, isAllowed } from '../../play/test/allowed.ts'
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
        if (!isAllowed(message, seat, moments)) wrong.push(text)
      }
    }
  }
  await db.close()
  expect(wrong.slice(0, 3)).toEqual([])
  expect(matches).toHaveLength(MATCHES)
  expect(frames).toBeGreaterThan(150 * MATCHES)
})
