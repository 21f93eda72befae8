/** How urgent work is: a table with people waits for it, a person asked for it, or nobody waits. */
const RANKS = ['table', 'person', 'nobody'] as const
type Rank = (typeof RANKS)[number]

/** Whom work is done for. */
export interface Requester {
  readonly person: string
  readonly rank: Rank
}

/** How many people's past use is remembered. */
const MOST_KNOWN = 10_000

/**
 * Who is next for something scarce: the most urgent first; among the equally urgent, whoever has used least of it since the queue
 * formed. However much one person asks for, another waits for at most one piece of it.
 */
export class FairLine<T> {
  readonly #lines: ReadonlyMap<Rank, Map<string, T[]>> = new Map(RANKS.map((rank) => [rank, new Map()]))
  readonly #used = new Map<string, number>()
  /** What the last one served had used: a newcomer begins there, and cannot save up. */
  #level = 0
  #length = 0

  get length(): number {
    return this.#length
  }

  /** How much waits for a person. */
  waiting(person: string): number {
    let n = 0
    for (const line of this.#lines.values()) n += line.get(person)?.length ?? 0
    return n
  }

  push(item: T, { person, rank }: Requester): void {
    if (this.waiting(person) === 0) this.#used.set(person, Math.max(this.#level, this.#used.get(person) ?? 0))
    const line = this.#lines.get(rank)
    const mine = line?.get(person)
    if (mine) mine.push(item)
    else line?.set(person, [item])
    this.#length += 1
  }

  shift(): { readonly item: T; readonly person: string } | null {
    for (const line of this.#lines.values()) {
      const person = this.#least(line)
      const mine = person === null ? undefined : line.get(person)
      if (person === null || mine === undefined) continue
      const [item] = mine.splice(0, 1)
      if (mine.length === 0) line.delete(person)
      if (item === undefined) continue
      this.#length -= 1
      this.#level = Math.max(this.#level, this.#used.get(person) ?? 0)
      return { item, person }
    }
    return null
  }

  /** Records how long the work for somebody took. */
  spend(person: string, time: number): void {
    this.#used.set(person, (this.#used.get(person) ?? this.#level) + time)
    if (this.#used.size <= MOST_KNOWN) return
    for (const [known, used] of this.#used) if (used <= this.#level && this.waiting(known) === 0) this.#used.delete(known)
  }

  #least(line: ReadonlyMap<string, unknown>): string | null {
    let least: string | null = null
    for (const person of line.keys()) if (least === null || (this.#used.get(person) ?? 0) < (this.#used.get(least) ?? 0)) least = person
    return least
  }
}
