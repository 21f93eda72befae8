import type { Moderation } from '../data/moderation.ts'

/** Whom the people connected here have shut out; read when they arrive, and again when they change it. */
export class ShutOuts {
  readonly #moderation: Moderation
  readonly #known = new Map<string, ReadonlySet<string>>()

  constructor(moderation: Moderation) {
    this.#moderation = moderation
  }

  async learn(user: string | undefined): Promise<void> {
    if (user === undefined) return
    const others = await this.#moderation.shutOuts(user)
    if (others.length === 0) this.#known.delete(user)
    else this.#known.set(user, new Set(others.map((other) => other.user)))
  }

  isShut(user: string | undefined, other: string | null): boolean {
    return user !== undefined && other !== null && (this.#known.get(user)?.has(other) ?? false)
  }
}
