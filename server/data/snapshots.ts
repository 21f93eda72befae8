import type { NewSnapshot, Store } from './store.ts'

/** How many go into one statement: choices that arrive meanwhile wait behind it. */
const MOST = 32
/** For how many milliseconds others may join the group. */
const GATHERING = 100

/** Saves snapshots in groups. They only save the next reader time, so choices go first. */
export class SnapshotWriter {
  readonly #store: Store
  /** The latest of each match. */
  readonly #queue = new Map<string, NewSnapshot>()
  #writing: Promise<void> | null = null

  constructor(store: Store) {
    this.#store = store
  }

  /** Resolves when it, or a newer one of the match, is saved. */
  save(snapshot: NewSnapshot): Promise<void> {
    this.#queue.set(snapshot.match, snapshot)
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null
    })
    return this.#writing
  }

  async #write(): Promise<void> {
    await new Promise((done) => setTimeout(done, GATHERING))
    while (this.#queue.size > 0) {
      const group = [...this.#queue.values()].slice(0, MOST)
      for (const { match } of group) this.#queue.delete(match)
      await this.#store.saveSnapshots(group)
    }
  }
}
