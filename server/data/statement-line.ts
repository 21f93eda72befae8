/** Whose transaction a statement belongs to. */
export type Transaction = object

interface Waiting {
  readonly send: () => void
  readonly session: Transaction | null
  readonly begins: boolean
}

/**
 * Statements on their way to a database with a single session. Choices go before everything else, and wait only for the statement
 * under way: however many people sign in or read, players do not queue behind them. While a transaction is open, only its
 * own statements go.
 */
export class StatementLine {
  readonly #urgent: Waiting[] = []
  readonly #usual: Waiting[] = []
  readonly #own: Waiting[] = []
  /** Whose transaction is open. */
  #open: Transaction | null = null
  #isBusy = false

  push(send: () => void, isUrgent: boolean, session: Transaction | null = null, begins = false): void {
    const line = session !== null && session === this.#open ? this.#own : isUrgent ? this.#urgent : this.#usual
    line.push({ send, session, begins })
    this.#next()
  }

  /** A statement that was sent has been answered. */
  answered(): void {
    this.#isBusy = false
    this.#next()
  }

  /** The transaction is over, or its owner has gone. */
  end(session: Transaction): void {
    if (this.#open !== session) return
    this.#open = null
    this.#next()
  }

  /** One at a time: an urgent statement waits for no more than that one. */
  #next(): void {
    if (this.#isBusy) return
    const next = this.#open ? this.#own.shift() : (this.#urgent.shift() ?? this.#usual.shift())
    if (!next) return
    if (next.begins) this.#open = next.session
    this.#isBusy = true
    next.send()
  }
}
