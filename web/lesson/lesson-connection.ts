import { LessonRun } from '@rulewright/games/lesson'
import type { TaughtLesson } from '@rulewright/games/manifest'
import type { Game } from '@rulewright/kernel'
import { askedDecision } from '@rulewright/play/as-seen'
import type { Frame, ReplayPage, SeatInfo, ServerMessage, TableInfo, Why } from '@rulewright/wire'
import { create } from 'zustand'
import { ALONE } from '../local/alone.ts'
import type { Connection, LinkState, Outgoing } from '../match/connection.ts'
import { LESSON } from './reason.ts'

/** What the coach has to say now. */
export interface CoachState {
  /** How many steps are done, and how many there are. */
  readonly at: number
  readonly of: number
  /** Empty when the lesson is over. */
  readonly says: string
  /** The things on the board it mentions. */
  readonly points: readonly string[]
  /** Nothing to choose: the learner reads on. */
  readonly reads: boolean
}

const MATCH = 'lesson'

/**
 * A lesson as a table sees it: like a server it speaks the wire's messages, over a script. What the step does not ask for is
 * not on offer; undo goes back a step, and a hint shows the move.
 */
export class LessonConnection implements Connection {
  readonly useLink = create<LinkState>(() => ({ link: 'open', retryAt: 0, skew: 0 }))
  readonly useCoach
  readonly shared = false
  readonly guided = true
  readonly #run: LessonRun
  readonly #taught: TaughtLesson
  readonly #names: readonly string[]
  readonly #hearers = new Set<(message: ServerMessage) => void>()
  #rowSeq = 0
  #id = 0

  /** `from`: this many steps were done before, and are replayed. */
  constructor(game: Game, taught: TaughtLesson, names: readonly string[], from: number) {
    this.#run = new LessonRun(game, taught.lesson)
    this.#taught = taught
    this.#names = names
    while (this.#run.at < from && this.#run.step) this.#doStep()
    this.#run.takeEvents()
    this.useCoach = create<CoachState>(() => this.#coach())
  }

  listen(hear: (message: ServerMessage) => void, opened: () => void): () => void {
    this.#hearers.add(hear)
    opened()
    return () => this.#hearers.delete(hear)
  }

  send(message: Outgoing): number {
    const id = this.#id++
    // Like a server, only after the sender knows the number of its message.
    queueMicrotask(() => this.#answer(message, id))
    return id
  }

  /** The learner has read the step. */
  next(): void {
    this.#run.next()
    this.#show()
  }

  back(): void {
    this.#run.back()
    this.#show()
  }

  async whenKnown(run: () => void): Promise<void> {
    run()
  }

  /** What happened before a lesson is not shown. */
  replay(_match: string, seat: number | null, from: number): Promise<ReplayPage> {
    const { game, version, seats } = this.#table()
    return Promise.resolve({ match: MATCH, game, version, seat, from, count: this.#run.match.count, seats, outcome: null, moments: [] })
  }

  winning() {
    return Promise.resolve({ match: MATCH, moments: [], turns: [] })
  }

  file() {
    return Promise.resolve('')
  }

  continue() {
    return Promise.resolve(this.tablePath())
  }

  tablePath() {
    return `/game/${this.#run.game.id}/learn/${this.#run.lesson.id}`
  }

  replayPath() {
    return this.tablePath()
  }

  #answer(message: Outgoing, re: number): void {
    switch (message.type) {
      case 'watch':
        this.#tell(this.#table())
        this.#tell(this.#frame(re))
        break
      case 'choose':
        // A lesson asks every question, even those covered by a player's standing wishes.
        if (!message.standing) this.#choose(message.decisionId, message.choice, re)
        break
      case 'undo':
        this.#run.back()
        this.#show(re)
        break
      case 'hint':
        this.#tell({ type: 'hint', re, match: MATCH, seat: this.#run.lesson.seat, decisionId: this.#rowSeq, choice: 0, reasons: [] })
        break
      case 'why':
        this.#tell({ type: 'why', re, match: MATCH, seat: this.#run.lesson.seat, rowSeq: this.#rowSeq, obstacles: this.#obstacles() })
        break
    }
  }

  /** Obstacles by the rules; and options the rules would allow, but the step is not about. */
  #obstacles(): Why['obstacles'] {
    const { match, game, lesson, allowed } = this.#run
    const asked = match.decisionOf(lesson.seat)
    const lawful = asked?.options.filter((_, index) => allowed?.includes(index) === false) ?? []
    const ruled = game.obstacles?.(match.state, lesson.seat, asked) ?? []
    return [...ruled.map((each) => ({ ...each })), ...lawful.map((option) => ({ option, why: LESSON, rule: asked?.rule ?? '' }))]
  }

  #choose(decisionId: number, choice: number, re: number): void {
    const index = this.#run.allowed?.[choice]
    if (index === undefined || decisionId !== this.#rowSeq) {
      this.#tell({ type: 'refused', re, reason: 'stale', message: '', frame: this.#frame() })
      return
    }
    this.#run.choose(index)
    this.#show(re)
  }

  #doStep(): void {
    const before = this.#run.at
    while (this.#run.at === before && this.#run.step) {
      const [first] = this.#run.allowed ?? []
      if (first === undefined) this.#run.next()
      else this.#run.choose(first)
    }
  }

  #show(re?: number): void {
    this.#rowSeq += 1
    this.#tell(this.#frame(re))
    this.useCoach.setState(this.#coach(), true)
  }

  #tell(message: ServerMessage): void {
    for (const hear of this.#hearers) hear(message)
  }

  #coach(): CoachState {
    const { step, at, lesson, points } = this.#run
    return {
      at,
      of: lesson.steps.length,
      says: step ? (this.#taught.words.steps[step.id] ?? '') : '',
      points,
      reads: step !== null && !step.choose,
    }
  }

  #frame(re?: number): Frame {
    const { match, lesson, allowed } = this.#run
    const { seat } = lesson
    const events = this.#run.takeEvents()
    const asked = match.decisionOf(seat)
    const options = asked && allowed ? allowed.flatMap((index) => asked.options[index] ?? []) : []
    return {
      type: 'frame',
      re,
      match: MATCH,
      seat,
      rowSeq: this.#rowSeq,
      count: match.count,
      since: Math.max(0, this.#rowSeq - 1),
      // A step that was only read shows no events, and takes nothing back.
      news: events.length > 0 ? [{ count: match.count, events: [...events] }] : [],
      view: match.view(seat),
      decision: asked && options.length > 0 ? askedDecision({ ...asked, options }, this.#rowSeq) : null,
      // While one reads, it is nobody's turn.
      waiting: options.length > 0 ? [seat] : [],
      clocks: null,
      outcome: null,
      canUndo: this.#run.at > 0,
    }
  }

  #table(): TableInfo {
    const { game, lesson, match } = this.#run
    const seats = this.#names.map(
      (name, seat): SeatInfo => ({
        seat,
        kind: seat === lesson.seat ? 'person' : 'bot',
        name,
        level: seat === lesson.seat ? null : 'learner',
        user: null,
        connected: true,
        claimAt: null,
      }),
    )
    return {
      ...ALONE,
      type: 'table',
      match: MATCH,
      game: game.id,
      version: game.version,
      status: 'running',
      mine: [lesson.seat],
      seats,
      config: { ...match.config },
      continuedFrom: null,
    }
  }
}
