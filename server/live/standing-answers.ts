import { randomInt } from 'node:crypto'
import type { Timings } from '../house.ts'

/** Answers that wait for their pause, one for each seat of a match. */
export class StandingAnswers {
  readonly #timers = new Map<string, NodeJS.Timeout>()

  give(match: string, seat: number, [from, to]: Timings['standing'], answer: () => void): void {
    this.hold(match, seat)
    const key = `${match} ${seat}`
    const timer = setTimeout(
      () => {
        this.#timers.delete(key)
        answer()
      },
      randomInt(from, to),
    )
    this.#timers.set(key, timer.unref())
  }

  hold(match: string, seat: number): void {
    const key = `${match} ${seat}`
    clearTimeout(this.#timers.get(key))
    this.#timers.delete(key)
  }
}
