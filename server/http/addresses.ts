import type { Limits } from '../house.ts'
import { Allowance } from '../live/allowance.ts'

interface Household {
  sockets: number
  readonly allowance: Allowance
}

/** The sockets of each address: how many there are, and what they may send together. */
export class Addresses {
  readonly #limits: Limits
  readonly #known = new Map<string, Household>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  isFull(address: string): boolean {
    return (this.#known.get(address)?.sockets ?? 0) >= this.#limits.socketsPerAddress
  }

  enter(address: string): { readonly allowance: Allowance; readonly leave: () => void } {
    const { addressMessagesPerSecond, addressMessageBurst } = this.#limits
    const known = this.#known.get(address) ?? { sockets: 0, allowance: new Allowance(addressMessagesPerSecond, addressMessageBurst) }
    this.#known.set(address, known)
    known.sockets += 1
    const leave = () => {
      known.sockets -= 1
      // The next one begins with a full bucket: connecting has its own limit.
      if (known.sockets === 0) this.#known.delete(address)
    }
    return { allowance: known.allowance, leave }
  }
}
