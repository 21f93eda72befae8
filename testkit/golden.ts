import { type Config, type Game, Match, type State, seedRandom } from '@rulewright/kernel'
import { mover } from './prove/index.ts'

/**
 * A random match as text, for `expect(golden(…)).toMatchFileSnapshot(…)`: each decision with what was offered and chosen, and
 * each event. A change of the rules shows up as a diff a reviewer can read.
 */
export function golden<S extends State, C extends Config, V>(game: Game<S, C, V>, config: C, seed: string, decisions = 60): string {
  const lines: string[] = [`${game.id} ${JSON.stringify(config)} seed ${seed}`]
  const random = seedRandom(`golden ${seed}`)
  const match = Match.start(game, config, seed, (told) =>
    lines.push(`    ${told.to ? `[${told.to.join(',')}] ` : ''}${JSON.stringify(told.event)}`),
  )
  for (let n = 0; n < decisions && match.outcome === null; n++) {
    const answer = mover(match, random)
    const decision = answer && match.decisionOf(answer.seat)
    if (!answer || !decision) break
    lines.push(
      `${n + 1}. seat ${answer.seat} "${decision.prompt}" (${decision.rule}), ${decision.options.length} options: ${JSON.stringify(decision.options[answer.index])}`,
    )
    match.choose(answer.seat, answer.index)
  }
  if (match.outcome) lines.push(`over: ${JSON.stringify(match.outcome)}`)
  return `${lines.join('\n')}\n`
}
