import { rmSync } from 'node:fs'
import { Clocks, type Kind } from '@rulewright/play'
import type { ClockSetting } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import type { Client } from './client.ts'
import { Party } from './seating.ts'
import { freshFolder, startService } from './service.ts'

const LIVE: ClockSetting = { kind: 'live', seconds: 100, increment: 7 }
const HOUR: ClockSetting = { kind: 'correspondence', hours: 1 }

/** Two seats' clocks, the first running; times are in seconds. */
function clocks(setting: ClockSetting) {
  const told = Clocks.start(setting, 2, 1, 0)
  let seq = 0
  const apply = (kind: Kind, seat: number, index: number, at: number, waiting: number) =>
    told.apply({ match: 'm', seq: ++seq, seat, index, kind, waiting, at: at * 1000 })
  return {
    choose: (seat: number, at: number, then: number) => apply('choose', seat, 0, at, 1 << then),
    undo: (count: number, at: number, then: number) => apply('undo', 0, count, at, 1 << then),
    left: (now: number) => told.show(now * 1000).map(({ left }) => left / 1000),
  }
}

describe('a choice that is taken back', () => {
  it('gains nobody time, however often', () => {
    const t = clocks(LIVE)
    for (let n = 0; n < 20; n++) {
      t.choose(0, n + 0.5, 0)
      t.undo(0, n + 1, 0)
    }
    expect(t.left(20)).toEqual([80, 100])
  })

  it('leaves what its seat had of an hour', () => {
    const t = clocks(HOUR)
    t.choose(0, 3500, 0)
    expect(t.left(3500)[0]).toBe(3600)
    t.undo(0, 3540, 0)
    expect(t.left(3540)[0]).toBe(60)
  })

  it("costs its seat what it spent, and not the other's time", () => {
    const t = clocks(LIVE)
    t.choose(0, 10, 1)
    t.choose(1, 30, 0)
    expect(t.left(35)).toEqual([92, 87])
    t.undo(0, 35, 0)
    expect(t.left(36)).toEqual([84, 80])
  })

  it('with the answer to it leaves the other seat the whole hour when it is asked anew', () => {
    const t = clocks(HOUR)
    t.choose(0, 600, 1)
    t.choose(1, 3600, 0)
    t.undo(0, 3600, 0)
    expect(t.left(3600)[0]).toBe(3000)
    t.choose(0, 3700, 1)
    expect(t.left(3800)).toEqual([3600, 3500])
  })
})

describe('clocks read from the database', () => {
  it('are the same from a snapshot and from the deal, whatever was taken back', async () => {
    const folder = await freshFolder()
    let now = Date.now()
    const begun = now
    const at = (seconds: number) => {
      now = begun + seconds * 1000
    }
    const start = () => startService({ dataDir: folder, now: () => now })
    let server = await start()
    const party = new Party(() => server.url)
    let { a, b, match } = await party.pair('bids', { clock: LIVE })
    const restart = async () => {
      await server.close()
      server = await start()
      a = party.add(await a.twin(server.url))
      b = party.add(await b.twin(server.url))
      await Promise.all([a.watch(match), b.watch(match)])
    }
    const undo = (seat: 0 | 1) => [a, b][seat]?.ask({ type: 'undo', match, seat, rowSeq: a.frame(match, 0).rowSeq })
    const shown = () => a.frame(match, 0).clocks?.map(({ left, running }) => [left / 1000, running])

    const bid = async (client: Client, seat: number) => [await client.choose(match, seat, 0), await client.choose(match, seat, 0)]

    at(1)
    await bid(a, 0)
    at(2)
    await bid(b, 1)
    await restart()
    expect(shown()).toEqual([
      [113, true],
      [112, true],
    ])
    at(5)
    await a.choose(match, 0, 0)
    at(6)
    await undo(0)
    const before = [
      [109, true],
      [108, true],
    ]
    expect(shown()).toEqual(before)
    await restart()
    expect(shown()).toEqual(before)

    // Further back than the snapshot.
    await undo(1)
    await a.when(() => a.table(match).undo !== null)
    await a.ask({ type: 'consent', match, seat: 0, rowSeq: a.table(match).undo?.rowSeq ?? -1, agree: true })
    const after = [
      [110, false],
      [101, true],
    ]
    expect(shown()).toEqual(after)
    await restart()
    expect(shown()).toEqual(after)
    await party.leave()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })
})
