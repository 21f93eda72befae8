import { type Names, plain } from '@rulewright/kernel'
import { expect, it } from 'vitest'
import { PROMPTS } from '../rules/options.ts'
import { view } from '../rules/view.ts'
import { en } from '../words/en.ts'
import { card, table } from './table.ts'

const names: Names = { you: 0, of: (seat) => `Seat ${seat + 1}` }
const seen = () => view(table().state, 0)

it('a trinket has a name wherever it stands in the view', () => {
  for (const field of ['sill', 'cards', 'shown', 'nests', 'discard'])
    expect(en.thing?.(field, card('coin', 3), seen())?.name).toBe('Coin 3')
  expect(en.thing?.('deck', 3, seen())).toBeNull()
})

it('every question is a sentence', () => {
  for (const prompt of PROMPTS) expect(en.prompt({ seat: 0, prompt, rule: '', options: [] }, seen(), names)).toMatch(/^[A-Z].*\.$/)
})

it('the log says what everybody saw', () => {
  const line = (event: Parameters<typeof en.event>[0]) => plain(en.event(event, seen(), names) ?? '')
  expect(line({ type: 'took', seat: 0, card: card('ring', 9) })).toBe('You took Ring 9 from the sill.')
  expect(line({ type: 'drew', seat: 1, card: null })).toBe('Seat 2 drew a trinket.')
})

it('the end names the winners and their points', () => {
  const end = (payoffs: number[], reason: string) => plain(en.outcome({ payoffs, reason, scores: [6, 6, 1] }, seen(), names))
  expect(end([1, 0, 0], 'points')).toBe('You won with 6 points.')
  expect(end([0.5, 0.5, 0], 'points')).toBe('You and Seat 2 shared the win with 6 points.')
  expect(end([0, 0, 1], 'conceded')).toBe('Seat 3 won: everybody else conceded.')
})
