import {
  below,
  type Config,
  clone,
  type Game,
  hash,
  type Match,
  next,
  pick,
  type RandomState,
  type Seat,
  type State,
  seedRandom,
} from '@rulewright/kernel'
import { firstDifference } from './difference.ts'
import type { Jury } from './jury.ts'
import { type Sent, World, withoutDice } from './world.ts'

const SENT = 'what a seat is sent depends only on what it may know'
const KEPT = 'what a seat has heard is kept'
const ALIKE = 'worlds that look alike imagine alike'

/** How far two worlds are played side by side, and how many are tried as the second. */
const STEPS = 24
const CANDIDATES = 6

const text = (random: RandomState) => next(random).toString(36)

/** How two worlds have come to differ for the seat: not at all, by what it was told, or in a way that cannot be compared. */
type Parting = 'none' | 'told' | 'lost'

/**
 * Plays the real world and one that the seat cannot distinguish from it side by side, with the same choices by all as far as both offer
 * them. As long as the seat has been told the same, everything else it is sent must be the same: its question, who is waited for,
 * how many choices there were, whether somebody was asked at all.
 */
export function sideBySide<S extends State, C extends Config, V>(
  match: Match<S, C, V>,
  seat: Seat | null,
  random: RandomState,
  jury: Jury,
): void {
  const { game, config } = match
  const rest = match.snapshot().state as S
  // Either everything the seat cannot know is re-dealt with the same dice, or the dice differ.
  const redealt = below(random, 4) > 0
  const real = new World(game, config, clone(rest), seat)
  const heard = real.events.join()
  let other: World<S, C, V> | null = null
  // A world in which the seat draws the same before the first question says more about that question.
  for (let n = 0; n < CANDIDATES && other?.events.join() !== heard; n++) {
    const g = clone(rest)
    if (redealt) game.imagine(g, seat, seedRandom(text(random)))
    else g.random = seedRandom(text(random))
    other = new World(game, config, g, seat)
  }
  if (other) new Pair(real, other, seat, random, jury).play(redealt)
}

class Pair<S extends State, C extends Config, V> {
  /** Whether both worlds were given the same choices so far. */
  #same = true
  #types: string[] = []
  /** Everything heard in each world. */
  readonly #heard: readonly [string[], string[]] = [[], []]
  /** What first made the worlds differ. */
  #told = ''
  #was: readonly [Sent, Sent]

  constructor(
    readonly left: World<S, C, V>,
    readonly right: World<S, C, V>,
    readonly seat: Seat | null,
    readonly random: RandomState,
    readonly jury: Jury,
  ) {
    this.#was = [left.sent(), right.sent()]
  }

  play(redealt: boolean): void {
    let parting = this.#compare()
    for (let n = 0; n < STEPS && parting !== 'lost'; n++) {
      if (this.left.match.rests && this.right.match.rests && n > 0) {
        this.#atRest(parting, redealt)
        return
      }
      if (!this.#step(parting === 'none')) return
      const now = parting === 'none' ? this.#compare() : 'told'
      this.#types.push(...this.left.types, ...this.right.types)
      this.#heard[0].push(...this.left.events)
      this.#heard[1].push(...this.right.events)
      parting = now
    }
  }

  /** One choice in both worlds; false: there is none that both offer. */
  #step(together: boolean): boolean {
    const { left, right, random, seat } = this
    if (left.match.outcome !== null || right.match.outcome !== null) return false
    const asked = pick(random, left.match.open)
    const there = right.match.decisionOf(asked.seat)
    if (!there || asked.options.length === 0 || there.options.length === 0) return false
    this.#was = [left.sent(), right.sent()]
    // What somebody else chooses at the same time as others is private: it may differ between the worlds.
    const free = asked.seat !== seat && left.match.open.length > 1 && right.match.open.length > 1 && !asked.lapses
    if (together && free && below(random, 2) === 0) {
      this.#same = false
      left.choose(asked.seat, below(random, asked.options.length))
      right.choose(asked.seat, below(random, there.options.length))
      return true
    }
    const places = new Map(there.options.map((option, index) => [JSON.stringify(option), index]))
    const shared = asked.options.flatMap((option, index) => {
      const place = places.get(JSON.stringify(option))
      return place === undefined ? [] : [[index, place] as const]
    })
    if (shared.length === 0) return false
    const [index, place] = pick(random, shared)
    left.choose(asked.seat, index)
    right.choose(asked.seat, place)
    return true
  }

