import type { Config, Game, State } from '@rulewright/kernel'
import { Failure, prove } from '../prove/index.ts'

/** The first property that fails within some matches of a game with a planted mistake. */
export function failureOf<S extends State, C extends Config, V>(game: Game<S, C, V>, config: C, matches = 5): Failure | null {
  try {
    for (let n = 0; n < matches; n++) prove(game, config, `planted-${n}`, { longest: 2000 })
    return null
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}
