import { at, type Seat } from '@rulewright/kernel'
import { type CardId, HUNTERS, type HunterId, type ItemId, items, type PotionId, potions, WOUND_BIT } from '../content/index.ts'
import type { Position } from '../content/vocabulary.ts'
import { cardIdOf, printedOf, sheetOf } from './lookup.ts'
import { costOf, maximumHealth, moveCost, positionOf, reviveCost, sequenceLimit, weaponDamage } from './query.ts'
import {
  type Hunter,
  type HunterCondition,
  type PrimalState,
  USED_ARMOR,
  USED_ASSIST,
  USED_HELM,
  USED_ITEM,
  USED_REVIVE,
  USED_TAUNT,
} from './state.ts'

/** A card of a hunter: the instance, and what it shows. */
export interface CardView {
  readonly id: number
  readonly is: CardId
  /** What playing it would cost its owner now (PR-9.3); null for a Wound. */
  readonly cost: number | null
}

export interface HunterView {
  readonly seat: Seat
  /** null until the hunter is chosen. */
  readonly hunter: HunterId | null
  readonly sector: number
  readonly position: Position
  readonly condition: HunterCondition
  readonly damage: number
  readonly maximumHealth: number
  readonly weaponDamage: number
  readonly armorDepleted: boolean
  readonly helmDepleted: boolean
  readonly threatened: boolean
  readonly stamina: number
  readonly strain: number
  readonly guard: number
  readonly shield: boolean
  readonly berserk: boolean
  readonly prime: number
  readonly empower: number
  readonly counters: number
  readonly focusAt: number
  readonly focused: boolean
  readonly item: ItemId | null
  readonly itemUsed: boolean
  readonly helmUsed: boolean
  readonly armorUsed: boolean
  readonly reviveUsed: boolean
  readonly assistUsed: boolean
  readonly tauntUsed: boolean
  readonly hold: boolean
  readonly potions: readonly PotionId[]
  readonly hand: readonly CardView[]
  readonly sequence: readonly CardView[]
  readonly sequenceLimit: number
  /** The top of the pile is the last. */
  readonly discard: readonly CardView[]
  readonly deckSize: number
  /** What the deck holds, sorted: its order is hidden (PR-22.3). */
  readonly deck: readonly CardId[]
  /** Damage dealt this turn. */
  readonly dealt: number
  /** What moving away and reviving somebody would cost now. */
  readonly moveCost: number
  readonly reviveCost: number
}

export function hunterView(g: PrimalState, h: Hunter, seat: Seat): HunterView {
  const chosen = h.kind >= 0
  const cards = (pile: readonly number[]) => pile.map((card): CardView => cardView(g, seat, card))
  return {
    seat,
    hunter: HUNTERS[h.kind] ?? null,
    sector: h.sector,
    position: positionOf(g, h.sector),
    condition: h.standing,
    damage: h.damage,
    maximumHealth: maximumHealth(g, seat),
    weaponDamage: chosen ? weaponDamage(g, seat) : 0,
    armorDepleted: h.armorDepleted,
    helmDepleted: h.helmDepleted,
    threatened: h.threatened,
    stamina: h.stamina,
    strain: h.strain,
    guard: h.guard,
    shield: h.shield,
    berserk: h.berserk,
    prime: h.prime,
    empower: h.empower,
    counters: h.counters,
    focusAt: chosen ? sheetOf(g, seat).mastery.focusAt : 0,
    focused: h.focused,
    item: items[h.item]?.id ?? null,
    itemUsed: ((h.usedRound | h.usedHunt) & USED_ITEM) !== 0,
    helmUsed: ((h.usedRound | h.usedHunt) & USED_HELM) !== 0,
    armorUsed: (h.usedRound & USED_ARMOR) !== 0,
    reviveUsed: (h.usedTurn & USED_REVIVE) !== 0,
    assistUsed: (h.usedTurn & USED_ASSIST) !== 0,
    tauntUsed: (h.usedTurn & USED_TAUNT) !== 0,
    hold: h.hold,
    potions: h.potions.map((potion) => at(potions, potion).id),
    hand: cards(h.hand),
    sequence: cards(h.sequence),
    sequenceLimit: sequenceLimit(g, seat),
    discard: cards(h.discard),
    deckSize: h.deck.length,
    deck: h.deck.map((card) => cardIdOf(g, card)).sort(),
    dealt: h.dealt,
    moveCost: moveCost(g, seat),
    reviveCost: chosen ? reviveCost(g, seat) : 0,
  }
}

function cardView(g: PrimalState, seat: Seat, card: number): CardView {
  const is = printedOf(g, card)
  return { id: card, is: is.id, cost: is.bit === WOUND_BIT ? null : costOf(g, seat, is) }
}
