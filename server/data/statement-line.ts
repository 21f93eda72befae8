/** Whose transaction a statement belongs to. */
export type Transaction = object

interface Waiting {
  readonly send: () => void
  readonly session: Transaction | null
  readonly begins: boolean
}

/**
 * Statements on their way to a database that has one session. Choices go before everything else, and wait for no more than what is
 * under way: however many sign in or read, those who play do not stand in line behind them. While a transaction is open, only its
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

  /** One that was sent is answered. */
  answered(): void {
    this.#isBusy = false
    this.#next()
  }

  /** The transaction is over, or whoever had it open has gone. */
  end(session: Transaction): void {
    if (this.#open !== session) return
    this.#open = null
    this.#next()
  }

  /** One at a time: what is urgent waits for no more than that one. */
  #next(): void {
    if (this.#isBusy) return
    const next = this.#open ? this.#own.shift() : (this.#urgent.shift() ?? this.#usual.shift())
    if (!next) return
    if (next.begins) this.#open = next.session
    this.#isBusy = true
    next.send()
  }
}
