import {
  CONCEDE,
  type Config,
  type Decision,
  type Event,
  fits,
  type Game,
  hash,
  heard,
  Match,
  type Option,
  type Seat,
  type Snapshot,
  type State,
  type Told,
  type Wanted,
} from '@rulewright/kernel'
import { afterEach, expect } from 'vitest'

/** What one seat of a table is asked; for `expect(t.at(1)).toOffer(…)`. */
export interface Probe {
  readonly seat: Seat
  readonly decision: Decision | null
  /** Notes that the test has looked at this decision. */
  look(): void
}

const tables: TestTable[] = []

/**
 * A match for a test, from a position at a rest point. Every choice is also made on a fork and on a saved and loaded
 * twin, which must give the same result.
 */
export class TestTable<S extends State = State, C extends Config = Config, V = unknown> {
  #match: Match<S, C, V>
  #fork: Match<S, C, V>
  #saved: Match<S, C, V>
  #looked = false
  readonly #told: Told[] = []
  /** Off while the fork plays along: it shares the match's listener. */
  #listening = true

  constructor(
    readonly game: Game<S, C, V>,
    config: C,
    state: S,
  ) {
    this.#match = Match.from(game, config, 'test', state, 0, (told) => {
      if (this.#listening) this.#told.push(told)
    })
    this.#fork = this.#match.fork()
    this.#saved = this.#reloaded()
  }

  get state(): S {
    return this.#match.state
  }

  get match(): Match<S, C, V> {
    return this.#match
  }

  get outcome() {
    this.#looked = true
    return this.#match.outcome
  }

  /** What happened since the table was set up, as the rules told it. */
  get events(): readonly Event[] {
    return this.#told.map((told) => told.event)
  }

  /** What a seat heard of it. */
  heardBy(seat: Seat | null): readonly Event[] {
    return this.#told.map((told) => heard(told, seat)).filter((event) => event !== null)
  }

  view(seat: Seat | null): V {
    return this.#match.view(seat)
  }

  /** The only open decision. */
  get decision(): Decision {
    const [decision, another] = this.#match.open
    if (!decision) throw new Error(`nobody is asked anything${this.#match.outcome ? '; the match is over' : ''}`)
    if (another) throw new Error(`several seats are asked (${this.#match.open.map(describe).join('; ')}): say which with at(seat)`)
    return decision
  }

  at(seat: Seat): Probe {
    const table = this
    return {
      seat,
      get decision() {
        return table.#match.decisionOf(seat)
      },
      look: () => this.look(),
    }
  }

  look(): void {
    this.#looked = true
  }

  /** Chooses the one option that fits: for the given seat, or for the only one that is asked. */
  choose(wanted: Wanted): this
  choose(seat: Seat, wanted: Wanted): this
  choose(seatOrWanted: Seat | Wanted, wantedOfSeat?: Wanted): this {
    const wanted = typeof seatOrWanted === 'number' ? wantedOfSeat : seatOrWanted
    const decision = typeof seatOrWanted === 'number' ? this.#match.decisionOf(seatOrWanted) : this.decision
    if (!wanted) throw new Error('choose(seat, option) needs the option')
    if (!decision) throw new Error(`seat ${seatOrWanted} is asked nothing; open: ${this.#match.open.map(describe).join('; ') || 'nothing'}`)
    const fitting = decision.options.map((option, index) => ({ option, index })).filter(({ option }) => fits(option, wanted))
    const [only, another] = fitting
    if (!only) throw new Error(`${JSON.stringify(wanted)} is not offered; ${describe(decision)}`)
    if (another)
      throw new Error(
        `${JSON.stringify(wanted)} fits ${fitting.length} options: ${fitting.map((f) => JSON.stringify(f.option)).join(', ')}`,
      )
    this.#play(decision.seat, only.index)
    return this
  }

  pass(seat?: Seat): this {
    return seat === undefined ? this.choose({ do: 'pass' }) : this.choose(seat, { do: 'pass' })
  }

  /** The seat gives up, whoever is being asked. */
  concede(seat: Seat): this {
    this.#play(seat, CONCEDE)
    return this
  }

  /** Anything open and unexpected when the test ends; null when all is well. */
  unexpected(): string | null {
    if (this.#looked || this.#match.outcome !== null) return null
    const open = this.#match.open.filter((decision) => !this.game.idle.includes(decision.prompt))
    return open.length > 0 ? open.map(describe).join('; ') : null
  }

  #play(seat: Seat, index: number): void {
    this.#looked = false
    this.#match.choose(seat, index)
    this.#listening = false
    this.#fork.choose(seat, index)
    this.#listening = true
    this.#saved.choose(seat, index)
    const here = hash(this.state)
    if (hash(this.#fork.state) !== here) throw new Error('the fork came out differently')
    if (hash(this.#saved.state) !== here) throw new Error('the saved and loaded match came out differently')
    this.#fork = this.#match.fork()
    this.#saved = this.#reloaded()
  }

  #reloaded(): Match<S, C, V> {
    const snapshot = JSON.parse(JSON.stringify(this.#match.snapshot())) as Snapshot
    return Match.resume(this.game, snapshot)
  }
}

export function tableFor<S extends State, C extends Config, V>(game: Game<S, C, V>, config: C, state: S): TestTable<S, C, V> {
  const table = new TestTable(game, config, state)
  tables.push(table)
  return table
}

afterEach(() => {
  const open = tables.splice(0).map((table) => table.unexpected())
  const first = open.find((text) => text !== null)
  if (first) throw new Error(`the test ends at a decision it did not expect: ${first}`)
})

function describe(decision: Decision): string {
  return `seat ${decision.seat} is asked "${decision.prompt}" (${decision.rule}): ${decision.options.map((o) => JSON.stringify(o)).join(', ')}`
}

interface Looked {
  readonly decision: Decision | null
  look(): void
}

function asked(received: Looked): { readonly options: readonly Option[]; readonly text: string } {
  received.look()
  const { decision } = received
  return { options: decision?.options ?? [], text: decision ? describe(decision) : 'nothing is asked' }
}

expect.extend({
  toOffer(received: Looked, wanted: Wanted) {
    const { options, text } = asked(received)
    const pass = options.some((option) => fits(option, wanted))
    return { pass, message: () => `${JSON.stringify(wanted)} ${pass ? 'is' : 'is not'} offered; ${text}` }
  },
  toOfferExactly(received: Looked, wanted: readonly Wanted[]) {
    const { options, text } = asked(received)
    const pass =
      options.length === wanted.length &&
      wanted.every((w) => options.some((option) => fits(option, w))) &&
      options.every((option) => wanted.some((w) => fits(option, w)))
    return { pass, message: () => `${pass ? 'exactly' : 'not exactly'} ${JSON.stringify(wanted)} is offered; ${text}` }
  },
  toBeAsked(received: TestTable | Probe, ...question: readonly [Seat, string] | readonly [string]) {
    received.look()
    const prompt = question.length === 2 ? question[1] : question[0]
    const seat = question.length === 2 ? question[0] : 'seat' in received ? received.seat : null
    const open = 'match' in received ? received.match.open : received.decision ? [received.decision] : []
    const pass = open.some((decision) => decision.prompt === prompt && (seat === null || decision.seat === seat))
    return {
      pass,
      message: () => `seat ${seat} ${pass ? 'is' : 'is not'} asked "${prompt}"; ${open.map(describe).join('; ') || 'nothing is asked'}`,
    }
  },
})

interface Offers<R> {
  /** An option with at least these fields is on offer. */
  toOffer(wanted: Wanted): R
  /** Exactly these options are on offer. */
  toOfferExactly(wanted: readonly Wanted[]): R
  /** That question is open: for that seat (on a table), or for the probe's own. */
  toBeAsked(...question: readonly [Seat, string] | readonly [string]): R
}

declare module 'vitest' {
  interface Matchers<T> extends Offers<T> {}
}
