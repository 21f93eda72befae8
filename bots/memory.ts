import type { Observer } from '@rulewright/kernel'
import { decisionFor } from './bot.ts'
import { placeOf } from './place.ts'

/** So many places back a bot remembers. */
const LONGEST = 60
/** Ways of going on: what they lead to may look like where one was, and is not. */
const GOES_ON: readonly string[] = ['pass', 'done', 'end']

/** Where a seat has been lately. What leads back there was for nothing: a bot does not go to and fro, nor does advice. */
export class Memory {
  readonly #been: string[]

  constructor(been: readonly string[] = []) {
    this.#been = [...been]
  }

  /** Of these options, the best first, the first that leads on; the very first where all lead back. Remembers where the seat is. */
  onward(observer: Observer, best: readonly number[], seed: string): number {
    const here = placeOf(observer.sample(`${seed}/here`), observer.seat)
    const [first = 0] = best
    const before = this.#been.filter((place) => place !== here)
    const chosen = before.length === 0 ? first : (best.find((index) => !this.#leadsBack(observer, index, seed, before)) ?? first)
    this.#been.push(here)
    if (this.#been.length > LONGEST) this.#been.shift()
    return chosen
  }

  /** Whether an option leads back whatever chance brings: two worlds that the seat can imagine say so. */
  #leadsBack(observer: Observer, index: number, seed: string, before: readonly string[]): boolean {
    const option = decisionFor(observer).options[index]
    if (!option || GOES_ON.includes(option.do)) return false
    return ['circle', 'other circle'].every((name) => {
      const world = observer.sample(`${seed}/${name}`)
      world.choose(observer.seat, index)
      return world.decisionOf(observer.seat) !== null && before.includes(placeOf(world, observer.seat))
    })
  }
}
