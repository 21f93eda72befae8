import {
  ask,
  below,
  CONCEDE,
  defineGame,
  emit,
  type Flow,
  hash,
  heard,
  IllegalChoice,
  LogMismatch,
  Match,
  readLog,
  type Seat,
  type State,
  seedRandom,
  type Told,
  writeLog,
} from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { connectFour } from './games/connect-four.ts'
import { type DuelEvent, duel } from './games/duel.ts'

const DUEL = { seats: 2, rounds: 1 }

/** Plays the given number of random choices, or to the end. */
function playOn(match: Match, choices = Number.POSITIVE_INFINITY, seed = 'moves') {
  const random = seedRandom(seed)
  for (let n = 0; n < choices && match.first; n++) match.choose(match.first.seat, below(random, match.first.options.length))
  return match
}

const anyDuel = (choices?: number, seed = 'm') => playOn(Match.start(duel, DUEL, seed), choices)

describe('fork', () => {
  it('goes its own way and leaves the original alone', () => {
    const match = anyDuel(30)
    const before = hash(match.state)
    const fork = playOn(match.fork(), 20)
    expect(hash(match.state)).toBe(before)
    expect(fork.count).toBe(50)
    expect(match.count).toBe(30)
  })

  it('meets the same chances as the original', () => {
    const match: Match = Match.start(duel, { seats: 2, rounds: 4 }, 'x')
    const fork = match.fork()
    expect(hash(playOn(fork).state)).toBe(hash(playOn(match).state))
  })

  it('a fork of a fork, made in mid-window, still has the whole log', () => {
    const match = anyDuel(31)
    const twin = playOn(match.fork(), 3, 'a').fork()
    playOn(twin)
    expect(hash(Match.load(duel, twin.log()).state)).toBe(hash(twin.state))
  })

  it('a light match says that it cannot', () => {
    const light = Match.playout(duel, DUEL, 's')
    expect(() => light.fork()).toThrow('a light match keeps no record')
    expect(() => light.log()).toThrow('a light match keeps no record')
  })

  it('a light match plays as a recorded one does', () => {
    const light: Match = Match.playout(duel, DUEL, 'm')
    expect(hash(playOn(light).state)).toBe(hash(anyDuel().state))
  })
})

describe('undo', () => {
  const four = () => Match.start(connectFour, { seats: 2 }, 'u')

  it('takes back the last choice of the seat that made it', () => {
    const match = four()
    const before = hash(match.state)
    match.choose(0, 3)
    expect(match.canUndo(1)).toBe(false)
    expect(match.canUndo(0)).toBe(true)
    const back = match.undo(0)
    expect(back && hash(back.state)).toBe(before)
    expect(back?.count).toBe(0)
    expect(back?.log().choices).toEqual([])
  })

  it('never goes past another seat’s decision', () => {
    const match = four()
    match.choose(0, 3)
    match.choose(1, 2)
    expect(match.canUndo(0)).toBe(false)
    expect(match.undo(0)).toBeNull()
    const back = match.undo(1)
    expect(back?.count).toBe(1)
    expect(back?.canUndo(0)).toBe(false)
  })

  it('never goes past a draw, and is free otherwise', () => {
    const match: Match = Match.start(duel, DUEL, 'u')
    playOn(match, 3)
    while (match.first?.prompt !== 'draw' || match.first.options.length < 2) playOn(match, 1)
    const seat: Seat = match.first.seat
    const fromDeck = match.fork()
    fromDeck.choose(seat, 0)
    expect(fromDeck.canUndo(seat)).toBe(false)
    const fromDiscard = match.fork()
    fromDiscard.choose(seat, 1)
    expect(fromDiscard.canUndo(seat)).toBe(true)
    expect(hash(fromDiscard.undo(seat)?.state)).toBe(hash(match.state))
  })

  it('leaves a match that plays on and logs as if nothing had been taken back', () => {
    const straight = playOn(four(), 1)
    const wavering = four()
    wavering.choose(0, 5)
    const back = wavering.undo(0)
    if (!back) throw new Error('not undone')
    playOn(back, 1)
    expect(back.log()).toEqual(straight.log())
  })
})