  /** Whether the seat can distinguish the worlds now, and if so, by what. */
  #compare(): Parting {
    const { left, right, jury } = this
    this.#silent()
    const n = left.events.findIndex((event, i) => event !== right.events[i])
    const parts = n >= 0 || left.events.length !== right.events.length
    const [a, b] = [left.sent(), right.sent()]
    this.#notByBeingAsked(left, right, b)
    this.#notByBeingAsked(right, left, a)
    if (parts || a.view !== b.view) {
      const at = n >= 0 ? n : Math.min(left.events.length, right.events.length)
      this.#told = parts ? `${left.events[at] ?? 'nothing'} against ${right.events[at] ?? 'nothing'}` : firstDifference(a.view, b.view)
      return this.#same ? 'told' : 'lost'
    }
    jury.tally[SENT] += 1
    for (const key of ['question', 'waiting', 'count', 'canUndo', 'outcome', 'obstacles'] as const) {
      if (a[key] === b[key]) continue
      jury.fail(SENT, `${this.#who()} has been told the same in two worlds, and its ${key} differs: ${a[key]} against ${b[key]}`)
    }
    return 'none'
  }

  /** A question that answers itself in one world and is asked in the other, while the seat sees the same table, reveals something. */
  #notByBeingAsked(silent: World<S, C, V>, asking: World<S, C, V>, { view }: Sent): void {
    for (const answer of silent.selfAnswers) {
      if (answer.seat === this.seat || answer.after !== asking.events.length) continue
      const asked = asking.match.decisionOf(answer.seat)
      if (asked?.prompt !== answer.prompt || asking.match.inSecret) continue
      if (asking.events.some((event, i) => event !== silent.events[i])) continue
      if (silent.viewAt(answer) === view)
        this.jury.fail(SENT, `"${answer.prompt}" answers itself for seat ${answer.seat} or not: ${this.#who()} learns what that seat has`)
    }
  }

  /** While a secret is open, others hear and see nothing of it. */
  #silent(): void {
    const { seat, jury } = this
    for (const [n, world] of [this.left, this.right].entries()) {
      const by = world.choices[world.choices.length - 1]?.seat
      if (by === undefined || !world.match.inSecret || world.match.mayFollow(seat, by)) continue
      const was = this.#was[n]
      const now = world.sent()
      // A secret that has only just begun.
      if (!was || was.count !== now.count) continue
      jury.tally['a secret is silent'] += 1
      if (world.events.length > 0) jury.fail('a secret is silent', `${this.#who()} hears ${world.events[0]}`)
      if (now.view !== was.view) jury.fail('a secret is silent', `${this.#who()}: ${firstDifference(was.view, now.view)}`)
    }
  }

  #atRest(parting: Parting, redealt: boolean): void {
    const { left, right, jury, seat } = this
    if (!this.#same) return
    // Not the state they rested in: the rules have gone on to the next question, and told more on the way.
    const [a, b] = [clone(left.match.state), clone(right.match.state)]
    const { game } = left
    const isSeenAlike = JSON.stringify(game.view(a, seat)) === JSON.stringify(game.view(b, seat))
    const difference = isSeenAlike ? imaginedDifference(game, a, b, seat, this.random) : null
    const isAlike = isSeenAlike && difference === null
    if (parting === 'told') {
      // What was told with other dice may be the dice themselves.
      if (!redealt || this.#types.some((type) => game.fleeting?.includes(type))) return
      // The same events in another order may leave the same knowledge.
      if (sorted(this.#heard[0]) === sorted(this.#heard[1])) return
      jury.tally[KEPT] += 1
      if (isAlike) jury.fail(KEPT, `${this.#who()} sees and imagines the same in two worlds, though it was told ${this.#told}`)
      return
    }
    if (!isSeenAlike) return
    jury.tally[ALIKE] += 1
    if (!isAlike) jury.fail(ALIKE, `${this.#who()} has been told the same in two worlds, but imagines others from them: ${difference}`)
  }

  #who(): string {
    return this.seat === null ? 'a spectator' : `seat ${this.seat}`
  }
}

/**
 * A world as the game itself names what is hidden, pile by pile: which of two equal pieces lies where, and the order of a hand,
 * make no difference. Where it names nothing, the whole state.
 */
function namedFacts<S extends State, C extends Config, V>(game: Game<S, C, V>, g: S, seat: Seat | null): string {
  const facts = game.hidden(g, seat)
  if (facts.length === 0) return JSON.stringify({ ...g, random: null })
  return JSON.stringify(facts.map(({ where, is }) => [where.replace(/\W*\d+\W*$/, ''), is]).sort(byText))
}

const byText = (a: readonly unknown[], b: readonly unknown[]): number => (String(a) < String(b) ? -1 : 1)

const sorted = (events: readonly string[]): string => [...events].sort().join()

/** How the worlds differ that two states imagine from the same random numbers, or null. */
function imaginedDifference<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  a: S,
  b: S,
  seat: Seat | null,
  random: RandomState,
): string | null {
  const seed = text(random)
  const [left, right] = [clone(a), clone(b)]
  game.imagine(left, seat, seedRandom(seed))
  game.imagine(right, seat, seedRandom(seed))
  const [one, other] = [namedFacts(game, left, seat), namedFacts(game, right, seat)]
  return one === other ? null : firstDifference(one, other)
}

