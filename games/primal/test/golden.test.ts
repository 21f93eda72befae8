import { golden, perft } from '@rulewright/testkit'
import { expect, it, vi } from 'vitest'
import type { PrimalConfig } from '../rules/config.ts'
import { primal } from '../rules/index.ts'

vi.mock('../content/index.ts', async (load) => ({ ...(await load<object>()), ...(await import('./draft-rows.ts')) }))

const config: PrimalConfig = {
  seats: 2,
  monster: 'vyraxen',
  difficulty: 'veteran',
  hunters: ['dareon', 'ljonar'],
  outfit: ['ready', 'ready'],
}

it('a random hunt goes as it went before', async () => {
  await expect(golden(primal, config, '1', 70)).toMatchFileSnapshot('golden.txt')
})

it('counts the sequences of decisions from the deal', () => {
  expect(perft(primal, config, '1', 6)).toEqual([2, 8, 28, 100, 518, 3062])
})
