import type { LogRow } from '@rulewright/play'
import { describe, expect, it, vi } from 'vitest'
import { duel } from '../../kernel/test/games/duel.ts'
import { LogReader } from '../data/log-reader.ts'
import type { Store } from '../data/store.ts'
import { partyAt } from './seating.ts'

const { party } = partyAt()

describe('a long match', () => {
  it('is not played again where everybody waits when something is taken back', async () => {
    const a = await party.guest()
    a.keep = false
    const { match } = await a.create({ game: 'duel', config: { rounds: 999 }, seats: [{ kind: 'me' }, { kind: 'me' }] })
    await a.watch(match)
    while (a.frame(match, 0).count < 300) {
      const seat = a.frame(match, 0).decision ? 0 : 1
      await a.choose(match, seat, 0)
    }
    const steps = vi.spyOn(duel, 'step')
    const seat = a.frame(match, 0).decision ? 1 : 0
    await a.choose(match, 1 - seat, 0)
    // The games are the same here and there.
    expect(steps.mock.calls.length).toBeLessThan(5)
    const before = a.frame(match, 0).count
    const answer = await a.ask({ type: 'undo', match, seat, rowSeq: a.frame(match, 0).rowSeq })
    expect(answer).toMatchObject({ type: 'frame' })
    expect(a.frame(match, 0).count).toBeLessThan(before)
    expect(steps.mock.calls.length).toBeGreaterThan(0)
    expect(steps.mock.calls.length).toBeLessThan(30)
    const now = a.frame(match, 0).decision ? 0 : 1
    expect(await a.choose(match, now, 0)).toMatchObject({ type: 'frame' })
  })

  it('is read page by page, and never twice', async () => {
    const log: LogRow[] = []
    const write = () => log.push({ match: 'm', seq: log.length + 1, seat: 0, index: 0, kind: 'choose', waiting: 0, at: 0 })
    while (log.length < 1_200) write()
    const read: number[] = []
    const store: Store = Object({
      async logPage(_: string, after: number, limit: number) {
        const page = log.slice(after, after + limit)
        read.push(page.length)
        return page
      },
    })
    const reader = new LogReader(store)
    expect(await Promise.all([reader.rows('m'), reader.rows('m')])).toEqual([log, log])
    write()
    expect(await reader.rows('m')).toHaveLength(1_201)
    expect(Math.max(...read)).toBeLessThanOrEqual(500)
    expect(read.reduce((sum, n) => sum + n)).toBe(1_201)
  })
})
