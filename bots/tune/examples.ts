import { type Config, type Game, Match } from '@rulewright/kernel'
import type { ArenaGame } from '../arena/index.ts'
import type { Weights } from '../judge.ts'
import type { Example } from './fit.ts'

/** How many positions of a match are learnt from, at most, and how many votes it has together: its positions are much alike. */
const POSITIONS = 60
const VOTES = 3

/** Small enough for a straight line, large enough for a number. */
const STEP = 0.01

/** What a finished match teaches: at rest points from its beginning to its end, for every seat. */
export function examplesOf(game: Game, config: Config, played: ArenaGame, weights: Weights): Example[] {
  const match = Match.playout(game, config, played.seed)
  const every = played.choices.length / POSITIONS
  const counts = VOTES / (POSITIONS * config.seats)
  const examples: Example[] = []
  let due = every
  for (const [n, { seat, index }] of played.choices.entries()) {
    match.choose(seat, index)
    if (n < due || !match.rests || match.outcome) continue
    due = n + every
    for (let of = 0; of < config.seats; of++)
      examples.push({ ...weighed(game, match.state, of, weights), payoff: played.payoffs[of] ?? 0, counts })
  }
  return examples
}

function weighed(game: Game, state: Match['state'], seat: number, weights: Weights): Pick<Example, 'odds' | 'slopes'> {
  const odds = (tried: Weights) => oddsOf(game.bot?.evaluate(state, seat, tried) ?? 0.5)
  const slopes = Object.entries(weights).map(([name, w]) => {
    const size = sizeOf(w)
    return (odds({ ...weights, [name]: w + STEP * size }) - odds({ ...weights, [name]: w - STEP * size })) / (2 * STEP)
  })
  return { odds: odds(weights), slopes }
}

/** The unit in which a weight is moved: its own size, and 1 for one that is 0. */
export const sizeOf = (weight: number): number => Math.abs(weight) || 1

function oddsOf(chance: number): number {
  const kept = Math.min(1 - 1e-9, Math.max(1e-9, chance))
  return Math.log(kept / (1 - kept))
}
