import { at } from '@rulewright/kernel'
import {
  type Behavior,
  type BehaviorId,
  behaviors,
  type CardId,
  type HunterSheet,
  hunterSheets,
  type MonsterSheet,
  monsterSheets,
  type PerilId,
  type Printed,
  perilIds,
  printed,
  type StanceId,
  stanceIds,
} from '../content/index.ts'
import type { Hunter, PrimalState, Slot } from './state.ts'

/** What the integers of the state refer to. */
export const hunterAt = (g: PrimalState, hunter: number): Hunter => at(g.hunters, hunter)
export const slotAt = (g: PrimalState, slot: number): Slot => at(g.slots, slot)
export const printedOf = (g: PrimalState, card: number): Printed => at(printed, at(g.cards, card))
export const sheetOf = (g: PrimalState, hunter: number): HunterSheet => at(hunterSheets, hunterAt(g, hunter).kind)
export const monsterOf = (g: PrimalState): MonsterSheet => at(monsterSheets, g.monster)
export const behaviorOf = (g: PrimalState, card: number): Behavior => at(at(behaviors, g.monster), card)

export const cardIdOf = (g: PrimalState, card: number): CardId => printedOf(g, card).id
export const behaviorIdOf = (g: PrimalState, card: number): BehaviorId => behaviorOf(g, card).id
export const perilIdOf = (g: PrimalState, peril: number): PerilId => at(at(perilIds, g.monster), peril)
export const stanceIdOf = (g: PrimalState, stance: number): StanceId => at(at(stanceIds, g.monster), stance)
