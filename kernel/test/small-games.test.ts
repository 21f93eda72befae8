import { golden, perft, provesGame } from '@rulewright/testkit'
import { expect, it } from 'vitest'
import { connectFour } from './games/connect-four.ts'
import { duel } from './games/duel.ts'

const DUEL = { seats: 2, rounds: 1 }

provesGame(
  duel,
  { 'one round': DUEL, 'three rounds': { seats: 2, rounds: 3 } },
  {
    decisions: 20_000,
    command: 'npm run -s soak -- duel',
    never: { 'simultaneous decisions commute': 'one seat decides at a time', 'a secret is silent': 'there is none' },
  },
)
const OPEN = 'nothing is hidden'
provesGame(
  connectFour,
  { standard: { seats: 2 } },
  {
    decisions: 10_000,
    command: 'npm run -s soak -- connect-four',
    never: {
      'imagined worlds are lawful': OPEN,
      'a view shows only what its seat may know': OPEN,
      'a decision shows only what its seat may know': OPEN,
      'imagine depends only on what its seat knows': OPEN,
      'imagine re-deals everything hidden': OPEN,
      'a question depends only on what its seat knows': OPEN,
      'simultaneous decisions commute': 'one seat decides at a time',
      'a secret is silent': OPEN,
      'what a seat has heard is kept': OPEN,
    },
  },
)

it('Connect Four has as many sequences of moves as everybody counts', () => {
  expect(perft(connectFour, { seats: 2 }, '1', 5)).toEqual([7, 49, 343, 2401, 16807])
})

it('the duel has as many sequences of choices as it had', () => {
  expect(perft(duel, DUEL, '1', 5)).toMatchInlineSnapshot(`
    [
      6,
      10,
      20,
      112,
      199,
    ]
  `)
})

it('a duel plays out as it did', async () => {
  await expect(golden(duel, DUEL, '1')).toMatchFileSnapshot('./goldens/duel.txt')
})
