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
import type { Hunt, Hunter, Slot } from './state.ts'

/** What stands behind the integers of the state. */
export const hunterAt = (g: Hunt, hunter: number): Hunter => at(g.hunters, hunter)
export const slotAt = (g: Hunt, slot: number): Slot => at(g.slots, slot)
export const printedOf = (g: Hunt, card: number): Printed => at(printed, at(g.cards, card))
export const sheetOf = (g: Hunt, hunter: number): HunterSheet => at(hunterSheets, hunterAt(g, hunter).kind)
export const monsterOf = (g: Hunt): MonsterSheet => at(monsterSheets, g.monster)
export const behaviorOf = (g: Hunt, card: number): Behavior => at(at(behaviors, g.monster), card)

export const cardIdOf = (g: Hunt, card: number): CardId => printedOf(g, card).id
export const behaviorIdOf = (g: Hunt, card: number): BehaviorId => behaviorOf(g, card).id
export const perilIdOf = (g: Hunt, peril: number): PerilId => at(at(perilIds, g.monster), peril)
export const stanceIdOf = (g: Hunt, stance: number): StanceId => at(at(stanceIds, g.monster), stance)
