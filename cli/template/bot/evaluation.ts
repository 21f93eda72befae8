import { at, type Evaluation } from '@rulewright/kernel'
import { scoreOf } from '../rules/nest.ts'
import type { MagpiesState } from '../rules/state.ts'

/** How well a seat stands: by its lead over the best of the others. */
export const evaluation: Evaluation<MagpiesState> = {
  weights: { lead: 0.1 },
  evaluate(g, seat, weights) {
    const scores = g.nests.map(scoreOf)
    const others = scores.filter((_, other) => other !== seat)
    return 1 / (1 + Math.exp(-(weights.lead ?? 0) * (at(scores, seat) - Math.max(...others))))
  },
}
