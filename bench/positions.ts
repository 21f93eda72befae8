import { below, type Config, type Game, Match, parseConfig, seedRandom } from '@rulewright/kernel'

/** A game with its default settings. */
export function plainConfig(game: Game): Config {
  const config = parseConfig(game, {})
  if (!config.ok) throw new Error(`${game.id} cannot be played as it is`)
  return config.value
}

/** Positions with something to choose, from the beginning of a match to its end: the same ones in every run. */
export function positionsOf(game: Game, wanted: number): Match[] {
  const config = plainConfig(game)
  const positions: Match[] = []
  for (let n = 0; positions.length < wanted; n++) {
    const match = Match.start(game, config, `bench ${n}`)
    const random = seedRandom(`bench ${n} choices`)
    const steps = 20 + 30 * (n % 6)
    for (let step = 0; match.first && (step < steps || match.first.options.length < 3); step++)
      match.choose(match.first.seat, below(random, match.first.options.length))
    if (match.first) positions.push(match)
  }
  return positions
}

const chooser = seedRandom('choices')

/** Plays one match of random choices to its end; how many decisions it took. */
export function playOut(game: Game, config: Config, seed: string): number {
  const match = Match.playout(game, config, seed)
  let decisions = 0
  for (let decision = match.first; decision !== null; decision = match.first) {
    match.choose(decision.seat, below(chooser, decision.options.length))
    decisions += 1
  }
  return decisions
}
