/** One act at a time, in the order they came; reads run after the acts already waiting. */
export class OneAtATime {
  #busy = false
  readonly #waiting: (() => void)[] = []
  #looks: (() => void)[] = []

  get isBusy(): boolean {
    return this.#busy
  }

  run<T>(act: () => Promise<T> | T): Promise<T> {
    const result = this.take() ? promised(act) : new Promise<void>((turn) => this.#waiting.push(turn)).then(act)
    const release = () => this.release()
    result.then(release, release)
    return result
  }

  /** Reads between two acts, without taking time: however many read, no act waits for more than the sum of what they send. */
  look<T>(look: () => T): Promise<T> {
    if (!this.#busy) return promised(look)
    return new Promise<void>((turn) => this.#looks.push(turn)).then(() => (this.#busy ? this.look(look) : look()))
  }

  /** For an act made of callbacks rather than promises: begins it unless something is under way (false). It ends with `release`. */
  take(): boolean {
    if (this.#busy) return false
    this.#busy = true
    return true
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else {
      this.#busy = false
      const looks = this.#looks
      this.#looks = []
      for (const turn of looks) turn()
    }
  }
}

/** Begins at once; what it throws becomes a rejection. */
async function promised<T>(act: () => Promise<T> | T): Promise<T> {
  return act()
}
