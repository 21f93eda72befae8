import type { User } from '@rulewright/wire'
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'
import { householdOf } from './household.ts'

/** How many addresses are remembered, and how many people of each. */
const MOST = 5_000
const MOST_PEOPLE = 1_000

/** Keeps the lobby usable for everybody: one person may be any number of guests, but comes from few addresses. */
export class LobbyGuard {
  readonly #house: House
  /** Who did something in the lobby, by address, the latest last. */
  readonly #people = new Map<string, Set<string>>()

  constructor(house: House) {
    this.#house = house
  }

  /** Another table is to be listed. */
  async mayList(address: string, user: User): Promise<void> {
    const { store, limits } = this.#house
    if ((await store.lists.listedTables(this.#from(address, user.id))) >= limits.openTablesPerAddress)
      throw new Refused('too-many', 'Enough tables were opened from where you are. Close one first.')
  }

  /** Another seat is to be taken. */
  async maySit(address: string, user: User): Promise<void> {
    const { store, limits } = this.#house
    if ((await store.lists.seatsTaken(this.#from(address, user.id))) >= limits.seatsPerAddress)
      throw new Refused('too-many', 'Enough seats are taken from where you are. Leave one first.')
  }

  /** Everybody who came from there, including this one. */
  #from(address: string, user: string): string[] {
    const household = householdOf(address)
    const people = this.#people.get(household) ?? new Set()
    people.delete(user)
    people.add(user)
    this.#people.delete(household)
    this.#people.set(household, people)
    forgetFirst(this.#people, MOST)
    forgetFirst(people, MOST_PEOPLE)
    return [...people]
  }
}

function forgetFirst(of: Map<string, unknown> | Set<string>, most: number): void {
  const [first] = of.keys()
  if (of.size > most && first !== undefined) of.delete(first)
}
