import { expect, it } from 'vitest'
import { longFunctions } from '../lengths.mjs'

const lines = (n, line) => Array.from({ length: n }, () => line).join('\n')

it('a function of more than sixty lines is told; one of sixty is not', () => {
  expect(longFunctions('a.ts', `const fine = () => {\n${lines(58, 'act()')}\n}`)).toEqual([])
  expect(longFunctions('a.ts', `\nexport const long = () => {\n${lines(59, 'act()')}\n}`)).toEqual([
    'a.ts:2 long has 61 lines: make it several of at most 60, each with its name',
  ])
})

it('a suite may be as long as its tests are many, a test may not', () => {
  const suite = (test) => `describe('all', () => {\n${lines(40, "it('one', () => {})")}\nit('two', () => {\n${test}\n})\n})`
  expect(longFunctions('a.test.ts', suite(lines(30, 'act()')))).toEqual([])
  expect(longFunctions('a.test.ts', suite(lines(70, 'act()')))).toHaveLength(1)
})
