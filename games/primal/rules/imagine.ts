import { ascending, at, below, type HiddenFact, type RandomState, type Seat, shuffle } from '@rulewright/kernel'
import { behaviorIdOf, behaviorOf, cardIdOf } from './lookup.ts'
import type { PrimalState } from './state.ts'

/**
 * PR-22.2: only the order of the decks and the fronts of face-down behaviors are hidden, from everybody, so every seat imagines alike.
 * A front can be any card of the pool with the same back.
 */
export function imagine(g: PrimalState, _seat: Seat | null, random: RandomState): void {
  if (g.slots.length === 0) return
  for (const hunter of g.hunters) redeal(random, hunter.deck)
  const top = g.attritionSeen ? g.attritionDeck.pop() : undefined
  redeal(random, g.attritionDeck)
  if (top !== undefined) g.attritionDeck.push(top)
  redealBehaviors(g, random)
}

function redeal(random: RandomState, pile: number[]): void {
  shuffle(random, ascending(pile))
}

const facedown = (g: PrimalState) => g.slots.filter((slot) => !slot.known && !slot.open)

function redealBehaviors(g: PrimalState, random: RandomState): void {
  const slots = facedown(g)
  const pool = g.behaviorDeck.slice()
  for (const slot of slots) pool.push(slot.card)
  ascending(pool)
  for (const slot of slots) {
    const { back } = behaviorOf(g, slot.card)
    const fitting = pool.filter((card) => behaviorOf(g, card).back === back)
    slot.card = at(fitting, below(random, fitting.length))
    pool.splice(pool.indexOf(slot.card), 1)
  }
  g.behaviorDeck = shuffle(random, pool)
}

export function hidden(g: PrimalState, _seat: Seat | null): readonly HiddenFact[] {
  if (g.slots.length === 0) return []
  const facts: HiddenFact[] = []
  const order = (where: string, pile: readonly number[], is: (card: number) => string | number) => {
    const could = pile.map(is)
    for (let n = 0; n < pile.length; n++) facts.push({ where: `${where} ${n}`, is: at(could, n), could })
  }
  for (const [seat, hunter] of g.hunters.entries()) order(`deck of ${seat}`, hunter.deck, (card) => cardIdOf(g, card))
  order('attrition', g.attritionSeen ? g.attritionDeck.slice(0, -1) : g.attritionDeck, (card) => card)
  for (const [n, slot] of g.slots.entries()) {
    if (slot.known || slot.open) continue
    const { back } = behaviorOf(g, slot.card)
    const pool = [...g.behaviorDeck, ...facedown(g).map((other) => other.card)]
    facts.push({
      where: `slot ${n}`,
      is: behaviorIdOf(g, slot.card),
      could: pool.filter((card) => behaviorOf(g, card).back === back).map((card) => behaviorIdOf(g, card)),
    })
  }
  return facts
}
