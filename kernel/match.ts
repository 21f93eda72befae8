import { type Ear, lend } from './events.ts'
import {
  type Answer,
  CONCEDE,
  type Decision,
  type Flow,
  GameOver,
  isMany,
  type Party,
  type Pending,
  proceed,
  type Seat,
  Secret,
  standIn,
  start,
} from './flow.ts'
import type { Game, Outcome, State } from './game.ts'
import { History } from './history.ts'
import { IllegalChoice, mustBeOffered } from './illegal-choice.ts'
import { logOf, type MatchLog } from './log.ts'
import { Observer } from './observer.ts'
import { copyRandom, type RandomState, seedRandom } from './random.ts'
import { chooseAgain, replay } from './replay.ts'
import { countSecretChoice, countSecretOver, uncountedFor } from './secrecy.ts'
import type { Config } from './settings.ts'
import { copyState, currentState, type Snapshot, snapshotOf } from './snapshot.ts'

const NOTHING: readonly Decision[] = []

/** More answers than this for conceded seats within one choice mean that the rules would never stop asking. */
const STAND_INS = 10_000

/**
 * A match under way. It runs the rules up to the decisions now open; `choose` answers one of them.
 * A recorded match keeps its log and its last rest states, and so can fork, undo and be saved; a light one, made for
 * playouts, keeps nothing and is faster.
 */
export class Match<S extends State = State, C extends Config = Config, V = unknown> {
  readonly #g: S
  #record: History<S> | null
  #flow: Flow | null = null
  #pending: Pending | null = null
  #outcome: Outcome | null = null
  /** How many choices were made since the last rest point. */
  #since = 0
  /** Who decides in secret now; a different object means a different secret. */
  #party: Party | null = null
  #ear: Ear | null = null
  // Copied from the game and its state: where several games are played in turn their shapes differ, and reading them there is slow.
  readonly #step: Game<S, C, V>['step']
  readonly #over: Game<S, C, V>['outcome']
  #conceding: boolean

  private constructor(
    readonly game: Game<S, C, V>,
    readonly config: C,
    readonly seed: string,
    g: S,
    record: History<S> | null,
  ) {
    this.#g = g
    this.#record = record
    this.#step = game.step
    this.#over = game.outcome
    this.#conceding = g.conceded !== undefined
  }

  /** Sets a match up and runs it to its first decision. `ear` hears every event from the deal on. */
  static start<S extends State, C extends Config, V>(game: Game<S, C, V>, config: C, seed: string, ear: Ear | null = null): Match<S, C, V> {
    const before = lend(ear)
    try {
      return Match.from(game, config, seed, game.setup(config, seedRandom(seed)), 0, ear)
    } finally {
      lend(before)
    }
  }

  /** A light match: for playouts and simulations, which need no log. */
  static playout<S extends State, C extends Config, V>(game: Game<S, C, V>, config: C, seed: string): Match<S, C, V> {
    const match = new Match(game, config, seed, game.setup(config, seedRandom(seed)), null)
    match.#advance(null)
    return match
  }

  /** A match that can fork and be saved but hashes nothing: for long runs that look closely now and then. */
  static unhashed<S extends State, C extends Config, V>(game: Game<S, C, V>, config: C, seed: string): Match<S, C, V> {
    return Match.from(game, config, seed, game.setup(config, seedRandom(seed)), 0, null, false)
  }

  /** A match from a position at a rest point. */
  static from<S extends State, C extends Config, V>(
    game: Game<S, C, V>,
    config: C,
    seed: string,
    state: S,
    at = 0,
    ear: Ear | null = null,
    hashed = true,
  ): Match<S, C, V> {
    const match = new Match(game, config, seed, state, new History<S>(at, hashed))
    match.#ear = ear
    match.#rest()
    match.#advance(null)
    return match
  }

  /** Replays a log from the first card on; the hashes are checked at every rest point. */
  static load<S extends State, C extends Config, V>(
    game: Game<S, C, V>,
    log: MatchLog,
    ear: Ear | null = null,
    upTo = log.choices.length,
  ): Match<S, C, V> {
    const match = Match.start(game, log.config as C, log.seed, ear)
    replay(match, log, upTo)
    return match
  }

  /** Continues from a snapshot, under the current rules. */
  static resume<S extends State, C extends Config, V>(game: Game<S, C, V>, snapshot: Snapshot, ear: Ear | null = null): Match<S, C, V> {
    const match = Match.from(game, snapshot.config as C, snapshot.seed, currentState(game, snapshot), snapshot.at, ear)
    for (const [n, answer] of snapshot.tail.entries()) chooseAgain(match, answer, snapshot.at + n)
    return match
  }

