import { connect, createServer, type Socket } from 'node:net'
import { paths } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { PostgresDatabase } from '../data/postgres.ts'
import { emptyDatabase } from './databases.ts'
import { freePort } from './postgres.ts'
import { Party } from './seating.ts'
import { startService } from './service.ts'

/** The way to a database, which can be cut. */
async function road(url: string) {
  const { hostname, port, pathname } = new URL(url)
  const travellers = new Set<Socket>()
  const state = { isCut: false, turnedAway: 0 }
  const server = createServer((near) => {
    near.on('error', () => {})
    if (state.isCut) {
      state.turnedAway += 1
      near.destroy()
      return
    }
    const far = connect(Number(port), hostname)
    far.on('error', () => {})
    near.pipe(far).pipe(near)
    for (const end of [near, far]) {
      travellers.add(end)
      end.on('close', () => travellers.delete(end))
    }
  })
  const at = await freePort()
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done))
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${at}${pathname}`,
    state,
    cut: () => {
      state.isCut = true
      for (const socket of travellers) socket.destroy()
    },
    close: () => server.close(),
  }
}

describe('a database that goes away', () => {
  it('is asked for news again at a steady pace, and heard once when it is back', async () => {
    const way = await road(await emptyDatabase())
    const db = await PostgresDatabase.open(way.url)
    const heard: string[] = []
    let missed = 0
    await db.listen(
      (payload) => heard.push(payload),
      () => missed++,
    )
    const begun = performance.now()
    way.cut()
    await new Promise((done) => setTimeout(done, 2_700))
    const { turnedAway } = way.state
    expect(turnedAway).toBeGreaterThan(0)
    expect(turnedAway).toBeLessThanOrEqual((performance.now() - begun) / 500)
    way.state.isCut = false
    await expect.poll(() => missed, { timeout: 10_000 }).toBe(1)
    await db.say('hello')
    await db.say('goodbye')
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('goodbye')
    expect(heard).toEqual(['hello', 'goodbye'])
    await db.close()
    way.close()
  })

  it('is not passed over in silence when somebody asks whether the server is well', async () => {
    const way = await road(await emptyDatabase())
    const service = await startService({ databaseUrl: way.url })
    const health = async () => {
      const response = await fetch(service.url + paths.health)
      return [response.status, (await response.json()).status]
    }
    expect(await health()).toEqual([200, 'ok'])
    way.cut()
    expect(await health()).toEqual([503, 'no-database'])
    way.state.isCut = false
    await expect.poll(health, { timeout: 10_000 }).toEqual([200, 'ok'])
    await service.close()
    way.close()
  })

  it('is not called well while it keeps nothing', async () => {
    const url = await emptyDatabase()
    const service = await startService({ databaseUrl: url })
    const db = await PostgresDatabase.open(url)
    const health = async () => {
      const response = await fetch(service.url + paths.health)
      return [response.status, (await response.json()).status]
    }
    await db.run(`create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
      create trigger full_disk before insert or update on setting for each row execute function full_disk()`)
    expect(await health()).toEqual([503, 'not-writing'])
    await db.run('drop trigger full_disk on setting')
    expect(await health()).toEqual([200, 'ok'])
    const party = new Party(() => service.url)
    const { a, match } = await party.pair('duel')
    await db.run('create trigger full_disk before insert on choice for each row execute function full_disk()')
    expect(await a.choose(match, 0, 0)).toMatchObject({ type: 'refused', reason: 'internal' })
    expect(await health()).toEqual([503, 'not-writing'])
    await db.run('drop trigger full_disk on choice')
    expect(await a.choose(match, 0, 0)).toMatchObject({ type: 'frame', rowSeq: 1 })
    expect(await health()).toEqual([200, 'ok'])
    await party.leave()
    await service.close()
    await db.close()
  })
})
