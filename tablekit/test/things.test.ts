import { expect, it } from 'vitest'
import { choicesOf, namedThings, narrowed, press } from '../things.ts'

const options = [
  { do: 'stage', card: 12, slot: 1 },
  { do: 'stage', card: 12, slot: 2 },
  { do: 'stage', card: 13, slot: 1 },
  { do: 'play', card: 14 },
  { do: 'pass' },
]
const choices = choicesOf({ seat: 0, prompt: 'act', rule: 'X-1', options })

it('names the things of an option after its fields', () => {
  expect(namedThings({ do: 'stage', card: 12, slot: 'left', free: true })).toEqual(['card:12', 'slot:left'])
})

it('lists the options that concern a thing', () => {
  expect(narrowed(choices, ['card:12']).map((c) => c.index)).toEqual([0, 1])
  expect(narrowed(choices, ['card:12', 'slot:2']).map((c) => c.index)).toEqual([1])
  expect(narrowed(choices, ['card:99'])).toEqual([])
})

it('answers at once when a press leaves one option', () => {
  expect(press(choices, [], 'card:14')).toEqual({ act: 'choose', index: 3 })
  expect(press(choices, ['card:12'], 'slot:1')).toEqual({ act: 'choose', index: 0 })
})

it('picks when a press leaves several, and lets go when pressed again', () => {
  expect(press(choices, [], 'card:12')).toMatchObject({ act: 'pick', picked: ['card:12'] })
  expect(press(choices, ['card:12'], 'card:12')).toMatchObject({ act: 'pick', picked: [] })
})

it('begins anew with a thing that does not go with what was picked', () => {
  expect(press(choices, ['card:12'], 'card:14')).toEqual({ act: 'choose', index: 3 })
  expect(press(choices, ['card:12'], 'card:99')).toEqual({ act: 'nothing' })
})

it('with care shows what would be chosen first, and chooses it when the same thing is pressed again', () => {
  expect(press(choices, [], 'card:14', true)).toMatchObject({ act: 'pick', picked: ['card:14'] })
  expect(press(choices, ['card:14'], 'card:14', true)).toEqual({ act: 'choose', index: 3 })
  expect(press(choices, ['card:12'], 'slot:1', true)).toMatchObject({ act: 'pick', picked: ['card:12', 'slot:1'] })
  expect(press(choices, ['card:12', 'slot:1'], 'slot:1', true)).toEqual({ act: 'choose', index: 0 })
  // If a choice remains, it is released as usual.
  expect(press(choices, ['card:12'], 'card:12', true)).toMatchObject({ act: 'pick', picked: [] })
})
