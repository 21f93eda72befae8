import { describe, expect, it } from 'vitest'
import { evaluation } from '../bot/evaluation.ts'
import { Exposure, reachOfEnemies } from '../bot/exposure.ts'
import { playerAt } from '../rules/state.ts'
import { barrierOf, presenceOf } from '../rules/values.ts'
import { down, position, type SeatLiteral, slot, up } from './table.ts'

const worth = (mine: SeatLiteral, theirs: SeatLiteral = {}) =>
  evaluation.evaluate(position({ seats: [mine, theirs] }).state, 0, evaluation.weights)

describe('how a bot weighs a position', () => {
  it('an even position is even', () => {
    expect(worth({})).toBeCloseTo(0.5)
  })

  it('agents, shards, forged cards and little heat are good', () => {
    const even = worth({})
    expect(worth({ score: [['maestro', 1]] })).toBeGreaterThan(even)
    expect(worth({ shards: 8 })).toBeGreaterThan(even)
    expect(worth({ grid: { 'council/front': up('job-board') } })).toBeGreaterThan(even)
    expect(worth({ heat: 2 })).toBeLessThan(even)
    expect(worth({}, { score: [['maestro', 0]] })).toBeLessThan(even)
  })

  it('a finished match is worth what it paid', () => {
    const { state } = position()
    state.result = { winners: [0], reason: 'agents' }
    expect(evaluation.evaluate(state, 0, evaluation.weights)).toBe(1)
    expect(evaluation.evaluate(state, 1, evaluation.weights)).toBe(0)
    state.result = { winners: [], reason: 'empty-commons' }
    expect(evaluation.evaluate(state, 1, evaluation.weights)).toBe(0.5)
  })
})

describe('what a bot sees of the danger from a delve', () => {
  const exposedTo = (mine: SeatLiteral, shards: number) => {
    const { state } = position({ seats: [mine, { shards }] })
    const exposure = new Exposure()
    exposure.read(state, playerAt(state, 0), reachOfEnemies(state, 0))
    return { ...exposure, state }
  }
  const cardIn = (state: ReturnType<typeof position>['state'], place: Parameters<typeof slot>[0]) =>
    playerAt(state, 0).grid[slot(place)] ?? -1

  it('a toll is the barriers of the ready cards of a path', () => {
    const { tolls, state } = exposedTo(
      {
        grid: {
          'council/front': up('wall-wizard'),
          'council/back': up('maestro'),
          'archives/front': up('wall-wizard', { exhausted: true }),
          'commons/front': down('wall-wizard'),
        },
      },
      9,
    )
    const both = barrierOf(state, cardIn(state, 'council/front')) + barrierOf(state, cardIn(state, 'council/back'))
    expect(both).toBeGreaterThan(0)
    expect(tolls).toEqual([0, both, 0])
  })

  it('an agent in the grid can be paid for where the toll before it leaves enough', () => {
    const mine: SeatLiteral = { grid: { 'council/front': up('wall-wizard'), 'council/middle': down('maestro') } }
    const { state, tolls } = exposedTo(mine, 0)
    const price = (tolls[1] ?? 0) + presenceOf(state, cardIn(state, 'council/middle'))
    expect(price).toBeGreaterThan(0)
    expect(exposedTo(mine, price - 1).payable).toBe(0)
    expect(exposedTo(mine, price).payable).toBe(1)
  })

  it('a breach finds as many cards as there is heat, one more where it can be paid for', () => {
    const council = ['maestro', 'lost-byway', 'lost-byway', 'lost-byway'] as const
    const found = (heat: number, shards: number) => exposedTo({ council, heat }, shards).found[1]
    expect(found(1, 1)).toBe(0)
    expect(found(1, 3)).toBe(1 / 4)
    expect(found(1, 4)).toBe(2 / 4)
    expect(found(6, 30)).toBe(1)
  })

  it('nothing need be kept for an agent in the Archives', () => {
    const archives = ['maestro', 'lost-byway'] as const
    expect(exposedTo({ archives, heat: 1 }, 0).found[0]).toBe(1 / 2)
    expect(exposedTo({ archives, heat: 1 }, 2).found[0]).toBe(1)
  })
})
