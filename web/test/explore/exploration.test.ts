import { type Answer, type Game, Match, writeLog } from '@rulewright/kernel'
import type { Frame } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { Explorer, type ExploreWish } from '../../local/explore/explorer.ts'
import type { ExplorationKeeping, KeptExploration } from '../../local/explore/kept.ts'
import type { ExploreAct, Explored, ExploreNews, Opinion } from '../../local/explore/protocol.ts'
import { PLAYED } from '../../local/explore/variations.ts'
import { bot, MemoryKeeping, me, Room } from '../local/room.ts'

/** What a browser stores of explorations. */
class MemoryExplorations implements ExplorationKeeping {
  readonly all = new Map<string, KeptExploration>()

  async get(id: string) {
    return this.all.get(id) ?? null
  }

  async put(exploration: KeptExploration) {
    const follows = this.all.get(exploration.id)?.turn === exploration.turn - 1
    if (follows) this.all.set(exploration.id, exploration)
    return follows
  }

  async add(exploration: KeptExploration) {
    this.all.set(exploration.id, exploration)
  }
}

/** One page that explores. */
class Study {
  readonly news: ExploreNews[] = []
  readonly explorer: Explorer

  constructor(
    readonly room: Room,
    readonly kept = new MemoryExplorations(),
  ) {
    this.explorer = new Explorer({
      ...room.around,
      explorations: kept,
      depth: { rounds: [{ iterations: 40 }, { iterations: 80 }], threads: 2 },
      tell: (news) => this.news.push(structuredClone(news)),
    })
  }

  async open(from: ExploreWish['from'], count?: number): Promise<string> {
    const id = await this.explorer.begin({ from, source: null, nameless: 'You', ...(count === undefined ? {} : { count }) })
    await this.explorer.act(id, { do: 'watch', thinks: false })
    return id
  }

  get explored(): Explored {
    const last = this.news.findLast((news) => news.kind === 'explored')
    if (last?.kind !== 'explored') throw new Error('nothing was told')
    return last.explored
  }

  get opinions(): Opinion[] {
    return this.news.flatMap((news) => (news.kind === 'opinion' ? [news.opinion] : []))
  }

  get frames(): Frame[] {
    return this.news.flatMap((news) => (news.kind === 'explored' ? news.messages.flatMap((m) => (m.type === 'frame' ? [m] : [])) : []))
  }

  get frame(): Frame {
    const frame = this.frames.at(-1)
    if (!frame) throw new Error('no frame')
    return frame
  }

  act(act: ExploreAct): Promise<void> {
    return this.explorer.act(this.explored.id, act)
  }

  /** Whoever is asked chooses. */
  choose(choice: number): Promise<void> {
    const { decision } = this.frame
    return this.act({ do: 'choose', seat: decision?.seat ?? 0, decisionId: decision?.decisionId ?? 0, choice })
  }
}

/** Chooses differently from the match, at the first place from here on where that is possible. */
async function leave(study: Study): Promise<void> {
  while (study.frame.decision?.options.length === 1) {
    const { line, at } = study.explored.place
    await study.act({ do: 'go', place: { line, at: at + 1 } })
  }
  const last = (study.frame.decision?.options.length ?? 0) - 1
  await study.choose(study.explored.known.some(({ index }) => index === last) ? 0 : last)
}

const gameIn = (room: Room, id: string): Game => {
  const game = room.games.find((g) => g.id === id)
  if (!game) throw new Error('no game')
  return game
}

async function over(room: Room, game = 'duel'): Promise<{ readonly match: string; readonly choices: readonly Answer[] }> {
  const match = await room.open(game, [me, me])
  for (let n = 0; n < 400 && !room.frame(match).outcome; n++) await room.choose(match, room.frame(match).waiting[0] ?? 0, 0)
  return { match, choices: room.keeping.log.filter((row) => row.match === match).map(({ seat, index }) => ({ seat, index })) }
}

