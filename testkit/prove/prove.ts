import { type Answer, type Config, type Game, hash, Match, type Snapshot, type State, seedRandom } from '@rulewright/kernel'
import { Failure, playAgain } from './failure.ts'
import { mover } from './mover.ts'
import { checkAtRest, checkPosition, commutes } from './properties.ts'

/** How a random match under the properties went. */
export interface Proof {
  readonly decisions: number
  readonly choices: readonly Answer[]
  /** The hash of the last state: two runs of the same seed must agree. */
  readonly hash: string
  readonly finished: boolean
}

export interface ProveOptions {
  /** No match may take more decisions than this. */
  readonly longest?: number
  /** The costlier properties are checked at one position in this many. */
  readonly every?: number
  /** Conservation is checked at one position in this many, and at the last. */
  readonly laws?: number
  /** Whether the state is hashed at every rest point and the replay compared there; else only at the end. */
  readonly hashes?: boolean
  /** What plays a match of the game again; a game that the command line does not know needs another. */
  readonly command?: string
}

/**
 * Plays one random match and checks every property of the kit on it. Throws a `Failure` for the first that does not hold.
 * The seed names the whole of it: the deal, the choices and the positions looked at closely.
 */
export function prove<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  config: C,
  seed: string,
  options: ProveOptions = {},
): Proof {
  const longest = options.longest ?? 20_000
  const every = options.every ?? 7
  const laws = options.laws ?? 1
  const hashes = options.hashes ?? true
  // Two streams: how closely a match is looked at does not change how it goes.
  const moves = seedRandom(`moves ${seed}`)
  const random = seedRandom(`looks ${seed}`)
  const choices: Answer[] = []
  const fail = (property: string, detail: string): never => {
    const again = playAgain(options.command ?? `npm run -s rulewright -- fuzz ${game.id}`, config, seed, every)
    throw new Failure(property, detail, { config, seed, choices: choices.slice(), again })
  }
  const guarded = <T>(doing: string, run: () => T): T => {
    try {
      return run()
    } catch (error) {
      if (error instanceof Failure) throw error
      return fail('no exception', `${doing}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    }
  }

  let match = guarded('setup', () => (hashes ? Match.start(game, config, seed) : Match.unhashed(game, config, seed)))
  let saved: Snapshot | null = null
  while (match.outcome === null) {
    if (choices.length >= longest) return fail('bounded length', `no end after ${longest} decisions`)
    if (match.open.length === 0) return fail('never a dead end', 'nothing is open and the match is not over')
    const close = choices.length % every === 0
    guarded('checking', () => checkPosition(match, { close, laws: choices.length % laws === 0 }, random, fail))
    if (close && match.open.length > 1) guarded('together', () => commutes(match, random, fail))
    if (match.restedAt === match.count) guarded('checking at rest', () => checkAtRest(match, close, random, fail))

    const answer = mover(match, moves)
    if (!answer) return fail('never an empty decision', `seat ${match.first?.seat} has no option at "${match.first?.prompt}"`)
    if (close) {
      // A fork and a save/load go the same way as the original.
      const fork = guarded('fork', () => match.fork())
      saved = match.snapshot()
      const loaded = guarded('resume', () => Match.resume(game, JSON.parse(JSON.stringify(saved)) as Snapshot))
      guarded('choose on the fork', () => fork.choose(answer.seat, answer.index))
      guarded('choose on the loaded', () => loaded.choose(answer.seat, answer.index))
      choices.push(answer)
      guarded('choose', () => match.choose(answer.seat, answer.index))
      const here = hash(match.state)
      if (hash(fork.state) !== here) return fail('fork equals original', `after ${JSON.stringify(answer)}`)
      if (hash(loaded.state) !== here) return fail('save and load equals original', `after ${JSON.stringify(answer)}`)
      // Play on from the fork: what it shares with the original must not matter.
      if (choices.length % 2 === 0) match = fork
    } else {
      choices.push(answer)
      guarded('choose', () => match.choose(answer.seat, answer.index))
    }
  }
  guarded('the last position', () => checkPosition(match, { close: true, laws: true }, random, fail))
  const replayed = guarded('replay', () => (hashes ? Match.load(game, match.log()) : replay(game, config, seed, choices)))
  if (hash(replayed.state) !== hash(match.state)) return fail('replay to the same hashes', 'the last state differs')
  return { decisions: choices.length, choices, hash: hash(match.state), finished: true }
}

function replay<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  config: C,
  seed: string,
  choices: readonly Answer[],
): Match<S, C, V> {
  const match = Match.playout(game, config, seed)
  for (const { seat, index } of choices) match.choose(seat, index)
  return match
}
