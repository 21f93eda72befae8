import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** How many addresses are remembered for each limit. */
const MOST = 5_000

/** Counts requests by a clock that nobody can set: with the machine's, setting it back an hour would shut everybody out that long. */
export class SteadyStore implements FastifyRateLimitStore {
  readonly #counts = new Map<string, { count: number; readonly since: number }>()

  incr(key: string, callback: (error: Error | null, result?: { current: number; ttl: number }) => void, timeWindow = 60_000): void {
    const now = performance.now()
    let known = this.#counts.get(key)
    if (!known || now - known.since >= timeWindow) {
      known = { count: 0, since: now }
      // Re-inserted at the end: the first entry is the oldest.
      this.#counts.delete(key)
      this.#counts.set(key, known)
    }
    known.count += 1
    callback(null, { current: known.count, ttl: timeWindow - (now - known.since) })
    if (this.#counts.size > MOST) for (const oldest of [...this.#counts.keys()].slice(0, MOST / 10)) this.#counts.delete(oldest)
  }

  child(): SteadyStore {
    return new SteadyStore()
  }
}
