import type { Store } from '../data/store.ts'

/** Sockets end with the sign-in that opened them: signed out, revoked, expired, or closed with a changed password. */
export class SignIns {
  readonly #store: Store
  readonly #sockets = new Map<string, Set<() => void>>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Remembers how to close a socket; returns a function that forgets it. */
  add(signIn: string, close: () => void): () => void {
    const sockets = this.#sockets.get(signIn) ?? new Set()
    this.#sockets.set(signIn, sockets.add(close))
    return () => {
      sockets.delete(close)
      if (sockets.size === 0) this.#sockets.delete(signIn)
    }
  }

  /** Closes the sockets whose sign-in has ended. */
  async check(): Promise<void> {
    const open = [...this.#sockets.keys()]
    if (open.length === 0) return
    const living = new Set(await this.#store.signInsAmong(open))
    for (const signIn of open) if (!living.has(signIn)) for (const close of this.#sockets.get(signIn) ?? []) close()
  }
}
