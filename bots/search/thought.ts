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
/** After this many decisions, what was put off is no longer waited for. */
const PUT_OFF = 40
/** Decisions with up to this many options are seen whole by everybody. */
const NARROW = 3

/** After the option of one key, the one of another. */
interface Then {
  readonly after: number
  readonly key: number
}

/** What a thought is about, where it is not about all there is. */
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
  /** The line of the running iteration: the first entries of each list. Lists that are emptied would have to grow again every time. */
  readonly #path: Node[] = []
  #deep = 0
  readonly #acts: number[] = []
  readonly #actors: Seat[] = []
  #noted = 0
  #keys: number[] = []
  /** The decision's own options, listed once: their keys, the choices tried so far, and which of them are not to be tried. */
  readonly #rootKeys: number[] = []
  readonly #rootNext: (Node | undefined)[] = []
  readonly #closed: boolean[]
  /** The seat that is asked where the tree ends, as a bit. */
  #asked = 0
  /** Whether every option is still to be looked at once, before some are overlooked. */
  #glances: boolean
  /** How often each option of the decision was tried in this thought. */
  readonly #tries = new Map<number, number>()
  /** The choice being made; one for all, so that none is allocated. */
  readonly #choice = new TreeChoice()
  /** What is still to be done in the running iteration because it was put off. */
  #owed: number | null = null
  /** The errand under way in the running iteration. */
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
   * Plays one possible world: down the tree, one new choice, on to a quiet place; then everybody on the line learns.
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

  /** Only the seat that chose, or chooses next, learns from it; the others get the average. */
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
      const next = awaited(world)
      if (!known || next === null) {
        this.#asked = next === null ? 0 : 1 << next.seat
        return world
      }
      node = child
      decision = next
    }
  }

  #triesOf(key: number): number {
    const tries = this.#tries.get(key) ?? 0
    this.#tries.set(key, tries + 1)
    return tries
  }

  /** The option of the decision itself to try next. */
  #selectFirst(): number {
    const { options, seat } = this.decision
    const { root } = this
    const choice = this.#choice.begin(this.thinking.exploration * this.#spread.of(seat))
    // Whole tries: before one is due to each, a wide decision opens slowly as elsewhere.
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

  /** The option to try next further on. */
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

  /** What is expected of an option that was not tried here. Small luck decides between acts of which nothing is known. */
  #promise(key: number): number {
    return this.averages.mean(key) + below(this.random, 1024) * 1e-9
  }

  /**
   * Somebody who is learning does not see every option of a wide decision, but what looks good at a glance: a third of them, and three
   * at least, are never missed.
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

  /** Plays on beyond the tree by averages and luck: as many decisions as the lookahead says, then until the match rests. */
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
      world.choose(decision.seat, this.#putOff(decision) ?? this.#byAverages(decision))
    }
  }

  /** What was put off is done as soon as it is on offer; who is asked the same without it has let it go. */
  #putOff(decision: Decision): number | null {
    if (this.#owed === null || decision.seat !== this.decision.seat || decision.prompt !== this.decision.prompt) return null
    const question = questionKey(decision)
    const keys = decision.options.map((option) => optionKey(question, option))
    const index = keys.indexOf(this.#owed)
    this.#owed = null
    this.#keys = keys
    return index < 0 ? null : index
  }

  /** A small tournament: of a few options drawn at random, the one that did best so far. */
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

/** What identifies a decision in the tree: the question and its options, in whatever order. */
export const asksOf = (decision: Decision): number => listKeys(decision, [])

/** Lists the keys of a decision's options; what they amount to together. */
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
