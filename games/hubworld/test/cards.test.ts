import { describe, expect, it } from 'vitest'
import { cards } from '../content/cards/index.ts'
import { type Ability, allDefs, type Card } from '../rules/card.ts'
import { abilityTexts } from '../words/cards.ts'
import { CARD_LIST } from './card-list.ts'

/** An ability as the list names it. */
function named(ability: Ability): string {
  if (ability.kind === 'keyword')
    return ability.keyword === 'rush' ? 'keyword Rush' : `keyword ${ability.keyword === 'refund' ? 'Refund' : 'Cache'} ${ability.shards}`
  return ability.kind === 'reaction' ? `reaction ${ability.on}` : ability.kind
}

const inPlay: Readonly<Record<string, Card>> = cards

describe('the cards against the card list', () => {
  it('has every card of the list and no other', () => {
    expect(Object.keys(cards).sort()).toEqual(CARD_LIST.map(({ key }) => key).sort())
    expect(CARD_LIST).toHaveLength(79)
  })

  it('has 112 abilities', () => {
    expect(CARD_LIST.reduce((sum, { abilities }) => sum + abilities.length, 0)).toBe(112)
    expect(allDefs().reduce((sum, { abilities }) => sum + abilities.length, 0)).toBe(112)
  })

  for (const listed of CARD_LIST)
    it(`${listed.key} shows what the list says, and has all its abilities`, () => {
      const card = inPlay[listed.key]
      expect(card).toBeDefined()
      const { key, abilities, ...face } = listed
      expect(card).toMatchObject(face)
      expect(card?.abilities.map(named)).toEqual(abilities)
      expect(Object.entries(abilityTexts).find(([name]) => name === key)?.[1]).toHaveLength(abilities.length)
    })
})
