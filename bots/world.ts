import type { Decision, Match, RandomState, Seat } from '@rulewright/kernel'
import { anyOf } from './bot.ts'

/** How a bot weighs positions: the weights of the game's evaluation, or others to try. */
export type Weights = Readonly<Record<string, number>>

/** How well each seat does in an imagined match: the payoffs when it is over, the game's evaluation before. */
export function worth(world: Match, weights: Weights | null, into: Float64Array): Float64Array {
  const { outcome, game } = world
  for (let seat = 0; seat < into.length; seat++) {
    if (outcome) into[seat] = outcome.payoffs[seat] ?? 0
    else into[seat] = game.bot ? game.bot.evaluate(world.state, seat, weights ?? game.bot.weights) : 1 / into.length
  }
  return into
}

/** How well one seat does. */
export function worthOf(world: Match, seat: Seat, weights: Weights | null): number {
  const { outcome, game } = world
  if (outcome) return outcome.payoffs[seat] ?? 0
  return game.bot ? game.bot.evaluate(world.state, seat, weights ?? game.bot.weights) : 1 / world.config.seats
}

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
