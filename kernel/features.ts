import type { Seat } from './flow.ts'
import type { State } from './game.ts'

/** What holds of a position, for a network to weigh: numbers of facts, each with how much of it there is. Refilled for every position. */
export class Facts {
  readonly numbers: Uint16Array
  readonly amounts: Float32Array
  length = 0

  constructor(most = 2048) {
    this.numbers = new Uint16Array(most)
    this.amounts = new Float32Array(most)
  }

  clear(): void {
    this.length = 0
  }

  add(number: number, amount = 1): void {
    this.numbers[this.length] = number
    this.amounts[this.length] = amount
    this.length += 1
  }

  /** One fact for each value of a counter, from 0 to its last; what is beyond counts as the last. */
  count(first: number, last: number, value: number): void {
    this.add(first + (value < 0 ? 0 : value > last ? last : value))
  }
}

/** Gives out numbers for the facts of a game, one after another. */
export class Numbering {
  #next = 0

  /** The first of this many numbers. */
  take(many: number): number {
    const first = this.#next
    this.#next += many
    return first
  }

  get size(): number {
    return this.#next
  }
}

/** What a game's network is shown of a position, from one seat's side of the table. */
export interface Features<S extends State> {
  /** How many facts there are. */
  readonly size: number
  /**
   * Lists of groups of facts (the runes of each guild, its Heroes, …): a network thinks on average as well of one group as of the others.
   * Bots that choose between guilds play each mostly in the same company, and what they learn of it would be a prejudice.
   */
  readonly even?: readonly (readonly (readonly number[])[])[]
  /** Called on imagined states at rest points; notes what holds, and allocates nothing. */
  read(g: S, seat: Seat, facts: Facts): void
}
