import { Match, parseConfig } from '@rulewright/kernel'
import { expect, it } from 'vitest'
import { evaluation } from '../bot/evaluation.ts'
import { primal } from '../rules/index.ts'
import type { PrimalState } from '../rules/state.ts'

it.each([
  [1, true],
  [2, true],
  [3, false],
  [4, false],
])('what was learnt mostly from two hunters judges a party of %i: %s', (seats, knows) => {
  const config = parseConfig(primal, { seats })
  if (!config.ok) throw new Error('so many may hunt')
  const { state } = Match.start(primal, config.value, 'party')
  expect(evaluation.knows?.(state as PrimalState)).toBe(knows)
})
