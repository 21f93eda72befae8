import { at } from '@rulewright/kernel'
import { items, KEYWORD_BITS, TYPE_BITS, WOUND_BIT } from '../content/index.ts'
import type { Ability } from '../content/vocabulary.ts'
import { hunterAt, printedOf, sheetOf } from './lookup.ts'
import { costOf, exposes, hunterPosition, inFire, moveCost, purse, reviveCost, sequenceLimit, stands } from './query.ts'
import { eligibleFor } from './selectors.ts'
import { type Payment, type PrimalState, USED_ASSIST, USED_HELM, USED_ITEM, USED_REVIVE, USED_TAUNT } from './state.ts'

/**
 * What prevents something, as a constant, or null when nothing does: the option lists are made of what lacks
 * nothing, and obstacles.ts reports the rest.
 */
type Lack<R extends string> = R | null

/** PR-8.1. */
export function lackToPlay(
  g: PrimalState,
  hunter: number,
  card: number,
): Lack<'wound' | 'sequence-full' | 'fire' | 'not-exposed' | 'card-cost'> {
  const is = printedOf(g, card)
  if (is.bit === WOUND_BIT) return 'wound'
  if (hunterAt(g, hunter).sequence.length >= sequenceLimit(g, hunter)) return 'sequence-full'
  if (inFire(g, hunter)) return 'fire'
  if (is.bit === TYPE_BITS.attack && !exposes(g, hunterPosition(g, hunter))) return 'not-exposed'
  const cost = costOf(g, hunter, is)
  return cost === 0 || purse(g, hunter, card) >= cost ? null : 'card-cost'
}

/** PR-1.7. */
export const lackToTreat = (g: PrimalState, hunter: number): Lack<'wound-cost'> => (purse(g, hunter, -1) >= 1 ? null : 'wound-cost')

export const abilityOf = (g: PrimalState, hunter: number, from: 'helm' | 'item'): Ability | undefined =>
  from === 'helm' ? sheetOf(g, hunter).helm.ability : items[hunterAt(g, hunter).item]?.ability

/** PR-7.9, A-33: an Action ability that is not used up, and somebody to choose where it begins with a choice. */
export function lackToUse(
  g: PrimalState,
  hunter: number,
  from: 'helm' | 'item',
): Lack<'no-action' | 'used-round' | 'used-hunt' | 'nobody-else'> {
  const ability = abilityOf(g, hunter, from)
  if (ability?.kind !== 'action') return 'no-action'
  const { usedRound, usedHunt } = hunterAt(g, hunter)
  const bit = from === 'helm' ? USED_HELM : USED_ITEM
  if ((usedRound & bit) !== 0) return 'used-round'
  if ((usedHunt & bit) !== 0) return 'used-hunt'
  const first = at(ability.effects, 0)
  return first.op !== 'choose' || eligibleFor(g, first.from, hunter).length > 0 ? null : 'nobody-else'
}

/** PR-16.14. */
export function lackToRevive(
  g: PrimalState,
  hunter: number,
  other: number,
): Lack<'standing' | 'out' | 'other-sector' | 'revive-used' | 'revive-cost'> {
  const { standing, sector } = hunterAt(g, other)
  if (standing === 'standing') return 'standing'
  if (standing === 'out') return 'out'
  const h = hunterAt(g, hunter)
  if (sector !== h.sector) return 'other-sector'
  if ((h.usedTurn & USED_REVIVE) !== 0) return 'revive-used'
  return purse(g, hunter, -1) >= reviveCost(g, hunter) ? null : 'revive-cost'
}

/** PR-7.3, PR-3.2. */
export function lackToMove(g: PrimalState, hunter: number, sector: number): Lack<'here' | 'opposite' | 'move-cost'> {
  const away = (sector - hunterAt(g, hunter).sector + 4) % 4
  if (away === 0) return 'here'
  if (away === 2) return 'opposite'
  return purse(g, hunter, -1) >= moveCost(g, hunter) ? null : 'move-cost'
}

/** PR-9.1, PR-9.4. */
export function lackToPayWith(g: PrimalState, payment: Payment, card: number): Lack<'worthless' | 'itself' | 'pays-already'> {
  if (printedOf(g, card).staminaValue === 0) return 'worthless'
  if (card === payment.card) return 'itself'
  return payment.cards.includes(card) ? 'pays-already' : null
}

/** PR-11.1, PR-11.2: who may help at all in the turn of another. */
export const helps = (g: PrimalState, hunter: number): boolean => hunter !== g.active && stands(g, hunter)

/** PR-11.1, PR-21.7: once in another hunter's turn, and only between actions. */
export function lackToAssist(g: PrimalState, hunter: number, inActions: boolean): Lack<'assist-later' | 'assist-used'> {
  if (!inActions) return 'assist-later'
  return (hunterAt(g, hunter).usedTurn & USED_ASSIST) === 0 ? null : 'assist-used'
}

/** PR-11.2. */
export const lackToTaunt = (g: PrimalState, hunter: number): Lack<'taunt-used'> =>
  (hunterAt(g, hunter).usedTurn & USED_TAUNT) === 0 ? null : 'taunt-used'

export const hasKeyword = (g: PrimalState, card: number, keyword: keyof typeof KEYWORD_BITS): boolean =>
  (printedOf(g, card).keywords & KEYWORD_BITS[keyword]) !== 0
