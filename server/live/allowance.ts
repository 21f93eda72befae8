/** A bucket that fills at the allowed rate, by a clock that nobody can set. */
export class Allowance {
  #left: number
  #refilled = performance.now()

  constructor(
    readonly perSecond: number,
    readonly burst: number,
  ) {
    this.#left = burst
  }

  /** Takes the amount; false when there is not enough. */
  take(wanted = 1): boolean {
    const now = performance.now()
    this.#left = Math.min(this.burst, this.#left + ((now - this.#refilled) / 1000) * this.perSecond)
    this.#refilled = now
    if (this.#left < wanted) return false
    this.#left -= wanted
    return true
  }
}
