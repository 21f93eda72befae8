import type { LogRow } from '@rulewright/play'
import type { Store } from './store.ts'

/** How many rows are read at a time: choices can be committed between two pages. */
const PAGE = 500
/** How many rows are cached, of all matches together. */
const MOST = 200_000

/** Whole logs. Rows never change, so only new ones are read; choices of other matches are committed between two pages. */
export class LogReader {
  readonly #store: Store
  /** The least recently used first. */
  readonly #kept = new Map<string, readonly LogRow[]>()
  readonly #reading = new Map<string, Promise<readonly LogRow[]>>()
  #rows = 0

  constructor(store: Store) {
    this.#store = store
  }

  /** Every row there is now. */
  async rows(match: string): Promise<readonly LogRow[]> {
    // An earlier request may have been made before the last row.
    await this.#reading.get(match)?.catch(() => {})
    const known = this.#reading.get(match)
    if (known) return known
    const reading = this.#read(match).finally(() => this.#reading.delete(match))
    this.#reading.set(match, reading)
    return reading
  }

  async #read(match: string): Promise<readonly LogRow[]> {
    const known = this.#kept.get(match) ?? []
    const rows = [...known]
    for (;;) {
      const page = await this.#store.logPage(match, rows[rows.length - 1]?.seq ?? 0, PAGE)
      rows.push(...page)
      if (page.length < PAGE) break
    }
    this.#keep(match, rows)
    return rows
  }

  #keep(match: string, rows: readonly LogRow[]): void {
    this.#rows += rows.length - (this.#kept.get(match)?.length ?? 0)
    this.#kept.delete(match)
    this.#kept.set(match, rows)
    for (const [oldest, { length }] of this.#kept) {
      if (this.#rows <= MOST) break
      this.#kept.delete(oldest)
      this.#rows -= length
    }
  }
}
