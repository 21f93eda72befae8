/**
 * A test that may be looked at after every game. It bets against a hypothesis about the mean of numbers from 0 to 1; if the
 * hypothesis holds, the capital is a (super)martingale that begins at 1 and by Ville's inequality reaches 1/error with at most that
 * probability, whenever one stops. The bets grow the capital fastest for what was seen so far (Waudby-Smith and Ramdas, "Estimating
 * means of bounded random variables by betting", JRSS B 2024: approximate GRAPA).
 */
export class Wager {
  #log = 0
  #most = 0
  #n = 0
  #sum = 0
  #squares = 0

  constructor(
    /** The mean that is bet against. */
    readonly mean: number,
    /** `differs`: it is not this value. `below`, `above`: it lies there. */
    readonly claim: 'differs' | 'below' | 'above',
  ) {}

  /** Bets before looking: a value must not influence its own bet. */
  see(value: number): void {
    this.#log += Math.log1p(this.#bet() * (value - this.mean))
    this.#most = Math.max(this.#most, this.#log)
    this.#n += 1
    this.#sum += value
    this.#squares += value * value
  }

  /** Whether the hypothesis was refuted at this error level, now or at any time before. */
  refutes(error: number): boolean {
    return this.#most >= -Math.log(error)
  }

  #bet(): number {
    // A prior of half an observation: no bet is based on nothing.
    const mean = (0.5 + this.#sum) / (this.#n + 1)
    const variance = Math.max(1e-4, (0.5 + this.#squares) / (this.#n + 1) - mean * mean)
    const away = mean - this.mean
    const wish = away / (variance + away * away)
    const most = CAUTION / Math.max(1e-9, this.mean)
    const least = -CAUTION / Math.max(1e-9, 1 - this.mean)
    const bet = Math.min(most, Math.max(least, wish))
    if (this.claim === 'above') return Math.max(0, bet)
    return this.claim === 'below' ? Math.min(0, bet) : bet
  }
}

/** How much of the capital a single game may cost. */
const CAUTION = 0.75
