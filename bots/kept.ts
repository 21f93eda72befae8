import type { Level } from '@rulewright/kernel'
import { levels } from './levels.ts'
import type { Trail } from './memory.ts'
import { Search } from './search/index.ts'

/** How many bots are kept, each with the tree of its last search. */
const MOST = 8
/** A bot that was not asked for this many milliseconds is dropped. */
const IDLE = 5 * 60_000

interface KeptBot {
  readonly bot: Search
  asked: number
}

/** Keeps a few bots of running tables for a short time, one per seat of a match, so that they continue from their last search. */
export class KeptBots {
  readonly #bots = new Map<string, KeptBot>()

  constructor(readonly now: () => number = () => performance.now()) {}

  get size(): number {
    return this.#bots.size
  }

  /** The bot of that seat; a new one, which has `been` at the trail's places, where none is kept. */
  of(match: string, seat: number, level: Level, been?: Trail): Search {
    this.forgetIdle()
    const key = `${match} ${seat} ${level}`
    const { budget, thinking } = levels[level]
    const kept = this.#bots.get(key) ?? { bot: new Search(budget, thinking, been), asked: 0 }
    kept.asked = this.now()
    // Least recently used first: that one is dropped.
    this.#bots.delete(key)
    this.#bots.set(key, kept)
    const [oldest] = this.#bots.keys()
    if (this.#bots.size > MOST && oldest !== undefined) this.#bots.delete(oldest)
    return kept.bot
  }

  forgetIdle(): void {
    const since = this.now() - IDLE
    for (const [key, { asked }] of this.#bots) if (asked < since) this.#bots.delete(key)
  }
}
