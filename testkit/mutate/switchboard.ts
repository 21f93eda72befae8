/** Thrown in a test that is golden or random play: it proves much, but it does not count here. */
export class SetAside extends Error {}

/** Thrown by a loop that runs far beyond what it does without a mutant. */
class Endless extends Error {}

/** A test of rules names its choices, through the test table. One that picks this many options by number plays at random. */
const MOST_PICKED = 100

/** How many options a test has picked by number. */
class Choices {
  picked = 0
  /** Only counted, without consequences, while a mutant is on. */
  counts = true
  #naming = false

  /** A choice of a test table, which names what it wants; the table then chooses on the match, its fork and its twin. */
  readonly named = (choose: () => unknown): unknown => {
    const outer = this.#naming
    this.#naming = true
    try {
      return choose()
    } finally {
      this.#naming = outer
    }
  }

  made(): void {
    if (this.#naming) return
    this.picked += 1
    if (this.counts && this.picked > MOST_PICKED) throw new SetAside('random play')
  }
}

/** Which mutant is on, and what the running code reports about itself. */
export class Switchboard {
  /** 0: none. */
  active = 0
  ticks = 0
  budget = Number.POSITIVE_INFINITY
  /** Whether a test is running, rather than a file being loaded. */
  inTest = false
  readonly choices = new Choices()
  readonly #hits = new Set<number>()

  readonly mutant = (id: number): boolean => {
    if (this.active === 0) this.#hits.add(id)
    return id === this.active
  }

  readonly tick = (): void => {
    this.ticks += 1
    if (this.ticks > this.budget) throw new Endless(`more than ${this.budget} turns of a loop`)
  }

  readonly setAside = (what: string): void => {
    if (this.inTest) throw new SetAside(what)
  }

  /** The mutants reached since the last call. */
  takeHits(): number[] {
    const hits = [...this.#hits]
    this.#hits.clear()
    return hits
  }
}
