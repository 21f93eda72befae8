import { type Decision, next, type Observer, type RandomState, seedRandom } from '@rulewright/kernel'
import { type Bot, type Budget, decisionFor } from '../bot.ts'
import { Judge } from '../judge.ts'
import { optionKey, questionKey } from './key.ts'
import { standardThinking, type Thinking } from './thinking.ts'
import { asksOf, Thought } from './thought.ts'
import { fade, find, Node } from './tree.ts'

export type { Thinking } from './thinking.ts'

const STANDARD: Budget = { milliseconds: 1000 }
/** How many choices may lie between two decisions of a seat for the tree to be found again. */
const REUSE_DEPTH = 8
/** What an old tree's visits still count. */
const REUSE_SHARE = 0.5

/** What a search found out about an option. */
export interface Verdict {
  /** The share of the visits: how much the search thinks of it. */
  readonly share: number
  /** What it is worth to the seat, from 0 (lost) to 1 (won). */
  readonly worth: number
}

/**
 * Information-set Monte Carlo tree search: each iteration plays in a world dealt anew from what the seat knows. Every
 * seat chooses for itself (max-n), so partners and co-operating seats help each other because their payoffs agree.
 */
export class Search implements Bot {
  readonly name = 'search'
  readonly #thinking: Thinking
  readonly #budget: Budget
  /** The tree below the last choice, for the next decision. */
  #kept: Node | null = null
  #judge: Judge | null = null
  #iterations = 0

  constructor(budget: Budget = STANDARD, thinking: Partial<Thinking> = {}) {
    this.#budget = budget
    this.#thinking = { ...standardThinking, ...thinking }
  }

  get iterations(): number {
    return this.#iterations
  }

  choose(observer: Observer, seed: string, budget: Budget = this.#budget): number {
    const decision = decisionFor(observer)
    if (decision.options.length === 1) return 0
    const random = seedRandom(seed)
    const root = this.#grow(observer, decision, seed, random, budget)
    const index = this.#pick(root, decision, random)
    this.#kept = childOf(root, decision, index)
    return index
  }

  /** What it thinks of every option, in their order. */
  judge(observer: Observer, seed: string, budget: Budget = this.#budget): readonly Verdict[] {
    const decision = decisionFor(observer)
    const root = this.#grow(observer, decision, seed, seedRandom(seed), budget)
    const children = decision.options.map((_, index) => childOf(root, decision, index))
    const visits = children.reduce((sum, child) => sum + (child?.visits ?? 0), 0)
    return children.map((child) => ({ share: (child?.visits ?? 0) / visits, worth: child ? child.mean(observer.seat) : 0 }))
  }

  #grow(observer: Observer, decision: Decision, seed: string, random: RandomState, budget: Budget): Node {
    const sample = (n: number) => observer.sample(`${seed}/${n}`)
    const { game, config } = sample(0)
    const root = this.#recall(decision) ?? new Node(0, config.seats)
    if (this.#judge?.game !== game) this.#judge = new Judge(game, this.#thinking)
    const thought = new Thought(root, decision, this.#thinking, random, this.#judge)
    const deadline = performance.now() + (budget.milliseconds ?? Number.POSITIVE_INFINITY)
    const iterations = budget.iterations ?? (budget.milliseconds === undefined ? 1000 : Number.POSITIVE_INFINITY)
    thought.iterate(sample)
    let n = 1
    for (; n < iterations && performance.now() < deadline; n++) {
      if (n % 32 === 0 && isSettled(root, iterations - n)) break
      thought.iterate(sample)
    }
    this.#iterations += n
    return root
  }

  #recall(decision: Decision): Node | null {
    const root = this.#kept && find(this.#kept, asksOf(decision), REUSE_DEPTH)
    if (root) fade(root, REUSE_SHARE)
    this.#kept = null
    return root
  }

  #pick(root: Node, decision: Decision, random: RandomState): number {
    const { noise } = this.#thinking
    const visits = decision.options.map((_, index) => childOf(root, decision, index)?.visits ?? 0)
    if (noise === 0) return visits.indexOf(Math.max(...visits))
    const chances = visits.map((n) => n ** (1 / noise))
    let left = (next(random) / 2 ** 32) * chances.reduce((a, b) => a + b, 0)
    for (const [index, chance] of chances.entries()) {
      left -= chance
      if (left < 0) return index
    }
    return visits.length - 1
  }
}

function childOf(root: Node, decision: Decision, index: number): Node | null {
  const option = decision.options[index]
  return (option && root.next?.get(optionKey(questionKey(decision), option))) ?? null
}

/** Whether the iterations left cannot change which choice is visited most. */
function isSettled(root: Node, left: number): boolean {
  let most = 0
  let second = 0
  for (const child of root.next?.values() ?? []) {
    if (child.visits > most) {
      second = most
      most = child.visits
    } else if (child.visits > second) second = child.visits
  }
  return most - second > left
}
