import { hash } from './data.ts'
import { type Answer, CONCEDE, type Seat } from './flow.ts'
import { HASH_DIGITS, type Rest } from './log.ts'

/** A rest point whose state is still in memory. */
interface KeptRest<S> {
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
  #kept: KeptRest<S>[] = []
  /** Whether the last rest point has its hash. */
  #sealed = true
  /** No choice before this one can be taken back. */
  #horizon: number
  /** While seats choose in secret: the secret's first choice, and for each seat the choice that its undo cannot go behind. */
  #secretFrom = 0
  #horizons: number[] | null = null

  /** `first`: how many choices were made before this record begins. Without hashes it is cheaper, and its log proves nothing. */
  constructor(
    readonly first: number,
    readonly hashed = true,
  ) {
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
    return this.#hashes.map((hash, i) => ({ at: this.#restsAt[i] ?? 0, hash }))
  }

  add({ seat, index }: Answer): void {
    // Another seat has chosen: what came before is settled.
    if (this.count > this.first && this.choice(this.count - 1).seat !== seat) this.#horizon = this.count
    this.#own()
    this.#choices.push((seat << INDEX_BITS) | index)
  }

  /** After a seat's choice has been played out: `known` means that something was revealed, rolled or drawn. */
  settle(seat: Seat, known: boolean): void {
    if (!known) this.#forget()
    else if (this.#horizons) this.#horizons[seat] = this.count
    else {
      this.#horizon = this.count
      this.#forget()
    }
  }

  /** A secret begins: earlier choices become final, because undo must not show whether another seat has chosen. */
  beginSecret(): void {
    this.#horizon = this.count
    this.#secretFrom = this.count
    this.#horizons = []
  }

  endSecret(): void {
    this.#horizon = this.count
    this.#horizons = null
  }

  /** The rules rest in this state; of several rests without a choice between them, only the last counts. */
  rest(state: S): void {
    const at = this.count
    if (this.#restsAt[this.#restsAt.length - 1] === at) this.#kept.pop()
    else {
      this.#own()
      this.#restsAt.push(at)
    }
    this.#kept.push({ at, state })
    this.#sealed = false
  }

  /** The rules have reached a decision or the end: the last rest point is the one to hash. */
  seal(): void {
    if (this.#sealed) return
    this.#sealed = true
    if (!this.hashed) return
    this.#own()
    this.#hashes[this.#restsAt.length - 1] = hash(this.lastState).slice(0, HASH_DIGITS)
  }

  canUndo(seat: Seat): boolean {
    return this.undoable(seat) >= 0
  }

  /** The choice that the seat may take back, or −1. In a secret it is its own last one, whoever chose since. */
  undoable(seat: Seat): number {
    const last = this.count - 1
    if (!this.#horizons) return last >= this.#horizon && this.choice(last).seat === seat ? last : -1
    const from = Math.max(this.#secretFrom, this.#horizons[seat] ?? 0)
    for (let n = last; n >= from; n--) if (this.choice(n).seat === seat) return n
    return -1
  }

  /** Whether the choice belongs to the secret that is open now. To concede is public. */
  isSecret(n: number): boolean {
    return this.#horizons !== null && n >= this.#secretFrom && this.choice(n).index !== CONCEDE
  }

  /** A record without one choice, taken out of a secret that is still open or from the end. */
  without(n: number): History<S> {
    const later = this.choices(n + 1)
    const twin = this.branch(n)
    for (const { seat, index } of later) twin.#choices.push((seat << INDEX_BITS) | index)
    if (twin.#horizons) twin.#horizons = twin.#horizons.map((horizon) => (horizon > n ? horizon - 1 : horizon))
    return twin
  }

  /** A record that diverges from choice `count` on; rest states are shared. */
  branch(count: number): History<S> {
    const twin = new History<S>(this.first, this.hashed)
    twin.#choices = this.#choices
    twin.#restsAt = this.#restsAt
    twin.#hashes = this.#hashes
    twin.#kept = count === this.count ? this.#kept.slice() : this.#kept.filter((k) => k.at <= count)
    twin.#horizon = this.#horizon
    twin.#secretFrom = this.#secretFrom
    twin.#horizons = this.#horizons?.slice() ?? null
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

  #last(): KeptRest<S> {
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
