import { ask, at, emit, type Flow, inNameOf } from '@rulewright/kernel'
import { potions } from '../content/index.ts'
import { checkpoint, unsettled } from './checkpoint.ts'
import { resolve } from './effects.ts'
import type { PrimalEvent } from './events.ts'
import { hunterAt } from './lookup.ts'
import { clearConfused, replaceBehaviors, setStunned, setVulnerable, stir } from './monster.ts'
import { CONSUME, PASS } from './options.ts'
import { roundEnded } from './queue.ts'
import { runFor } from './selectors.ts'
import type { PrimalState } from './state.ts'
import { ageTerrain } from './terrain.ts'

/** PR-6.2. */
export function* startRound(g: PrimalState): Flow {
  emit<PrimalEvent>({ type: 'round', round: g.round })
  if (g.confused > 0 && g.confused < g.round) clearConfused(g)
  emit<PrimalEvent>({ type: 'phase', phase: 'consume' })
  g.stage = 'consume'
  g.turn = 0
}

/** PR-6.3, D-02: one potion each, in player order from the first player. */
export function* consume(g: PrimalState): Flow {
  const hunter = (g.firstPlayer + g.turn) % g.hunters.length
  const h = hunterAt(g, hunter)
  g.turn += 1
  if (g.turn === g.hunters.length) g.stage = 'upkeep'
  if (h.standing !== 'standing' || h.potions.length === 0) return
  const options = [...h.potions.map((potion) => at(CONSUME, potion)), PASS]
  const choice = yield* ask({ seat: hunter, prompt: 'consume', rule: 'PR-6.3', options })
  if (choice.do === 'pass') return
  h.potions.splice(h.potions.indexOf(choice.potion), 1)
  const { id, effects } = at(potions, choice.potion)
  emit<PrimalEvent>({ type: 'consumed', hunter, potion: id })
  yield* inNameOf(() => id, resolve(g, effects, runFor(hunter, hunter)))
  if (unsettled(g)) yield* checkpoint(g)
}

/** PR-6.4 to PR-6.7. */
export function* upkeep(g: PrimalState): Flow {
  emit<PrimalEvent>({ type: 'phase', phase: 'upkeep' })
  if (g.round > 1) {
    replaceBehaviors(g)
    if (unsettled(g)) yield* checkpoint(g)
  }
  stir(g, g.hunters.length)
  if (unsettled(g)) yield* checkpoint(g)
  emit<PrimalEvent>({ type: 'phase', phase: 'turns' })
  g.firstPlayer = g.aggro
  g.turn = 0
  g.stage = 'turnStart'
}

/** PR-6.9, PR-6.10. */
export function* endRound(g: PrimalState): Flow {
  emit<PrimalEvent>({ type: 'phase', phase: 'end-of-round' })
  roundEnded(g)
  if (unsettled(g)) yield* checkpoint(g)
  setStunned(g, -1)
  setVulnerable(g, false)
  if (g.rage > 0) emit<PrimalEvent>({ type: 'rage', rage: 0 })
  g.rage = 0
  ageTerrain(g)
  for (const h of g.hunters) {
    h.usedRound = 0
    h.resilient = []
    h.shield = false
    h.empower = 0
  }
  if (g.round === LAST_ROUND) {
    g.result = 'tooLate'
    g.stage = 'over'
    emit<PrimalEvent>({ type: 'ended', result: 'tooLate' })
    return
  }
  g.round += 1
  g.stage = 'roundStart'
}

/** PR-17.3. */
export const LAST_ROUND = 10
