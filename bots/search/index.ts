import { at, type Decision, type Match, next, type Observer, type RandomState, type Seat, seedRandom } from '@rulewright/kernel'
import { type Bot, type Budget, decisionFor, isRefused } from '../bot.ts'
import { Judge } from '../judge.ts'
import { Memory, NO_TRAIL, type Trail } from '../memory.ts'
import { goesOn } from '../place.ts'
import { ActAverages } from './averages.ts'
import { Errand } from './errand.ts'
import { optionKey, questionKey } from './key.ts'
import { standardThinking, type Thinking } from './thinking.ts'
import { asksOf, Thought } from './thought.ts'
import { fade, find, Node } from './tree.ts'

export type { Thinking } from './thinking.ts'

const STANDARD: Budget = { milliseconds: 1000 }
/** How many choices may lie between two decisions of a seat for the tree to be found again. */
const REUSE_DEPTH = 8
/** How much the visits of a kept tree still count. */
const REUSE_SHARE = 0.5

/** The share of a misjudgement that remains while a plan is carried out. */
const STEP = 0.25

/** What a search found out about an option. */
export interface OptionVerdict {
  /** The share of the visits: how much the search thinks of it. */
  readonly share: number
  /** What it is worth to the seat, from 0 (lost) to 1 (won). */
  readonly worth: number
}

/** The worth of every try of two options, in the order of their worlds. */
export type Compared = readonly [Float64Array, Float64Array]

/**
 * Information-set Monte Carlo tree search: each iteration plays in a world re-dealt from what the seat knows. Every
 * seat chooses for itself (max-n), so partners and co-operating seats help each other because their payoffs agree.
 */
export class Search implements Bot {
  readonly name = 'search'
  readonly #thinking: Thinking
  readonly #budget: Budget
  /** The tree below the last choice, for the next decision. */
  #kept: Node | null = null
  readonly #memory: Memory
  readonly #averages = new ActAverages()
  #judge: Judge | null = null
  #iterations = 0
  /** The first question of this turn; all later ones are steps of carrying something out. */
  #question = ''
  /** The errand the seat is on. */
  #errand: Errand | null = null
  #thought: number | null = null

  /** `been`: where its seat has been this turn, if it was somebody else's until now. */
  constructor(budget: Budget = STANDARD, thinking: Partial<Thinking> = {}, been: Trail = NO_TRAIL) {
    this.#memory = new Memory(been)
    this.#budget = budget
    this.#thinking = { ...standardThinking, ...thinking }
  }

  get iterations(): number {
    return this.#iterations
  }

  get thought(): number | null {
    return this.#thought
  }