/** The position after these choices, from the deal, by the rules alone. */
function played(room: Room, match: string, choices: readonly Answer[]): Match {
  const kept = room.keeping.matches.get(match)
  if (!kept) throw new Error('not kept')
  const there = Match.start(gameIn(room, kept.game), kept.config, kept.seed)
  for (const { seat, index } of choices) there.choose(seat, index)
  return there
}

describe('an exploration', () => {
  it('begins at a moment of a match that is over, and shows whoever is asked what they saw there', async () => {
    const room = new Room(new MemoryKeeping())
    const { match, choices } = await over(room)
    const study = new Study(room)
    await study.open({ match }, 5)
    const there = played(room, match, choices.slice(0, 5))
    const { seat } = there.open[0] ?? { seat: -1 }
    expect(study.frame).toMatchObject({ seat, count: 5, view: there.view(seat), decision: { options: there.open[0]?.options } })
    expect(study.explored).toMatchObject({ place: { line: PLAYED, at: 5 }, lines: [{ id: PLAYED, end: choices.length }] })
  })

  it('says nothing of a match that still runs, not even to whoever plays it', async () => {
    const room = new Room(new MemoryKeeping())
    const match = await room.open('duel', [me, bot])
    const study = new Study(room)
    await expect(study.open({ match }, 0)).rejects.toMatchObject({ reason: 'not-over' })
    await expect(study.open({ file: await room.house.file(match) })).rejects.toMatchObject({ reason: 'bad-file' })
    expect(study.kept.all.size).toBe(0)
    expect(study.news).toEqual([])
  })

  it('goes to any place of any line, and stands where playing from the deal leads', async () => {
    const room = new Room(new MemoryKeeping())
    const { match, choices } = await over(room)
    const study = new Study(room)
    await study.open({ match }, 3)
    await leave(study)
    for (let n = 0; n < 3; n++) await study.choose(0)
    await study.act({ do: 'go', place: { line: PLAYED, at: 20 } })
    await leave(study)
    const { lines } = [...study.kept.all.values()][0] ?? { lines: [] }
    expect(lines).toHaveLength(3)
    for (const { id, from, choices: own } of lines) {
      for (const at of [40, 7, 21, 0, 4, 19, 33]) {
        await study.act({ do: 'go', place: { line: id, at } })
        const path = [...choices.slice(0, from?.at ?? 0), ...own].slice(0, at)
        const there = played(room, match, path)
        expect(study.frame).toMatchObject({ count: path.length, view: there.view(study.frame.seat) })
        expect(study.frame.waiting).toEqual(there.open.map((d) => d.seat))
      }
    }
  })

  it('is there again after the page is gone, and in another browser from its file', async () => {
    const room = new Room(new MemoryKeeping())
    const { match } = await over(room)
    const study = new Study(room)
    const id = await study.open({ match }, 4)
    await leave(study)
    await study.act({ do: 'name', line: 1, name: '  A bold try ' })
    const { frame, explored } = study
    const later = new Study(room, study.kept)
    await later.explorer.act(id, { do: 'watch', thinks: false })
    expect(later.explored).toEqual(explored)
    expect(later.frame).toMatchObject({ seat: frame.seat, count: frame.count, view: frame.view })
    const elsewhere = new Study(new Room(new MemoryKeeping(), 'elsewhere'))
    await elsewhere.open({ file: await study.explorer.file(id) })
    expect(elsewhere.explored).toMatchObject({ place: { line: 1 }, lines: [{}, { name: 'A bold try', end: frame.count }] })
    expect(elsewhere.frame).toMatchObject({ seat: frame.seat, count: frame.count, view: frame.view })
  })

  it('refuses a file whose lines the rules do not allow, and keeps nothing', async () => {
    const room = new Room(new MemoryKeeping())
    const { match } = await over(room)
    const study = new Study(room)
    const id = await study.open({ match }, 4)
    const file = JSON.parse(await study.explorer.file(id))
    const other = new Study(room)
    const wrong = JSON.stringify({ ...file, lines: [...file.lines, { from: [0, 2], choices: 'A(99)' }] })
    await expect(other.open({ file: wrong })).rejects.toMatchObject({ reason: 'bad-file', message: expect.stringContaining('Line 2') })
    const old = JSON.stringify({ ...JSON.parse(wrong), version: 'older' })
    await expect(other.open({ file: old })).rejects.toMatchObject({ reason: 'rules-changed' })
    expect(other.kept.all.size).toBe(0)
  })

  it('explores what was dealt anew on its way as it lay then', async () => {
    const room = new Room(new MemoryKeeping())
    const { match } = await over(room)
    const next = await room.house.continue(match, { count: 6, seat: 0, level: 'learner' }, 'Bo')
    await room.say({ type: 'watch', match: next })
    for (let n = 0; n < 400 && !room.frame(next).outcome; n++) {
      await room.asked(next)
      if (!room.frame(next).outcome) await room.choose(next, 0, 0)
    }
    const kept = room.keeping.matches.get(next)
    if (!kept) throw new Error('not kept')
    const { game, version, config, seed, redeals } = kept
    const choices = room.keeping.log.filter((row) => row.match === next).map(({ seat, index }) => ({ seat, index }))
    // As a server hands it over.
    const whole = { file: writeLog({ game, version, config, seed, choices, rests: [] }), redeals }
    const { moments, count } = await room.house.replay(next, 0, 0, 200)
    for (const from of [{ match: next }, whole]) {
      const study = new Study(room)
      await study.open(from, 0)
      for (const at of [count, 9, 3, 14]) {
        await study.act({ do: 'go', place: { line: PLAYED, at } })
        await study.act({ do: 'play', seat: 0 })
        expect(study.frame.view).toEqual(moments.find((moment) => moment.count === Math.min(at, count))?.view)
      }
    }
  })

  it('does not mix up what two pages try', async () => {
    const room = new Room(new MemoryKeeping())
    const { match } = await over(room)
    const one = new Study(room)
    const id = await one.open({ match }, 4)
    const two = new Study(room, one.kept)
    await two.explorer.act(id, { do: 'watch', thinks: false })
    await leave(one)
    await expect(two.choose(0)).rejects.toMatchObject({ reason: 'stale' })
    expect(two.explored.place).toEqual(one.explored.place)
    await two.act({ do: 'go', place: { line: PLAYED, at: 2 } })
    await one.explorer.changedElsewhere(id)
    expect(one.explored.place).toEqual({ line: PLAYED, at: 2 })
  })

  it('refuses a click on what is no longer asked', async () => {
    const room = new Room(new MemoryKeeping())
    const { match } = await over(room)
    const study = new Study(room)
    await study.open({ match }, 4)
    const { seat, decisionId } = study.frame.decision ?? { seat: 0, decisionId: 0 }
    await study.act({ do: 'go', place: { line: PLAYED, at: 0 } })
    await expect(study.act({ do: 'choose', seat, decisionId, choice: 0 })).rejects.toMatchObject({ reason: 'stale' })
    expect(study.explored.lines).toHaveLength(1)
  })
})

