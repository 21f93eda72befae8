import { golden, perft } from '@rulewright/testkit'
import { describe, expect, it } from 'vitest'
import { alderquest } from '../rules/index.ts'
import { base } from './table.ts'

describe('drift of the rules', () => {
  it('as many sequences of decisions as ever', () => {
    expect(perft(alderquest, base, 'perft', 4)).toEqual([4, 12, 24, 96])
    expect(perft(alderquest, { ...base, seats: 1 }, 'perft', 8)).toEqual([4, 8, 16, 32, 64, 128, 736, 2560])
  })

  it('a match as it always went', async () => {
    await expect(golden(alderquest, { ...base, start: 'first-game' }, 'golden', 90)).toMatchFileSnapshot('golden/first-game.txt')
    await expect(golden(alderquest, { ...base, seats: 1 }, 'golden', 90)).toMatchFileSnapshot('golden/solitaire.txt')
  })
})
