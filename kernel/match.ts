import { clone } from './data.ts'
import { type Ear, lend } from './events.ts'
import {
  type Answer,
  CONCEDE,
  type Decision,
  type Flow,
  GameOver,
  isMany,
  type Option,
  type Party,
  type Pending,
  proceed,
  type Seat,
  Secret,
  standIn,
  start,
} from './flow.ts'
import type { Game, Outcome, Secrecy, State } from './game.ts'
import { History } from './history.ts'
import type { MatchLog } from './log.ts'
import { Observer } from './observer.ts'
import { seedRandom } from './random.ts'
import type { Config } from './settings.ts'
import { currentState, type Snapshot } from './snapshot.ts'

/** A choice that was not on offer. It changed nothing. */
export class IllegalChoice extends Error {}

/** A log does not fit the rules: at which choice, and what is offered instead. */
export class LogMismatch extends Error {
  constructor(
    readonly choice: number,
    message: string,
  ) {
    super(message)
  }
}

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
  /** Who decide in secret now; another party is another secret. */
  #party: Party | null = null
  #ear: Ear | null = null
  // Of the game and its state, kept here: where several games are played in turn, their shapes differ and looking there is slow.
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
    const rests = new Map(log.rests.map((r) => [r.at, r.hash]))
    match.#checkRest(rests.get(0), 0)
    for (let n = 0; n < upTo; n++) {
      match.#replay(log.choices[n] as Answer, n)
      match.#checkRest(rests.get(n + 1), n)
    }
    return match
  }

  /** Goes on from a snapshot, under the rules there are now. */
  static resume<S extends State, C extends Config, V>(game: Game<S, C, V>, snapshot: Snapshot, ear: Ear | null = null): Match<S, C, V> {
    const match = Match.from(game, snapshot.config as C, snapshot.seed, currentState(game, snapshot), snapshot.at, ear)
    for (const [n, answer] of snapshot.tail.entries()) match.#replay(answer, snapshot.at + n)
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

  /** The first decision open, or null when the match is over: what a playout answers. */
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
    const { secrecy } = this.#g
    if (secrecy === undefined) return this.count
    let hidden = 0
    for (const [other, n] of secrecy.choices.entries()) if (other !== seat) hidden += n
    return this.count - hidden + secrecy.over
  }

  /** Whether some seats decide in secret now. */
  get inSecret(): boolean {
    return this.#party !== null
  }

  /** The seats that are waited for, as far as the seat (null: a spectator) may know: in a secret, all others of it. */
  waitingFor(seat: Seat | null): Seat[] {
    const party = this.#party
    if (party === null) return this.open.map((decision) => decision.seat)
    return party.seats.filter((other) => !this.mayFollow(seat, other) || this.decisionOf(other) !== null)
  }

  /** Whether the seat (null: a spectator) may see what the other chooses now: always, but for a secret. */
  mayFollow(seat: Seat | null, of: Seat): boolean {
    return this.#party === null || (seat !== null && this.#party.follows(seat, of))
  }

  /** How many choices had been made when the match last rested. */
  get restedAt(): number {
    return this.#kept().restedAt
  }

  /** What the state at the last rest point hashes to: for whoever keeps the log elsewhere. */
  get restHash(): string | undefined {
    return this.#kept().lastHash
  }

  /** Whether nothing is half done: no choice was made since the last rest point. Light matches know it as well. */
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
    else this.#mustBeOffered(seat, index)
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

  #mustBeOffered(seat: Seat, index: number): void {
    const decision = this.decisionOf(seat)
    if (!decision) throw new IllegalChoice(`seat ${seat} has nothing to decide now`)
    if (!(index >= 0 && index < decision.options.length && Number.isInteger(index))) {
      throw new IllegalChoice(`seat ${seat} chose ${index} of ${decision.options.length} options at "${decision.prompt}"`)
    }
  }

  /** The same position, to play on independently: clone the last rest state, replay the few choices since. */
  fork(): Match<S, C, V> {
    const record = this.#kept()
    return this.#replayed(record.branch(record.count))
  }

  /**
   * A possible world for a seat, to search in: a light twin in which everything the seat cannot know is dealt anew,
   * the dice to come included. What others have chosen in a secret that is still open, they choose anew.
   */
  sample(seat: Seat | null, seed: string): Match<S, C, V> {
    const record = this.#kept()
    const world = this.#twin(
      record,
      this.#party === null ? null : (n) => record.isSecret(n) && !this.mayFollow(seat, record.choice(n).seat),
    )
    const random = seedRandom(seed)
    this.game.imagine(world.#g, seat, random)
    world.#g.random = random
    return world
  }

  /**
   * Whether the seat may take back its last choice: nothing was revealed, rolled or drawn, and nobody else chose since (in a
   * secret: whoever chose since).
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
    const record = this.#kept()
    if (record.first > 0) throw new Error(`this match was resumed at choice ${record.first}: its log does not begin at the deal`)
    return {
      game: this.game.id,
      version: this.game.version,
      config: this.config,
      seed: this.seed,
      choices: record.choices(0),
      rests: record.hashes(),
    }
  }

  snapshot(): Snapshot {
    const record = this.#kept()
    return {
      game: this.game.id,
      version: this.game.version,
      stateVersion: this.game.stateVersion,
      config: this.config,
      seed: this.seed,
      at: record.restedAt,
      state: this.#clone(record.lastState),
      tail: record.choices(record.restedAt),
    }
  }

  #kept(): History<S> {
    if (!this.#record) throw new Error('a light match keeps no record: it cannot fork, undo or be saved')
    return this.#record
  }

  #clone(g: S): S {
    if (!this.game.clone) return clone(g)
    const twin = this.game.clone(g)
    // The kernel's own fields: a game's clone need not copy them.
    if (g.conceded !== undefined) twin.conceded = g.conceded.slice()
    if (g.secrecy !== undefined) twin.secrecy = { choices: g.secrecy.choices.slice(), over: g.secrecy.over }
    return twin
  }

  #twin(from: History<S>, without: ((n: number) => boolean) | null): Match<S, C, V> {
    const twin = new Match(this.game, this.config, this.seed, this.#clone(from.lastState), null)
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

  #replay(answer: Answer, n: number): void {
    const decision = this.decisionOf(answer.seat)
    if (answer.index === CONCEDE ? this.canConcede(answer.seat) : decision && answer.index < decision.options.length) {
      this.choose(answer.seat, answer.index)
      return
    }
    const asked = this.open.map((d) => `seat ${d.seat} "${d.prompt}" (${d.options.map(show).join(', ')})`).join('; ')
    throw new LogMismatch(
      n,
      `choice ${n + 1} of the log is option ${answer.index} of seat ${answer.seat}, but ${asked ? `the rules now ask ${asked}` : 'the match is over by then'}`,
    )
  }

  #checkRest(expected: string | undefined, n: number): void {
    if (expected === undefined) return
    const found = this.#record?.restedAt === this.#record?.count ? this.#record?.lastHash : undefined
    if (found !== expected)
      throw new LogMismatch(
        n,
        `after choice ${n + 1} the state hashes to ${found ?? 'nothing (the match does not rest here)'}, the log says ${expected}`,
      )
  }

  #rest(): void {
    const record = this.#record
    if (record) record.rest(this.#clone(this.#g))
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

  /** The answer of a seat that has conceded, where one is asked. */
  #standIn(): Answer | null {
    return this.#pending === null ? null : standIn(this.#pending, this.#g.conceded ?? [])
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
    if (input !== null && this.#party !== null && input.index !== CONCEDE) this.#countSecret(input.seat)
    if (input?.index === CONCEDE) {
      this.#concede(input.seat)
      input = this.#standIn()
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
        input = this.#standIn()
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
      this.#secrecy().over += 1
      this.#record?.endSecret()
    }
    this.#party = party
    if (party !== null) this.#record?.beginSecret()
  }

  #countSecret(seat: Seat): void {
    const { choices } = this.#secrecy()
    choices[seat] = (choices[seat] ?? 0) + 1
  }

  #secrecy(): Secrecy {
    this.#g.secrecy ??= { choices: Array.from({ length: this.config.seats }, () => 0), over: 0 }
    return this.#g.secrecy
  }
}

const show = (option: Option) => JSON.stringify(option)
