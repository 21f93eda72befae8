// The best way to pair people: a minimum-cost perfect matching, by Edmonds' weighted blossom algorithm, in O(n³).

const FREE = -1
const OUTER = 0
const INNER = 1

interface Edge {
  readonly from: number
  readonly to: number
  /** 0: there is none. */
  readonly weight: number
}
const NONE: Edge = { from: 0, to: 0, weight: 0 }

/** A list of numbers in which unset entries are 0. */
class Numbers {
  readonly #values: Float64Array
  constructor(size: number) {
    this.#values = new Float64Array(size)
  }
  of(n: number): number {
    return this.#values[n] ?? 0
  }
  set(n: number, value: number): void {
    this.#values[n] = value
  }
  fill(value: number): void {
    this.#values.fill(value)
  }
}

/** Vertices count from 1; 0 is nobody. Numbers above the vertices are blossoms: odd cycles treated as one vertex. */
class Blossoms {
  readonly #n: number
  /** The real edge behind one between vertices or blossoms. */
  readonly #edges: Edge[][]
  readonly #label: Numbers
  readonly #match: Numbers
  /** The outer vertex from which another is reached most cheaply. */
  readonly #slack: Numbers
  readonly #outermost: Numbers
  readonly #parent: Numbers
  readonly #state: Numbers
  readonly #seen: Numbers
  readonly #parts: number[][]
  /** Through which part of a blossom a real vertex is reached. */
  readonly #partOf: Numbers[]
  /** The highest number in use. */
  #last: number
  #looks = 0
  #queue: number[] = []

  constructor(n: number, weight: (a: number, b: number) => number) {
    const size = 2 * n + 1
    const all = Array.from({ length: size }, (_, v) => v)
    const isReal = (v: number) => v > 0 && v <= n
    this.#n = n
    this.#last = n
    this.#edges = all.map((from) =>
      all.map((to) => (isReal(from) && isReal(to) ? { from, to, weight: from === to ? 0 : weight(from, to) } : NONE)),
    )
    this.#label = new Numbers(size)
    this.#match = new Numbers(size)
    this.#slack = new Numbers(size)
    this.#outermost = new Numbers(size)
    this.#parent = new Numbers(size)
    this.#state = new Numbers(size)
    this.#seen = new Numbers(size)
    this.#parts = all.map(() => [])
    this.#partOf = all.map(() => new Numbers(n + 1))
    const most = Math.max(...this.#edges.flat().map((edge) => edge.weight))
    for (let v = 1; v <= n; v++) {
      this.#outermost.set(v, v)
      this.#label.set(v, most)
      this.#partOf[v]?.set(v, v)
    }
  }

  /** Whom each vertex is matched with. */
  solve(): readonly number[] {
    while (this.#grow()) {
      // One more pair each time.
    }
    return Array.from({ length: this.#n + 1 }, (_, v) => this.#match.of(v))
  }

  #edge(a: number, b: number): Edge {
    return this.#edges[a]?.[b] ?? NONE
  }

  #setEdge(a: number, b: number, edge: Edge): void {
    const row = this.#edges[a]
    if (row) row[b] = edge
  }

