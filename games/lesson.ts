import {
  type Config,
  type Decision,
  type Event,
  fits,
  type Game,
  heard,
  Match,
  type Option,
  parseConfig,
  type Seat,
  type State,
  type Wanted,
} from '@rulewright/kernel'

/** One choice the learner should make: any option that fits, or that fits one of several. */
type Choice = Wanted | readonly Wanted[]

/** Written as a method, so that a list can hold the lessons of all games. */
interface Pointing<V> {
  at(view: V): readonly string[]
}

/** A step of a lesson: one idea. The coach's text for it is in the game's words, under the lesson's and the step's id. */
export interface Step<V = unknown> {
  readonly id: string
  /** The things on the board (`card:12`) the coach mentions. */
  readonly points?: readonly string[] | Pointing<V>['at']
  /** What the learner chooses, one after another; everything else is greyed meanwhile. Without it the step is only read. */
  readonly choose?: readonly Choice[]
  /** What the other seats choose during the step, in order; when it is used up they pass, or take their first option. */
  readonly others?: readonly Wanted[]
  /** Questions that are answered for the learner by passing during the step: they have their own lesson. */
  readonly passes?: readonly string[]
}

/** A guided match: a script over the real rules and the real board. */
export interface Lesson<S extends State = State, V = unknown> {
  readonly id: string
  readonly minutes: number
  /** The table's settings, as a lobby would send them. */
  readonly config: Readonly<Record<string, unknown>>
  readonly seed: string
  /** A position at a rest point to begin with; without it the lesson begins with the deal. */
  readonly start?: (config: Config) => S
  /** The learner's seat. */
  readonly seat: Seat
  readonly steps: readonly Step<V>[]
}

/** What a lesson and its steps say. */
export interface LessonWords {
  readonly title: string
  /** What one knows afterwards, in a sentence. */
  readonly about: string
  readonly steps: Readonly<Record<string, string>>
}

/** A lesson that does not go as written: the rules have changed under it, or it was wrong from the start. */
export class LessonBroken extends Error {}

interface Mark {
  readonly match: Match
  readonly step: number
  readonly made: number
  readonly said: number
}

/** A lesson under way. It holds a match, lets the learner choose what the step is about, and answers for everybody else. */
export class LessonRun {
  readonly lesson: Lesson
  readonly game: Game
  #match: Match
  #step = 0
  /** How many choices of the step have been made, and how many of the others' scripted ones. */
  #made = 0
  #said = 0
  #events: Event[] = []
  /** Where each step began, to go back to. */
  readonly #marks: Mark[] = []

  constructor(game: Game, lesson: Lesson) {
    this.game = game
    this.lesson = lesson
    const config = parseConfig(game, lesson.config)
    if (!config.ok) throw new LessonBroken(`${lesson.id}: its settings are not legal: ${JSON.stringify(config.problems)}`)
    const ear = (told: Parameters<typeof heard>[0]) => {
      const event = heard(told, lesson.seat)
      if (event !== null) this.#events.push(event)
    }
    this.#match = lesson.start
      ? Match.from(game, config.value, lesson.seed, lesson.start(config.value), 0, ear)
      : Match.start(game, config.value, lesson.seed, ear)
    this.#settle()
    this.#mark()
  }

  get match(): Match {
    return this.#match
  }

  /** How many steps are done. */
  get at(): number {
    return this.#step
  }

