import type { Decision, Match, RandomState } from '@rulewright/kernel'
import { anyOf } from './bot.ts'

/** The decision the match waits for. Imagined matches ignore offers that lapse: they only add noise. */
export function awaited(world: Match): Decision | null {
  const { first } = world
  return first?.lapses ? (world.open.find((decision) => !decision.lapses) ?? first) : first
}

/** Plays on at random until the match rests, where nothing is half done and positions compare well. Stops if rules never rest. */
export function settle(world: Match, random: RandomState, longest = 200): void {
  for (let n = 0; n < longest && !world.rests; n++) {
    const decision = awaited(world)
    if (decision === null) return
    world.choose(decision.seat, anyOf(decision.options, random))
  }
}
