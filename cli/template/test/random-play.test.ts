import { golden, perft, provesGame } from '@rulewright/testkit'
import { expect, it } from 'vitest'
import { magpies } from '../rules/index.ts'

const TWO = { seats: 2, hand: 3 }

provesGame(
  magpies,
  { 'two seats': TWO, 'three seats': { seats: 3, hand: 2 }, 'four seats': { seats: 4, hand: 5 } },
  {
    never: {
      'an undoable choice reveals nothing': 'every choice shows a trinket',
      'simultaneous decisions commute': 'one seat decides at a time',
      'a secret is silent': 'nobody chooses in secret',
    },
  },
)

it('there are as many sequences of choices as there were', () => {
  expect(perft(magpies, TWO, '1', 4)).toMatchInlineSnapshot(`
    [
      4,
      32,
      128,
      1024,
    ]
  `)
})

it('a match plays out as it did', async () => {
  await expect(golden(magpies, TWO, '1')).toMatchFileSnapshot('./golden/match.txt')
})
