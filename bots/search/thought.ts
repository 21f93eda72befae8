import { at, below, type Decision, type Match, type Option, type RandomState, type Seat } from '@rulewright/kernel'
import { anyOf, isRefused } from '../bot.ts'
import type { Judge } from '../judge.ts'
import { awaited } from '../world.ts'
import { ActAverages, OutcomeSpread } from './averages.ts'
import { Errand } from './errand.ts'
import { optionKey, questionKey } from './key.ts'
import type { Thinking } from './thinking.ts'
import { Node, TreeChoice } from './tree.ts'

/** Playouts without an evaluation run to the end; a rule that never ends is cut here. */
const LONGEST = 2000
/** After this many decisions the delayed option is given up. */
const PUT_OFF = 40
/** Decisions with up to this many options are seen whole by everybody. */
const NARROW = 3

/** After the option with one key, choose the option with the other. */
interface Then {
  readonly after: number
  readonly key: number
}

/** Limits of a search. */
export interface Focus {
  /** The only options to be tried, by their places; left out: all. */
  readonly among?: readonly number[]
  /** What the seat does the next time it is asked the same, after the one or the other: a choice that was only put off. */
  readonly then?: Then | null
  /** Where the seat set out from, and the options that would come to nothing, by their places. */
  readonly errand?: { readonly from: number | null; readonly barred: ReadonlySet<number> }
}

/** One decision being thought about: a tree, grown by one choice in each possible world. */
export class Thought {
  readonly #seats: number
  readonly #spread: OutcomeSpread
  readonly #worths: Float64Array
  /** The path of the running iteration: the first entries of each list. The lists are never emptied, as they would have to grow again. */
  readonly #path: Node[] = []
  #deep = 0
  readonly #acts: number[] = []
  readonly #actors: Seat[] = []
  #noted = 0
  #keys: number[] = []
  /** The root decision's options are the same in every iteration: their keys, their nodes, and which of them are excluded. */
  readonly #rootKeys: number[] = []
  readonly #rootNext: (Node | undefined)[] = []
  readonly #closed: boolean[]
  /** The seat asked at the leaf, as a bit. */
  #asked = 0
  /** Whether every option is still to be looked at once, before some are overlooked. */
  #glances: boolean
  /** How often each option of the decision was tried in this thought. */
  readonly #tries = new Map<number, number>()
  /** Reused for every choice, to save allocations. */
  readonly #choice = new TreeChoice()
  /** The delayed option that the running iteration still has to choose. */
  #owed: number | null = null
  /** The errand of the running iteration. */
  readonly #errand: Errand

