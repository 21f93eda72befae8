import type { Answer, Game, Match, Snapshot, Told } from '@rulewright/kernel'
import { type Dealt, MatchCourse } from '@rulewright/play'
import { sharedLength } from './variations.ts'

/** A rest is stored when it is this many choices after the last stored one. */
const BETWEEN_RESTS = 16

/** A match at any place of its variations: going back, or elsewhere, begins at the last shared rest. */
export class Walk {
  #course: MatchCourse
  #choices: Answer[] = []
  /** The events of the deal and of each choice. */
  #told: (readonly Told[])[]
  #rests: Snapshot[] = []

  constructor(
    readonly game: Game,
    readonly dealt: Dealt,
  ) {
    this.#course = new MatchCourse(game, dealt)
    this.#told = [this.#course.takeTold()]
  }

  get match(): Match {
    return this.#course.match
  }

  /** The events of the choice with this number; 0: of the deal. */
  toldWith(count: number): readonly Told[] {
    return this.#told[count] ?? []
  }

  /** Goes to where the choices lead. Throws where the rules do not allow one of them, and stops before it. */
  to(choices: readonly Answer[]): void {
    const shared = sharedLength(this.#choices, choices)
    if (shared === choices.length && shared === this.#choices.length) return
    if (shared < this.#choices.length) this.#goBack(shared)
    for (const answer of choices.slice(this.#choices.length)) this.#choose(answer)
  }

  #choose(answer: Answer): void {
    this.#course.choose(answer.seat, answer.index)
    this.#told.push(this.#course.takeTold())
    this.#choices.push(answer)
    const { match } = this
    const last = this.#rests[this.#rests.length - 1]?.at ?? 0
    if (match.restedAt === match.count && match.count - last >= BETWEEN_RESTS) this.#rests.push(match.snapshot())
  }

  /** To a rest after at most this many choices; before the first one, to the deal. */
  #goBack(most: number): void {
    this.#rests = this.#rests.filter(({ at }) => at <= most)
    const rest = this.#rests[this.#rests.length - 1]
    this.#course = new MatchCourse(this.game, this.dealt, rest)
    this.#course.takeTold()
    this.#choices.length = rest?.at ?? 0
    this.#told.length = this.#choices.length + 1
  }
}
