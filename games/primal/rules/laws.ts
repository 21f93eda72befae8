import { at } from '@rulewright/kernel'
import { behaviors, decks, monsterSheets } from '../content/index.ts'
import { difficultyOf } from './query.ts'
import { MONSTER_HEALTH, type PrimalState } from './state.ts'

/** PR-25.5, PR-25.6: what must hold at every decision. */
export function broken(g: PrimalState): readonly string[] {
  const laws: string[] = []
  const law = (holds: boolean, text: string) => {
    if (!holds) laws.push(text)
  }
  const many = g.hunters.length
  law(g.aggro >= 0 && g.aggro < many, `aggro is held by ${g.aggro}`)
  law(g.struggle >= 0, `struggle is ${g.struggle}`)
  law(g.health >= 0 && g.health <= MONSTER_HEALTH, `health is ${g.health}`)
  law(g.rage >= 0 && g.rage <= 2, `RAGE is ${g.rage}`)
  law(g.facing >= 0 && g.facing < 4, `the monster faces ${g.facing}`)
  if (g.slots.length === 0) return laws
  for (const [n, h] of g.hunters.entries()) {
    const cards = [...h.deck, ...h.hand, ...h.sequence, ...h.discard]
    law(new Set(cards).size === cards.length, `hunter ${n} has a card twice`)
    law(cards.length === at(decks, h.kind).length + h.falls - (fallingNow(g, n) ? 1 : 0), `hunter ${n} has ${cards.length} cards`)
    law(h.stamina === 0 || h.stamina === 1, `hunter ${n} has ${h.stamina} stamina`)
    law(h.strain >= 0 && h.damage >= 0 && h.guard >= 0, `hunter ${n} has a negative token`)
    law(
      h.hand.every((card, i) => i === 0 || card > at(h.hand, i - 1)),
      `the hand of ${n} is not in order`,
    )
  }
  const held = g.slots.map((slot) => slot.card)
  const all = [...held, ...g.behaviorDeck, ...g.behaviorDiscard, ...g.behaviorsRemoved]
  const { tiers } = difficultyOf(g)
  const made = at(behaviors, g.monster).flatMap((card, n) => (tiers.includes(card.tier) ? [n] : []))
  law(sorted(all).join() === made.join(), `behavior cards are ${sorted(all).join()}`)
  const attrition = [...g.attritionDeck, ...g.attritionDiscard, ...g.attritionShown]
  law(sorted(attrition).join() === sorted(at(monsterSheets, g.monster).attrition).join(), `attrition cards are ${sorted(attrition).join()}`)
  return laws
}

const sorted = (cards: readonly number[]) => cards.slice().sort((a, b) => a - b)

/** While the piece to deplete is chosen, the Wound of this KO has not been added yet. */
function fallingNow(g: PrimalState, hunter: number): boolean {
  const h = at(g.hunters, hunter)
  return h.falls > (h.armorDepleted ? 1 : 0) + (h.helmDepleted ? 1 : 0)
}
