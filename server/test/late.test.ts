import { type LogRow, OneAtATime } from '@rulewright/play'
import type { ClockSetting } from '@rulewright/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresDatabase } from '../data/postgres.ts'
import { Store } from '../data/store.ts'
import { LATE } from '../live/session.ts'
import { emptyDatabase } from './databases.ts'
import { Party } from './seating.ts'
import { type Service, startService } from './service.ts'

// A server that is late, and those who would make it so. The database is held up behind its back.

let db: PostgresDatabase
let service: Service
const party = new Party(() => service.url)
const clock: ClockSetting = { kind: 'live', seconds: 600, increment: 0 }
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

beforeAll(async () => {
  const databaseUrl = await emptyDatabase()
  service = await startService({ databaseUrl })
  db = await PostgresDatabase.open(databaseUrl)
})
afterAll(async () => {
  await party.leave()
  await service.close()
  await db.close()
})

/** Does something while nobody can read or write a table of the database. */
async function whileHeld(table: string, work: () => Promise<void>): Promise<void> {
  const client = await db.pool.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  try {
    await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const kinds = async (match: string): Promise<LogRow['kind'][]> => (await new Store(db).log(match, 0)).map((row) => row.kind)

describe('acts at a table', () => {
  it('never wait for looks, and a look never sees half an act', async () => {
    const line = new OneAtATime()
    const told: string[] = []
    let end = () => {}
    const first = line.run(() => new Promise<void>((done) => (end = done)))
    const looks = [1, 2].map((n) => line.look(() => told.push(`look ${n}`)))
    const second = line.run(async () => {
      told.push('act begins')
      await pause(1)
      told.push('act ends')
    })
    end()
    await Promise.all([first, second, ...looks])
    expect(told).toEqual(['act begins', 'act ends', 'look 1', 'look 2'])
  })

  it('go on while those who come to watch wait for the database', async () => {
    const { a, match } = await party.pair('duel', { config: { rounds: 9 } })
    const crowd = await Promise.all(Array.from({ length: 5 }, () => party.guest()))
    // What was said is read again for whoever comes after a silence.
    const other = await party.pair('duel')
    await whileHeld('chat', async () => {
      const watching = crowd.flatMap((spectator) => [match, other.match].map((id) => spectator.watch(id)))
      watching.push(a.watch(other.match))
      await pause(50)
      expect(await a.choose(match, 0, 0)).toMatchObject({ type: 'frame', rowSeq: 1 })
      expect(await other.a.choose(other.match, 0, 0)).toMatchObject({ type: 'frame', rowSeq: 1 })
      watching.map((watch) => watch.catch(() => {}))
    })
  })
})

describe('a clock', () => {
  it('does not run while the database keeps everybody waiting', async () => {
    const { a, b, match } = await party.pair('duel', { clock })
    await whileHeld('choice', async () => {
      a.send({ type: 'choose', match, seat: 0, decisionId: 0, choice: 0 })
      await pause(LATE + 500)
    })
    await b.when(() => b.frame(match, 1).rowSeq === 2)
    expect(await kinds(match)).toEqual(['choose', 'stood-still'])
    const [choice, stood] = await new Store(db).log(match, 0)
    // The choice counts from its arrival; the time after it is nobody's.
    expect((stood?.at ?? 0) - (choice?.at ?? 0)).toBeGreaterThan(LATE)
    expect(stood?.index).toBeGreaterThan(LATE)
  })

  it('does not run while the server is busy with something else', async () => {
    const { a, match } = await party.pair('duel', { clock })
    const asleep = new Int32Array(new SharedArrayBuffer(4))
    await pause(100)
    Atomics.wait(asleep, 0, 0, LATE + 500)
    await a.when(() => a.frame(match, 0).rowSeq === 1)
    expect(await kinds(match)).toEqual(['stood-still'])
  })
})