  choose(observer: Observer, seed: string, budget: Budget = this.#budget): number {
    const decision = decisionFor(observer)
    this.#thought = null
    if (decision.options.length === 1) return 0
    const random = seedRandom(seed)
    const root = this.#grow(observer, decision, seed, random, budget)
    this.#thought = mostVisited(root)?.mean(decision.seat) ?? null
    const index = this.#memory.onward(observer, this.#ranked(root, decision, random, this.#sureness(decision)), seed)
    this.#kept = childOf(root, decision, index)
    if (this.#errand?.errands) this.#errand.follow(observer.sample(seed).state, at(decision.options, index))
    return index
  }

  /** Its verdict on every option, in their order. */
  judge(observer: Observer, seed: string, budget: Budget = this.#budget): readonly OptionVerdict[] {
    const decision = decisionFor(observer)
    const root = this.#grow(observer, decision, seed, seedRandom(seed), budget)
    const children = decision.options.map((_, index) => childOf(root, decision, index))
    const visits = children.reduce((sum, child) => sum + (child?.visits ?? 0), 0)
    return children.map((child) => ({ share: (child?.visits ?? 0) / visits, worth: child ? child.mean(observer.seat) : 0 }))
  }

  /**
   * Compares two options with the same number of tries in the same possible worlds. Returns the worth of each try from the second half,
   * when the search knows how to continue. `later`: after the second option the first is chosen as soon as it is offered again.
   */
  compare(observer: Observer, pair: readonly [number, number], seed: string, tries: number, later = false): Compared {
    const decision = decisionFor(observer)
    const sample = worldsOf(observer, seed)
    const { game, config } = sample(0)
    const root = new Node(0, config.seats)
    const [key, after] = pair.map((index) => keyOf(decision, index))
    const then = later && key !== undefined && after !== undefined ? { after, key } : null
    // Always try the option with fewer tries.
    const thinking = { ...this.#thinking, due: Number.MAX_VALUE }
    const thought = new Thought(root, decision, thinking, seedRandom(seed), new Judge(game, this.#thinking), new ActAverages(), {
      among: pair,
      then,
    })
    const found: Compared = [new Float64Array(tries), new Float64Array(tries)]
    for (let n = 0; n < 2 * tries; n++) {
      const before = pair.map((index) => sumsOf(childOf(root, decision, index), observer.seat))
      thought.iterate(sample)
      for (const [which, index] of pair.entries()) {
        const { visits, worth } = sumsOf(childOf(root, decision, index), observer.seat)
        const was = at(before, which)
        if (visits > was.visits) at(found, which)[was.visits] = worth - was.worth
      }
    }
    this.#iterations += 2 * tries
    const known = Math.floor(tries / 2)
    return [found[0].subarray(known), found[1].subarray(known)]
  }

  #grow(observer: Observer, decision: Decision, seed: string, random: RandomState, budget: Budget): Node {
    const sample = worldsOf(observer, seed)
    const { game, config, state } = sample(0)
    const root = this.#recall(decision) ?? new Node(0, config.seats)
    if (this.#judge?.game !== game) this.#judge = new Judge(game, this.#thinking)
    if (this.#errand?.errands !== game.bot?.errands || !this.#errand) this.#errand = new Errand(game.bot?.errands)
    const errand = { from: this.#errand.from, barred: this.#errand.barred(state, decision) }
    const thought = new Thought(root, decision, this.#thinking, random, this.#judge, this.#averages, { errand })
    const began = performance.now()
    const deadline = began + (budget.milliseconds ?? Number.POSITIVE_INFINITY)
    const iterations = budget.iterations ?? (budget.milliseconds === undefined ? 1000 : Number.POSITIVE_INFINITY)
    thought.iterate(sample)
    let n = 1
    for (; n < iterations; n++) {
      const now = deadline === Number.POSITIVE_INFINITY ? began : performance.now()
      if (now >= deadline) break
      if (n % 32 === 0 && isSettled(root, Math.min(iterations - n, n * ((deadline - now) / (now - began))))) break
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

  /** How much of its misjudgement applies: it may pick the wrong plan, but then carries it out sensibly. */
  #sureness({ prompt }: Decision): number {
    if (!this.#memory.inTurn) this.#question = prompt
    return prompt === this.#question ? 1 : STEP
  }

  /** The options it would play, the best first. */
  #ranked(root: Node, decision: Decision, random: RandomState, share: number): number[] {
    const { noise } = this.#thinking
    const misjudges = share * this.#thinking.misjudges * (this.#judge?.game.bot?.forgives ?? 1)
    const children = decision.options.map((_, index) => childOf(root, decision, index))
    const scores = misjudges > 0 ? misjudged(children, decision.seat, misjudges, random) : children.map((child) => child?.visits ?? 0)
    const ranked = scores.map((_, index) => index).sort((a, b) => at(scores, b) - at(scores, a) || a - b)
    if (noise === 0) return eager(ranked, children, decision, this.#judge?.game.bot?.free ?? [])
    const drawn = draw(
      scores.map((n) => n ** (1 / noise)),
      random,
    )
    return [drawn, ...ranked.filter((index) => index !== drawn)]
  }
}

/** Deals the n-th possible world, in place of the last one. Every option meets it, so the generator is seeded only once. */
function worldsOf(observer: Observer, seed: string): (n: number) => Match {
  const seeds: RandomState[] = []
  let last: Match | null = null
  return (n) => {
    const seeded = seeds[n] ?? seedRandom(`${seed}/${n}`)
    seeds[n] = seeded
    last = observer.sample(seeded, last)
    return last
  }
}

/** Draws an index with probability proportional to its entry. */
function draw(chances: readonly number[], random: RandomState): number {
  let left = fraction(random) * chances.reduce((a, b) => a + b, 0)
  for (const [index, chance] of chances.entries()) {
    left -= chance
    if (left < 0) return index
  }
  return chances.length - 1
}

const fraction = (random: RandomState): number => next(random) / 2 ** 32

/** How many visits a prior of the lowest worth counts for. */
const DOUBT = 2

/**
 * What the options seem worth to somebody who is not sure: off by a share of how far the best stands out from the rest, so that
 * what is obvious is found and what hardly differs is a matter of taste. What was never tried is ignored.
 */
function misjudged(children: readonly (Node | null)[], seat: Seat, share: number, random: RandomState): number[] {
  const tried = children.flatMap((child) => (child && child.visits > 0 ? [child.mean(seat)] : []))
  const lowest = Math.min(...tried)
  // Expect little of options that were hardly examined.
  const means = children.map((child) =>
    child && child.visits > 0 ? (child.mean(seat) * child.visits + DOUBT * lowest) / (child.visits + DOUBT) : null,
  )
  const known = means.filter((mean) => mean !== null)
  const gap = Math.max(...known) - known.reduce((sum, mean) => sum + mean, 0) / known.length
  // Among many misjudged options one is always far off, so with more options each is misjudged less.
  const reach = (2 * share * gap) / Math.max(1, Math.sqrt(2 * Math.log(known.length)))
  return means.map((mean) => {
    const off = fraction(random) + fraction(random) + fraction(random) - 1.5
    return mean === null ? Number.NEGATIVE_INFINITY : mean + reach * off
  })
}

/** Options closer than this (divided by √visits) hardly differ. */
const NEAR = 0.005
const NEAR_FREE = 0.1

/**
 * Of options that hardly differ, one that does something is better than going on with something left to do, and either is better
 * than what costs nothing and can be taken back: that must be worth something.
 */
function eager(
  ranked: readonly number[],
  children: readonly (Node | null)[],
  { options, seat }: Decision,
  free: readonly string[],
): number[] {
  const [top = 0] = ranked
  const best = at(children, top)
  const rankOf = (index: number) => {
    const option = at(options, index)
    return free.includes(option.do) ? 0 : goesOn(option) ? 1 : 2
  }
  const rank = rankOf(top)
  if (rank === 2 || !best || best.visits === 0) return [...ranked]
  const near = rank === 0 ? NEAR_FREE : NEAR
  const close = ranked.filter((index) => {
    const child = at(children, index)
    if (!child || rankOf(index) <= rank || child.visits < best.visits / 8 || isRefused(at(options, index))) return false
    return child.mean(seat) >= best.mean(seat) - near / Math.sqrt(child.visits)
  })
  const rather = close.find((index) => rankOf(index) === 2) ?? close[0]
  return rather === undefined ? [...ranked] : [rather, ...ranked.filter((index) => index !== rather)]
}

const sumsOf = (node: Node | null, seat: Seat) => ({ visits: node?.visits ?? 0, worth: node?.worths[seat] ?? 0 })

const keyOf = (decision: Decision, index: number): number => optionKey(questionKey(decision), at(decision.options, index))

const childOf = (root: Node, decision: Decision, index: number): Node | null => root.next?.get(keyOf(decision, index)) ?? null

function mostVisited(root: Node): Node | null {
  let most: Node | null = null
  for (const child of root.next?.values() ?? []) if (child.visits > (most?.visits ?? 0)) most = child
  return most
}

/** Whether the iterations left, those that the time will do for included, cannot change which choice is visited most. */
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
