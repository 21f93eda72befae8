import type { Thinking } from './thinking.ts'

/** Zeros stored as doubles: an array of integers would be converted at the first addition. */
const NOTHING: readonly number[] = Array.from({ length: 16 }, () => 0.5).fill(0)

/**
 * A choice in the tree, and what followed. The tree is open-loop: luck and hidden information differ between
 * visits, so a node holds choices and averages, never a position.
 */
export class Node {
  visits = 0
  /** How often the choice was offered when its parent was visited: some worlds do not offer it. */
  offers = 0
  /** The summed worth of the visits for each seat. A plain array: creating a typed one takes longer. */
  readonly worths: number[]
  /** The next choices by their keys; null until one was tried. */
  next: Map<number, Node> | null = null
  /** Key of the last question asked here, with its options; the next decision finds its place in the tree by it. */
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

/** Picks an option at a node: the tried one with the best upper bound, or a new one while there is room. */
export class TreeChoice {
  fresh = -1
  #scale = 0
  #best = -1
  #bestScore = 0
  #tried = 0
  #freshPromise = 0

  /** `scale`: the strength of exploration, in units of worth. */
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

/** The most visited node within `depth` choices at which this question was asked. */
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

/** Reduces what a node knows to a share: results from before the latest events are worth less. */
export function fade(node: Node, share: number): void {
  const all = [node, ...(node.next?.values() ?? [])]
  for (const n of all) {
    n.visits *= share
    n.offers *= share
    for (let seat = 0; seat < n.worths.length; seat++) n.worths[seat] = (n.worths[seat] ?? 0) * share
  }
}
