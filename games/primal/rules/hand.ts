import { ask, at, emit, type Flow, reveal } from '@rulewright/kernel'
import { TYPE_BITS } from '../content/index.ts'
import type { PrimalEvent } from './events.ts'
import { cardIdOf, hunterAt, printedOf } from './lookup.ts'
import { DISCARD } from './options.ts'
import type { PrimalState } from './state.ts'

export function takeFrom(pile: number[], card: number): void {
  const place = pile.indexOf(card)
  if (place < 0) throw new Error(`card ${card} is not where it should be`)
  pile.splice(place, 1)
}

export function discardFromHand(g: PrimalState, hunter: number, card: number): void {
  const h = hunterAt(g, hunter)
  takeFrom(h.hand, card)
  h.discard.push(card)
  emit<PrimalEvent>({ type: 'discarded', hunter, card, is: cardIdOf(g, card), from: 'hand' })
}

/** PR-21.2: equal cards are one option; hands are kept sorted, so it is the lowest instance. */
export function handOptions<O>(g: PrimalState, hunter: number, bits: number, make: readonly O[], options: O[]): O[] {
  const { hand } = hunterAt(g, hunter)
  let listed = 0
  for (let n = 0; n < hand.length; n++) {
    const card = at(hand, n)
    const { bit, mark } = printedOf(g, card)
    if ((bit & bits) === 0 || (listed & mark) !== 0) continue
    listed |= mark
    options.push(at(make, card))
  }
  return options
}

/** The same for cards with a keyword, without some. */
export function keywordOptions<O>(
  g: PrimalState,
  hunter: number,
  keyword: number,
  make: readonly O[],
  without: readonly number[],
  options: O[],
): O[] {
  const { hand } = hunterAt(g, hunter)
  let listed = 0
  for (let n = 0; n < hand.length; n++) {
    const card = at(hand, n)
    const { keywords, mark } = printedOf(g, card)
    if ((keywords & keyword) === 0 || (listed & mark) !== 0 || without.includes(card)) continue
    listed |= mark
    options.push(at(make, card))
  }
  return options
}

/** The group a mask represents, as the question names it. */
const GROUPS: ReadonlyMap<number, string> = new Map(Object.entries(TYPE_BITS).map(([group, bits]) => [bits, group]))
const groupOf = (bits: number): string => GROUPS.get(bits) ?? 'any'

/** E-06 TOSS, D-11: discards n cards of a type of the owner's choice, as far as there are that many. */
export function* toss(g: PrimalState, hunter: number, n: number, bits: number, rule: string): Flow {
  for (let done = 0; done < n; done++) {
    const options = handOptions(g, hunter, bits, DISCARD, [])
    if (options.length === 0) return
    const { card } = yield* ask({ seat: hunter, prompt: 'discard', rule, options, about: { left: n - done, of: groupOf(bits) } })
    discardFromHand(g, hunter, card)
  }
}

export function drawTop(g: PrimalState, hunter: number): void {
  const h = hunterAt(g, hunter)
  const card = h.deck.pop()
  if (card === undefined) throw new Error('drawing from an empty deck')
  let place = h.hand.length
  while (place > 0 && at(h.hand, place - 1) > card) place--
  h.hand.splice(place, 0, card)
  reveal(g)
  emit<PrimalEvent>({ type: 'drew', hunter, card, is: cardIdOf(g, card) })
}