describe('the news of an exploration', () => {
  it('tell what lies between when it is near, and only the last choice to be played out', async () => {
    const room = new Room(new MemoryKeeping())
    const { match } = await over(room, 'connect-four')
    const study = new Study(room)
    await study.open({ match }, 0)
    await study.act({ do: 'play', seat: 0 })
    const before = study.frames.length
    await study.act({ do: 'go', place: { line: PLAYED, at: 6 } })
    const [between, last] = study.frames.slice(before)
    expect(between?.news.map((n) => n.count)).toEqual([1, 2, 3, 4, 5])
    expect(last?.news.map((n) => n.count)).toEqual([6])
    expect(last?.since).toBeLessThan(last?.rowSeq ?? 0)
    await study.act({ do: 'go', place: { line: PLAYED, at: 4 } })
    expect(study.frame).toMatchObject({ count: 4, news: [] })
  })
})

describe('with bots for the others', () => {
  it('a bot answers at the end of a line, and where a line goes on only when it is told to', async () => {
    const room = new Room(new MemoryKeeping())
    room.hasty = true
    const { match } = await over(room, 'connect-four')
    const study = new Study(room)
    await study.open({ match }, 2)
    await study.act({ do: 'play', seat: 0 })
    await study.choose(6)
    await room.until(() => study.frame.decision?.seat === 0 && study.frame.count === 4)
    expect(study.explored.lines).toHaveLength(2)
    await study.act({ do: 'go', place: { line: PLAYED, at: 3 } })
    expect(study.explored.bots).toBe('asked')
    expect(study.frame).toMatchObject({ seat: 0, decision: null })
    await study.act({ do: 'answer' })
    await room.until(() => study.frame.count === 4 && study.frame.decision?.seat === 0)
  })

  it('a bot that is overtaken does not answer', async () => {
    const room = new Room(new MemoryKeeping())
    const { match } = await over(room, 'connect-four')
    const study = new Study(room)
    await study.open({ match }, 2)
    await study.act({ do: 'play', seat: 0 })
    room.held = []
    await study.choose(6)
    await study.act({ do: 'go', place: { line: PLAYED, at: 2 } })
    const thoughts = room.held
    room.held = null
    for (const go of thoughts) go()
    await room.until(() => study.explored.bots === 'none')
    expect(study.explored.place).toEqual({ line: PLAYED, at: 2 })
    expect(study.explored.lines.map(({ end }) => end)).toEqual([expect.any(Number), 3])
  })
})

