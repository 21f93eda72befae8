import { defineGame, type Outcome } from '@rulewright/kernel'
import { evaluation } from '../bot/evaluation.ts'
import { clone } from './clone.ts'
import { broken } from './conservation.ts'
import { hidden, imagine } from './imagine.ts'
import { step } from './round.ts'
import { type PrimalConfig, problems, settings, setup } from './setup.ts'
import { MONSTER_HEALTH, type PrimalState } from './state.ts'
import type { PrimalView } from './view.ts'
import { view } from './viewing.ts'

/** PR-17.1 to PR-17.3: the hunters win or lose together. */
function outcome(g: PrimalState): Outcome | null {
  if (g.result === null) return null
  const payoff = g.result === 'slain' ? 1 : 0
  // How far they wore the monster down: what two lost hunts are compared by.
  const worn = MONSTER_HEALTH - g.health
  return { payoffs: g.hunters.map(() => payoff), reason: g.result, scores: g.hunters.map(() => worn) }
}

export const primal = defineGame<PrimalState, PrimalConfig, PrimalView>({
  id: 'primal',
  version: '2',
  stateVersion: 1,
  seats: [2, 1, 3, 4],
  settings,
  problems,
  setup,
  step,
  outcome,
  view,
  imagine,
  hidden,
  broken,
  clone,
  cooperative: true,
  idle: ['movement', 'action', 'consume', 'window'],
  bot: evaluation,
})
