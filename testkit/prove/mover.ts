import { type Answer, below, type Config, type Match, pick, type RandomState, type State } from '@rulewright/kernel'

/** A uniformly random answer to one of the open decisions; null when the decision has no option. */
export function mover<S extends State, C extends Config, V>(match: Match<S, C, V>, random: RandomState): Answer | null {
  const decision = pick(random, match.open)
  const n = decision.options.length
  return n === 0 ? null : { seat: decision.seat, index: below(random, n) }
}
