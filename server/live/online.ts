import type { House } from '../house.ts'

/** Who is connected, here and to other processes. */
export class Online {
  readonly #house: House
  /** How many sockets each has here. */
  readonly #sockets = new Map<string, number>()

  constructor(house: House) {
    this.#house = house
  }

  /** Somebody has connected; returns what to call when they leave. */
  arrive(user: string | undefined): () => void {
    if (user === undefined) return () => {}
    const before = this.#sockets.get(user) ?? 0
    this.#sockets.set(user, before + 1)
    if (before === 0) this.#tell(user, true)
    return () => {
      const left = (this.#sockets.get(user) ?? 1) - 1
      if (left > 0) this.#sockets.set(user, left)
      else {
        this.#sockets.delete(user)
        this.#tell(user, false)
      }
    }
  }

  /** This process was counted as dead: nobody is known to be here. */
  tellAll(): void {
    for (const user of this.#sockets.keys()) this.#tell(user, true)
  }

  /** Everybody who is connected, to whichever server. */
  async everybody(): Promise<Set<string>> {
    const { store } = this.#house
    const elsewhere = store.db.kind === 'postgres' ? await store.circle.online() : []
    return new Set([...this.#sockets.keys(), ...elsewhere])
  }

  /** With one process there is nobody to tell. */
  #tell(user: string, here: boolean): void {
    const { store, process, logger } = this.#house
    if (store.db.kind !== 'postgres') return
    const told = here ? store.circle.arrive(process, user) : store.circle.depart(process, user)
    told.catch((error: unknown) => logger.warn({ error }, 'who is here could not be told'))
  }
}
