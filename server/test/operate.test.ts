import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../data/database.ts'
import { Store } from '../data/store.ts'
import { backUp, type Checked, check, move, openDatabase, restoreFrom } from '../operate/index.ts'
import { emptyDatabase } from './databases.ts'
import { Party, playOn } from './seating.ts'
import { freshFolder, type Service, smallGames, startService } from './service.ts'

const TOKEN = 'a token of the operator'
const scratch = mkdtempSync(join(tmpdir(), 'rulewright-backup-'))
let folder: string
let service: Service
const party = new Party(() => service.url)
const matches: string[] = []

beforeAll(async () => {
  folder = await freshFolder()
  service = await startService({ dataDir: folder, operatorToken: TOKEN })
})
afterAll(async () => {
  await party.leave()
  await service.close()
  for (const path of [folder, scratch]) rmSync(path, { recursive: true, force: true })
})

async function reading<T>(place: string, read: (store: Store, db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(place)
  try {
    return await read(new Store(db), db)
  } finally {
    await db.close()
  }
}

const logsIn = (store: Store) => Promise.all(matches.map((match) => store.log(match, 0)))
const logs = (place: string) => reading(place, logsIn)
/** What was played, and by how many people. */
const told = (place: string) =>
  reading(place, async (store, db) => ({
    logs: await logsIn(store),
    people: (await db.query({ parse: String }, 'select 1 from "user"')).length,
  }))

async function problems(place: string, games = smallGames.href): Promise<(string | null)[]> {
  const found: Checked[] = []
  await check(place, true, (one) => found.push(one), games)
  return found.map((one) => one.problem)
}

describe('a backup', () => {
  it('of a server that is played on holds every choice acknowledged before it, and each match is what it was', async () => {
    const acknowledged = new Map<string, number>()
    const pairs = [await party.pair('duel', { config: { rounds: 99 } }), await party.pair('bids'), await party.pair('connect-four')]
    for (const { a, b, match } of pairs) {
      matches.push(match)
      for (let n = 0; n < 6; n++) await playOn(a, b, match)
      await a.ask({ type: 'say', match, channel: 'table', text: 'it\'s "quoted" \\ and ünusual' })
      acknowledged.set(match, a.frame(match, 0).rowSeq)
    }
    const file = join(scratch, 'running.gz')
    const [long] = pairs
    let goesOn = true
    const playing = (async () => {
      while (goesOn && long) await playOn(long.a, long.b, long.match)
    })()
    const counts = await backUp(service.url, file, TOKEN)
    goesOn = false
    await playing
    expect(counts.match).toBe(3)
    const copy = await freshFolder()
    expect(await restoreFrom(file, copy)).toEqual(counts)
    const kept = await logs(copy)
    for (const [n, match] of matches.entries()) expect(kept[n]?.length).toBeGreaterThanOrEqual(acknowledged.get(match) ?? 99)
    expect(await problems(copy)).toEqual([null, null, null])
    await expect(restoreFrom(file, copy)).rejects.toThrow('not empty')
    rmSync(copy, { recursive: true })
  })

  it('is given to nobody without the token', async () => {
    await expect(backUp(service.url, join(scratch, 'none.gz'), 'another token')).rejects.toThrow('404')
  })

  it('moves from PGlite to PostgreSQL and back, and finds the same', async () => {
    await service.close()
    const before = await told(folder)
    const url = await emptyDatabase()
    await move(folder, url)
    expect(await told(url)).toEqual(before)
    const again = await freshFolder()
    await move(url, again)
    expect(await told(again)).toEqual(before)
    expect(await problems(again)).toEqual([null, null, null])
    // Rules that give another result are distinguished from these.
    const changed = await problems(again, new URL('./stricter-games.ts', import.meta.url).href)
    expect(changed.filter((problem) => problem !== null)).toHaveLength(3)
    service = await startService({ dataDir: again, operatorToken: TOKEN })
    const { a, match } = await party.pair('duel')
    expect(await a.choose(match, 0, 0)).toMatchObject({ type: 'frame' })
    rmSync(again, { recursive: true, force: true })
  })
})
