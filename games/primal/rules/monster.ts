import { at, emit, reveal, shuffle } from '@rulewright/kernel'
import type { PrimalEvent } from './events.ts'
import { behaviorIdOf, behaviorOf, hunterAt, slotAt } from './lookup.ts'
import { dropBehavior, monsterTurned } from './queue.ts'
import type { PrimalState } from './state.ts'

/** PR-3.6: turning to the sector it already faces does nothing. */
export function turnMonster(g: PrimalState, sector: number): void {
  if (g.facing === sector) return
  emit<PrimalEvent>({ type: 'turned', from: g.facing, to: sector })
  g.facing = sector
  monsterTurned(g)
}

/** PR-10.3. */
export const turnToAggro = (g: PrimalState): void => turnMonster(g, hunterAt(g, g.aggro).sector)

/** PR-10.2: taking aggro does not turn the monster. */
export function takeAggro(g: PrimalState, hunter: number): void {
  if (g.aggro === hunter) return
  g.aggro = hunter
  emit<PrimalEvent>({ type: 'aggro', hunter })
}

/** E-22 STIR: Unleash is checked in the next checkpoint. */
export function stir(g: PrimalState, by: number): void {
  if (by === 0) return
  g.struggle += by
  emit<PrimalEvent>({ type: 'struggle', by, struggle: g.struggle })
}

/** E-21 CALM (PR-5.5). */
export function calm(g: PrimalState, by: number): void {
  const less = Math.min(by, g.struggle)
  if (less === 0) return
  g.struggle -= less
  emit<PrimalEvent>({ type: 'struggle', by: -less, struggle: g.struggle })
}

/** E-23 RAGE (PR-5.4). */
export function rage(g: PrimalState, by: number): void {
  const now = Math.min(2, g.rage + by)
  if (now === g.rage) return
  g.rage = now
  emit<PrimalEvent>({ type: 'rage', rage: now })
}

export function confuse(g: PrimalState): void {
  if (g.confused > 0) return
  g.confused = g.round
  emit<PrimalEvent>({ type: 'status', status: 'confused', on: true, slot: -1 })
}

export function clearConfused(g: PrimalState): void {
  if (g.confused === 0) return
  g.confused = 0
  emit<PrimalEvent>({ type: 'status', status: 'confused', on: false, slot: -1 })
}

export function setVulnerable(g: PrimalState, on: boolean): void {
  if (g.vulnerable === on) return
  g.vulnerable = on
  emit<PrimalEvent>({ type: 'status', status: 'vulnerable', on, slot: -1 })
}

export function setStunned(g: PrimalState, slot: number): void {
  if (g.stunned === slot) return
  const before = g.stunned
  g.stunned = slot
  emit<PrimalEvent>({ type: 'status', status: 'stunned', on: slot >= 0, slot: slot >= 0 ? slot : before })
}

/** Takes the card out of a slot, with the tokens on it (PR-11.18); the slot must be refilled at once. */
function emptySlot(g: PrimalState, slot: number): number {
  const held = slotAt(g, slot)
  const { card } = held
  dropBehavior(g, slot)
  if (g.stunned === slot) setStunned(g, -1)
  held.card = -1
  held.known = false
  held.open = false
  return card
}

/** PR-22.6: a discarded behavior lies face up. */
export function discardBehavior(g: PrimalState, slot: number): void {
  const card = emptySlot(g, slot)
  g.behaviorDiscard.push(card)
  reveal(g)
  emit<PrimalEvent>({ type: 'behavior-gone', slot, behavior: behaviorIdOf(g, card), removed: false })
}

/** Fills the empty slots in slot order. */
export function refillSlots(g: PrimalState): void {
  for (let slot = 0; slot < 3; slot++) {
    if (slotAt(g, slot).card >= 0) continue
    const card = g.behaviorDeck.pop()
    if (card === undefined) throw new Error('the behavior deck is never empty')
    slotAt(g, slot).card = card
    reveal(g)
    emit<PrimalEvent>({ type: 'behavior-dealt', slot })
    if (g.behaviorDeck.length === 0) escalate(g)
  }
}

/** PR-15.5: the last card has left the behavior deck. */
function escalate(g: PrimalState): void {
  g.behaviorDeck = shuffle(g.random, g.behaviorDiscard)
  g.behaviorDiscard = []
  emit<PrimalEvent>({ type: 'escalated' })
  stir(g, 1)
}

/** E-36 REMOVE: the card leaves the hunt from wherever it is. */
export function removeBehavior(g: PrimalState, id: string): void {
  for (let slot = 0; slot < 3; slot++) {
    if (behaviorOf(g, slotAt(g, slot).card).id !== id) continue
    const card = emptySlot(g, slot)
    g.behaviorsRemoved.push(card)
    emit<PrimalEvent>({ type: 'behavior-gone', slot, behavior: behaviorIdOf(g, card), removed: true })
    refillSlots(g)
    return
  }
  for (const pile of [g.behaviorDeck, g.behaviorDiscard]) {
    const place = pile.findIndex((card) => behaviorOf(g, card).id === id)
    if (place < 0) continue
    const card = at(pile, place)
    pile.splice(place, 1)
    g.behaviorsRemoved.push(card)
    reveal(g)
    emit<PrimalEvent>({ type: 'behavior-gone', slot: -1, behavior: behaviorIdOf(g, card), removed: true })
    if (g.behaviorDeck.length === 0) escalate(g)
    return
  }
}

/** PR-6.4: the card, or cards, with the lowest number make room for new ones. */
export function replaceBehaviors(g: PrimalState): void {
  let lowest = 99
  for (let slot = 0; slot < 3; slot++) lowest = Math.min(lowest, behaviorOf(g, slotAt(g, slot).card).number)
  for (let slot = 0; slot < 3; slot++) if (behaviorOf(g, slotAt(g, slot).card).number === lowest) discardBehavior(g, slot)
  refillSlots(g)
}

/** E-34 PEEK (PR-22.4). */
export function peek(g: PrimalState): void {
  for (let slot = 0; slot < 3; slot++) {
    const held = slotAt(g, slot)
    if (held.known) continue
    held.known = true
    reveal(g)
    emit<PrimalEvent>({ type: 'peeked', slot, behavior: behaviorIdOf(g, held.card) })
  }
}

/** PR-5.9: the top attrition card is about to be needed. */
export function fillAttrition(g: PrimalState): void {
  if (g.attritionDeck.length > 0) return
  g.attritionDeck = shuffle(g.random, g.attritionDiscard)
  g.attritionDiscard = []
  g.attritionSeen = false
}
