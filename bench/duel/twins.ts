import type { Playable } from '@rulewright/bots'
import type { Decision, Match, Observer, Outcome, Seat } from '@rulewright/kernel'

/**
 * The same match twice, once with each side's game: the worlds imagined from it are then judged by that side's evaluation.
 * Same rules, seed and choices make the same position; where they do not, nothing that is played on means anything.
 */
export class Twins implements Playable {
  #choices = 0

  constructor(
    readonly ours: Match,
    readonly theirs: Match,
  ) {
    this.#mustAgree()
  }

  get open(): readonly Decision[] {
    return this.ours.open
  }

  get first(): Decision | null {
    return this.ours.first
  }

  get outcome(): Outcome | null {
    return this.ours.outcome
  }

  observer(seat: Seat): Observer {
    return this.ours.observer(seat)
  }

  choose(seat: Seat, index: number): void {
    this.ours.choose(seat, index)
    this.theirs.choose(seat, index)
    this.#choices += 1
    this.#mustAgree()
  }

  #mustAgree(): void {
    const [ours, theirs] = [positionOf(this.ours), positionOf(this.theirs)]
    if (ours !== theirs) {
      throw new Error(`after ${this.#choices} choices the two sides are not at the same position:\nours: ${ours}\ntheirs: ${theirs}`)
    }
  }
}

/** What is asked of whom, and how it ended: of this nothing may differ. What a question tells beside its options is for people. */
const positionOf = ({ open, outcome }: Match): string =>
  JSON.stringify({ open: open.map(({ seat, prompt, options, lapses }) => ({ seat, prompt, options, lapses })), outcome })