  constructor(
    readonly root: Node,
    readonly decision: Decision,
    readonly thinking: Thinking,
    readonly random: RandomState,
    readonly judge: Judge,
    readonly averages = new ActAverages(),
    readonly limits: Focus = {},
  ) {
    this.#errand = new Errand(judge.game.bot?.errands)
    this.#seats = root.worths.length
    this.#spread = new OutcomeSpread(this.#seats)
    this.#worths = new Float64Array(this.#seats)
    averages.begin(thinking.recalls)
    const barred = limits.among ? othersThan(limits.among, decision) : (limits.errand?.barred ?? new Set())
    const { options } = decision
    this.#closed = options.map((option, index) => (isRefused(option) && options.length > 1) || barred.has(index))
    root.asks = listKeys(decision, this.#rootKeys)
    this.#glances = thinking.overlooks > 0 && decision.options.length > NARROW
  }

  /**
   * Plays one possible world: down the tree, one new choice, on to a rest point; then updates every node on the path.
   * `sample` deals the n-th world. Every option meets the same worlds in the same order: what differs is the choice.
   */
  iterate(sample: (n: number) => Match): void {
    this.#deep = 0
    this.#noted = 0
    this.#owed = null
    this.#errand.resume(this.limits.errand?.from ?? null)
    const world = this.#descend(sample)
    this.#playOn(world)
    const worths = this.#weigh(world)
    this.root.add(worths)
    for (let n = 0; n < this.#deep; n++) at(this.#path, n).add(worths)
    for (let n = 0; n < this.#noted; n++) {
      const seat = this.#actors[n] ?? 0
      this.averages.add(this.#acts[n] ?? 0, (worths[seat] ?? 0) - this.#spread.mean(seat))
    }
  }

  /** Only seats that chose on the path, or choose next, are evaluated; the others get their average. */
  #weigh(world: Match): Float64Array {
    const worths = this.#worths
    let asked = this.#asked
    for (let n = 0; n < this.#noted; n++) asked |= 1 << (this.#actors[n] ?? 0)
    for (let seat = 0; seat < worths.length; seat++) if ((asked & (1 << seat)) === 0) worths[seat] = this.#spread.mean(seat)
    this.judge.worths(world, worths, asked, this.decision.seat)
    this.#spread.add(worths, asked)
    return worths
  }

  #descend(sample: (n: number) => Match): Match {
    let node = this.root
    let decision = this.decision
    let world: Match | null = null
    for (;;) {
      const owed = this.#putOff(decision)
      const index = owed ?? (world === null ? this.#selectFirst() : this.#select(node, decision, world))
      const key = at(world === null ? this.#rootKeys : this.#keys, index)
      node.next ??= new Map()
      let child = node.next.get(key)
      const known = child !== undefined
      if (!child) {
        child = new Node(key, this.#seats)
        child.offers = 1
        node.next.set(key, child)
      }
      this.#note(decision.seat, key)
      this.#path[this.#deep++] = child
      if (node === this.root) this.#owed = key === this.limits.then?.after ? this.limits.then.key : null
      world ??= sample(this.#triesOf(key))
      this.#errand.follow(world.state, at(decision.options, index))
      world.choose(decision.seat, index)
      const next = known ? this.#goOn(world) : awaited(world)
      if (!known || next === null) {
        this.#asked = next === null ? 0 : 1 << next.seat
        return world
      }
      node = child
      decision = next
    }
  }

  /** The next decision with a real choice: forced ones teach nothing, and a node for each would only slow the tree's growth. */
  #goOn(world: Match): Decision | null {
    let decision = awaited(world)
    for (let n = 0; decision !== null && decision.options.length === 1 && n < LONGEST; n++) {
      world.choose(decision.seat, this.#putOff(decision) ?? 0)
      decision = awaited(world)
    }
    return decision
  }

  #triesOf(key: number): number {
    const tries = this.#tries.get(key) ?? 0
    this.#tries.set(key, tries + 1)
    return tries
  }

  /** The option to try next at the root. */
  #selectFirst(): number {
    const { options, seat } = this.decision
    const { root } = this
    const choice = this.#choice.begin(this.thinking.exploration * this.#spread.of(seat))
    // Rounded down: until each option is due one try, a wide decision widens slowly as elsewhere.
    let fewest = Math.floor(Math.sqrt((this.thinking.due * root.visits) / options.length))
    let owed = -1
    for (let i = 0; i < options.length; i++) {
      if (this.#closed[i]) continue
      const key = this.#rootKeys[i] as number
      const child = this.#rootNext[i] ?? root.next?.get(key)
      const visits = child?.visits ?? 0
      if (visits < fewest) {
        owed = i
        fewest = visits
      }
      if (child) {
        this.#rootNext[i] = child
        choice.addTried(i, child, seat)
      } else choice.addFresh(i, this.#promise(key))
    }
    if (this.#glances) {
      if (choice.fresh >= 0) return choice.fresh
      this.#overlook(root)
      return this.#selectFirst()
    }
    return owed >= 0 ? owed : choice.made(root, seat, this.thinking)
  }

  /** The option to try next below the root. */
  #select(node: Node, decision: Decision, world: Match): number {
    const { options, seat } = decision
    const question = questionKey(decision)
    const choice = this.#choice.begin(this.thinking.exploration * this.#spread.of(seat))
    const keys = this.#keys
    const vain = this.#errand.vain(world.state, decision)
    const { next } = node
    let asks = question
    for (let i = 0; i < options.length; i++) {
      const option = options[i] as Option
      const key = optionKey(question, option)
      keys[i] = key
      asks = (asks + key) | 0
      if ((isRefused(option) && options.length > 1) || vain?.[i]) continue
      const child = next?.get(key)
      if (child) choice.addTried(i, child, seat)
      else choice.addFresh(i, this.#promise(key))
    }
    node.asks = asks
    return choice.made(node, seat, this.thinking)
  }

  /** What to expect of an option that was not tried here; a tiny random amount breaks ties. */
  #promise(key: number): number {
    return this.averages.mean(key) + below(this.random, 1024) * 1e-9
  }

  /**
   * Beginners overlook options of a wide decision, but never the best-looking third (at least three).
   */
  #overlook(root: Node): void {
    this.#glances = false
    const { options, seat } = this.decision
    const looks = options.map((_, index) => root.next?.get(at(this.#rootKeys, index))?.mean(seat) ?? 0)
    const last = looks
      .map((_, index) => index)
      .sort((a, b) => at(looks, b) - at(looks, a))
      .slice(Math.max(NARROW, Math.ceil(options.length / 3)))
    for (const index of last) if (below(this.random, 1024) < 1024 * this.thinking.overlooks) this.#closed[index] = true
  }

  /** Plays on beyond the tree, guided by averages: `lookahead` decisions, then until the match rests. */
  #playOn(world: Match): void {
    let ahead = world.game.bot ? this.thinking.lookahead : LONGEST
    let { further } = this.thinking
    for (let n = 0; n < LONGEST; n++) {
      const decision = awaited(world)
      if (decision === null) return
      if (ahead <= 0 && world.rests && (this.#owed === null || n >= PUT_OFF)) {
        if (further === 0) return
        further -= 1
      }
      ahead -= 1
      world.choose(decision.seat, this.#putOff(decision) ?? (decision.options.length === 1 ? 0 : this.#byAverages(decision)))
    }
  }

  /** The delayed option is chosen as soon as it is offered; if the same question comes without it, it is given up. */
  #putOff(decision: Decision): number | null {
    if (this.#owed === null || decision.seat !== this.decision.seat || decision.prompt !== this.decision.prompt) return null
    const question = questionKey(decision)
    const keys = decision.options.map((option) => optionKey(question, option))
    const index = keys.indexOf(this.#owed)
    this.#owed = null
    this.#keys = keys
    return index < 0 ? null : index
  }

  /** A small tournament: draws a few options and takes the one that did best so far. */
  #byAverages(decision: Decision): number {
    const { options, seat } = decision
    const question = questionKey(decision)
    const rounds = Math.min(this.thinking.tournament, options.length)
    let winner = 0
    let winnerKey = 0
    let winnerMean = Number.NEGATIVE_INFINITY
    for (let n = 0; n < rounds; n++) {
      const index = anyOf(options, this.random)
      const key = optionKey(question, at(options, index))
      const mean = this.averages.mean(key)
      if (mean > winnerMean) {
        winner = index
        winnerKey = key
        winnerMean = mean
      }
    }
    this.#note(seat, winnerKey)
    return winner
  }

  #note(seat: Seat, key: number): void {
    this.#actors[this.#noted] = seat
    this.#acts[this.#noted] = key
    this.#noted += 1
  }
}

const othersThan = (among: readonly number[], { options }: Decision): ReadonlySet<number> =>
  new Set(options.map((_, index) => index).filter((index) => !among.includes(index)))

/** Identifies a decision in the tree: the question and its options, in any order. */
export const asksOf = (decision: Decision): number => listKeys(decision, [])

/** Lists the keys of a decision's options; returns a key for all of them together. */
function listKeys(decision: Decision, keys: number[]): number {
  const question = questionKey(decision)
  let asks = question
  for (const [index, option] of decision.options.entries()) {
    const key = optionKey(question, option)
    keys[index] = key
    asks = (asks + key) | 0
  }
  return asks
}
