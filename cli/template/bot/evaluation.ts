import { at, type Evaluation } from '@rulewright/kernel'
import { scoreOf } from '../rules/nest.ts'
import type { MagpiesState } from '../rules/state.ts'

/** How good a seat's position is: its points and the trinkets laid, which may still grow into points, against the best of the others. */
export const evaluation: Evaluation<MagpiesState> = {
  weights: { points: 0.05, laid: 0.25 },
  evaluate(g, seat, { points = 0, laid = 0 }) {
    const worth = g.nests.map((nest) => points * scoreOf(nest) + laid * nest.length)
    const others = worth.filter((_, other) => other !== seat)
    return 1 / (1 + Math.exp(Math.max(...others) - at(worth, seat)))
  },
}
