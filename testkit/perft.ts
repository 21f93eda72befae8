import type { Config, Game, State } from '@rulewright/kernel'
import { Match } from '@rulewright/kernel'

/** More positions than the limit allows. */
export class TooManyPositions extends Error {}

/**
 * How many sequences of n decisions there are from the deal, for n = 1 … depth: a number that any drift in the rules changes.
 * `limit` stops the count from running away.
 */
export function perft<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  config: C,
  seed: string,
  depth: number,
  limit = 200_000,
): number[] {
  const counts = Array.from({ length: depth }, () => 0)
  let visited = 0
  const walk = (match: Match<S, C, V>, level: number) => {
    for (const decision of match.open) {
      for (let index = 0; index < decision.options.length; index++) {
        counts[level] = (counts[level] ?? 0) + 1
        if (++visited > limit) throw new TooManyPositions(`perft: more than ${limit} positions; take a smaller depth`)
        if (level + 1 >= depth) continue
        const next = match.fork()
        next.choose(decision.seat, index)
        walk(next, level + 1)
      }
    }
  }
  walk(Match.start(game, config, seed), 0)
  return counts
}
