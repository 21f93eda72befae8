import { CONCEDE, type Game, Match } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { duel } from '../../kernel/test/games/duel.ts'
import { Analysing, type MatchRecord, perform, type Results, type TaskOf } from '../index.ts'

// Tasks are for games in general; these are exactly these games.
const games = [connectFour, duel] as unknown as readonly Game[]
const gameOf = (id: string): Game => {
  const game = games.find((other) => other.id === id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

const think = async (task: TaskOf<'analyse'>) => perform(gameOf(task.game), structuredClone(task)) as Results['analyse']

const columns = (...dropped: readonly number[]): MatchRecord => ({
  config: { seats: 2 },
  seed: 'analyse',
  redeals: [],
  choices: dropped.map((index, n) => ({ seat: n % 2, index })),
})
/** Seat 1 lets seat 0 finish the middle column. */
const lost = columns(3, 0, 3, 0, 3, 6, 3)
const task = { do: 'analyse', game: 'connect-four', record: lost, from: 0, to: 7, milliseconds: 60_000 } as const
const what = { game: 'connect-four', record: lost, milliseconds: 0, think }

describe('a match is looked through', () => {
  it('choice by choice, and the one that lost it is found, with what would have been better', async () => {
    const { decisions, next } = await think(task)
    expect(next).toBeNull()
    expect(decisions.map(({ count, seat }) => [count, seat])).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => [n, n % 2]))
    expect(decisions.find(({ label }) => label === 'blunder')).toMatchObject({
      count: 5,
      seat: 1,
      asked: 'drop',
      choice: { index: 6, said: 'drop' },
      better: { index: 3, said: 'drop' },
    })
    expect(decisions[6]).toMatchObject({ label: null, chosen: 1 })
  })

  it('in pieces, by several at once, with the same result', async () => {
    const whole = await think(task)
    const job = new Analysing({ ...what, lanes: 2 })
    const heard: number[] = []
    await job.run(async () => void heard.push(job.done))
    expect(job).toMatchObject({ done: 7, of: 7, isDone: true, isGoingOn: false })
    expect(job.decisions).toEqual(whole.decisions)
    // Even without any time, one choice is judged.
    expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('can be stopped, and goes on where it was', async () => {
    let asked: number[] = []
    const job = new Analysing({
      ...what,
      lanes: 1,
      think: async (task) => {
        asked.push(task.from)
        return think(task)
      },
    })
    await job.run(async () => void (job.done === 3 && job.stop()))
    expect([job.done, job.isDone, job.isGoingOn, asked]).toEqual([3, false, false, [0, 1, 2]])
    asked = []
    // Stored elsewhere and resumed, or simply continued.
    const later = new Analysing({ ...what, lanes: 1, known: { done: job.done, decisions: job.decisions } })
    await Promise.all([job.run(), later.run()])
    expect(asked).toEqual([3, 4, 5, 6])
    expect(later.decisions).toEqual(job.decisions)
  })

  it('says when it cannot go on, and does not lose what it has', async () => {
    const job = new Analysing({
      ...what,
      lanes: 1,
      think: (task) => (task.from === 2 ? Promise.reject(new Error('the thread is gone')) : think(task)),
    })
    await expect(job.run()).rejects.toThrow('the thread is gone')
    expect([job.done, job.decisions.length, job.isGoingOn]).toEqual([2, 2, false])
  })

  it('passes over who gave up', async () => {
    const match = Match.start(gameOf('duel'), { seats: 2 }, 'gave up')
    match.choose(0, 0)
    const record = { config: match.config, seed: match.seed, redeals: [], choices: [...match.log().choices, { seat: 1, index: CONCEDE }] }
    const { decisions, next } = await think({ ...task, game: 'duel', record, to: 2 })
    expect([decisions.map(({ count }) => count), next]).toEqual([[0], null])
  })

  it('is named, where it turned, by the choice that turned it: who was asked what, and the answer', () => {
    const game = {
      ...gameOf('connect-four'),
      // A disc in the last column decides.
      bot: { weights: {}, evaluate: ({ heights }: { heights: number[] }, seat: number) => (heights[6] ? seat : 0.5) },
    } as unknown as Game
    const { moments, turns } = perform(game, { do: 'winning', game: 'connect-four', record: lost }) as Results['winning']
    expect(moments).toHaveLength(8)
    expect(turns).toEqual([{ from: 5, to: 6, seat: 1, before: 0.5, after: 1, choice: { seat: 1, asked: 'drop', said: 'drop' } }])
  })
})
