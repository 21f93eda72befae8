/**
 * Lets a few through at a time; the others queue, and the event loop turns between two: expensive work is spread out, so that
 * players are heard in between.
 */
export class Turnstile {
  readonly #most: number
  readonly #line: (() => void)[] = []
  #inside = 0

  constructor(most: number) {
    this.#most = most
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#most) await new Promise<void>((go) => this.#line.push(go))
    else this.#inside += 1
    try {
      return await work()
    } finally {
      const next = this.#line.shift()
      // The place is passed on.
      if (next) setImmediate(next)
      else this.#inside -= 1
    }
  }
}
