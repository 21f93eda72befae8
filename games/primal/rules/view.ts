import type { Seat } from '@rulewright/kernel'
import type { Difficulty } from '../content/balance.ts'
import type { BehaviorId, CardId, HunterId, ItemId, MonsterId, ObjectiveId, PerilId, PotionId, StanceId } from '../content/index.ts'
import type { Icon, Position, Terrain } from '../content/vocabulary.ts'
import type { EntryKind, Result, Stage, Standing } from './state.ts'

/** A card of a hunter: the instance, and what it shows. */
export interface CardView {
  readonly id: number
  readonly is: CardId
  /** What playing it would cost its owner now (PR-9.3); null for a Wound. */
  readonly cost: number | null
}

export interface TerrainView {
  readonly kind: Terrain
  /** Fire and Fog: fresh, or fading and gone at the end of the round. */
  readonly fresh: boolean
}

export interface SectorView {
  /** 0 North, 1 East, 2 South, 3 West. */
  readonly sector: number
  readonly position: Position
  readonly exposed: boolean
  readonly terrain: readonly TerrainView[]
  /** Seats of the hunters here, the knocked out included. */
  readonly hunters: readonly Seat[]
}

export interface HunterView {
  readonly seat: Seat
  /** null until the hunter is chosen. */
  readonly hunter: HunterId | null
  readonly sector: number
  readonly position: Position
  readonly standing: Standing
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
  /** What the deck holds, in no telling order (PR-22.3). */
  readonly deck: readonly CardId[]
  /** Damage dealt this turn. */
  readonly dealt: number
}

export interface SlotView {
  readonly slot: number
  readonly number: number
  readonly icon: Icon
  /** Its front, where it is known to everybody (PR-22.4). */
  readonly front: BehaviorId | null
  readonly open: boolean
  readonly waiting: boolean
  readonly stunned: boolean
  readonly resolving: boolean
}

export interface MonsterView {
  readonly id: MonsterId
  readonly difficulty: Difficulty
  /** Rank of the monster = level of all gear (PR-2.2). */
  readonly level: number
  readonly health: number
  /** Damage on the stance card, and how much of it makes a wound. */
  readonly damage: number
  readonly threshold: number
  readonly toughness: number
  readonly stance: StanceId
  readonly stanceNumber: 1 | 2 | 3
  readonly nextStanceAt: number
  /** M: what a hit or attrition costs now. */
  readonly hits: number
  readonly rage: number
  readonly facing: number
  readonly struggle: number
  readonly unleashAt: number
  readonly slots: readonly SlotView[]
  /** The behavior deck and the unknown fronts in the slots, pooled (PR-22.3). */
  readonly pool: readonly BehaviorId[]
  readonly behaviorDeckSize: number
  readonly behaviorDiscard: readonly BehaviorId[]
  readonly behaviorsRemoved: readonly BehaviorId[]
  readonly attrition: {
    readonly deck: readonly number[]
    readonly deckSize: number
    /** The top card's value, while it is known. */
    readonly top: number | null
    readonly discard: readonly number[]
    readonly shown: readonly number[]
    /** Added to the attrition value of the active hunter now (of the aggro hunter outside any turn). */
    readonly bonus: number
  }
  readonly perils: readonly PerilId[]
  readonly blinded: PerilId | null
  readonly blindedBy: Seat | null
  readonly confused: boolean
  readonly vulnerable: boolean
  readonly objective: { readonly id: ObjectiveId; readonly counters: number; readonly goal: number; readonly achieved: boolean }
  readonly weakened: number
  readonly cracked: boolean
}

/** A triggered ability that waits: in the order in which batches resolve. */
export interface WaitingView {
  readonly kind: EntryKind
  /** The stance or peril it belongs to, or the slot. */
  readonly is: StanceId | PerilId | number | null
  readonly hunter: Seat
}

export interface PrimalView {
  readonly you: Seat | null
  readonly round: number
  readonly stage: Stage
  readonly active: Seat | null
  readonly firstPlayer: Seat
  readonly aggro: Seat
  readonly result: Result | null
  /** Seats in the order of this round's turns. */
  readonly order: readonly Seat[]
  readonly monster: MonsterView
  /** North, East, South, West. */
  readonly sectors: readonly SectorView[]
  readonly hunters: readonly HunterView[]
  readonly waiting: readonly WaitingView[]
  /** The hunter whom the behavior being resolved is about (PR-12.2). */
  readonly subject: Seat | null
  /** The card being played, and the BONUS collected for it. */
  readonly play: { readonly hunter: Seat; readonly card: number; readonly is: CardId; readonly bonus: number } | null
  /** The payment being built. */
  readonly payment: {
    readonly hunter: Seat
    readonly cost: number
    readonly paid: number
    readonly cards: readonly number[]
    readonly token: boolean
  } | null
}
