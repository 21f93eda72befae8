/** How many names are remembered. */
const MOST = 10_000

/** Counts attempts, by a clock that nobody can set, and says when there were too many. */
export class Attempts {
  readonly #tries = new Map<string, { count: number; readonly since: number }>()

  constructor(
    readonly most: number,
    /** How long an attempt counts, in milliseconds. */
    readonly span: number,
  ) {}

  isTooOften(name: string): boolean {
    return (this.#current(name)?.count ?? 0) >= this.most
  }

  count(name: string): void {
    const known = this.#current(name)
    if (known) known.count += 1
    else this.#tries.set(name, { count: 1, since: performance.now() })
    if (this.#tries.size > MOST) this.#forgetOldest()
  }

  forget(name: string): void {
    this.#tries.delete(name)
  }

  #current(name: string) {
    const known = this.#tries.get(name)
    if (known && performance.now() - known.since >= this.span) this.#tries.delete(name)
    return this.#tries.get(name)
  }

  #forgetOldest(): void {
    const [oldest] = this.#tries.keys()
    if (oldest !== undefined) this.#tries.delete(oldest)
  }
}
