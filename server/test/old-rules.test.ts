import { rmSync } from 'node:fs'
import { type Created, type MatchSummary, paths } from '@rulewright/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { Party, playOn } from './seating.ts'
import { freshFolder, type Service, startService } from './service.ts'

let folder: string
let service: Service
const party = new Party(() => service.url)
let player: Client
/** A match that was played to its end before the rules changed. */
let match: string

beforeAll(async () => {
  folder = await freshFolder()
  service = await startService({ dataDir: folder })
  const before = await party.pair('bids')
  match = before.match
  const { a, b } = before
  // Everybody bids three; the new rules do not know such a bid.
  while (await playOn(a, b, match, (options) => (options === 4 ? 3 : 0)));
  await service.close()
  service = await startService({ dataDir: folder, games: new URL('./stricter-games.ts', import.meta.url) })
  player = party.add(await a.twin(service.url))
})
afterAll(async () => {
  await party.leave()
  await service.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('a finished match whose rules have changed since', () => {
  it.each([
    ['replayed', 'GET', (id: string) => `${paths.replay(id)}?seat=0`],
    ['weighed', 'GET', paths.winning],
    ['taken along', 'GET', paths.file],
  ])('cannot be %s, and says why', async (_, method, path) => {
    const response = await player.request(method, path(match))
    expect([response.status, await response.json()]).toMatchObject([409, { error: 'rules-changed' }])
  })

  it('can be played on from only as far as the new rules follow it', async () => {
    const from = (count: number) => player.request('POST', paths.continue(match), { count, seat: 0, level: 'learner' })
    const late = await from(3)
    expect([late.status, await late.json()]).toMatchObject([409, { error: 'rules-changed' }])
    expect(await player.json<MatchSummary[]>('GET', paths.mine)).toHaveLength(1)
    const early: Created = await (await from(0)).json()
    await player.watch(early.match)
    expect(player.frame(early.match, 0)).toMatchObject({ count: 0 })
  })
})
