import {
  type Answer,
  type Config,
  clone,
  type Decision,
  type Event,
  type Game,
  heard,
  listenToSelfAnswers,
  Match,
  type Option,
  type RandomState,
  type Seat,
  type State,
  type Told,
} from '@rulewright/kernel'

/** A question that answered itself, and how much one seat had heard by then. */
export interface SelfAnswer {
  readonly seat: Seat
  readonly prompt: string
  readonly after: number
}

/** What one seat (or a spectator) is sent after a choice, apart from the events. */
export interface Sent {
  readonly view: string
  readonly question: string
  readonly waiting: string
  readonly count: number
  readonly canUndo: boolean
  readonly outcome: string
  /** What it is told when it asks why something is not on offer. */
  readonly obstacles: string
}

const question = (d: Decision | null) =>
  JSON.stringify(d && { seat: d.seat, prompt: d.prompt, rule: d.rule, about: d.about ?? null, options: d.options })

/** A match played from a rest point, as one seat hears it. */
export class World<S extends State, C extends Config, V> {
  readonly match: Match<S, C, V>
  readonly choices: Answer[] = []
  /** What the seat heard with the last choice (at first: since the rest point). */
  events: string[] = []
  types: string[] = []
  selfAnswers: SelfAnswer[] = []
  readonly #rest: S

  constructor(
    readonly game: Game<S, C, V>,
    readonly config: C,
    rest: S,
    readonly seat: Seat | null,
  ) {
    this.#rest = clone(rest)
    this.match = this.#listening(() => Match.from(game, config, '', rest, 0, this.#ear, false))
  }

  choose(seat: Seat, index: number): void {
    this.choices.push({ seat, index })
    this.events = []
    this.types = []
    this.selfAnswers = []
    this.#listening(() => this.match.choose(seat, index))
  }

  sent(): Sent {
    const { match, seat } = this
    return {
      view: JSON.stringify(match.view(seat)),
      question: question(seat === null ? null : match.decisionOf(seat)),
      waiting: JSON.stringify(match.waitingFor(seat)),
      count: match.countFor(seat),
      canUndo: seat !== null && match.canUndo(seat),
      outcome: JSON.stringify(match.outcome),
      obstacles: this.#obstacles(),
    }
  }

  #obstacles(): string {
    const { game, match, seat } = this
    if (seat === null || match.outcome !== null) return ''
    return JSON.stringify(game.obstacles?.(match.state, seat, match.decisionOf(seat)) ?? [])
  }

  option(seat: Seat, index: number): Option | undefined {
    return this.match.decisionOf(seat)?.options[index]
  }

  /** The state at the last rest point, to imagine from: a copy. */
  rest(): S {
    return this.match.snapshot().state as S
  }

  /** What the seat would have seen when, in the last choice, that question answered itself. */
  viewAt({ seat, prompt, after }: SelfAnswer): string {
    const again = new World(this.game, this.config, clone(this.#rest), this.seat)
    const last = this.choices[this.choices.length - 1]
    for (const answer of this.choices.slice(0, -1)) again.choose(answer.seat, answer.index)
    if (!last) return ''
    let view = ''
    again.onSelfAnswer = (decision) => {
      if (decision.seat === seat && decision.prompt === prompt && again.events.length === after)
        view = JSON.stringify(this.game.view(again.match.state, this.seat))
    }
    again.choose(last.seat, last.index)
    return view
  }

  onSelfAnswer: (decision: Decision) => void = () => {}

  readonly #ear = (told: Told) => {
    const event: Event | null = heard(told, this.seat)
    if (event === null) return
    this.events.push(JSON.stringify(event))
    this.types.push(event.type)
  }

  #listening<T>(run: () => T): T {
    listenToSelfAnswers((decision) => {
      this.selfAnswers.push({ seat: decision.seat, prompt: decision.prompt, after: this.events.length })
      this.onSelfAnswer(decision)
    })
    try {
      return run()
    } finally {
      listenToSelfAnswers(null)
    }
  }
}

/** A state without its generator: what a seat may come to know does not depend on future dice. */
export function withoutDice<S extends State>(g: S, random: RandomState): S {
  g.random = { ...random }
  return g
}
