import { describe, expect, it } from 'vitest'
import { evaluation } from '../bot/evaluation.ts'
import { position, type SeatLiteral, up } from './table.ts'

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
