import { CONCEDE, type Game } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import {
  eyesOn,
  isFree,
  type Kind,
  type LogRow,
  lastChoiceOf,
  newsSince,
  OneAtATime,
  Position,
  playersIn,
  readPosition,
  STANDING,
} from '../index.ts'

const row = (seq: number, seat: number, index: number, kind: Kind = 'choose'): LogRow => ({
  match: 'abcdefghij01',
  seq,
  seat,
  index,
  kind,
  waiting: 0,
  at: seq,
})

// A position is about games in general; this is exactly this game.
const game: Game = connectFour
const beginning = { game, config: { seats: 2 }, seed: 'seed', startedAt: 0, clock: null, redeals: [] }

describe('through whose eyes a match is seen', () => {
  it('any when it is over, one’s own while it runs, nobody’s for those who have no seat', () => {
    expect(eyesOn(true, 2, [0], 1)).toBe(1)
    expect(eyesOn(true, 2, [0], null)).toBeNull()
    expect(() => eyesOn(true, 2, [0], 2)).toThrow('There is no such seat')
    expect(eyesOn(false, 2, [1], null)).toBe(1)
    expect(eyesOn(false, 2, [], null)).toBeNull()
    expect(() => eyesOn(false, 2, [1], 0)).toThrow()
  })
})

describe('the last choice of a seat', () => {
  it('is the last in force; a concession since is final', () => {
    expect(lastChoiceOf([row(1, 0, 3), row(2, 1, 2), row(3, 0, 1)], 1)).toBe(1)
    expect(lastChoiceOf([row(1, 0, 3), row(2, 1, 2), row(3, 1, 1, 'undo')], 1)).toBe(-1)
    expect(lastChoiceOf([row(1, 0, 3), row(2, 1, CONCEDE)], 0)).toBe(-1)
    expect(lastChoiceOf([], 0)).toBe(-1)
  })
  it('is one that the player made: standing answers gave themselves', () => {
    const standing = (seq: number, seat: number): LogRow => ({ ...row(seq, seat, 0), waiting: STANDING | 1 })
    expect(lastChoiceOf([row(1, 0, 3), standing(2, 0), row(3, 1, 2), standing(4, 0)], 0)).toBe(0)
    expect(lastChoiceOf([standing(1, 0), row(2, 1, 2)], 0)).toBe(-1)
  })
})

describe('going back by oneself', () => {
  it('is free as long as nobody else has chosen', () => {
    const { match } = Position.read(beginning, null, [row(1, 0, 3), row(2, 1, 3), row(3, 0, 2)])
    expect([isFree(match, 0, 3), isFree(match, 0, 2), isFree(match, 0, 0), isFree(match, 1, 1)]).toEqual([true, true, false, false])
  })
})

describe('news for somebody who comes back', () => {
  it('are what they missed, and everything for those who never saw it', () => {
    const position = Position.read(beginning, null, [row(1, 0, 3), row(2, 1, 3), row(3, 0, 2)])
    expect(newsSince(position, 0, 1)).toMatchObject({ since: 1, news: [{ count: 2 }, { count: 3 }] })
    expect(newsSince(position, 0, 3)).toMatchObject({ since: 3, news: [] })
    expect(newsSince(position, 0, undefined).news.map((n) => n.count)).toEqual([0, 1, 2, 3])
    // A row that does not exist yet: somebody saw more than was stored.
    expect(newsSince(position, 0, 9).since).toBe(3)
  })
})

describe('a log', () => {
  const logged = (rows: readonly LogRow[], version = game.version) => {
    const written: LogRow[] = []
    const changes: string[] = []
    const match = {
      id: 'abcdefghij01',
      version,
      beginning,
      now: () => 7,
      snapshot: async () => null,
      rows: async () => rows,
      append: async (back: LogRow) => written.push(back) > 0,
      rulesChanged: (from: string) => changes.push(from),
    }
    return { match, written, changes }
  }

  it('is read to where it leads', async () => {
    const { match, written } = logged([row(1, 0, 3), row(2, 1, 3)])
    expect((await readPosition(match)).position.count).toBe(2)
    expect(written).toEqual([])
  })

  it('that today’s rules cannot follow goes back to the deal and says so, unless it was written by these very rules', async () => {
    const old = logged([row(1, 0, 99)], '0')
    expect((await readPosition(old.match)).position).toMatchObject({ count: 0, rowSeq: 2 })
    expect(old.written).toMatchObject([{ seq: 2, kind: 'undo', index: 0 }])
    expect(old.changes).toEqual(['0'])
    await expect(readPosition(logged([row(1, 0, 99)]).match)).rejects.toThrow()
  })
})

describe('the names in a match file', () => {
  it('are made up where there are none, or none that could be shown', () => {
    expect(playersIn(JSON.stringify({ players: ['Ann', ' ', 'x'.repeat(50)] }), 4)).toEqual(['Ann', 'Seat 2', 'Seat 3', 'Seat 4'])
    expect(playersIn('{"players":7}', 1)).toEqual(['Seat 1'])
  })
})

describe('one at a time', () => {
  it('keeps the order, and a failure holds nobody up', async () => {
    const queue = new OneAtATime()
    const done: string[] = []
    const first = queue.run(async () => {
      await Promise.resolve()
      done.push('first')
      throw new Error('no')
    })
    const second = queue.run(() => done.push('second'))
    await expect(first).rejects.toThrow('no')
    await second
    expect(done).toEqual(['first', 'second'])
  })
})
