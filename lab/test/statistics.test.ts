import { next, seedRandom } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { holm } from '../statistics/holm.ts'
import { chanceOfShare, differenceOf, shareOf } from '../statistics/share.ts'
import { spreadOf } from '../statistics/spread.ts'
import { Wager } from '../statistics/wager.ts'

const wins = (n: number, of: number) => Array.from({ length: of }, (_, i) => (i < n ? 1 : 0))

describe('a share', () => {
  // Newcombe (1998), table I, method 3 (the score method without continuity correction).
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i has the interval that is printed', (n, of, low, high) => {
    const share = shareOf(wins(n, of))
    expect(share.low).toBeCloseTo(low, 4)
    expect(share.high).toBeCloseTo(high, 4)
  })

  it('is improbable as the normal law says, less half a game', () => {
    expect(chanceOfShare(0.6, 0.5, 100)).toBeCloseTo(0.0574, 3)
    expect(chanceOfShare(0.5, 0.5, 100)).toBe(1)
  })

  it('of deals that never differ leaves room for those not played', () => {
    const { value, low, high, chance } = differenceOf(Array(12).fill(0))
    expect(value).toBe(0)
    expect(low).toBeLessThan(-0.15)
    expect(high).toBeGreaterThan(0.15)
    expect(chance).toBe(1)
  })
})

it('Holm: the example of the textbooks', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02])
})

it('a spread counts every deal once', () => {
  const { bars, median, mean } = spreadOf([1, 2, 2, 3, 40])
  expect(bars.reduce((sum, bar) => sum + bar.n, 0)).toBe(5)
  expect(median).toBe(2)
  expect(mean.value).toBeCloseTo(9.6)
  expect(mean.low).toBeLessThan(9.6)
})

describe('a wager', () => {
  const random = seedRandom('wagers')
  const coin = (p: number) => (next(random) / 2 ** 32 < p ? 1 : 0)
  const refuted = (claim: 'differs' | 'above' | 'below', mean: number, p: number, deals: number) => {
    const wager = new Wager(mean, claim)
    for (let n = 1; n <= deals; n++) {
      wager.see(coin(p))
      if (wager.refutes(0.05)) return n
    }
    return null
  }

  it('errs no more often than it says, though it is looked at after every deal', () => {
    const errors = Array.from({ length: 1000 }, () => refuted('differs', 0.5, 0.5, 1000)).filter((n) => n !== null).length
    // 50 would be allowed; three standard deviations more would be a defect.
    expect(errors).toBeLessThan(71)
    const oneSided = Array.from({ length: 500 }, () => refuted('above', 0.45, 0.45, 500)).filter((n) => n !== null).length
    expect(oneSided).toBeLessThan(40)
  })

  it('finds a difference of ten points in most thousands of deals', () => {
    const found = Array.from({ length: 60 }, () => refuted('differs', 0.5, 0.6, 1000)).filter((n) => n !== null).length
    expect(found).toBeGreaterThan(54)
  })

  it('never claims the side on which the truth is not', () => {
    expect(refuted('below', 0.4, 0.6, 2000)).toBeNull()
  })
})
