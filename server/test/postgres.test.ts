import { seedRandom } from '@rulewright/kernel'
import { type MatchSummary, paths } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { LogWriter } from '../data/log.ts'
import { migrate } from '../data/migrations.ts'
import { PostgresDatabase } from '../data/postgres.ts'
import { Store } from '../data/store.ts'
import { crashUnderLoad, logsIn } from './crash.ts'
import { emptyDatabase } from './databases.ts'
import { startKillable } from './killable.ts'
import { Party, playOn } from './seating.ts'
import { startService } from './service.ts'

describe('two servers on one PostgreSQL', () => {
  it('serve the same match; with one of them killed it goes on', async () => {
    const databaseUrl = await emptyDatabase()
    // As the README says it: the same DATABASE_URL for every process.
    const [first, second] = await Promise.all([startKillable({ DATABASE_URL: databaseUrl }), startKillable({ DATABASE_URL: databaseUrl })])
    const party = new Party(() => first.url)
    const { a, b, match } = await party.pair('duel', { config: { rounds: 9 } }, [first.url, second.url])
    for (let n = 0; n < 12; n++) expect(await playOn(a, b, match)).toBe(true)
    await a.when(() => a.table(match).seats.every((s) => s.connected))
    await b.ask({ type: 'say', match, channel: 'table', text: 'from the other side' })
    await a.when(() => a.messages.some((m) => m.type === 'chat' && m.lines.some((l) => l.text === 'from the other side')))

    await first.kill()
    await b.when(() => b.table(match).seats[0]?.connected === false)
    const moved = party.add(await a.twin(second.url))
    await moved.watch(match)
    expect(moved.frame(match, 0)).toMatchObject({ rowSeq: 12, view: a.frame(match, 0).view })
    for (let n = 0; n < 12; n++) expect(await playOn(moved, b, match)).toBe(true)
    await party.leave()
    expect(await second.stop()).toBe(0)
  })

  it('let one of two writers win, and show the other how things stand', async () => {
    const databaseUrl = await emptyDatabase()
    const [first, second] = [await startService({ databaseUrl }), await startService({ databaseUrl })]
    const party = new Party(() => first.url)
    const { a, b, match } = await party.pair('duel', { config: { rounds: 50 } })
    const twin = party.add(await a.twin(second.url))
    await twin.watch(match)
    for (let conflicts = 0; conflicts < 10; conflicts++) {
      while (!a.frame(match, 0).decision) await playOn(a, b, match)
      const { decision, rowSeq } = a.frame(match, 0)
      await twin.when(() => twin.frame(match, 0).rowSeq === rowSeq)
      const wish = { type: 'choose', match, seat: 0, decisionId: decision?.decisionId ?? -1, choice: 0 } as const
      const answers = await Promise.all([a.ask(wish), twin.ask(wish)])
      const refused = answers.filter((m) => m.type === 'refused')
      expect(refused).toHaveLength(1)
      expect(refused[0]).toMatchObject({ frame: { seat: 0, rowSeq: rowSeq + 1 } })
      await Promise.all([a, twin].map((c) => c.when(() => c.frame(match, 0).rowSeq === rowSeq + 1)))
      await b.when(() => b.frame(match, 1).rowSeq === rowSeq + 1)
      expect(a.frame(match, 0).view).toEqual(twin.frame(match, 0).view)
    }
    await party.leave()
    await first.close()
    await second.close()
  })

  it('wait for each other when the tables are first made', async () => {
    const databaseUrl = await emptyDatabase()
    const services = await Promise.all([1, 2, 3].map(() => startService({ databaseUrl })))
    for (const service of services) await service.close()
  })
})

describe('a server on PostgreSQL', () => {
  it('killed in the middle of its work loses nothing it has acknowledged, and every match goes on', async () => {
    const url = await emptyDatabase()
    const readLogs = (matches: readonly string[]) => logsIn(() => PostgresDatabase.open(url), matches)
    const start = () => startKillable({ DATABASE_URL: url })
    const result = await crashUnderLoad(start, readLogs, { kills: 2, matches: 4, random: seedRandom('crash') })
    expect(result.lost).toEqual([])
    expect(result.acknowledged).toBeGreaterThanOrEqual(8 + 3)
  })

  it('plays bots, lists matches and undoes as on PGlite', async () => {
    const service = await startService({ databaseUrl: await emptyDatabase() })
    const party = new Party(() => service.url)
    const a = await party.guest()
    const { match } = await a.create({ game: 'duel', seats: [{ kind: 'me' }, { kind: 'bot', level: 'learner' }] })
    await a.watch(match)
    await a.choose(match, 0, 0)
    await a.when(() => a.frame(match, 0).decision !== null)
    expect(await a.ask({ type: 'undo', match, seat: 0, rowSeq: a.frame(match, 0).rowSeq })).toMatchObject({ type: 'frame', count: 0 })
    expect(await a.json<MatchSummary[]>('GET', paths.mine)).toMatchObject([{ match, status: 'running' }])
    await party.leave()
    await service.close()
  })

  it('says what is wrong when it cannot be reached', async () => {
    await expect(startService({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
      'cannot reach the database of DATABASE_URL',
    )
  })
})

describe('the log', () => {
  it('takes each place once, however many write', async () => {
    const db = await PostgresDatabase.open(await emptyDatabase())
    await migrate(db)
    const writers = [new LogWriter(db, 'a'), new LogWriter(db, 'b')]
    const row = (seq: number, index: number) => ({ match: 'm', seq, seat: 0, index, kind: 'choose' as const, waiting: 1, at: 0 })
    for (let seq = 1; seq <= 50; seq++) {
      const won = await Promise.all(writers.map((w, n) => w.appended({ row: row(seq, n) })))
      expect(won.filter(Boolean)).toHaveLength(1)
      const [kept] = await new Store(db).log('m', seq - 1)
      expect(won[kept?.index ?? -1]).toBe(true)
    }
    await db.close()
  })
})
