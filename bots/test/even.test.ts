import { games } from '@rulewright/games'
import { expect, test } from 'vitest'
import { evenedOut } from '../learn/even.ts'
import { decode, fromText } from '../network.ts'

test('a network is even where the features of its game say so', async () => {
  const even: string[] = []
  for (const { id, rules } of games) {
    const { bot } = await rules()
    if (!bot?.features?.even) continue
    const shipped = decode(fromText((await bot.network?.()) ?? ''), bot.features.size)
    const { first } = evenedOut(shipped, bot.features)
    const largest = shipped.first.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
    const off = first.reduce((most, weight, n) => Math.max(most, Math.abs(weight - (shipped.first[n] ?? 0))), 0)
    // Weights are kept in 127 steps.
    expect(off).toBeLessThanOrEqual(largest / 127)
    even.push(id)
  }
  expect(even).toEqual(['alderquest'])
})