  #delta({ from, to, weight }: Edge): number {
    return this.#label.of(from) + this.#label.of(to) - 2 * weight
  }

  #reach(from: number, x: number): void {
    const known = this.#slack.of(x)
    if (known === 0 || this.#delta(this.#edge(from, x)) < this.#delta(this.#edge(known, x))) this.#slack.set(x, from)
  }

  #reachAnew(x: number): void {
    this.#slack.set(x, 0)
    for (let u = 1; u <= this.#n; u++) {
      const top = this.#outermost.of(u)
      if (this.#edge(u, x).weight > 0 && top !== x && this.#state.of(top) === OUTER) this.#reach(u, x)
    }
  }

  #enqueue(x: number): void {
    if (x <= this.#n) this.#queue.push(x)
    else for (const part of this.#parts[x] ?? []) this.#enqueue(part)
  }

  #setOutermost(x: number, blossom: number): void {
    this.#outermost.set(x, blossom)
    if (x > this.#n) for (const part of this.#parts[x] ?? []) this.#setOutermost(part, blossom)
  }

  /** Turns a blossom so that a part is reached by an even number of steps; returns that number. */
  #stepsTo(blossom: number, part: number): number {
    const parts = this.#parts[blossom] ?? []
    const at = parts.indexOf(part)
    if (at % 2 === 0) return at
    this.#parts[blossom] = [...parts.slice(0, 1), ...parts.slice(1).reverse()]
    return parts.length - at
  }

  #pair(u: number, v: number): void {
    const edge = this.#edge(u, v)
    this.#match.set(u, edge.to)
    if (u <= this.#n) return
    const entry = this.#partOf[u]?.of(edge.from) ?? 0
    const steps = this.#stepsTo(u, entry)
    const parts = this.#parts[u] ?? []
    for (let i = 0; i < steps; i++) this.#pair(parts[i] ?? 0, parts[i ^ 1] ?? 0)
    this.#pair(entry, v)
    this.#parts[u] = [...parts.slice(steps), ...parts.slice(0, steps)]
  }

  #augment(from: number, to: number): void {
    let [u, v] = [from, to]
    for (;;) {
      const next = this.#outermost.of(this.#match.of(u))
      this.#pair(u, v)
      if (next === 0) return
      const parent = this.#outermost.of(this.#parent.of(next))
      this.#pair(next, parent)
      ;[u, v] = [parent, next]
    }
  }

  #commonAncestor(a: number, b: number): number {
    this.#looks++
    let [u, v] = [a, b]
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (this.#seen.of(u) === this.#looks) return u
        this.#seen.set(u, this.#looks)
        u = this.#outermost.of(this.#match.of(u))
        if (u !== 0) u = this.#outermost.of(this.#parent.of(u))
      }
      ;[u, v] = [v, u]
    }
    return 0
  }

  /** The path up from a vertex to an ancestor, excluding it; inner vertices on it become outer. */
  #wayUp(from: number, ancestor: number): number[] {
    const way: number[] = []
    for (let x = from; x !== ancestor; ) {
      const mate = this.#outermost.of(this.#match.of(x))
      way.push(x, mate)
      this.#enqueue(mate)
      x = this.#outermost.of(this.#parent.of(mate))
    }
    return way
  }

  #addBlossom(u: number, ancestor: number, v: number): void {
    let b = this.#n + 1
    while (b <= this.#last && this.#outermost.of(b) !== 0) b++
    this.#last = Math.max(this.#last, b)
    this.#label.set(b, 0)
    this.#state.set(b, OUTER)
    this.#match.set(b, this.#match.of(ancestor))
    const parts = [ancestor, ...this.#wayUp(u, ancestor).reverse(), ...this.#wayUp(v, ancestor)]
    this.#parts[b] = parts
    this.#setOutermost(b, b)
    for (let x = 1; x <= this.#last; x++) {
      this.#setEdge(b, x, NONE)
      this.#setEdge(x, b, NONE)
    }
    this.#partOf[b]?.fill(0)
    for (const part of parts) this.#takeEdges(b, part)
    this.#reachAnew(b)
  }

  #takeEdges(b: number, part: number): void {
    for (let x = 1; x <= this.#last; x++) {
      const mine = this.#edge(b, x)
      if (mine.weight !== 0 && this.#delta(this.#edge(part, x)) >= this.#delta(mine)) continue
      this.#setEdge(b, x, this.#edge(part, x))
      this.#setEdge(x, b, this.#edge(x, part))
    }
    for (let x = 1; x <= this.#n; x++) if (this.#partOf[part]?.of(x)) this.#partOf[b]?.set(x, part)
  }

  #expand(b: number): void {
    for (const part of this.#parts[b] ?? []) this.#setOutermost(part, part)
    const entry = this.#partOf[b]?.of(this.#edge(b, this.#parent.of(b)).from) ?? 0
    const steps = this.#stepsTo(b, entry)
    const parts = this.#parts[b] ?? []
    for (let i = 0; i < steps; i += 2) {
      const [inner, outer] = [parts[i] ?? 0, parts[i + 1] ?? 0]
      this.#parent.set(inner, this.#edge(outer, inner).from)
      this.#state.set(inner, INNER)
      this.#state.set(outer, OUTER)
      this.#slack.set(inner, 0)
      this.#reachAnew(outer)
      this.#enqueue(outer)
    }
    this.#state.set(entry, INNER)
    this.#parent.set(entry, this.#parent.of(b))
    for (const part of parts.slice(steps + 1)) {
      this.#state.set(part, FREE)
      this.#reachAnew(part)
    }
    this.#outermost.set(b, 0)
  }

  /** An edge has become tight; true: there is one more pair. */
  #follow({ from, to }: Edge): boolean {
    const [u, v] = [this.#outermost.of(from), this.#outermost.of(to)]
    if (this.#state.of(v) === FREE) {
      const mate = this.#outermost.of(this.#match.of(v))
      this.#parent.set(v, from)
      this.#state.set(v, INNER)
      this.#slack.set(v, 0)
      this.#slack.set(mate, 0)
      this.#state.set(mate, OUTER)
      this.#enqueue(mate)
    } else if (this.#state.of(v) === OUTER) {
      const ancestor = this.#commonAncestor(u, v)
      if (ancestor === 0) {
        this.#augment(u, v)
        this.#augment(v, u)
        return true
      }
      this.#addBlossom(u, ancestor, v)
    }
    return false
  }

  /** One more pair; false: there is none. */
  #grow(): boolean {
    this.#state.fill(FREE)
    this.#slack.fill(0)
    this.#queue = []
    for (let x = 1; x <= this.#last; x++) {
      if (this.#outermost.of(x) !== x || this.#match.of(x) !== 0) continue
      this.#parent.set(x, 0)
      this.#state.set(x, OUTER)
      this.#enqueue(x)
    }
    if (this.#queue.length === 0) return false
    for (;;) {
      if (this.#search()) return true
      if (!this.#loosen()) return false
      this.#queue = []
      for (let x = 1; x <= this.#last; x++) {
        const by = this.#slack.of(x)
        if (this.#outermost.of(x) !== x || by === 0 || this.#outermost.of(by) === x) continue
        if (this.#delta(this.#edge(by, x)) === 0 && this.#follow(this.#edge(by, x))) return true
      }
      for (let b = this.#n + 1; b <= this.#last; b++)
        if (this.#outermost.of(b) === b && this.#state.of(b) === INNER && this.#label.of(b) === 0) this.#expand(b)
    }
  }

  /** Follows all tight edges from the outer vertices. */
  #search(): boolean {
    for (let u = this.#queue.shift(); u !== undefined; u = this.#queue.shift()) {
      if (this.#state.of(this.#outermost.of(u)) === INNER) continue
      for (let v = 1; v <= this.#n; v++) {
        const edge = this.#edge(u, v)
        if (edge.weight === 0 || this.#outermost.of(u) === this.#outermost.of(v)) continue
        if (this.#delta(edge) > 0) this.#reach(u, this.#outermost.of(v))
        else if (this.#follow(edge)) return true
      }
    }
    return false
  }

  /** Changes the labels until another edge is tight; false: no further pair gains anything. */
  #loosen(): boolean {
    let step = Number.POSITIVE_INFINITY
    for (let x = 1; x <= this.#last; x++) {
      if (this.#outermost.of(x) !== x) continue
      const [by, state] = [this.#slack.of(x), this.#state.of(x)]
      if (x > this.#n && state === INNER) step = Math.min(step, this.#label.of(x) / 2)
      if (by !== 0 && state !== INNER) step = Math.min(step, this.#delta(this.#edge(by, x)) / (state === OUTER ? 2 : 1))
    }
    for (let u = 1; u <= this.#n; u++) {
      const state = this.#state.of(this.#outermost.of(u))
      const label = this.#label.of(u)
      if (state === OUTER && label <= step) return false
      if (state !== FREE) this.#label.set(u, state === OUTER ? label - step : label + step)
    }
    for (let b = this.#n + 1; b <= this.#last; b++) {
      const state = this.#state.of(b)
      if (this.#outermost.of(b) === b && state !== FREE) this.#label.set(b, this.#label.of(b) + (state === OUTER ? 2 : -2) * step)
    }
    return true
  }
}

/**
 * Everybody in pairs, in the way with the least total cost. `n` is even; costs are whole numbers, and n times the
 * highest stays below 2⁵⁰, so that sums are exact.
 */
export function cheapestPairs(n: number, cost: (a: number, b: number) => number): [number, number][] {
  let highest = 0
  for (let a = 0; a < n; a++) for (let b = 0; b < a; b++) highest = Math.max(highest, cost(a, b))
  // With so much gained by every pair, nobody is left over.
  const base = (n / 2 + 1) * highest + 1
  const match = new Blossoms(n, (a, b) => base - cost(Math.min(a, b) - 1, Math.max(a, b) - 1)).solve()
  return match.flatMap((mate, v): [number, number][] => (v > 0 && v < mate ? [[v - 1, mate - 1]] : []))
}
