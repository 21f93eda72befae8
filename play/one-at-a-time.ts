/** One thing at a time, in the order it came. */
export class OneAtATime {
  #busy = false
  readonly #waiting: (() => void)[] = []

  get isBusy(): boolean {
    return this.#busy
  }

  run<T>(act: () => Promise<T> | T): Promise<T> {
    const result = this.take() ? promised(act) : new Promise<void>((turn) => this.#waiting.push(turn)).then(act)
    const release = () => this.release()
    result.then(release, release)
    return result
  }

  /** For an act in calls rather than promises: begins it, unless something is under way (false). It ends with `release`. */
  take(): boolean {
    if (this.#busy) return false
    this.#busy = true
    return true
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#busy = false
  }
}

/** Begins at once; what it throws is a rejection. */
async function promised<T>(act: () => Promise<T> | T): Promise<T> {
  return act()
}
