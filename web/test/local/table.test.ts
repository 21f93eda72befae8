import { describe, expect, it } from 'vitest'
import { stricterBids } from '../../../server/test/bids.ts'
import { bot, MemoryKeeping, me, Room } from './room.ts'

describe('a local match', () => {
  it('is played against a bot, row by row as it is kept', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, bot])
    expect(room.table(match)).toMatchObject({ local: true, mine: [0], fairness: null, status: 'running' })
    expect(room.table(match).seats.map((s) => [s.kind, s.name])).toEqual([
      ['person', 'Player 1'],
      ['bot', 'Pip'],
    ])
    for (let turn = 0; turn < 50 && !room.frame(match).outcome; turn++) {
      const answer = await room.choose(match, 0, turn % (room.frame(match).decision?.options.length ?? 1))
      expect(answer.type).toBe('frame')
      await room.asked(match)
    }
    expect(room.frame(match).outcome).not.toBeNull()
    expect(room.table(match).status).toBe('over')
    expect(room.keeping.summaries.get(match)).toMatchObject({ status: 'over', waiting: [], count: room.frame(match).count })
    expect(room.keeping.log.map((row) => row.seq)).toEqual(room.keeping.log.map((_, n) => n + 1))
    expect(room.warnings).toEqual([])
  })

  it('is there at the same question after the page is gone', async () => {
    const keeping = new MemoryKeeping()
    const before = new Room(keeping)
    const match = await before.open('duel', [me, bot])
    for (let turn = 0; turn < 4; turn++) {
      await before.choose(match, 0, 0)
      await before.asked(match)
    }
    const last = before.frame(match)
    const after = new Room(keeping, 'later')
    await after.say({ type: 'watch', match })
    const { decision, view, count } = after.frame(match)
    expect({ decision, view, count }).toEqual({ decision: last.decision, view: last.view, count: last.count })
  })

  it('lets the bot answer that was asked when the page went', async () => {
    const keeping = new MemoryKeeping()
    const before = new Room(keeping)
    before.held = []
    const match = await before.open('connect-four', [me, bot])
    await before.choose(match, 0, 3)
    expect(before.frame(match).waiting).toEqual([1])
    const after = new Room(keeping, 'later')
    await after.say({ type: 'watch', match })
    await after.asked(match)
    expect(after.frame(match).count).toBe(2)
  })

  it('shows nothing that could not be kept, and goes on when it can', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, me])
    room.keeping.full = true
    expect(await room.choose(match, 0, 3)).toMatchObject({ type: 'refused', reason: 'not-kept', frame: { count: 0 } })
    expect(room.keeping.log).toEqual([])
    expect(room.frame(match).count).toBe(0)
    room.keeping.full = false
    expect(await room.choose(match, 0, 3)).toMatchObject({ type: 'frame', count: 1 })
  })

  it('refuses old answers, strange seats and what is not on offer', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, me])
    const { decisionId = -1 } = room.frame(match).decision ?? {}
    expect(await room.choose(match, 0, 99)).toMatchObject({ reason: 'no-such-option' })
    await room.choose(match, 0, 3)
    expect(await room.say({ type: 'choose', match, seat: 0, decisionId, choice: 3 })).toMatchObject({ reason: 'duplicate' })
    expect(await room.say({ type: 'choose', match, seat: 5, decisionId, choice: 3 })).toMatchObject({ reason: 'not-your-seat' })
    expect(await room.say({ type: 'watch', match: 'abcdefghij01' })).toMatchObject({ reason: 'no-such-match' })
    expect(await room.say({ type: 'say', match, channel: 'table', text: 'hello' })).toMatchObject({ reason: 'not-allowed' })
  })

  it('says what is wrong with a table before it is opened', async () => {
    const room = new Room(new MemoryKeeping())
    const open = (seats: (typeof me)[], config = {}) => room.house.create({ game: 'duel', config, seats, names: [] })
    await expect(open([me])).rejects.toMatchObject({ reason: 'bad-config' })
    await expect(open([me, me], { nonsense: 1 })).rejects.toMatchObject({ reason: 'bad-config' })
    await expect(open([me, { kind: 'open' }])).rejects.toMatchObject({ reason: 'not-allowed' })
    expect(room.keeping.matches.size).toBe(0)
  })
})

