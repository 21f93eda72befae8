import {
  type Answer,
  below,
  type Config,
  type Game,
  hash,
  Match,
  type RandomState,
  type Snapshot,
  type State,
  seedRandom,
} from '@rulewright/kernel'
import { concedes } from './concession.ts'
import { Failure, playAgain } from './failure.ts'
import { type ComparisonCounts, type Jury, newTally } from './jury.ts'
import { mover } from './mover.ts'
import { checkAtRest, checkPosition, commutes } from './properties.ts'
import { Impure, purely } from './purity.ts'
import { dealtAlike, sideBySide } from './two-worlds.ts'

/** How a random match under the properties went. */
export interface Proof {
  readonly decisions: number
  readonly choices: readonly Answer[]
  /** The hash of the final state: two runs of the same seed must agree. */
  readonly hash: string
  readonly finished: boolean
  /** How often each property really compared something. */
  readonly tally: ComparisonCounts
}

export interface ProveOptions {
  /** No match may take more decisions than this. */
  readonly longest?: number
  /** The costlier properties are checked at one position in this many. */
  readonly every?: number
  /** Conservation is checked at one position in this many, and at the last. */
  readonly laws?: number
  /**
   * Whether the state is hashed at every rest point and the replay compared there, and a seat concedes where it can; otherwise
   * the match is only compared at the end.
   */
  readonly hashes?: boolean
  /** What replays a match of the game; a game that the command line does not know needs another command. */
  readonly command?: string
}

/**
 * Plays one random match and checks every property of the kit on it. Throws a `Failure` for the first that does not hold.
 * The seed determines all of it: the deal, the choices and the positions checked closely.
 */
export function prove<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  config: C,
  seed: string,
  options: ProveOptions = {},
): Proof {
  return purely(() => new Trial(game, config, seed, options).run())
}

class Trial<S extends State, C extends Config, V> {
  readonly #longest: number
  readonly #every: number
  readonly #laws: number
  readonly #hashes: boolean
  readonly #command: string
  // Two streams: how closely a match is checked does not change how it goes.
  readonly #moves: RandomState
  readonly #looks: RandomState
  readonly #choices: Answer[] = []
  readonly #jury: Jury
  /** How often the match has rested. */
  #rests = 0
  #match: Match<S, C, V>

  constructor(
    readonly game: Game<S, C, V>,
    readonly config: C,
    readonly seed: string,
    options: ProveOptions,
  ) {
    this.#longest = options.longest ?? 20_000
    this.#every = options.every ?? 7
    this.#laws = options.laws ?? 1
    this.#hashes = options.hashes ?? true
    this.#command = options.command ?? `npm run -s rulewright -- fuzz ${game.id}`
    this.#moves = seedRandom(`moves ${seed}`)
    this.#looks = seedRandom(`looks ${seed}`)
    this.#jury = { fail: this.#fail, tally: newTally() }
    this.#match = this.#guarded('setup', () => (this.#hashes ? Match.start(game, config, seed) : Match.unhashed(game, config, seed)))
  }