describe('the bots’ opinion', () => {
  it('grows firmer round by round, of every option, and then rests', async () => {
    const room = new Room(new MemoryKeeping())
    const { match } = await over(room, 'connect-four')
    const study = new Study(room)
    await study.open({ match }, 4)
    await study.act({ do: 'think', on: true })
    await room.until(() => study.opinions.at(-1)?.thinking === false)
    const looks = study.opinions.map(({ options }) => options.reduce((sum, { visits }) => sum + visits, 0))
    expect(looks).toEqual([...looks].sort((a, b) => a - b))
    expect(looks.at(-1)).toBeGreaterThan(100)
    const { options, rowSeq, seat } = study.opinions.at(-1) ?? { options: [] }
    expect(rowSeq).toBe(study.frame.rowSeq)
    expect(seat).toBe(study.frame.decision?.seat)
    expect(options).toHaveLength(study.frame.decision?.options.length ?? 0)
    for (const { visits, worth } of options) {
      expect(visits).toBeGreaterThan(0)
      expect(worth).toBeGreaterThanOrEqual(0)
      expect(worth).toBeLessThanOrEqual(1)
    }
  })

  it('is of where one is, and of nothing when it is not wanted', async () => {
    const room = new Room(new MemoryKeeping())
    const { match } = await over(room, 'connect-four')
    const study = new Study(room)
    await study.open({ match }, 4)
    room.held = []
    await study.act({ do: 'think', on: true })
    await study.act({ do: 'go', place: { line: PLAYED, at: 2 } })
    const { rowSeq } = study.frame
    const thoughts = room.held
    room.held = null
    for (const go of thoughts) go()
    await room.until(() => study.opinions.at(-1)?.thinking === false)
    expect(new Set(study.opinions.map((opinion) => opinion.rowSeq))).toEqual(new Set([rowSeq]))
    const told = study.opinions.length
    await study.act({ do: 'think', on: false })
    await study.act({ do: 'go', place: { line: PLAYED, at: 1 } })
    await new Promise((done) => setTimeout(done, 20))
    expect(study.opinions).toHaveLength(told)
  })
})
