import type { Decision, Match, RandomState } from '@rulewright/kernel'
import { anyOf } from './bot.ts'

/** The decision the match waits for. Offers that lapse are left alone in imagined matches: they would only blur them. */
export function awaited(world: Match): Decision | null {
  const { first } = world
  return first?.lapses ? (world.open.find((decision) => !decision.lapses) ?? first) : first
}

/** Plays on at random until the match rests: nothing is half done then, so positions compare well. A rule that never rests is cut short. */
export function settle(world: Match, random: RandomState, longest = 200): void {
  for (let n = 0; n < longest && !world.rests; n++) {
    const decision = awaited(world)
    if (decision === null) return
    world.choose(decision.seat, anyOf(decision.options, random))
  }
}