  run(): Proof {
    const choices = this.#choices
    while (this.#match.outcome === null) {
      if (choices.length >= this.#longest) this.#fail('bounded length', `no end after ${this.#longest} decisions`)
      if (this.#match.open.length === 0) this.#fail('never a dead end', 'nothing is open and the match is not over')
      const close = choices.length % this.#every === 0
      this.#look(close)
      const answer = this.#answer()
      if (close) this.#chooseClosely(answer)
      else this.#choose(answer)
    }
    this.#guarded('the last position', () => checkPosition(this.#match, { close: true, laws: true }, this.#looks, this.#jury))
    this.#replays()
    const { game, config, seed } = this
    if (this.#hashes) this.#guarded('dealing', () => dealtAlike(game, config, seed, this.#looks, this.#jury))
    if (this.game.concede && this.#hashes && choices.length > 0) this.#concedes()
    return { decisions: choices.length, choices, hash: hash(this.#match.state), finished: true, tally: this.#jury.tally }
  }

  #look(close: boolean): void {
    const match = this.#match
    const laws = this.#choices.length % this.#laws === 0
    this.#guarded('checking', () => checkPosition(match, { close, laws }, this.#looks, this.#jury))
    if (close && match.open.length > 1) this.#guarded('together', () => commutes(match, this.#looks, this.#jury))
    if (match.restedAt !== match.count) return
    this.#guarded('checking at rest', () => checkAtRest(match, close, this.#looks, this.#jury))
    if (this.#rests++ % this.#every === 0 || match.inSecret) this.#guarded('two worlds', () => this.#twoWorlds())
  }

  #twoWorlds(): void {
    const seat = below(this.#looks, this.config.seats + 1)
    sideBySide(this.#match, seat === this.config.seats ? null : seat, this.#looks, this.#jury)
  }

  #answer(): Answer {
    const { first } = this.#match
    return (
      mover(this.#match, this.#moves) ?? this.#fail('never an empty decision', `seat ${first?.seat} has no option at "${first?.prompt}"`)
    )
  }

  #choose(answer: Answer): void {
    this.#choices.push(answer)
    this.#guarded('choose', () => this.#match.choose(answer.seat, answer.index))
  }

  /** A fork and a save and load go the same way as the original. */
  #chooseClosely(answer: Answer): void {
    const fork = this.#guarded('fork', () => this.#match.fork())
    const saved = JSON.stringify(this.#match.snapshot())
    const loaded = this.#guarded('resume', () => Match.resume(this.game, JSON.parse(saved) as Snapshot))
    this.#guarded('choose on the fork', () => fork.choose(answer.seat, answer.index))
    this.#guarded('choose on the loaded', () => loaded.choose(answer.seat, answer.index))
    this.#choose(answer)
    const here = hash(this.#match.state)
    this.#jury.tally['fork equals original'] += 1
    this.#jury.tally['save and load equals original'] += 1
    if (hash(fork.state) !== here) this.#fail('fork equals original', `after ${JSON.stringify(answer)}`)
    if (hash(loaded.state) !== here) this.#fail('save and load equals original', `after ${JSON.stringify(answer)}`)
    // Play on from the fork: what it shares with the original must not matter.
    if (this.#choices.length % 2 === 0) this.#match = fork
  }

  #replays(): void {
    const { game, config, seed } = this
    const again = this.#guarded('replay', () =>
      this.#hashes ? Match.load(game, this.#match.log()) : replay(game, config, seed, this.#choices),
    )
    this.#jury.tally['replay to the same hashes'] += 1
    if (hash(again.state) !== hash(this.#match.state)) this.#fail('replay to the same hashes', 'the last state differs')
  }

  #concedes(): void {
    const { game, config, seed } = this
    const played = { game, config, seed, choices: this.#choices }
    const made: Answer[] = []
    const fail = (property: string, detail: string): never => this.#failAfter(made, property, detail)
    const jury = { fail, tally: this.#jury.tally }
    this.#guarded('after a concession', () => concedes(played, made, this.#longest, this.#looks, jury), fail)
  }

  readonly #fail = (property: string, detail: string): never => this.#failAfter(this.#choices, property, detail)

  #failAfter(choices: readonly Answer[], property: string, detail: string): never {
    const { config, seed } = this
    const again = playAgain(this.#command, config, seed, this.#every)
    throw new Failure(property, detail, { config, seed, choices: choices.slice(), again })
  }

  #guarded<T>(doing: string, run: () => T, fail = this.#fail): T {
    try {
      const done = run()
      if (doing === 'choose') {
        this.#jury.tally['no exception'] += 1
        this.#jury.tally['rules are pure'] += 1
      }
      return done
    } catch (error) {
      if (error instanceof Failure) throw error
      if (error instanceof Impure) return fail('rules are pure', `${doing}: ${error.stack ?? error.message}`)
      return fail('no exception', `${doing}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    }
  }
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