  /** The real state: for trusted code (server, tests), never for a bot or a client. */
  get state(): S {
    return this.#g
  }

  get outcome(): Outcome | null {
    return this.#outcome
  }

  get open(): readonly Decision[] {
    const pending = this.#pending
    if (pending === null) return NOTHING
    return isMany(pending) ? pending : [pending]
  }

  /** The first open decision, or null when the match is over: what a playout answers. */
  get first(): Decision | null {
    const pending = this.#pending
    if (pending === null) return null
    return isMany(pending) ? (pending[0] ?? null) : pending
  }

  decisionOf(seat: Seat): Decision | null {
    const pending = this.#pending
    if (pending === null) return null
    if (!isMany(pending)) return pending.seat === seat ? pending : null
    for (let i = 0; i < pending.length; i++) if (pending[i]?.seat === seat) return pending[i] ?? null
    return null
  }

  /** How many choices have been made. */
  get count(): number {
    return this.#kept().count
  }

  /**
   * How many choices have been made as far as the seat (null: a spectator) may know: its own and the public ones; a secret of
   * others counts as one when it is over.
   */
  countFor(seat: Seat | null): number {
    return this.count - uncountedFor(this.#g, seat)
  }

  /** Whether some seats decide in secret now. */
  get inSecret(): boolean {
    return this.#party !== null
  }

  /** The seats being waited for, as far as the seat (null: a spectator) may know: during a secret, all of its other seats. */
  waitingFor(seat: Seat | null): Seat[] {
    const party = this.#party
    if (party === null) return this.open.map((decision) => decision.seat)
    return party.seats.filter((other) => !this.mayFollow(seat, other) || this.decisionOf(other) !== null)
  }

  /** Whether the seat (null: a spectator) may see what the other chooses now: always, except in a secret. */
  mayFollow(seat: Seat | null, of: Seat): boolean {
    return this.#party === null || (seat !== null && this.#party.follows(seat, of))
  }

  /** How many choices had been made when the match last rested. */
  get restedAt(): number {
    return this.#kept().restedAt
  }

  /** The hash of the state at the last rest point: for whoever keeps the log elsewhere. */
  get restHash(): string | undefined {
    return this.#kept().lastHash
  }

  /** Whether nothing is half done: no choice was made since the last rest point. Light matches know this too. */
  get rests(): boolean {
    return this.#since === 0
  }

  view(seat: Seat | null): V {
    return this.game.view(this.#g, seat)
  }

  observer(seat: Seat): Observer<S, C, V> {
    return new Observer(this, seat)
  }

  /** Whether the seat may concede: at any time, in games that allow it. */
  canConcede(seat: Seat): boolean {
    return this.game.concede !== undefined && this.#outcome === null && !this.#g.conceded?.includes(seat)
  }

  /** The seat answers with an option's index, or with CONCEDE, which needs no question. */
  choose(seat: Seat, index: number): void {
    if (index === CONCEDE) this.#mustConcede(seat)
    else mustBeOffered(this.decisionOf(seat), seat, index)
    const answer: Answer = { seat, index }
    const record = this.#record
    if (record === null) {
      this.#advance(answer)
      return
    }
    const { random, reveals } = this.#g
    const drawn = random.d
    record.add(answer)
    this.#advance(answer)
    record.settle(seat, index === CONCEDE || this.#g.random.d !== drawn || this.#g.reveals !== reveals)
  }

  #mustConcede(seat: Seat): void {
    if (!this.canConcede(seat) || seat < 0 || seat >= this.config.seats) throw new IllegalChoice(`seat ${seat} cannot concede`)
  }

  /** The same position, to play on independently: clone the last rest state, replay the few choices since. */
  fork(): Match<S, C, V> {
    const record = this.#kept()
    return this.#replayed(record.branch(record.count))
  }

  /**
   * A possible world for a seat, to search in: a light twin in which everything the seat cannot know is re-dealt,
   * the dice to come included. What others have chosen in a secret that is still open, they choose again. The same seed, or a
   * generator in the same state, gives the same world. `over` is such a world that is over and done with: its memory is used again.
   */
  sample(seat: Seat | null, seed: string | RandomState, over: Match<S, C, V> | null = null): Match<S, C, V> {
    const record = this.#kept()
    const world = this.#twin(
      record,
      this.#party === null ? null : (n) => record.isSecret(n) && !this.mayFollow(seat, record.choice(n).seat),
      over,
    )
    const random = typeof seed === 'string' ? seedRandom(seed) : copyRandom(seed)
    this.game.imagine(world.#g, seat, random)
    world.#g.random = random
    return world
  }

  /**
   * Whether the seat may take back its last choice: nothing was revealed, rolled or drawn, and nobody else has chosen since (within
   * a secret, others may have).
   */
  canUndo(seat: Seat): boolean {
    return this.#kept().canUndo(seat)
  }

  /** The match as it was before the seat's last choice, or null when that may not be taken back. */
  undo(seat: Seat): Match<S, C, V> | null {
    const record = this.#kept()
    const n = record.undoable(seat)
    return n < 0 ? null : this.#replayed(record.without(n))
  }

  /** Which choice `undo` would take back, or −1. In a secret others may have chosen since. */
  undoable(seat: Seat): number {
    return this.#kept().undoable(seat)
  }

  log(): MatchLog {
    return logOf(this, this.#kept())
  }

  snapshot(): Snapshot {
    return snapshotOf(this, this.#kept())
  }

  #kept(): History<S> {
    if (!this.#record) throw new Error('a light match keeps no record: it cannot fork, undo or be saved')
    return this.#record
  }

  #twin(from: History<S>, without: ((n: number) => boolean) | null, over: Match<S, C, V> | null = null): Match<S, C, V> {
    // A match with a record is played on by somebody.
    const spare = over !== null && over.#record === null ? over.#g : undefined
    const twin = new Match(this.game, this.config, this.seed, copyState(this.game, from.lastState, spare), null)
    twin.#advance(null)
    for (let n = from.restedAt; n < from.count; n++) if (!without?.(n)) twin.#advance(from.choice(n))
    return twin
  }

  /** A recorded twin at the end of the given record; the choices since its last rest are played, not recorded again. */
  #replayed(record: History<S>): Match<S, C, V> {
    const match = this.#twin(record, null)
    match.#record = record
    match.#ear = this.#ear
    return match
  }

  #rest(): void {
    const record = this.#record
    if (record) record.rest(copyState(this.game, this.#g))
  }

  #advance(answer: Answer | null): void {
    const before = lend(this.#ear)
    try {
      this.#run(answer)
    } finally {
      lend(before)
    }
    if (this.#record !== null) this.#record.seal()
  }

  #concede(seat: Seat): void {
    const g = this.#g
    g.conceded = [...(g.conceded ?? []), seat]
    this.#conceding = true
    try {
      this.game.concede?.(g, seat)
    } catch (ending) {
      if (!(ending instanceof GameOver)) throw ending
    }
    this.#outcome = this.game.outcome(g)
    if (this.#outcome === null) return
    this.#flow = null
    this.#pend(null)
    this.#since = 0
    this.#rest()
  }

  #run(answer: Answer | null): void {
    const g = this.#g
    let input = answer
    let standIns = 0
    if (input !== null) this.#since += 1
    if (input !== null && this.#party !== null && input.index !== CONCEDE) countSecretChoice(this.#g, this.config.seats, input.seat)
    if (input?.index === CONCEDE) {
      this.#concede(input.seat)
      input = standIn(this.#pending, g.conceded)
      if (input === null) return
    }
    for (;;) {
      let flow = this.#flow
      if (flow === null) {
        this.#outcome = this.#over.call(this.game, g)
        if (this.#outcome !== null) {
          this.#pend(null)
          return
        }
        flow = this.#step.call(this.game, g)
        this.#flow = flow
      }
      const result = input === null ? start(flow) : proceed(flow, input)
      input = null
      if (result !== null) {
        this.#pend(result)
        if (!this.#conceding) return
        input = standIn(this.#pending, g.conceded)
        if (input === null) return
        if (++standIns > STAND_INS) throw new Error('the rules ask a seat that has conceded without end')
        continue
      }
      this.#flow = null
      this.#since = 0
      if (this.#party !== null) this.#pend(null)
      if (this.#record !== null) this.#rest()
    }
  }

  /** Notes what is open now, and where a secret begins and ends. */
  #pend(pending: Pending | null): void {
    this.#pending = pending
    const party = pending !== null && isMany(pending) && pending instanceof Secret ? pending.party : null
    if (party === this.#party) return
    if (this.#party !== null) {
      countSecretOver(this.#g, this.config.seats)
      this.#record?.endSecret()
    }
    this.#party = party
    if (party !== null) this.#record?.beginSecret()
  }
}
