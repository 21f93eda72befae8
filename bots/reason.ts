import { type Match, type Observer, seedRandom } from '@rulewright/kernel'
import { decisionFor } from './bot.ts'
import type { Weights } from './judge.ts'
import { settle } from './world.ts'

/** How many imagined worlds, and how many of the other options, a choice is held against. */
const WORLDS = 8
const OTHERS = 6
/** A lead below this is not worth mentioning. */
const WORTH_SAYING = 0.01
/** A gain counts if it is more than this many standard errors: there are many terms, and the worlds are played on at random. */
const SURE = 3

/** What a position is made of: how much of the lead each term of the evaluation brings, in the evaluation's own measure. */
type Parts = ReadonlyMap<string, number>

/** A choice in one world: what there was before it, what it does at once, and what there is when the match rests again. */
interface Course {
  readonly before: Parts
  readonly atOnce: Parts
  readonly later: Parts
}

/** The reason of a choice that wins in most of what may come. */
const WINS = 'wins'

/** What a term gains in one world: against the other options; against what there was; and what most of the others lose of it. */
interface Gain {
  readonly ahead: number
  readonly rise: number
  readonly fall: number
}

/**
 * Why an option is the better one: the terms of the game's evaluation that gain by it, against the other options (or one of them,
 * `than`), in the same imagined worlds. A term must move by the option itself, or be lost by most of the others at once: what one of
 * them would spend, or what random play does later, is no reason. What it does at once comes first, then what surely comes of it; the
 * largest gain first. Only from what the asking seat knows.
 */
export function reasonsFor(observer: Observer, index: number, seed = 'reason', than: number | null = null): readonly string[] {
  const { options } = decisionFor(observer)
  const others = than === null ? options.map((_, n) => n).filter((n) => n !== index) : [than]
  const step = Math.max(1, Math.ceil(others.length / OTHERS))
  const held = others.filter((_, n) => n % step === 0)
  if (held.length === 0) return []
  const own = coursesAfter(observer, index, seed)
  const against = held.map((other) => coursesAfter(observer, other, seed))
  const gains = (at: 'atOnce' | 'later') =>
    own.map((course, n) =>
      gainsOf(
        course.before,
        course[at],
        against.flatMap((each) => each[n]?.[at] ?? []),
      ),
    )
  const atOnce = termsThatGain(gains('atOnce'), ({ rise, fall }) => sure(rise) || sure(fall))
  const later = termsThatGain(gains('later'), ({ rise }) => sure(rise))
  return [...new Set([...atOnce, ...later])]
}

/** One world each: right after the choice, and played on until it rests. */
function coursesAfter(observer: Observer, index: number, seed: string): readonly Course[] {
  return Array.from({ length: WORLDS }, (_, n) => {
    const world = observer.sample(`${seed}/${n}`)
    const before = partsOf(world, observer.seat)
    world.choose(observer.seat, index)
    const atOnce = partsOf(world, observer.seat)
    settle(world, seedRandom(`${seed}|${n}`))
    return { before, atOnce, later: partsOf(world, observer.seat) }
  })
}

/** What each term gains in one world. A match that is over has no terms to compare, only who won. */
function gainsOf(before: Parts, own: Parts, against: readonly Parts[]): ReadonlyMap<string, Gain> {
  const isOver = [own, ...against].some((parts) => parts.has(WINS))
  const terms = isOver ? [WINS] : [...own.keys()]
  return new Map(
    terms.map((term) => {
      const [was, is] = [before.get(term) ?? 0, own.get(term) ?? 0]
      const theirs = against.map((parts) => parts.get(term) ?? 0).sort((a, b) => a - b)
      const usual = theirs.reduce((sum, value) => sum + value, 0) / theirs.length
      // Of an even number the better one of the middle: half is not most.
      return [term, { ahead: is - usual, rise: is - was, fall: was - (theirs[theirs.length >> 1] ?? was) }]
    }),
  )
}

type Over<T> = { readonly [key in keyof T]: readonly number[] }

/** The terms that are surely ahead, and moved. */
function termsThatGain(worlds: readonly ReadonlyMap<string, Gain>[], moved: (gain: Over<Gain>) => boolean): readonly string[] {
  const terms = new Set(worlds.flatMap((gains) => [...gains.keys()]))
  const over = (term: string, key: keyof Gain) => worlds.map((gains) => gains.get(term)?.[key] ?? 0)
  return [...terms]
    .map((term) => ({ term, ahead: over(term, 'ahead'), rise: over(term, 'rise'), fall: over(term, 'fall') }))
    .filter((gain) => sure(gain.ahead) && moved(gain))
    .sort((a, b) => spreadOf(b.ahead).mean - spreadOf(a.ahead).mean)
    .map(({ term }) => term)
}

/** Whether it is worth saying, and no accident. */
function sure(gains: readonly number[]): boolean {
  const { mean, error } = spreadOf(gains)
  return mean > WORTH_SAYING && mean > SURE * error
}

function spreadOf(gains: readonly number[]): { readonly mean: number; readonly error: number } {
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1)
  return { mean, error: Math.sqrt(variance / gains.length) }
}

/** What each term brings: the lead with it, less the lead without it. A match that is over is won or lost and nothing else. */
function partsOf(world: Match, seat: number): Parts {
  const { outcome, game, state } = world
  if (outcome) return new Map([[WINS, outcome.payoffs[seat] ?? 0]])
  const { bot } = game
  if (!bot) return new Map()
  const lead = (weights: Weights) => logit(bot.evaluate(state, seat, weights))
  const whole = lead(bot.weights)
  return new Map(Object.keys(bot.weights).map((term) => [term, whole - lead({ ...bot.weights, [term]: 0 })]))
}

/** From a chance to win back to the lead it was made of. */
const logit = (chance: number): number => {
  const kept = Math.min(1 - 1e-9, Math.max(1e-9, chance))
  return Math.log(kept / (1 - kept))
}
