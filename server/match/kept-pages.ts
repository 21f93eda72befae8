import type { Results } from '@rulewright/play'

type Page = Results['page']

/** How many characters of pages are kept. */
const MOST = 20_000_000

/**
 * Pages of replays of finished matches. They never change, so each is made once, however many ask for it at the same time or
 * again; the least recently used goes first.
 */
export class KeptPages {
  readonly #pages = new Map<string, { readonly page: Promise<Page>; size: number }>()
  readonly #most: number
  #size = 0

  constructor(most = MOST) {
    this.#most = most
  }

  of(key: string, make: () => Promise<Page>): Promise<Page> {
    const known = this.#pages.get(key)
    if (known) {
      this.#pages.delete(key)
      this.#pages.set(key, known)
      return known.page
    }
    const kept = { page: make(), size: 0 }
    this.#pages.set(key, kept)
    kept.page.then(
      ({ moments }) => {
        kept.size = moments.length
        this.#size += kept.size
        this.#forgetOldest()
      },
      // What could not be made is retried by whoever asks next.
      () => this.#pages.delete(key),
    )
    return kept.page
  }

  #forgetOldest(): void {
    for (const [key, { size }] of this.#pages) {
      if (this.#size <= this.#most) return
      this.#pages.delete(key)
      this.#size -= size
    }
  }
}
