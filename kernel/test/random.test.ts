import { ascending, below, next, pick, roll, seedRandom, shuffle } from '@rulewright/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('the generator', () => {
  it('gives the same stream for the same text, on every machine and in every version', () => {
    const random = seedRandom('rulewright')
    expect(Array.from({ length: 4 }, () => next(random))).toMatchInlineSnapshot(`
      [
        890086548,
        2699694636,
        1226386243,
        966246037,
      ]
    `)
  })

  it('gives different streams for texts that differ in one letter', () => {
    const streams = Array.from({ length: 500 }, (_, n) => next(seedRandom(`seed ${n}`)))
    expect(new Set(streams).size).toBe(500)
  })

  it('goes on alike from a copy of its state', () => {
    const random = seedRandom('fork')
    next(random)
    const twin = { ...random }
    expect(Array.from({ length: 20 }, () => next(twin))).toEqual(Array.from({ length: 20 }, () => next(random)))
  })

  it('stays below n for every n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2097152 }), fc.string(), (n, seed) => {
        const x = below(seedRandom(seed), n)
        return Number.isInteger(x) && x >= 0 && x < n
      }),
    )
  })

  it('refuses an n it cannot be fair for', () => {
    expect(() => below(seedRandom(''), 0)).toThrow(RangeError)
    expect(() => below(seedRandom(''), 3_000_000)).toThrow(RangeError)
  })

  it('has no bias: a die shows each side as often as the others (chi-square, 5 degrees)', () => {
    const random = seedRandom('die')
    const counts = [0, 0, 0, 0, 0, 0]
    const rolls = 60_000
    for (let i = 0; i < rolls; i++) {
      const side = roll(random, 6) - 1
      counts[side] = (counts[side] ?? 0) + 1
    }
    const expected = rolls / 6
    const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(20.5)
  })

  it('rejects what would make the first numbers of an awkward range likelier', () => {
    // With n = 3·2¹⁹ a plain modulo of 2²¹ values would favour the first third by half as much again.
    const random = seedRandom('awkward')
    const n = 1_572_864
    let low = 0
    for (let i = 0; i < 30_000; i++) if (below(random, n) < n / 3) low++
    expect(low / 30_000).toBeCloseTo(1 / 3, 1)
  })
})

describe('shuffle and pick', () => {
  it('a shuffle keeps every element and reaches every order', () => {
    const random = seedRandom('orders')
    const orders = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(random, ['a', 'b', 'c']).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
    for (const n of orders.values()) expect(Math.abs(n - 1000)).toBeLessThan(150)
  })

  it('pick takes an element that is there, and refuses an empty list', () => {
    expect(['x', 'y']).toContain(pick(seedRandom('p'), ['x', 'y']))
    expect(() => pick(seedRandom('p'), [])).toThrow(RangeError)
  })
})

describe('numbers in order', () => {
  it('whichever they are: of cards, and beyond', () => {
    const cards = fc.array(fc.nat(300))
    // Adding 0 makes 0 of −0, which no state holds.
    const any = fc.array(
      fc.oneof(
        fc.integer({ min: -5, max: 2000 }),
        fc.double({ noNaN: true, min: -10, max: 10 }).map((n) => n + 0),
      ),
    )
    fc.assert(
      fc.property(fc.oneof(cards, any), cards, (list, next) => {
        expect(ascending(list.slice())).toEqual(list.slice().sort((a, b) => a - b))
        // Nothing is left over from the previous list.
        expect(ascending(next.slice())).toEqual(next.slice().sort((a, b) => a - b))
      }),
    )
  })
})