describe('taking back', () => {
  it('goes back to my own last choice, through what the bot has answered', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, bot])
    await room.choose(match, 0, 3)
    await room.until(() => room.frame(match).count === 2)
    expect(room.frame(match).canUndo).toBe(false)
    await room.say({ type: 'undo', match, seat: 0, rowSeq: room.frame(match).rowSeq })
    expect(room.frame(match)).toMatchObject({ count: 0, decision: { prompt: expect.any(String) } })
    // What was taken back stays in the log, and the next choice counts.
    expect(room.keeping.log.map((row) => row.kind)).toEqual(['choose', 'choose', 'undo'])
    await room.choose(match, 0, 2)
    await room.until(() => room.frame(match).count === 2)
  })

  it('counts also from a page that has not yet seen what the bot did, but not past a choice of mine', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, bot])
    await room.choose(match, 0, 3)
    const { rowSeq } = room.frame(match)
    await room.until(() => room.frame(match).count === 2)
    await room.say({ type: 'undo', match, seat: 0, rowSeq: Math.min(rowSeq, 1) })
    expect(room.frame(match).count).toBe(0)
    await room.choose(match, 0, 2)
    await room.until(() => room.frame(match).count === 2)
    expect(await room.say({ type: 'undo', match, seat: 0, rowSeq: 1 })).toMatchObject({ reason: 'stale' })
    expect(room.frame(match).count).toBe(2)
  })

  it('overtakes a bot that is still thinking', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, bot])
    room.held = []
    await room.choose(match, 0, 3)
    await room.say({ type: 'undo', match, seat: 0, rowSeq: room.frame(match).rowSeq })
    expect(room.frame(match).count).toBe(0)
    const thoughts = room.held
    room.held = null
    for (const go of thoughts) go()
    await room.choose(match, 0, 2)
    await room.until(() => room.frame(match).count === 2)
    expect(room.keeping.log.map((row) => [row.kind, row.seat])).toEqual([
      ['choose', 0],
      ['undo', 0],
      ['choose', 0],
      ['choose', 1],
    ])
  })

  it('is refused where there is nothing to take back', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, bot])
    expect(await room.say({ type: 'undo', match, seat: 0, rowSeq: 0 })).toMatchObject({ reason: 'cannot-undo' })
  })
})

