import { describe, expect, it } from 'vitest'
import { evaluation } from '../bot/evaluation.ts'
import { type Literal, stateOf } from './table.ts'

const worth = (literal: Literal, seat = 0) => evaluation.evaluate(stateOf(literal)[1], seat, evaluation.weights)

describe('the evaluation', () => {
  it('is even at an even position and the mirror image for the other seat', () => {
    expect(worth({ board: '1 G T B H' })).toBeCloseTo(0.5)
    const ahead = { red: { collection: 'U3' } }
    expect(worth(ahead)).toBeGreaterThan(0.5)
    expect(worth(ahead, 1)).toBeCloseTo(1 - worth(ahead))
  })

  it('likes Acorns better the further they have come', () => {
    const lying = worth({ tiles: { d4: 'U3^' } })
    const carried = worth({ minions: [{ at: 'd4', holds: 'U3' }] })
    const collected = worth({ red: { collection: 'U3' } })
    expect([lying, carried, collected]).toEqual([lying, carried, collected].toSorted((a, b) => a - b))
    expect(lying).toBeGreaterThan(0.5)
  })

  it('fears winter in solitaire', () => {
    expect(worth({ mode: 'solo', snow: 2 })).toBeLessThan(worth({ mode: 'solo', snow: 0 }))
    expect(worth({ mode: 'solo', board: '1 * T B H' })).toBeLessThan(worth({ mode: 'solo', board: '1 G T B H' }))
  })
})
