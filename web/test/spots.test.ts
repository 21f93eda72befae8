import { plain } from '@rulewright/kernel'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../match/game.ts'
import { spotsIn, weightiest } from '../match/spots.ts'

const names = { you: 0, of: (seat: number) => `Player ${seat + 1}` }
const parts = await loadGame('hubworld')
const LOOKS = { move: { kind: 'move' }, card: { kind: 'card' }, moment: { kind: 'moment', title: 'Won', feeling: 'good' } } as const
/** A game in which every event is seen in the way it says. */
const shown: typeof parts = {
  ...parts,
  board: parts.board && {
    ...parts.board,
    spotlight: ({ type }) => LOOKS[type === 'moment' || type === 'card' || type === 'move' ? type : 'move'],
  },
  words: { ...parts.words, event: ({ type }) => type },
}
const seen = (...types: string[]) => spotsIn([{ count: 7, events: types.map((type) => ({ type })) }], null, shown, names)

describe('a step of a replay', () => {
  it('has all there is to see in it, in order and in the words of the log', () => {
    expect(seen('move', 'card').map(({ key, phrase }) => [key, plain(phrase ?? '')])).toEqual([
      ['7.0', 'move'],
      ['7.1', 'card'],
    ])
  })
  it('shows the weightiest of it, the first of equals', () => {
    expect(weightiest(seen('move', 'card', 'moment'))?.key).toBe('7.2')
    expect(weightiest(seen('card', 'move', 'card'))?.key).toBe('7.0')
    expect(weightiest([])).toBeNull()
  })
})
