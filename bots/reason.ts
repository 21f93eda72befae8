import { type Match, type Observer, seedRandom } from '@rulewright/kernel'
import { decisionFor } from './bot.ts'
import type { Weights } from './judge.ts'
import { settle } from './world.ts'

/** How many imagined worlds, and how many of the other options, a choice is held against. */
const WORLDS = 6
const OTHERS = 6
/** Less than this of a lead is nothing to speak of. */
const WORTH_SAYING = 0.01

/** What a position is made of: how much of the lead each term of the evaluation brings, in the evaluation's own measure. */
type Parts = Map<string, number>

/** The reason of a choice that wins in most of what may come. */
const WINS = 'wins'

/**
 * Why an option is the better one: the terms of the game's evaluation that gain by it, against the other options (or one of them,
 * `than`), in the same imagined worlds; what gains most comes first. Only from what the asking seat knows.
 */
export function reasonsFor(observer: Observer, index: number, seed = 'reason', than: number | null = null): readonly string[] {
  const { options } = decisionFor(observer)
  const others = than === null ? options.map((_, n) => n).filter((n) => n !== index) : [than]
  const step = Math.max(1, Math.ceil(others.length / OTHERS))
  const held = others.filter((_, n) => n % step === 0)
  if (held.length === 0) return []
  const own = partsAfter(observer, index, seed)
  const against = held.map((other) => partsAfter(observer, other, seed))
  const gains = [...own].map(([term, value]) => {
    const usual = against.reduce((sum, parts) => sum + (parts.get(term) ?? 0), 0) / against.length
    return { term, gain: value - usual }
  })
  return gains
    .filter(({ gain }) => gain > WORTH_SAYING)
    .sort((a, b) => b.gain - a.gain)
    .map(({ term }) => term)
}

/** The average over a few worlds, each played on until it rests. */
function partsAfter(observer: Observer, index: number, seed: string): Parts {
  const parts: Parts = new Map()
  for (let n = 0; n < WORLDS; n++) {
    const world = observer.sample(`${seed}/${n}`)
    world.choose(observer.seat, index)
    settle(world, seedRandom(`${seed}|${n}`))
    for (const [term, value] of partsOf(world, observer.seat)) parts.set(term, (parts.get(term) ?? 0) + value / WORLDS)
  }
  return parts
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
