import { type Match, type Observer, seedRandom } from '@rulewright/kernel'
import { decisionFor } from './bot.ts'
import type { Weights } from './judge.ts'
import { settle } from './world.ts'

/** How many imagined worlds, and how many of the other options, a choice is held against. */
const WORLDS = 8
const OTHERS = 6
/** A lead below this is not worth mentioning. */
const WORTH_SAYING = 0.01
/** What may follow is mentioned only if it gains by more than this many standard errors: the worlds are played on at random. */
const SURE = 2

/** What a position is made of: how much of the lead each term of the evaluation brings, in the evaluation's own measure. */
type Parts = ReadonlyMap<string, number>

/** A choice in one world: what it does at once, and what there is when the match rests again. */
interface Course {
  readonly atOnce: Parts
  readonly later: Parts
}

/** The reason of a choice that wins in most of what may come. */
const WINS = 'wins'

/**
 * Why an option is the better one: the terms of the game's evaluation that gain by it, against the other options (or one of them,
 * `than`), in the same imagined worlds. What it does at once comes first, then what surely comes of it; the largest gain first.
 * Only from what the asking seat knows.
 */
export function reasonsFor(observer: Observer, index: number, seed = 'reason', than: number | null = null): readonly string[] {
  const { options } = decisionFor(observer)
  const others = than === null ? options.map((_, n) => n).filter((n) => n !== index) : [than]
  const step = Math.max(1, Math.ceil(others.length / OTHERS))
  const held = others.filter((_, n) => n % step === 0)
  if (held.length === 0) return []
  const own = coursesAfter(observer, index, seed)
  const against = held.map((other) => coursesAfter(observer, other, seed))
  const gaining = (at: keyof Course) =>
    termsThatGain(
      own.map((course, n) =>
        gainsOf(
          course[at],
          against.flatMap((each) => each[n]?.[at] ?? []),
        ),
      ),
    )
  return [...new Set([...gaining('atOnce'), ...gaining('later')])]
}

/** One world each: right after the choice, and played on until it rests. */
function coursesAfter(observer: Observer, index: number, seed: string): readonly Course[] {
  return Array.from({ length: WORLDS }, (_, n) => {
    const world = observer.sample(`${seed}/${n}`)
    world.choose(observer.seat, index)
    const atOnce = partsOf(world, observer.seat)
    settle(world, seedRandom(`${seed}|${n}`))
    return { atOnce, later: partsOf(world, observer.seat) }
  })
}

/** What each term gains in one world against the usual. A match that is over has no terms to compare, only who won. */
function gainsOf(own: Parts, against: readonly Parts[]): Parts {
  const isOver = [own, ...against].some((parts) => parts.has(WINS))
  const terms = isOver ? [WINS] : [...own.keys()]
  const usual = (term: string) => against.reduce((sum, parts) => sum + (parts.get(term) ?? 0), 0) / against.length
  return new Map(terms.map((term) => [term, (own.get(term) ?? 0) - usual(term)]))
}

function termsThatGain(worlds: readonly Parts[]): readonly string[] {
  const terms = new Set(worlds.flatMap((gains) => [...gains.keys()]))
  return [...terms]
    .map((term) => ({ term, ...spreadOf(worlds.map((gains) => gains.get(term) ?? 0)) }))
    .filter(({ mean, error }) => mean > WORTH_SAYING && mean > SURE * error)
    .sort((a, b) => b.mean - a.mean)
    .map(({ term }) => term)
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
