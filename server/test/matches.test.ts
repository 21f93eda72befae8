import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { Store } from '../data/store.ts'
import { type Carried, exportAll, importAll, openDatabase } from '../operate/index.ts'
import { Party, playOn } from './seating.ts'
import { freshFolder, smallGames, startService } from './service.ts'

const files = mkdtempSync(join(tmpdir(), 'rulewright-matches-'))
const folders: string[] = [files]
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function emptyFolder(): Promise<string> {
  const folder = await freshFolder()
  folders.push(folder)
  return folder
}

async function logsOf(place: string, matches: readonly string[]) {
  const db = await openDatabase(place)
  try {
    const store = new Store(db)
    return await Promise.all(matches.map(async (match) => [await store.match(match), await store.seats(match), await store.log(match, 0)]))
  } finally {
    await db.close()
  }
}

async function imported(from: string, place: string, games = smallGames.href): Promise<Carried[]> {
  const found: Carried[] = []
  await importAll(from, place, (one) => found.push(one), games)
  return found
}

it('matches leave a database as files that people can read, and come into another after they were played through', async () => {
  const here = await emptyFolder()
  let service = await startService({ dataDir: here })
  const party = new Party(() => service.url)
  const over = await party.pair('connect-four')
  while (await playOn(over.a, over.b, over.match));
  const running = await party.pair('bids')
  for (let n = 0; n < 6; n++) await playOn(running.a, running.b, running.match)
  const matches = [over.match, running.match]
  await party.leave()
  await service.close()

  const out: Carried[] = []
  await exportAll(here, files, (one) => out.push(one), smallGames.href)
  expect(out.map(({ match, problem }) => [match, problem]).sort()).toEqual(matches.map((match) => [match, null]).sort())
  const told = JSON.parse(readFileSync(join(files, `${over.match}.json`), 'utf8'))
  expect(told.story.length).toBeGreaterThan(7)
  // What is still hidden is not told.
  expect(JSON.parse(readFileSync(join(files, `${running.match}.json`), 'utf8')).story).toBeUndefined()

  const there = await emptyFolder()
  expect((await imported(files, there)).map((one) => one.result)).toEqual(['imported', 'imported'])
  expect(await logsOf(there, matches)).toEqual(await logsOf(here, matches))
  expect((await imported(files, there)).map((one) => one.result)).toEqual(['there', 'there'])

  // Other rules name the first choice that differs, and nothing of it is stored.
  const stricter = await imported(
    join(files, `${running.match}.json`),
    await emptyFolder(),
    new URL('./stricter-games.ts', import.meta.url).href,
  )
  expect(stricter[0]).toMatchObject({ result: 'left-out', problem: expect.stringMatching(/Choice \d+ is the first that differs/) })

  service = await startService({ dataDir: there })
  expect((await party.guest()).url).toBe(service.url)
  await party.leave()
  await service.close()
})

it('a file whose halves do not belong together, or that is no exported match, is left out with the reason', async () => {
  const [first = '', second = ''] = readdirSync(files).map((name) => join(files, name))
  const one = JSON.parse(readFileSync(first, 'utf8'))
  const other = JSON.parse(readFileSync(second, 'utf8'))
  const mixed = mkdtempSync(join(files, 'mixed-'))
  const { kept, ...plain } = one
  writeFileSync(join(mixed, 'a.json'), JSON.stringify({ ...one, kept: other.kept }))
  writeFileSync(join(mixed, 'b.json'), JSON.stringify(plain))
  writeFileSync(join(mixed, 'c.json'), JSON.stringify({ ...one, kept: { ...kept, match: { ...kept.match, 'id"; drop': 1 } } }))
  writeFileSync(join(mixed, 'd.json'), 'no match')
  const found = await imported(mixed, await emptyFolder())
  expect(found.map((result) => result.problem)).toEqual([
    'its story and its table are not of one match',
    'it is a match file, but not one that was exported from a database',
    'what it says of the table cannot be read',
    'The file is not JSON.',
  ])
})
