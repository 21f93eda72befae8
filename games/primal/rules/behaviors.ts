import { ask, at, emit, type Flow, inNameOf, reveal } from '@rulewright/kernel'
import { iconBit } from '../content/index.ts'
import { resolve } from './effects.ts'
import type { PrimalEvent } from './events.ts'
import { behaviorIdOf, behaviorOf, slotAt } from './lookup.ts'
import { calm, clearConfused, discardBehavior, refillSlots } from './monster.ts'
import { SLOT } from './options.ts'
import { decidingHunter } from './query.ts'
import { alreadyResolved, rampaged } from './queue.ts'
import { runFor } from './selectors.ts'
import type { PrimalState } from './state.ts'

const RAMPAGE = iconBit('rampage')

/** PR-12.4 to PR-12.7: the three steps of a triggered behavior. */
export function* resolveBehavior(g: PrimalState, slot: number, subject: number): Flow {
  yield* perform(g, slot, subject, false)
  const done = [slot]
  const rampage = rampageSlots(g, slot)
  while (rampage.length > 0) {
    const next = yield* nextRampage(g, rampage)
    rampage.splice(rampage.indexOf(next), 1)
    yield* perform(g, next, subject, true)
    done.push(next)
    rampaged(g, subject)
  }
  for (const finished of done) discardBehavior(g, finished)
  refillSlots(g)
}

/** PR-12.6: every other active, unstunned card with the RAMPAGE icon. */
function rampageSlots(g: PrimalState, triggered: number): number[] {
  const found: number[] = []
  for (let slot = 0; slot < 3; slot++) {
    if (slot === triggered || slot === g.stunned) continue
    if ((behaviorOf(g, slotAt(g, slot).card).iconBit & RAMPAGE) !== 0 && !alreadyResolved(g, slot)) found.push(slot)
  }
  return found
}

/** D-19. */
function* nextRampage(g: PrimalState, rampage: readonly number[]): Flow<number> {
  const options = rampage.map((slot) => at(SLOT, slot))
  return (yield* ask({ seat: decidingHunter(g), prompt: 'rampage', rule: 'PR-12.6', options })).slot
}

/** PR-12.4: face up, effect, then the boost if the monster can pay for it (PR-12.5: it always does). */
function* perform(g: PrimalState, slot: number, subject: number, rampage: boolean): Flow {
  const held = slotAt(g, slot)
  held.open = true
  held.known = true
  held.waiting = false
  g.resolving = slot
  g.subject = subject
  g.resolved |= 1 << held.card
  reveal(g)
  const behavior = behaviorIdOf(g, held.card)
  emit<PrimalEvent>({ type: 'revealed', slot, behavior, rampage })
  const { effects, boost } = behaviorOf(g, held.card)
  const run = runFor(-1, subject)
  const by = () => behavior
  yield* inNameOf(by, resolve(g, effects, run))
  if (boost && g.struggle >= boost.cost) {
    emit<PrimalEvent>({ type: 'boosted', slot, cost: boost.cost, cancelled: g.confused > 0 })
    calm(g, boost.cost)
    // PR-11.8: a confused monster pays, but the boost is cancelled.
    if (g.confused > 0) clearConfused(g)
    else yield* inNameOf(by, resolve(g, boost.effects, run, effects))
  }
  g.resolving = -1
  g.subject = -1
}
