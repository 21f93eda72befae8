import type { Match, Observer, Seat } from '@rulewright/kernel'
import { decisionFor, isRefused } from './bot.ts'
import { goesOn, placeOf, Sight } from './place.ts'
import { awaited } from './world.ts'

/** How many places back a bot remembers. */
const LONGEST = 60
/** With up to this many answers a question belongs to the choice before it; with more it is a choice of its own. */
const FEW = 4

/** Where a seat has been since anything became known or anybody else chose, and what would take back each thing it did since then. */
export interface Trail {
  readonly places: readonly string[]
  readonly undone: readonly string[]
}

export const NO_TRAIL: Trail = { places: [], undone: [] }

/**
 * Where a seat has been lately, and what it did this turn. An option that leads back there, or undoes what was done, achieves nothing:
 * neither bots nor hints choose it, even if something else happened in between.
 */
export class Memory {
  readonly #been: string[]
  /** What would take back each thing done this turn. */
  readonly #undone: Set<string>
  /** What the seat saw when it last chose, as long as its turn goes on. */
  #last: Sight | null = null
  /** It is still in the turn of which it was told at first. */
  #isTold = true

  constructor({ places, undone }: Trail = NO_TRAIL) {
    this.#been = [...places]
    this.#undone = new Set(undone)
  }

  /** Whether nobody else was asked since the seat chose. */
  get inTurn(): boolean {
    return this.#last !== null
  }

  /** The best option that leads somewhere new, from a list with the best first; the very first if all lead back. Remembers the place. */
  onward(observer: Observer, best: readonly number[], seed: string): number {
    const world = observer.sample(`${seed}/here`)
    const here = placeOf(world, observer.seat)
    const sight = this.#look(world, observer.seat)
    const [first = 0] = best
    this.#been.push(here)
    if (this.#been.length > LONGEST) this.#been.shift()
    const chosen = best.find((index) => !this.#leadsBack(observer, index, seed, sight)) ?? first
    this.#goOn(observer, chosen, seed, sight)
    return chosen
  }

  /** Looks, and notes what the last choice did. */
  #look(world: Match, seat: Seat): Sight {
    const sight = new Sight(world, seat)
    if (this.#last) {
      const { undone } = this.#last.to(sight)
      if (undone !== '') this.#undone.add(undone)
    } else if (!this.#isTold) this.#undone.clear()
    this.#isTold = false
    return sight
  }

  /** When somebody else is asked next, the turn is over. */
  #goOn(observer: Observer, chosen: number, seed: string, sight: Sight): void {
    const world = observer.sample(`${seed}/next`)
    world.choose(observer.seat, chosen)
    this.#last = awaited(world)?.seat === observer.seat ? sight : null
  }

  /** Whether an option leads back regardless of luck: it does so in two imagined worlds. */
  #leadsBack(observer: Observer, index: number, seed: string, sight: Sight): boolean {
    const option = decisionFor(observer).options[index]
    if (!option || goesOn(option)) return false
    return ['circle', 'other circle'].every((name) => {
      const after = (...choices: readonly number[]) => {
        const world = observer.sample(`${seed}/${name}`)
        for (const choice of choices) world.choose(observer.seat, choice)
        return world
      }
      const world = after(index)
      if (this.#isBack(world, observer.seat, sight)) return true
      // The next question may belong to this choice (which of two things to put down); it leads back if every answer does.
      const answers = world.decisionOf(observer.seat)?.options ?? []
      if (answers.length < 2 || answers.length > FEW || answers.some(goesOn)) return false
      return answers.every((answer, choice) => isRefused(answer) || this.#isBack(after(index, choice), observer.seat, sight))
    })
  }

  #isBack(world: Match, seat: Seat, sight: Sight): boolean {
    if (world.decisionOf(seat) === null) return false
    return this.#been.includes(placeOf(world, seat)) || this.#undone.has(sight.to(new Sight(world, seat)).done)
  }
}