  /** The step the learner is at; null when the lesson is over and the match goes on as any other. */
  get step(): Step | null {
    return this.lesson.steps[this.#step] ?? null
  }

  /** What the coach points at. */
  get points(): readonly string[] {
    const points = this.step?.points ?? []
    return typeof points === 'function' ? points(this.#match.view(this.lesson.seat)) : points
  }

  /** The options the learner may choose now, by index; null: any, because the lesson is over. */
  get allowed(): readonly number[] | null {
    if (!this.step) return null
    const wanted = this.#wanted()
    const decision = this.#match.decisionOf(this.lesson.seat)
    if (!wanted || !decision) return []
    return decision.options.flatMap((option, index) => (wanted.some((w) => fits(option, w)) ? [index] : []))
  }

  /** What happened since the last call, as the learner heard it. */
  takeEvents(): readonly Event[] {
    const events = this.#events
    this.#events = []
    return events
  }

  /** The learner has read a step that asks for nothing. */
  next(): void {
    if (!this.step || this.#wanted()) throw new LessonBroken(`${this.#where()} waits for a choice`)
    this.#advance()
  }

  choose(index: number): void {
    const { allowed } = this
    if (allowed && !allowed.includes(index)) throw new LessonBroken(`${this.#where()} is about something else`)
    this.#match.choose(this.lesson.seat, index)
    if (!this.step) return
    this.#made += 1
    this.#settle()
    if (!this.#wanted()) this.#advance()
  }

  /** To the beginning of the step, or of the one before when nothing was chosen in it yet. */
  back(): void {
    const fresh = this.#made === 0
    if (fresh && this.#marks.length > 1) this.#marks.pop()
    const mark = this.#marks[this.#marks.length - 1]
    if (!mark) return
    this.#match = mark.match.fork()
    this.#step = mark.step
    this.#made = mark.made
    this.#said = mark.said
    this.#events = []
  }

  #wanted(): readonly Wanted[] | null {
    const choice = this.step?.choose?.[this.#made]
    if (!choice) return null
    return isList(choice) ? choice : [choice]
  }

  #advance(): void {
    const left = (this.step?.others?.length ?? 0) - this.#said
    if (left > 0) throw new LessonBroken(`${this.#where()}: ${left} choices of other seats were never asked for`)
    this.#step += 1
    this.#made = 0
    this.#said = 0
    this.#settle()
    this.#mark()
  }

  #mark(): void {
    this.#marks.push({ match: this.#match.fork(), step: this.#step, made: this.#made, said: this.#said })
  }

  /** Answers for the others, and what the step passes for the learner, until the learner is asked or the lesson is over. */
  #settle(): void {
    if (!this.step) return
    for (let decision = this.#next(); decision; decision = this.#next()) {
      const index = decision.seat === this.lesson.seat ? passing(decision.options) : this.#spokenFor(decision.options)
      this.#match.choose(decision.seat, index)
    }
    if (this.#wanted() && this.allowed?.length === 0) throw new LessonBroken(`${this.#where()}: nothing it asks for is on offer`)
  }

  /** The decision to be answered without the learner, if there is one. */
  #next() {
    const { open } = this.#match
    if (this.#offered(open)) return null
    const other = open.find((d) => d.seat !== this.lesson.seat && d.lapses !== true)
    if (other) return other
    const own = open.find((d) => d.seat === this.lesson.seat)
    return own && this.step?.passes?.includes(own.prompt) && !this.allowed?.length ? own : null
  }

  /** Whether the learner has an offer that lapses when another seat answers, and the step is about it or has nothing else to show. */
  #offered(open: readonly Decision[]): boolean {
    if (!open.some((d) => d.seat === this.lesson.seat && d.lapses === true)) return false
    const unsaid = (this.step?.others?.length ?? 0) > this.#said
    return this.#wanted() ? this.allowed?.length !== 0 : !unsaid
  }

  #spokenFor(options: readonly Option[]): number {
    const wanted = this.step?.others?.[this.#said]
    if (!wanted) return Math.max(0, passing(options))
    const index = options.findIndex((option) => fits(option, wanted))
    if (index >= 0) {
      this.#said += 1
      return index
    }
    const pass = options.findIndex((option) => option.do === 'pass')
    if (pass < 0) throw new LessonBroken(`${this.#where()}: the other seat cannot ${JSON.stringify(wanted)}`)
    return pass
  }

  #where(): string {
    return `${this.lesson.id}, step ${this.step?.id ?? 'after the end'}`
  }
}

const isList = (choice: Choice): choice is readonly Wanted[] => Array.isArray(choice)

const passing = (options: readonly Option[]): number =>
  Math.max(
    0,
    options.findIndex((option) => option.do === 'pass' || option.do === 'done'),
  )

/** Plays a lesson to its end by what its steps ask for; returns how many steps it has. For tests and the command line. */
export function playLesson(game: Game, lesson: Lesson): number {
  const run = new LessonRun(game, lesson)
  while (run.step) {
    const [first] = run.allowed ?? []
    if (run.step.choose) run.choose(first ?? -1)
    else run.next()
  }
  return run.at
}

/** What the learner sees at each moment of a lesson, named by its step and how many of its choices are made: `at('heat 0')`. */
export function seenIn<V>(game: Game, lesson: Lesson): (moment: string) => V {
  const run = new LessonRun(game, lesson)
  const seen = new Map<string, V>()
  for (let made = 0; run.step; ) {
    const { id, choose } = run.step
    // The views of a game have its own type.
    seen.set(`${id} ${made}`, run.match.view(lesson.seat) as V)
    if (choose) run.choose(run.allowed?.[0] ?? -1)
    else run.next()
    made = run.step?.id === id ? made + 1 : 0
  }
  return (moment) => {
    const view = seen.get(moment)
    if (!view) throw new LessonBroken(`${lesson.id} never comes to ${moment}`)
    return view
  }
}
