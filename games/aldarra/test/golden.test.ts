import { golden, perft } from '@rulewright/testkit'
import { expect, it } from 'vitest'
import { aldarra } from '../rules/index.ts'
import { configFor } from './table.ts'

it('a random match reads as it did', async () => {
  await expect(golden(aldarra, configFor(3), 'golden', 160)).toMatchFileSnapshot('golden.txt')
})

it('as many positions follow the deal as ever', () => {
  expect(perft(aldarra, configFor(2), 'perft', 3)).toEqual([27, 418, 10450])
})
