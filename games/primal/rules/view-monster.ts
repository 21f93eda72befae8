import { at, type Seat } from '@rulewright/kernel'
import { DIFFICULTIES, type Difficulty } from '../content/difficulties.ts'
import { type BehaviorId, MONSTERS, type MonsterId, type ObjectiveId, objectiveIds, type PerilId, type StanceId } from '../content/index.ts'
import type { Icon } from '../content/vocabulary.ts'
import { behaviorIdOf, behaviorOf, monsterOf, perilIdOf, stanceIdOf } from './lookup.ts'
import { attritionBonus, damageValue, level, objectiveGoal, threshold, toughness, unleashAt } from './query.ts'
import type { PrimalState } from './state.ts'

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

const NUMBERS = [1, 2, 3] as const

export function monsterView(g: PrimalState): MonsterView {
  const stance = at(monsterOf(g).stances, g.stance)
  return {
    id: at(MONSTERS, g.monster),
    difficulty: at(DIFFICULTIES, g.difficulty),
    level: level(g),
    health: g.health,
    damage: g.damage,
    threshold: threshold(g),
    toughness: toughness(g),
    stance: stanceIdOf(g, g.stance),
    stanceNumber: at(NUMBERS, g.stance),
    nextStanceAt: stance.nextAt,
    hits: damageValue(g),
    rage: g.rage,
    facing: g.facing,
    struggle: g.struggle,
    unleashAt: unleashAt(g),
    slots: g.slots.map((_, slot) => slotView(g, slot)),
    pool: pooled(g),
    behaviorDeckSize: g.behaviorDeck.length,
    behaviorDiscard: g.behaviorDiscard.map((card) => behaviorIdOf(g, card)),
    behaviorsRemoved: g.behaviorsRemoved.map((card) => behaviorIdOf(g, card)),
    attrition: {
      deck: g.attritionDeck.slice().sort(),
      deckSize: g.attritionDeck.length,
      top: g.attritionSeen ? at(g.attritionDeck, g.attritionDeck.length - 1) : null,
      discard: g.attritionDiscard.slice(),
      shown: g.attritionShown.slice(),
      bonus: attritionBonus(g),
    },
    perils: g.perils.map((peril) => perilIdOf(g, peril)),
    blinded: g.blinded < 0 ? null : perilIdOf(g, g.blinded),
    blindedBy: g.blinded < 0 ? null : g.blindedBy,
    confused: g.confused > 0,
    vulnerable: g.vulnerable,
    objective: { id: at(objectiveIds, g.monster), counters: Math.max(0, g.objective), goal: objectiveGoal(g), achieved: g.objective < 0 },
    weakened: g.weakened,
    cracked: g.cracked,
  }
}

function slotView(g: PrimalState, slot: number): SlotView {
  const { card, known, open, waiting } = at(g.slots, slot)
  const { number, icon, id } = behaviorOf(g, card)
  return {
    slot,
    number,
    icon,
    front: known || open ? id : null,
    open,
    waiting,
    stunned: g.stunned === slot,
    resolving: g.resolving === slot,
  }
}

/** PR-22.3: listing the deck alone would give the face-down cards away by elimination. */
function pooled(g: PrimalState) {
  const unknown = g.slots.filter((slot) => !slot.known && !slot.open).map((slot) => slot.card)
  return [...g.behaviorDeck, ...unknown].sort((a, b) => a - b).map((card) => behaviorIdOf(g, card))
}
