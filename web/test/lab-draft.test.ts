import type { LabStarting } from '@rulewright/wire'
import { describe, expect, it } from 'vitest'
import { fileOf, freshChange, freshDraft, freshVariant, gamesIn } from '../lab/draft.ts'

const starting: LabStarting = {
  text: '',
  seats: [2, 3],
  numbers: [{ name: 'cards.auntie-ruth.cost', label: 'Auntie Ruth: cost', value: 3, least: 0, most: 99 }],
  things: [{ name: 'cards.auntie-ruth', label: 'Auntie Ruth' }],
  tables: [{ name: 'starters', seats: [2] }],
}
const draft = freshDraft('hubworld', 'A look', starting)

describe('an experiment from the form', () => {
  it('asks for nothing that was not asked', () => {
    expect(fileOf(draft, starting, 'as printed')).toEqual({
      game: 'hubworld',
      title: 'A look',
      seed: '1',
      games: 200,
      seats: 2,
      bots: ['search:50'],
      variants: [{ name: 'as printed' }],
    })
  })

  it('names numbers and things as the lab does', () => {
    const dear = { ...freshVariant('dear'), changes: [{ ...freshChange(), label: 'Auntie Ruth: cost', value: '5' }] }
    const asked = { ...draft, variants: [dear], tables: 'starters', depth: true, luck: true, without: ['Auntie Ruth'] }
    expect(fileOf(asked, starting, 'as printed')).toMatchObject({
      tables: 'starters',
      variants: [{ name: 'as printed' }, { name: 'dear', set: { 'cards.auntie-ruth.cost': 5 } }],
      ladder: ['search:25', 'search:50', 'search:100'],
      without: ['cards.auntie-ruth'],
      luck: true,
    })
  })

  it('counts its games: luck plays every deal twice, a duel swaps the seats', () => {
    expect(gamesIn(draft)).toBe(200)
    expect(gamesIn({ ...draft, variants: [freshVariant('other')], luck: true })).toBe(800)
    expect(gamesIn({ ...draft, depth: true, without: ['Auntie Ruth', ''] })).toBe(200 * (1 + 4 + 2))
  })
})
