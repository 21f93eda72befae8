import type { Store } from '../data/store.ts'
import type { SaidLine } from '../data/talk.ts'

/** How many earlier lines a newcomer is shown. */
const LAST = 100

/** What was said at a table, read once: new watchers cost the database nothing. */
export class Chat {
  readonly #store: Store
  readonly #match: string
  #reading: Promise<void> | null = null
  #lines: SaidLine[] = []

  constructor(store: Store, match: string) {
    this.#store = store
    this.#match = match
  }

  async lines(): Promise<readonly SaidLine[]> {
    this.#reading ??= this.#read()
    await this.#reading
    return this.#lines
  }

  async #read(): Promise<void> {
    try {
      const kept = await this.#store.talk.lines(this.#match, LAST)
      for (const line of kept) this.add(line)
    } catch (error) {
      this.#reading = null
      throw error
    }
  }

  /** A line may arrive before the others were read, and twice. */
  add(line: SaidLine): void {
    if (this.#lines.some((known) => known.line === line.line)) return
    this.#lines = [...this.#lines, line].sort((a, b) => a.line - b.line).slice(-LAST)
  }

  /** Some may have been missed, or nobody is here any more. */
  forget(): void {
    this.#reading = null
    this.#lines = []
  }
}
