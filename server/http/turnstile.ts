/**
 * Lets a few through at a time; the others stand in line, and between two the loop goes round: what costs much is spread out, so that
 * whoever plays is heard in between.
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
      // The place is handed on.
      if (next) setImmediate(next)
      else this.#inside -= 1
    }
  }
}
