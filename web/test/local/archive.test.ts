import { describe, expect, it } from 'vitest'
import { bot, MemoryKeeping, me, Room } from './room.ts'

async function finished(room: Room): Promise<string> {
  const match = await room.open('connect-four', [me, bot])
  for (let turn = 0; turn < 50 && !room.frame(match).outcome; turn++) {
    await room.choose(match, 0, turn % (room.frame(match).decision?.options.length ?? 1))
    await room.asked(match)
  }
  return match
}

describe('a finished local match', () => {
  it('is replayed through any eyes, page by page, and has a graph', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await finished(room)
    const { count, outcome } = room.frame(match)
    const page = await room.house.replay(match, 1, 2, 3)
    expect(page).toMatchObject({ match, game: 'connect-four', seat: 1, from: 2, count, outcome })
    expect(page.moments.map((m) => m.count)).toEqual([2, 3, 4])
    const { moments } = await room.house.winning(match)
    expect(moments.at(-1)).toMatchObject({ count, chances: outcome?.payoffs })
  })

  it('becomes a file that opens as the same match, also in another browser', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await finished(room)
    const file = await room.house.file(match)
    const other = new Room(new MemoryKeeping(), 'other')
    const copy = await other.house.load(file)
    const [here, there] = [await room.house.replay(match, 0, 0, 100), await other.house.replay(copy, 0, 0, 100)]
    expect(there.moments).toEqual(here.moments)
    expect(there.outcome).toEqual(here.outcome)
    expect(there.seats.map((s) => s.name)).toEqual(['Player 1', 'Pip'])
    expect(other.keeping.summaries.get(copy)).toMatchObject({ status: 'over', mine: [], count: here.count })
  })

  it('a file that is none, or does not follow the rules, is refused and nothing is kept', async () => {
    const room = new Room(new MemoryKeeping())
    await expect(room.house.load('no')).rejects.toMatchObject({ reason: 'bad-file' })
    const match = await finished(room)
    const file = JSON.parse(await room.house.file(match))
    const empty = new Room(new MemoryKeeping(), 'other')
    await expect(empty.house.load(JSON.stringify({ ...file, steps: `${file.steps} Az` }))).rejects.toMatchObject({ reason: 'bad-file' })
    await expect(empty.house.load(JSON.stringify({ ...file, game: 'chess' }))).rejects.toMatchObject({ reason: 'no-such-game' })
    expect(empty.keeping.matches.size).toBe(0)
  })

  it('is played on from a moment, with what cannot be known dealt anew', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('duel', [me, me])
    await room.say({ type: 'resign', match, seat: 0 })
    for (let n = 0; n < 400 && !room.frame(match).outcome; n++) {
      const { waiting } = room.frame(match)
      await room.choose(match, waiting[0] ?? 0, 0)
    }
    const moments = (await room.house.replay(match, 0, 0, 100)).moments
    const at = Math.min(4, moments.length - 2)
    const next = await room.house.continue(match, { count: at, seat: 1, level: 'learner' }, 'Bo')
    await room.say({ type: 'watch', match: next })
    expect(room.table(next)).toMatchObject({
      mine: [1],
      seats: [
        { kind: 'bot', name: 'Pip' },
        { kind: 'person', name: 'Bo' },
      ],
      continuedFrom: { match, count: at },
    })
    expect(room.frame(next, 1).count).toBeGreaterThanOrEqual(at)
    await expect(room.house.continue(next, { count: 0, seat: 0, level: 'learner' }, '')).rejects.toMatchObject({ reason: 'not-over' })
  })

  it('what has moved to a server stays to be looked at and is played there', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, me])
    await room.choose(match, 0, 3)
    const { file, redeals } = await room.house.handOver(match)
    expect(JSON.parse(file)).toMatchObject({
      rulewright: 1,
      game: 'connect-four',
      seed: room.keeping.matches.get(match)?.seed,
      steps: 'A3',
    })
    expect(redeals).toEqual([])
    await room.house.moved(match, 'abcdefghij01')
    expect(room.keeping.summaries.get(match)?.moved).toBe('abcdefghij01')
    expect(await room.choose(match, 1, 0)).toMatchObject({ reason: 'not-allowed' })
    await expect(room.house.handOver(match)).rejects.toMatchObject({ reason: 'not-allowed' })
  })
})