/**
 * Two deals that begin alike and then diverge: if a seat sees the same of both, it must imagine the same. Unlike a world of
 * `imagine`, the second deal does not depend on what the game says is hidden, and so finds what it forgot.
 */
export function dealtAlike<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  config: C,
  seed: string,
  random: RandomState,
  jury: Jury,
): void {
  let draws = 0
  const deal = (until: number) => {
    const dice = turning(seed, until, () => {
      draws += 1
    })
    const g = game.setup(config, dice)
    const { a, b, c, d } = g.random
    g.random = { a, b, c, d }
    return g
  }
  const one = deal(-1)
  const all = draws
  for (let n = 0; n < DEALS && all > 0; n++) {
    const other = deal(1 + below(random, all))
    for (let seat: Seat | null = config.seats; seat !== null; ) {
      seat = seat === 0 ? null : seat - 1
      const [a, b] = [new World(game, config, clone(one), seat), new World(game, config, clone(other), seat)]
      if (JSON.stringify([a.sent(), a.events]) !== JSON.stringify([b.sent(), b.events])) continue
      const [left, right] = [a.rest(), b.rest()]
      if (JSON.stringify(game.takenAsKnown?.(left)) !== JSON.stringify(game.takenAsKnown?.(right))) continue
      if (hash(withoutDice(clone(left), random)) === hash(withoutDice(clone(right), random))) continue
      jury.tally[ALIKE] += 1
      const difference = imaginedDifference(game, left, right, seat, random)
      const who = seat === null ? 'a spectator' : `seat ${seat}`
      if (difference !== null) jury.fail(ALIKE, `two deals look alike to ${who}, but it imagines others from them: ${difference}`)
    }
  }
}

/** How many other deals one is compared with. */
const DEALS = 6

/** A generator that diverges at one of its draws (−1: never). */
function turning(seed: string, at: number, drawn: () => void): RandomState {
  const dice = seedRandom(seed)
  let { d } = dice
  let n = 0
  Object.defineProperty(dice, 'd', {
    enumerable: true,
    get: () => d,
    set(value: number) {
      d = value
      n += 1
      drawn()
      if (n === at) dice.c ^= 0x5bd1e995
    },
  })
  return dice
}
