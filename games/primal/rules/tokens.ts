import { emit } from '@rulewright/kernel'
import type { PrimalEvent } from './events.ts'
import { hunterAt, sheetOf } from './lookup.ts'
import { gearModifies, inFront, perilModifies, stands } from './query.ts'
import { becameThreatened } from './queue.ts'
import type { Hunter, PrimalState } from './state.ts'

type Token = 'threatened' | 'stamina' | 'strain' | 'guard' | 'shield' | 'berserk'

const tell = (hunter: number, token: Token, now: number) => emit<PrimalEvent>({ type: 'token', hunter, token, now })

/** PR-7.6: threatened again is still one token, and still counts. */
export function threaten(g: PrimalState, hunter: number): void {
  if (!stands(g, hunter)) return
  const h = hunterAt(g, hunter)
  if (!h.threatened) {
    h.threatened = true
    tell(hunter, 'threatened', 1)
  }
  becameThreatened(g, hunter)
}

export function steady(g: PrimalState, hunter: number): void {
  const h = hunterAt(g, hunter)
  if (!h.threatened) return
  h.threatened = false
  tell(hunter, 'threatened', 0)
}

/** PR-4.11: one token at most. */
export function gainStamina(g: PrimalState, hunter: number, n: number): void {
  const h = hunterAt(g, hunter)
  if (n <= 0 || h.stamina > 0 || !stands(g, hunter)) return
  if (inFront(g, hunter) && perilModifies(g, 'noStaminaInFront')) return
  h.stamina = 1
  tell(hunter, 'stamina', 1)
}

/** `own`: by a card of the hunter's own, which a mastery may count. */
export function addStrain(g: PrimalState, hunter: number, n: number, own: boolean): void {
  const h = hunterAt(g, hunter)
  if (!stands(g, hunter)) return
  const most = gearModifies(g, hunter, 'strainCap') ? 2 : h.strain + n
  const now = Math.min(most, h.strain + n)
  if (now <= h.strain) return
  h.strain = now
  tell(hunter, 'strain', now)
  if (own) countFor(g, hunter, 'weight')
}

/** E-31 UNSTRAIN: how many tokens went. */
export function unstrain(g: PrimalState, hunter: number): number {
  const h = hunterAt(g, hunter)
  const gone = h.strain
  if (gone > 0) {
    h.strain = 0
    tell(hunter, 'strain', 0)
  }
  return gone
}

export function addGuard(g: PrimalState, hunter: number, n: number): void {
  const h = hunterAt(g, hunter)
  h.guard += n
  tell(hunter, 'guard', h.guard)
}

/** PR-10.6 */
export function endGuard(h: Hunter, hunter: number): void {
  if (h.guard > 0) tell(hunter, 'guard', 0)
  h.guard = 0
}

/** PR-10.6, PR-11.5 */
export function endBerserk(h: Hunter, hunter: number): void {
  if (h.berserk) tell(hunter, 'berserk', 0)
  h.berserk = false
}

export function giveShield(g: PrimalState, hunter: number): void {
  const h = hunterAt(g, hunter)
  if (h.shield) return
  h.shield = true
  tell(hunter, 'shield', 1)
}

/** PR-11.4, PR-11.5. */
export function goBerserk(g: PrimalState, hunter: number): void {
  const h = hunterAt(g, hunter)
  if (h.berserk) return
  h.berserk = true
  tell(hunter, 'berserk', 1)
}

/** PR-4.5: counters until the mastery is focused, where it stays. */
export function count(g: PrimalState, hunter: number, n: number): void {
  const h = hunterAt(g, hunter)
  if (h.focused || !stands(g, hunter)) return
  h.counters += n
  if (h.counters >= sheetOf(g, hunter).mastery.focusAt) {
    h.counters = 0
    h.focused = true
  }
  emit<PrimalEvent>({ type: 'mastery', hunter, counters: h.counters, focused: h.focused })
}

/** Masteries that count something the hunter just did. */
export function countFor(g: PrimalState, hunter: number, what: 'discards' | 'weight'): void {
  if (sheetOf(g, hunter).mastery.counts === what) count(g, hunter, 1)
}
