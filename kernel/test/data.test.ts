import { clone, hash, notPlain } from '@rulewright/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const plainData = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
    fc.string(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value'), { noNullPrototype: true }),
  ),
})).value

describe('clone', () => {
  it('is equal and shares nothing', () => {
    fc.assert(
      fc.property(plainData, (value) => {
        const twin = clone(value)
        expect(twin).toEqual(value)
        expect(hash(twin)).toBe(hash(value))
        if (typeof value === 'object' && value !== null) expect(twin).not.toBe(value)
      }),
    )
  })

  it('a change to the copy leaves the original alone', () => {
    const original = { list: [{ n: 1 }], deep: { deeper: [1, 2] } }
    const twin = clone(original)
    twin.list.push({ n: 2 })
    twin.deep.deeper[0] = 9
    expect(original).toEqual({ list: [{ n: 1 }], deep: { deeper: [1, 2] } })
  })
})

describe('hash', () => {
  it('does not depend on the order of keys', () => {
    expect(hash({ a: 1, b: [2, { c: 3, d: 4 }] })).toBe(hash({ b: [2, { d: 4, c: 3 }], a: 1 }))
  })

  it('tells apart what is easily confused', () => {
    const alike = [
      1,
      '1',
      true,
      null,
      [1],
      { 1: 1 },
      [],
      {},
      '',
      0,
      false,
      [[]],
      [[], []],
      1.5,
      [1, 2],
      [12],
      ['1', '2'],
      ['12'],
      -1,
      2 ** 40,
    ]
    expect(new Set(alike.map(hash)).size).toBe(alike.length)
  })

  it('refuses what is not plain data', () => {
    expect(() => hash({ a: undefined })).toThrow(TypeError)
  })
})

describe('notPlain', () => {
  it('finds nothing in plain data', () => {
    fc.assert(fc.property(plainData, (value) => notPlain(JSON.parse(JSON.stringify(value))) === null))
  })

  it('says where a state holds something it may not', () => {
    expect(notPlain({ a: [1, new Map()] })).toBe('state.a[1] is an instance of a class')
    expect(notPlain({ a: { b: undefined } })).toBe('state.a.b is undefined')
    expect(notPlain([Number.NaN])).toBe('state[0] is NaN')
    expect(notPlain([-0])).toBe('state[0] is -0')
    expect(notPlain({ f: () => 1 })).toBe('state.f is function')
  })
})
