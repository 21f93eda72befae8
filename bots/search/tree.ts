import type { Thinking } from './thinking.ts'

/** Zeros as fractions from the beginning: a list of whole numbers would have to be rewritten at the first sum. */
const NOTHING: readonly number[] = Array.from({ length: 16 }, () => 0.5).fill(0)

/**
 * A choice made in the tree, and where it led. The tree is open-loop: chance and hidden things differ from one
 * visit to the next, so a node holds choices and averages, never a position.
 */
export class Node {
  visits = 0
  /** How often the choice was on offer when its parent was visited: in some worlds it is not. */
  offers = 0
  /** For each seat, the sum of what the visits were worth to it: a plain list, which is made faster than a typed one. */
  readonly worths: number[]
  /** The next choices by their keys; null until one was tried. */
  next: Map<number, Node> | null = null
  /** Which question was last asked here, with its options: by it the tree is found again at the next decision. */
  asks = 0

  constructor(
    readonly key: number,
    seats: number,
  ) {
    this.worths = NOTHING.slice(0, seats)
  }

  mean(seat: number): number {
    return (this.worths[seat] ?? 0) / this.visits
  }

  add(worths: Float64Array): void {
    this.visits += 1
    for (let seat = 0; seat < worths.length; seat++) this.worths[seat] = (this.worths[seat] ?? 0) + (worths[seat] ?? 0)
  }
}

/** Weighs the options at a node: the best of the tried ones by its upper bound, or a new one while there is room for it. */
export class TreeChoice {
  fresh = -1
  #scale = 0
  #best = -1
  #bestScore = 0
  #tried = 0
  #freshPromise = 0

  /** `scale`: how much what was seldom tried is tried, in units of worth. */
  begin(scale: number): this {
    this.#scale = scale
    this.#best = -1
    this.#bestScore = Number.NEGATIVE_INFINITY
    this.#tried = 0
    this.fresh = -1
    this.#freshPromise = Number.NEGATIVE_INFINITY
    return this
  }

  addTried(index: number, child: Node, seat: number): void {
    this.#tried += 1
    child.offers += 1
    const score = child.mean(seat) + this.#scale * Math.sqrt(Math.log(child.offers + 1) / child.visits)
    if (score <= this.#bestScore) return
    this.#best = index
    this.#bestScore = score
  }

  addFresh(index: number, promise: number): void {
    if (promise <= this.#freshPromise) return
    this.fresh = index
    this.#freshPromise = promise
  }

  made(node: Node, seat: number, { urgency, widening }: Thinking): number {
    if (this.#best < 0) return Math.max(0, this.fresh)
    if (this.fresh < 0 || this.#tried >= 1 + widening * Math.sqrt(node.visits)) return this.#best
    const first = node.mean(seat) + urgency * this.#scale * Math.sqrt(Math.log(node.visits + 1))
    return first > this.#bestScore ? this.fresh : this.#best
  }
}

/** The most visited place below a node, at most so deep, where this very question was asked. */
export function find(from: Node, asks: number, depth: number): Node | null {
  let best = from.asks === asks && from.next ? from : null
  if (depth === 0 || !from.next) return best
  for (const child of from.next.values()) {
    if (best && child.visits <= best.visits) continue
    const found = find(child, asks, depth - 1)
    if (found && (!best || found.visits > best.visits)) best = found
  }
  return best
}

/** Lets a node forget all but a share of what it saw: what was learnt before the last news is worth less. */
export function fade(node: Node, share: number): void {
  const all = [node, ...(node.next?.values() ?? [])]
  for (const n of all) {
    n.visits *= share
    n.offers *= share
    for (let seat = 0; seat < n.worths.length; seat++) n.worths[seat] = (n.worths[seat] ?? 0) * share
  }
}
