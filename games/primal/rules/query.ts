import { at } from '@rulewright/kernel'
import { difficulties } from '../content/difficulties.ts'
import { items, type Printed, stanceRows } from '../content/index.ts'
import type { Modifier, Num, Position } from '../content/vocabulary.ts'
import { hunterAt, monsterOf, printedOf, sheetOf } from './lookup.ts'
import { CYRICAE, FIRE, FOG, type PrimalState, SAND, WATER } from './state.ts'

/** PR-25.7: continuous texts are looked up when a value is needed and never stored. */

/** PR-2.2: weapon, armor and helm have the monster's rank as their level. */
export const level = (g: PrimalState): number => g.monster + 1

/** PR-4.1: W. */
export const weaponDamage = (g: PrimalState, hunter: number): number => at(sheetOf(g, hunter).weapon.damage, g.monster)

export function amount(g: PrimalState, hunter: number, n: Num): number {
  if (typeof n === 'number') return n
  switch (n.of) {
    case 'L':
      return n.mul * level(g)
    case 'W':
      return n.mul * weaponDamage(g, hunter)
    case 'H':
      return n.mul * g.hunters.length
  }
}

/** PR-4.2: the HP of armor and helm, without a depleted piece. */
export function maximumHealth(g: PrimalState, hunter: number): number {
  const h = hunterAt(g, hunter)
  if (h.kind < 0) return 0
  const { armor, helm } = sheetOf(g, hunter)
  return (h.armorDepleted ? 0 : at(armor.health, g.monster)) + (h.helmDepleted ? 0 : at(helm.health, g.monster))
}

/** PR-4.13. */
export const stands = (g: PrimalState, hunter: number): boolean => hunterAt(g, hunter).standing === 'standing'

export function nobodyStands(g: PrimalState): boolean {
  for (let n = 0; n < g.hunters.length; n++) if (stands(g, n)) return false
  return true
}

/** The next standing hunter clockwise, beginning with `from`; -1: nobody stands. */
export function nextWhoStands(g: PrimalState, from: number): number {
  const many = g.hunters.length
  for (let n = 0; n < many; n++) {
    const hunter = (from + n) % many
    if (stands(g, hunter)) return hunter
  }
  return -1
}

/** PR-10.7: the hunter who decides where the rules leave a choice to the players. */
export function decidingHunter(g: PrimalState): number {
  if (g.active >= 0 && stands(g, g.active)) return g.active
  const found = nextWhoStands(g, g.firstPlayer)
  return found < 0 ? g.firstPlayer : found
}

/** PR-10.8: outside any turn the hunter holding aggro counts as the active one. */
const activeHunter = (g: PrimalState): number => (g.active >= 0 ? g.active : g.aggro)

/** PR-3.3: 0 front, 1 and 3 flank, 2 rear. */
const POSITION: readonly Position[] = ['front', 'flank', 'rear', 'flank']
export const positionOf = (g: PrimalState, sector: number): Position => at(POSITION, (sector - g.facing + 4) % 4)
export const hunterPosition = (g: PrimalState, hunter: number): Position => positionOf(g, hunterAt(g, hunter).sector)
export const inFront = (g: PrimalState, hunter: number): boolean => hunterAt(g, hunter).sector === g.facing
export const inRear = (g: PrimalState, hunter: number): boolean => hunterAt(g, hunter).sector === (g.facing + 2) % 4
export const inFlank = (g: PrimalState, hunter: number): boolean => (hunterAt(g, hunter).sector + g.facing) % 2 === 1

export const terrainAt = (g: PrimalState, sector: number): number => at(g.terrain, sector)
const terrainOf = (g: PrimalState, hunter: number): number => terrainAt(g, hunterAt(g, hunter).sector)

/** PR-3.7: Attack cards may be played from this position. */
export const exposes = (g: PrimalState, position: Position): boolean =>
  g.cracked || at(monsterOf(g).stances, g.stance).exposed.includes(position)

/** Whether a peril that is in play and not blinded changes a value. */
export function perilModifies(g: PrimalState, modifier: Modifier): boolean {
  const { perils } = g
  for (let n = 0; n < perils.length; n++) {
    const peril = at(perils, n)
    if (peril !== g.blinded && at(monsterOf(g).perils, peril).modifier === modifier) return true
  }
  return false
}

/** Whether a hunter's gear, item or focused mastery changes a value. */
export function gearModifies(g: PrimalState, hunter: number, modifier: Modifier): boolean {
  const { weapon, armor, helm, mastery } = sheetOf(g, hunter)
  const h = hunterAt(g, hunter)
  if (weapon.ability.kind === 'continuous' && weapon.ability.modifier === modifier) return true
  if (armor.ability.kind === 'continuous' && armor.ability.modifier === modifier) return true
  if (helm.ability.kind === 'continuous' && helm.ability.modifier === modifier) return true
  if (h.focused && mastery.focused.kind === 'continuous' && mastery.focused.modifier === modifier) return true
  const item = items[h.item]
  return item !== undefined && item.ability.kind === 'continuous' && item.ability.modifier === modifier
}