describe('at the table', () => {
  it('is taken back to what the player chose, past the answers that gave themselves', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, bot])
    await room.choose(match, 0, 3)
    await room.asked(match)
    const { decision } = room.frame(match)
    await room.say({ type: 'choose', match, seat: 0, decisionId: decision?.decisionId ?? -1, choice: 0, standing: true })
    await room.asked(match)
    expect(room.frame(match).count).toBe(4)
    await room.say({ type: 'undo', match, seat: 0, rowSeq: room.frame(match).rowSeq })
    expect(room.frame(match).count).toBe(0)
  })

  it('a hint is one of the options, and one at a time', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, bot])
    const ask = { type: 'hint', match, seat: 0, decisionId: room.frame(match).decision?.decisionId ?? 0 } as const
    const thoughts: (() => void)[] = []
    room.held = thoughts
    const first = room.say(ask)
    await room.until(() => thoughts.length === 1)
    expect(await room.say(ask)).toMatchObject({ reason: 'too-fast' })
    for (const go of thoughts) go()
    expect(await first).toMatchObject({ type: 'hint', choice: expect.any(Number) })
    expect(await room.say({ ...ask, decisionId: 77 })).toMatchObject({ reason: 'stale' })
  })

  it('why not is answered for one’s own seat alone', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('duel', [me, bot])
    await room.choose(match, 0, 0)
    await room.until(() => room.frame(match).decision?.prompt === 'counter')
    const counters = (room.frame(match).decision?.options.length ?? 0) - 1
    const why = await room.say({ type: 'why', match, seat: 0 })
    expect(why).toMatchObject({ type: 'why', match, seat: 0, rowSeq: room.frame(match).rowSeq })
    expect(why.type === 'why' && why.obstacles.map((each) => each.why)).toEqual(Array.from({ length: 5 - counters }, () => 'too-low'))
    expect(await room.say({ type: 'why', match, seat: 1 })).toMatchObject({ type: 'refused', reason: 'not-your-seat' })
  })

  it('a standing answer can be held', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, me])
    const given = room.house.hear({ type: 'choose', id: 900, match, seat: 0, decisionId: 0, choice: 1, standing: true })
    await room.say({ type: 'hold', match, seat: 0 })
    await given
    expect(room.frame(match).count).toBe(0)
    await room.house.hear({ type: 'choose', id: 901, match, seat: 0, decisionId: 0, choice: 1, standing: true })
    expect(room.frame(match).count).toBe(1)
  })

  it('a seat is left to a bot and taken again', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, me])
    await room.say({ type: 'leave', match, seat: 0, level: 'learner' })
    await room.until(() => room.frame(match).count === 1)
    expect(room.table(match).seats[0]).toMatchObject({ kind: 'bot', level: 'learner' })
    await room.say({ type: 'back', match, seat: 0 })
    expect(room.table(match).seats[0]).toMatchObject({ kind: 'person', level: null })
    await room.choose(match, 1, 0)
    expect(await room.choose(match, 0, 0)).toMatchObject({ type: 'frame', count: 3 })
  })

  it('resigning ends a match of two, concedes where the rules know of it, and leaves a bot among three', async () => {
    const room = new Room(new MemoryKeeping())
    const two = await room.open('bids', [me, bot])
    await room.say({ type: 'resign', match: two, seat: 0 })
    expect(room.frame(two).outcome).toMatchObject({ reason: 'resigned', payoffs: [0, 1], by: 0 })
    const conceded = await room.open('auction', [me, bot])
    await room.say({ type: 'resign', match: conceded, seat: 0 })
    expect(room.frame(conceded).outcome).toMatchObject({ reason: 'conceded', payoffs: [0, 1] })
    const three = await room.open('bids', [me, bot, bot])
    await room.say({ type: 'resign', match: three, seat: 0 })
    expect(room.table(three).seats[0]?.kind).toBe('bot')
    const party = await room.open('crew', [me, bot, bot])
    await room.say({ type: 'resign', match: party, seat: 0 })
    expect(room.frame(party).outcome).toMatchObject({ payoffs: [0, 0, 0] })
  })
})

describe('two pages', () => {
  it('play one match: the one that comes second is told to look again', async () => {
    const keeping = new MemoryKeeping()
    const [one, two] = [new Room(keeping, 'one'), new Room(keeping, 'two')]
    const match = await one.open('connect-four', [me, me])
    await two.say({ type: 'watch', match })
    await one.choose(match, 0, 3)
    expect(await two.choose(match, 0, 2)).toMatchObject({ reason: 'stale', frame: { count: 1 } })
    expect(keeping.log).toHaveLength(1)
    await one.choose(match, 1, 0)
    await two.house.changedElsewhere(match)
    expect(two.frame(match).count).toBe(2)
  })
})

describe('a match that is deleted on another page', () => {
  it('is gone here as well, and nothing of it is written again', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('connect-four', [me, me])
    room.keeping.matches.delete(match)
    await room.house.changedElsewhere(match)
    expect(await room.say({ type: 'choose', match, seat: 0, decisionId: 0, choice: 3 })).toMatchObject({ reason: 'no-such-match' })
    expect(room.keeping.log).toEqual([])
  })
})

describe('when the rules have changed', () => {
  it('a match under way goes on from its last rest', async () => {
    const keeping = new MemoryKeeping()
    const before = new Room(keeping)
    const match = await before.open('bids', [me, me])
    await before.choose(match, 0, 3)
    // The rules of today: nobody bids more than one.
    const after = new Room(keeping, 'later', [stricterBids as unknown as (typeof before.games)[number]])
    await after.say({ type: 'watch', match })
    expect(after.frame(match)).toMatchObject({ count: 0, decision: { options: [{ amount: 0 }, { amount: 1 }] } })
    expect(keeping.summaries.get(match)).toMatchObject({ status: 'running', count: 0, waiting: [0, 1] })
    expect(await after.choose(match, 0, 1)).toMatchObject({ type: 'frame', count: 1 })
  })
})
