import { type Answer, type Config, type Game, Match, type State, seedRandom } from '@rulewright/kernel'
import { Failure, shellWord } from './failure.ts'
import { type ComparisonCounts, newTally } from './jury.ts'
import { mover } from './mover.ts'
import { reallyRedeals } from './properties.ts'

/** Plays into a random match and checks, for every seat, that `imagine` can turn each hidden thing into everything it could be. */
export function redeals<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  config: C,
  seed: string,
  after: number,
): ComparisonCounts {
  const random = seedRandom(`redeals ${seed}`)
  const match = Match.start(game, config, seed)
  const choices: Answer[] = []
  while (match.outcome === null && choices.length < after) {
    const answer = mover(match, random)
    if (!answer) break
    choices.push(answer)
    match.choose(answer.seat, answer.index)
  }
  const fail = (property: string, detail: string): never => {
    // Only tests examine re-deals: no random match would show it.
    throw new Failure(property, detail, { config, seed, choices, again: `npx vitest run -t ${shellWord(`${game.id}, random play`)}` })
  }
  const jury = { fail, tally: newTally() }
  for (let seat = 0; seat < config.seats; seat++) reallyRedeals(game, match, seat, random, jury)
  reallyRedeals(game, match, null, random, jury)
  return jury.tally
}
