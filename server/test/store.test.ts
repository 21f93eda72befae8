import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Database } from '../data/database.ts'
import { migrate } from '../data/migrations.ts'
import { PgliteDatabase } from '../data/pglite.ts'
import { PostgresDatabase } from '../data/postgres.ts'
import { Store } from '../data/store.ts'
import { emptyDatabase } from './databases.ts'
import { freshFolder } from './service.ts'

const folders: string[] = []

afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const engines: readonly (readonly [string, () => Promise<Database>])[] = [
  [
    'PGlite',
    async () => {
      const folder = await freshFolder()
      folders.push(folder)
      return PgliteDatabase.open(folder)
    },
  ],
  ['PostgreSQL', async () => PostgresDatabase.open(await emptyDatabase())],
]

describe.each(engines)('the store on %s', (_, open) => {
  let db: Database
  let store: Store

  beforeAll(async () => {
    db = await open()
    await migrate(db)
    store = new Store(db)
  })
  afterAll(() => db.close())

  /** A table of two that waits, with both seats taken. */
  async function table(id: string): Promise<void> {
    const seat = { match: id, kind: 'person', name: '', level: null, number: 'n' } as const
    const config = JSON.stringify({ deck: ['none', 'none'], seats: 2 })
    await store.create(
      {
        id,
        game: 'duel',
        version: '1',
        config,
        clock: null,
        listed: true,
        secret: '',
        createdAt: 0,
        creator: null,
        continued: null,
      },
      [
        { ...seat, seat: 0, user_id: 'a' },
        { ...seat, seat: 1, user_id: 'b' },
      ],
    )
  }
  const kinds = async (id: string) => (await store.seats(id)).map((s) => s.kind)

  it('keeps a row although a transaction that began after it is rolled back', async () => {
    const write = () => db.run(`insert into setting (key, value) values ($1, 'kept')`, ['first'])
    const written = write()
    const client = await db.pool.connect()
    await client.query('begin')
    await written
    await client.query('rollback')
    client.release()
    expect(await store.setting('first', () => 'lost')).toBe('kept')
    // The statement stays known although its row is refused.
    await expect(write()).rejects.toMatchObject({ code: '23505' })
  })

  it('lets nobody stand up from a table that has been dealt, and deals to none with an open seat', async () => {
    await table('dealt')
    expect(await store.start('dealt', 'seed', 0, 1, null)).toBe(true)
    expect(await store.standUp('dealt', 'b')).toBe(false)
    expect(await kinds('dealt')).toEqual(['person', 'person'])
    await table('left')
    expect(await store.standUp('left', 'b')).toBe(true)
    expect(await kinds('left')).toEqual(['person', 'open'])
    expect(await store.start('left', 'seed', 0, 1, null)).toBe(false)
  })

  it('loses no change of the settings when two are made at once, and makes none after the deal', async () => {
    await table('own')
    const decks = async () => (await store.match('own'))?.config
    const change = (seat: number, deck: string) =>
      store.changeConfig('own', (config) => {
        const list: unknown = 'deck' in config ? config.deck : []
        return { ...config, deck: Array.isArray(list) ? list.with(seat, deck) : [] }
      })
    await Promise.all([change(0, 'a'), change(1, 'b')])
    expect(await decks()).toEqual({ seats: 2, deck: ['a', 'b'] })
    await store.start('own', 'seed', 0, 1, null)
    await change(1, 'late')
    expect(await decks()).toMatchObject({ deck: ['a', 'b'] })
  })

  it('moves the re-deals of an older database out of the secret, and what was found out about matches to a place of its own', async () => {
    await table('promise')
    await table('continued')
    const redeals = [{ count: 3, seat: 1, seed: 'again' }]
    // As it was before the third migration.
    await db.run(`drop index match_watch, match_waiting; alter table match drop column club, drop column event;
      drop table standing, analysis, turn_kept, telling, vacation, event_deed, event_seat, event_board, entrant, event, club_member, club, queue, online, friend, named, rated, rating, removed, address, link, operator, ban, shut_out, report, deed; alter table chat drop column user_id; alter table choice drop column bot, drop column hash;
      alter table match drop column redeals, drop column checked, drop column loaded, drop column rematch_of, drop column rated;
      alter table seat drop column kept_for; delete from migration where version >= 3`)
    await db.run(`update match set secret = 'promised' where id = 'promise'`)
    await db.run(`update match set secret = $1, continued_match = 'promise', continued_count = 3 where id = 'continued'`, [
      JSON.stringify(redeals),
    ])
    const found = { with: '1 1', state: 'done', by: 'p', person: 'a', at: 7, done: 2, of: 2, decisions: [] } as const
    for (const of of ['promise', 'nothing any more'])
      await db.run('insert into setting (key, value) values ($1, $2)', [`analysis ${of}`, JSON.stringify(found)])
    await migrate(db)
    expect([await store.analyses.get('promise'), await store.analyses.get('nothing any more')]).toEqual([found, null])
    const Kept = z.object({ secret: z.string(), redeals: z.nullable(z.string()) })
    const kept = await db.query(Kept, `select secret, redeals from match where id in ('promise', 'continued') order by id desc`)
    expect(kept).toEqual([
      { secret: 'promised', redeals: null },
      { secret: '', redeals: JSON.stringify(redeals) },
    ])
  })
})
