/**
 * A choice made in the tree, and where it led. The tree is open-loop: chance and hidden things differ from one
 * visit to the next, so a node holds choices and averages, never a position.
 */
export class Node {
  visits = 0
  /** How often the choice was on offer when its parent was visited: in some worlds it is not. */
  offers = 0
  /** For each seat, the sum of what the visits were worth to it. */
  readonly worths: Float64Array
  /** The next choices by their keys; null until one was tried. */
  next: Map<number, Node> | null = null
  /** Which question was last asked here, with its options: by it the tree is found again at the next decision. */
  asks = 0

  constructor(
    readonly key: number,
    seats: number,
  ) {
    this.worths = new Float64Array(seats)
  }

  mean(seat: number): number {
    return (this.worths[seat] ?? 0) / this.visits
  }

  add(worths: Float64Array): void {
    this.visits += 1
    for (let seat = 0; seat < worths.length; seat++) this.worths[seat] = (this.worths[seat] ?? 0) + (worths[seat] ?? 0)
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
