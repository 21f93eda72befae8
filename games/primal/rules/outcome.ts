import type { Outcome } from '@rulewright/kernel'
import { MONSTER_HEALTH, type PrimalState } from './state.ts'

/** PR-17.1 to PR-17.3: the hunters win or lose together. */
export function outcome(g: PrimalState): Outcome | null {
  if (g.result === null) return null
  const payoff = g.result === 'slain' ? 1 : 0
  // How far they wore the monster down, to compare two lost hunts.
  const worn = MONSTER_HEALTH - g.health
  return { payoffs: g.hunters.map(() => payoff), reason: g.result, scores: g.hunters.map(() => worn) }
}