describe('the log', () => {
  it('survives being written and read', () => {
    const match = anyDuel()
    const read = readLog(writeLog(match.log()))
    expect(read.ok && read.value).toEqual(match.log())
  })

  it('holds a choice above 35 and every seat', () => {
    const log = {
      game: 'g',
      version: '1',
      config: { seats: 4 },
      seed: 's',
      rests: [
        { at: 0, hash: 'abc123' },
        { at: 3, hash: '00ff00' },
      ],
      choices: [
        { seat: 3, index: 36 },
        { seat: 0, index: 35 },
        { seat: 0, index: 1234 },
        { seat: 7, index: 0 },
      ],
    }
    const read = readLog(writeLog(log))
    expect(read.ok && read.value).toEqual(log)
  })

  it('keeps a hash for every rest point', () => {
    const log = anyDuel(60).log()
    expect(log.rests.length).toBeGreaterThan(15)
    expect(log.rests[0]?.at).toBe(0)
  })

  it('loads part of a match', () => {
    const match = anyDuel()
    expect(Match.load(duel, match.log(), null, 10).count).toBe(10)
  })

  it('says which choice no longer fits the rules and what was offered', () => {
    const log = anyDuel(20).log()
    const choices = log.choices.map((choice, n) => (n === 7 ? { ...choice, index: 30 } : choice))
    const load = () => Match.load(duel, { ...log, choices })
    expect(load).toThrow(LogMismatch)
    expect(load).toThrow(/^choice 8 of the log is option 30 of seat \d, but the rules now ask seat \d "\w+" \(\{"do":/)
  })

  it('says where the states part when the choices still fit', () => {
    const log = anyDuel(20).log()
    const rests = log.rests.map((rest, n) => (n === 2 ? { ...rest, hash: '000000' } : rest))
    expect(() => Match.load(duel, { ...log, rests })).toThrow(/^after choice \d+ the state hashes to [0-9a-f]{6}, the log says 000000$/)
  })

  it.each([
    ['not JSON', '{', 'not-json'],
    ['another file', '{"a":1}', 'not-a-match-file'],
    ['a part missing', '{"rulewright":1,"game":"duel"}', 'missing-part'],
    [
      'an unreadable choice',
      '{"rulewright":1,"game":"g","version":"1","seed":"s","config":{"seats":2},"steps":"A1?2.aaaaaa"}',
      'unreadable-choice',
    ],
    [
      'a choice without a seat',
      '{"rulewright":1,"game":"g","version":"1","seed":"s","config":{"seats":2},"steps":"12"}',
      'choice-without-seat',
    ],
  ])('a file with %s is refused with a reason', (_, file, problem) => {
    const read = readLog(file)
    expect(read.ok ? [] : read.problems.map((p) => p.problem)).toEqual([problem])
  })
})

describe('snapshots', () => {
  it('go on elsewhere from the last rest point and the choices since', () => {
    const match = anyDuel(44)
    const there: Match = Match.resume(duel, JSON.parse(JSON.stringify(match.snapshot())))
    expect(there.count).toBe(44)
    expect(there.open).toEqual(match.open)
    expect(hash(playOn(there, 30, 'z').state)).toBe(hash(playOn(match, 30, 'z').state))
  })

  it('a resumed match says that its log does not begin at the deal', () => {
    const there = Match.resume(duel, anyDuel(44).snapshot())
    expect(() => there.log()).toThrow('its log does not begin at the deal')
  })

  it('of an older shape are migrated, or refused', () => {
    const old = { ...anyDuel(10).snapshot(), stateVersion: 0 }
    expect(() => Match.resume(duel, old)).toThrow('cannot read a state of version 0')
    const migrated = Match.resume({ ...duel, migrate: (state) => ({ ...(state as ReturnType<typeof duel.setup>), scores: [5, 5] }) }, old)
    expect(migrated.state.scores).toEqual([5, 5])
  })
})

describe('events and observers', () => {
  it('tell each seat only what it may hear', () => {
    const told: Told[] = []
    playOn(Match.start(duel, DUEL, 'e', (t) => told.push(t)) as Match, 12)
    const drawn = told.filter((t) => t.event.type === 'drew' && t.to !== null)
    expect(drawn.length).toBeGreaterThan(0)
    for (const t of drawn) {
      const event = t.event as DuelEvent & { type: 'drew' }
      expect(event.card).not.toBeNull()
      expect(heard(t, event.seat)).toBe(event)
      expect(heard(t, 1 - event.seat)).toMatchObject({ card: null })
      expect(heard(t, null)).toMatchObject({ card: null })
    }
  })

  it('are not told twice by a fork, a sample or a replay of the same match', () => {
    const told: Told[] = []
    const match: Match = Match.start(duel, DUEL, 'e', (t) => told.push(t))
    playOn(match, 12)
    const before = told.length
    match.fork()
    match.sample(0, 'w')
    match.undo(0)
    expect(told.length).toBe(before)
  })

  it('an observer sees its seat, its decision and possible worlds, and nothing leads to the real state', () => {
    const match = anyDuel(20)
    const seat = match.first?.seat ?? 0
    const observer = match.observer(seat)
    expect(observer.decision).toBe(match.first)
    expect(observer.view).toEqual(match.view(seat))
    expect(Object.keys(observer)).toEqual(['seat'])
    const world = observer.sample('w')
    expect(world.view(seat)).toEqual(observer.view)
    expect(hash(observer.sample('w').state)).toBe(hash(world.state))
    expect(hash(observer.sample('v').state)).not.toBe(hash(world.state))
    expect(world.state.random).not.toEqual(match.state.random)
  })
})

describe('conceding', () => {
  it('needs no question: the seat that is not asked may, and the other has won', () => {
    const match = anyDuel(20)
    const idle = match.first?.seat === 0 ? 1 : 0
    match.choose(idle, CONCEDE)
    expect(match.open).toEqual([])
    expect(match.outcome).toMatchObject({ reason: 'conceded', payoffs: idle === 0 ? [0, 1] : [1, 0] })
    expect(match.canUndo(idle)).toBe(false)
  })

  it('stands in the log and comes out the same when it is loaded, forked and saved', () => {
    const match = anyDuel(20)
    match.choose(1, CONCEDE)
    const file = readLog(writeLog(match.log()))
    if (!file.ok) throw new Error('unreadable')
    expect(Match.load(duel, file.value).outcome).toEqual(match.outcome)
    expect(match.fork().outcome).toEqual(match.outcome)
    expect(Match.resume(duel, match.snapshot()).outcome).toEqual(match.outcome)
  })

  it('is not done twice, nor after the end, nor where the rules do not know it', () => {
    const match = anyDuel(20)
    match.choose(0, CONCEDE)
    expect(() => match.choose(1, CONCEDE)).toThrow(IllegalChoice)
    expect(() => Match.start(connectFour, { seats: 2 }, 'x').choose(0, CONCEDE)).toThrow(IllegalChoice)
    const three = Match.start(rounds, { seats: 3 }, 'x')
    three.choose(2, CONCEDE)
    expect(() => three.choose(2, CONCEDE)).toThrow(IllegalChoice)
  })

  it('where others play on, whatever is asked of the seat is passed, also after a fork and a save', () => {
    const said: string[] = []
    const match: Match = Match.start(rounds, { seats: 3 }, 'x', (told) => said.push(JSON.stringify(told.event)))
    match.choose(0, 0)
    match.choose(0, CONCEDE)
    for (const each of [match.fork(), Match.resume(rounds, match.snapshot()), match]) {
      while (each.first) {
        expect(each.first.seat).not.toBe(0)
        each.choose(each.first.seat, 0)
      }
      expect(each.outcome?.scores).toEqual([1, 3, 3])
    }
    expect(said).toContain('{"type":"passed","seat":0}')
  })
})

/** Three rounds in which each seat in turn scores or passes. */
const rounds = defineGame<RoundsState, { seats: number }, unknown>({
  id: 'rounds',
  version: '1',
  stateVersion: 1,
  seats: [3],
  settings: {},
  setup: ({ seats }, random) => ({ random, reveals: 0, turn: 0, scores: Array.from({ length: seats }, () => 0) }),
  *step(g): Flow {
    const seat = g.turn % 3
    const chosen = yield* ask({ seat, prompt: 'score', rule: 'R-1', options: [{ do: 'score' }, { do: 'pass' }] })
    if (chosen.do === 'score') g.scores[seat] = (g.scores[seat] ?? 0) + 1
    else emit({ type: 'passed', seat })
    g.turn += 1
  },
  outcome: (g) => (g.turn < 9 ? null : { payoffs: [0, 0, 0], reason: 'end', scores: g.scores }),
  concede: () => {},
  view: (g) => g.scores,
  imagine: () => {},
  hidden: () => [],
  broken: () => [],
  clone: (g) => ({ random: { ...g.random }, reveals: g.reveals, turn: g.turn, scores: g.scores.slice() }),
  idle: ['score'],
})

interface RoundsState extends State {
  turn: number
  scores: number[]
}