const row = (g: PrimalState) => at(at(at(stanceRows, g.monster), g.stance), g.difficulty)
export const toughness = (g: PrimalState): number => row(g).toughness

/** PR-5.3: M, never below 1. */
export const damageValue = (g: PrimalState): number => Math.max(1, row(g).damage + g.rage - g.weakened)

/** PR-14.2: how much damage makes a wound. */
export const threshold = (g: PrimalState): number => row(g).toughness * g.hunters.length

/** PR-6.6: how much struggle unleashes the monster. */
export const unleashAt = (g: PrimalState): number => 3 * g.hunters.length

export const difficultyOf = (g: PrimalState) => at(difficulties, g.difficulty)

export function objectiveGoal(g: PrimalState): number {
  const { goal } = monsterOf(g).objective
  return goal.perHunter * g.hunters.length + goal.plus
}

/** What a card costs its hunter now (PR-9.3). */
export function costOf(g: PrimalState, hunter: number, card: Printed): number {
  let cost = card.cost
  if (card.bit === 1) {
    if (g.perils.length > 0) {
      if (inFlank(g, hunter) && perilModifies(g, 'attacksFromFlankCostMore')) cost += 1
      if ((terrainOf(g, hunter) & FOG) !== 0 && perilModifies(g, 'attacksFromFogCostMore')) cost += 1
    }
    if (card.cost >= 2 && gearModifies(g, hunter, 'heavyAttacksCostLess')) cost -= 1
  }
  return Math.max(0, cost)
}

/** PR-7.3, PR-3.12. */
export const moveCost = (g: PrimalState, hunter: number): number => ((terrainOf(g, hunter) & SAND) !== 0 ? 2 : 1)

export const reviveCost = (g: PrimalState, hunter: number): number => (gearModifies(g, hunter, 'cheapRevive') ? 1 : 2)

/** PR-4.10, PR-3.11. */
export const sequenceLimit = (g: PrimalState, hunter: number): number => ((terrainOf(g, hunter) & WATER) !== 0 ? 3 : 5)

/** PR-3.13. */
export const inFire = (g: PrimalState, hunter: number): boolean => (terrainOf(g, hunter) & FIRE) !== 0

/** PR-4.8: the hand limit; a peril can lower it for the refill at the end of a turn. */
export const HAND_LIMIT = 5
export const refillLimit = (g: PrimalState, hunter: number): number =>
  inFront(g, hunter) && perilModifies(g, 'smallHandInFront') ? 4 : HAND_LIMIT

/** What continuous texts add to the Attack card being played (PR-8.5). */
export function attackBonus(g: PrimalState, hunter: number): number {
  const h = hunterAt(g, hunter)
  const l = level(g)
  let bonus = h.empower
  if ((terrainOf(g, hunter) & CYRICAE) !== 0) bonus += l
  if (gearModifies(g, hunter, 'attacksStronger')) bonus += l
  if (h.attacks === 1) {
    if (g.aggro === hunter && gearModifies(g, hunter, 'firstAttackWithAggroStronger')) bonus += l
    if (perilModifies(g, 'firstAttackWeaker')) bonus -= l
  }
  return bonus
}

/** Added to the attrition value of the active hunter. */
export const attritionBonus = (g: PrimalState): number =>
  hunterAt(g, activeHunter(g)).threatened && perilModifies(g, 'threatenedAttritionHigher') ? 1 : 0

/** How many cards in hand are of these types (as bits). */
export function countInHand(g: PrimalState, hunter: number, bits: number): number {
  const { hand } = hunterAt(g, hunter)
  let count = 0
  for (let n = 0; n < hand.length; n++) if ((printedOf(g, at(hand, n)).bit & bits) !== 0) count += 1
  return count
}

export function hasInSequence(g: PrimalState, hunter: number, bits: number): boolean {
  const { sequence } = hunterAt(g, hunter)
  for (let n = 0; n < sequence.length; n++) if ((printedOf(g, at(sequence, n)).bit & bits) !== 0) return true
  return false
}

/** What a hunter could pay with tokens and cards, without the card being played. */
export function purse(g: PrimalState, hunter: number, without: number): number {
  const { hand, stamina } = hunterAt(g, hunter)
  let sum = stamina
  for (let n = 0; n < hand.length; n++) {
    const card = at(hand, n)
    if (card !== without) sum += printedOf(g, card).staminaValue
  }
  return sum
}
