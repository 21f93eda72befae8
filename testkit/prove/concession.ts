import {
  type Answer,
  below,
  CONCEDE,
  type Config,
  type Game,
  hash,
  Match,
  pick,
  type RandomState,
  type Seat,
  type State,
} from '@rulewright/kernel'
import type { Jury } from './jury.ts'
import { mover } from './mover.ts'
import { checkPosition } from './properties.ts'

/** While others play on, another seat concedes at about one decision in this many. */
const ANOTHER = 30

/** A finished match, which can be replayed up to any of its choices. */
interface FinishedMatch<S extends State, C extends Config, V> {
  readonly game: Game<S, C, V>
  readonly config: C
  readonly seed: string
  readonly choices: readonly Answer[]
}

/**
 * At a random moment of a match a random seat concedes, and whoever is left plays on to the end: nothing is lost, every
 * seat can look on, and its log replays the same. `made` collects the choices of this line, for a failure's report.
 */
export function concedes<S extends State, C extends Config, V>(
  { game, config, seed, choices }: FinishedMatch<S, C, V>,
  made: Answer[],
  longest: number,
  random: RandomState,
  jury: Jury,
): void {
  const match = Match.start(game, config, seed)
  const choose = (answer: Answer) => {
    made.push(answer)
    match.choose(answer.seat, answer.index)
  }
  for (const answer of choices.slice(0, below(random, choices.length))) choose(answer)
  choose(concession(match, random))
  checkPosition(match, { close: true, laws: true }, random, jury)
  while (match.outcome === null) {
    if (made.length > longest) jury.fail('a match ends after a concession', `no end after ${longest} decisions`)
    if (match.open.length === 0) jury.fail('a match ends after a concession', 'nothing is open and the match is not over')
    const another = below(random, ANOTHER) === 0 && playing(match).length > 1
    const answer = another ? concession(match, random) : mover(match, random)
    choose(answer ?? jury.fail('never an empty decision', `seat ${match.first?.seat} has no option at "${match.first?.prompt}"`))
    checkPosition(match, { close: false, laws: true }, random, jury)
    for (let seat = 0; seat < config.seats; seat++) match.view(seat)
  }
  jury.tally['a match ends after a concession'] += 1
  checkPosition(match, { close: true, laws: true }, random, jury)
  const again = Match.load(game, match.log())
  if (hash(again.state) !== hash(match.state)) jury.fail('a match ends after a concession', 'its log does not replay to the same hashes')
}

const playing = <S extends State, C extends Config, V>(match: Match<S, C, V>): Seat[] =>
  Array.from({ length: match.config.seats }, (_, seat) => seat).filter((seat) => match.canConcede(seat))

/** A seat that is still playing gives up, whoever is being asked. */
function concession<S extends State, C extends Config, V>(match: Match<S, C, V>, random: RandomState): Answer {
  return { seat: pick(random, playing(match)), index: CONCEDE }
}
