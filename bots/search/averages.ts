interface ActAverage {
  times: number
  /** The sum of its worths minus the average. */
  ahead: number
  /** The search it last occurred in. */
  thought: number
}

/** How many acts are remembered before all are forgotten. */
const MOST = 50_000

/**
 * How much better than average an act did, wherever it was played: guides playouts and decides what to try first.
 * Results of earlier searches count like a few tries.
 */
export class ActAverages {
  readonly #known = new Map<number, ActAverage>()
  #thought = 0

  /** Starts a new search, in which earlier results of an act count for at most this many tries. */
  begin(recalls: number): void {
    this.#thought += 1
    if (recalls === 0 || this.#known.size > MOST) this.#known.clear()
    this.#recalls = recalls
  }

  #recalls = 0

  add(key: number, ahead: number): void {
    const known = this.#known.get(key)
    if (!known) {
      this.#known.set(key, { times: 1, ahead, thought: this.#thought })
      return
    }
    if (known.thought !== this.#thought) {
      known.thought = this.#thought
      const kept = Math.min(1, this.#recalls / known.times)
      known.times *= kept
      known.ahead *= kept
    }
    known.times += 1
    known.ahead += ahead
  }

  /** Unknown acts are worth trying. */
  mean(key: number): number {
    const known = this.#known.get(key)
    return known ? known.ahead / known.times : 1
  }
}

/** How far apart the outcomes of a search lie for each seat: exploration is measured by it, so that one constant fits all games. */
export class OutcomeSpread {
  readonly #count: Float64Array
  readonly #mean: Float64Array
  readonly #squares: Float64Array
  readonly #now: Float64Array

  constructor(seats: number) {
    this.#count = new Float64Array(seats)
    this.#mean = new Float64Array(seats).fill(1 / seats)
    this.#squares = new Float64Array(seats)
    this.#now = new Float64Array(seats).fill(0.2)
  }

  /** Adds an outcome for the seats given as bits. */
  add(worths: Float64Array, known: number): void {
    for (let seat = 0; seat < worths.length; seat++) {
      if ((known & (1 << seat)) === 0) continue
      const count = (this.#count[seat] ?? 0) + 1
      this.#count[seat] = count
      const worth = worths[seat] ?? 0
      const mean = this.#mean[seat] ?? 0
      const moved = mean + (worth - mean) / count
      this.#mean[seat] = moved
      const squares = (this.#squares[seat] ?? 0) + (worth - mean) * (worth - moved)
      this.#squares[seat] = squares
      // A few outcomes are unreliable, so the first guess counts like a few of them.
      this.#now[seat] = Math.sqrt((squares + 0.04 * FIRST_GUESS) / (count + FIRST_GUESS))
    }
  }

  mean(seat: number): number {
    return this.#mean[seat] ?? 0
  }

  of(seat: number): number {
    return this.#now[seat] ?? 0
  }
}

const FIRST_GUESS = 4
