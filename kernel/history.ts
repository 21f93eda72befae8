import type { Answer, Seat } from './flow.ts'
import type { Rest } from './log.ts'

/** A rest point whose state is still at hand. */
interface Kept<S> {
  readonly at: number
  readonly state: S
}

const INDEX_BITS = 20

/** What a match remembers: every choice, a hash at every rest point, and the rest states that undo may still need. */
export class History<S> {
  #choices: number[] = []
  #restsAt: number[] = []
  #hashes: string[] = []
  /** The lists belong to a branch as well: copy them before the next change. */
  #shared = false
  #kept: Kept<S>[] = []
  /** No choice before this one can be taken back. */
  #horizon: number

  /** `first`: how many choices were made before this record begins. */
  constructor(readonly first: number) {
    this.#horizon = first
  }

  get count(): number {
    return this.first + this.#choices.length
  }

  get restedAt(): number {
    return this.#last().at
  }

  /** Shared, never to be changed: clone it. */
  get lastState(): S {
    return this.#last().state
  }

  get lastHash(): string | undefined {
    return this.#hashes[this.#hashes.length - 1]
  }

  choice(n: number): Answer {
    const packed = this.#choices[n - this.first]
    if (packed === undefined) throw new RangeError(`choice ${n} is not in this record`)
    return { seat: packed >>> INDEX_BITS, index: packed & ((1 << INDEX_BITS) - 1) }
  }

  choices(from: number): Answer[] {
    return Array.from({ length: this.count - from }, (_, i) => this.choice(from + i))
  }

  hashes(): Rest[] {
    return this.#restsAt.map((at, i) => ({ at, hash: this.#hashes[i] ?? '' }))
  }

  add({ seat, index }: Answer): void {
    // Another seat has chosen: what came before is settled.
    if (this.count > this.first && this.choice(this.count - 1).seat !== seat) this.#horizon = this.count
    this.#own()
    this.#choices.push((seat << INDEX_BITS) | index)
  }

  /** After a choice has run its course: `known` says that something was revealed, rolled or drawn. */
  settle(known: boolean): void {
    if (known) this.#horizon = this.count
    this.#forget()
  }

  rest(state: S, hash: string): void {
    const at = this.count
    this.#own()
    if (this.#restsAt[this.#restsAt.length - 1] === at) {
      this.#hashes[this.#hashes.length - 1] = hash
      this.#kept.pop()
    } else {
      this.#restsAt.push(at)
      this.#hashes.push(hash)
    }
    this.#kept.push({ at, state })
  }

  canUndo(seat: Seat): boolean {
    return this.count > this.#horizon && this.choice(this.count - 1).seat === seat
  }

  /** A record that goes its own way from choice `count` on; rest states are shared. */
  branch(count: number): History<S> {
    const twin = new History<S>(this.first)
    twin.#choices = this.#choices
    twin.#restsAt = this.#restsAt
    twin.#hashes = this.#hashes
    twin.#kept = this.#kept.filter((k) => k.at <= count)
    twin.#horizon = this.#horizon
    twin.#shared = true
    this.#shared = true
    if (count < this.count) twin.#truncate(count)
    return twin
  }

  #own(): void {
    if (!this.#shared) return
    this.#choices = this.#choices.slice()
    this.#restsAt = this.#restsAt.slice()
    this.#hashes = this.#hashes.slice()
    this.#shared = false
  }

  #truncate(count: number): void {
    this.#own()
    this.#choices.length = count - this.first
    while ((this.#restsAt[this.#restsAt.length - 1] ?? 0) > count) {
      this.#restsAt.pop()
      this.#hashes.pop()
    }
  }

  #last(): Kept<S> {
    const last = this.#kept[this.#kept.length - 1]
    if (!last) throw new Error('a record begins at a rest point')
    return last
  }

  /** Drops the rest states that no undo can reach. */
  #forget(): void {
    let first = this.#kept.length - 1
    while (first > 0 && (this.#kept[first]?.at ?? 0) > this.#horizon) first--
    if (first > 0) this.#kept.splice(0, first)
  }
}
