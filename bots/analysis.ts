import type { Observer } from '@rulewright/kernel'
import { decisionFor, isRefused } from './bot.ts'
import { NO_NETWORK } from './judge.ts'
import { Memory, NO_TRAIL, type Trail } from './memory.ts'
import { reasonsFor } from './reason.ts'
import { type OptionVerdict, Search } from './search/index.ts'

/** The names of costly choices, from the least to the worst. */
export const LABELS = ['slip', 'mistake', 'blunder'] as const
export type Label = (typeof LABELS)[number]

/** How much of the chance to win a choice must cost to get its label. */
export const COSTS: Readonly<Record<Label, number>> = { slip: 0.05, mistake: 0.1, blunder: 0.2 }

/** Changes whenever choices are judged differently: older judgements are then redone. */
export const METHOD = 3

/** A choice as its seat could have judged it: chances to win from 0 to 1. */
export interface JudgedChoice {
  /** As things stood when it was asked. */
  readonly before: number
  /** After the best option that was found, and after the one that was chosen; the same where nothing better was found. */
  readonly best: number
  readonly chosen: number
  /** The best option; the chosen one where nothing better was found. */
  readonly better: number
  readonly label: Label | null
  /** The terms of the game's evaluation that speak for the better option, where the choice is labelled. */
  readonly reasons: readonly string[]
}

interface Cost {
  readonly cost: number
  readonly label: Label | null
}

/** How long a decision is looked at: first all options, this many tries each on average; then the two that matter, this often each. */
const TRIES_EACH = 12
const FEWEST = 160
const MOST = 480
const PAIRED = 300
/** How far below the best the first look may rank a choice before it is examined again. */
const WORTH_A_LOOK = 0.02
/** How many standard errors a difference must be from zero. */
const SURE = 2.5
/** From how much on the plain evaluation counts as disagreeing. */
const CONTRARY = 0.005

/** Chances to win and nothing else: costs are expressed in chances. */
const THINKING = { margin: 0 }
/** How many choices further on to look, where what seems good at once may have come to nothing. */
const AHEAD = { ...THINKING, lookahead: 12 }

/**
 * Judges a choice from what its seat knew when it was made: the worlds are imagined from the seat's own view. Null: there was nothing to
 * choose, or the choice only took back what was begun. `been` gives the places where the seat has been this turn: what leads back there is
 * no better choice.
 */
export function judgeChoice(observer: Observer, index: number, seed: string, been: () => Trail = () => NO_TRAIL): JudgedChoice | null {
  const { options } = decisionFor(observer)
  const chosen = options[index]
  if (!chosen || isRefused(chosen) || options.filter((option) => !isRefused(option)).length < 2) return null
  const iterations = Math.min(MOST, Math.max(FEWEST, TRIES_EACH * options.length))
  const verdicts = new Search({ iterations }, THINKING).judge(observer, seed)
  const before = verdicts.reduce((sum, { share, worth }) => sum + share * worth, 0)
  const ranked = rankedBy(verdicts)
  const own = verdicts[index] ?? { share: 0, worth: 0 }
  const top = verdicts[ranked[0] ?? index]?.worth ?? 0
  if (ranked[0] === index) return nothingBetter(index, before, own.worth)
  // An option with few tries tells us little.
  if (own.share > 0 && top - own.worth < WORTH_A_LOOK) return nothingBetter(index, before, own.worth)
  const better = new Memory(been()).onward(observer, ranked, seed)
  return better === index ? nothingBetter(index, before, own.worth) : held(observer, index, better, before, seed)
}

const nothingBetter = (index: number, before: number, chosen: number): JudgedChoice => ({
  before: Math.min(before, chosen),
  best: chosen,
  chosen,
  better: index,
  label: null,
  reasons: [],
})

/** Compares the two options in fresh worlds, not the ones they were picked in. */
function held(observer: Observer, index: number, better: number, before: number, seed: string): JudgedChoice {
  const pair = [better, index] as const
  const [best, own] = new Search({}, THINKING).compare(observer, pair, `${seed}/held`, PAIRED)
  const chosen = mean(own)
  const now = costOf(best, own)
  // If the better option can still be chosen next, only the cost of the delay counts.
  const putOff = () => costOf(...new Search({}, THINKING).compare(observer, pair, `${seed}/later`, PAIRED, true))
  const { cost, label } = now.label ? least(now, putOff()) : now
  if (cost <= 0 || (label && isDisputed(observer, pair, seed))) return nothingBetter(index, before, chosen)
  const reasons = label ? reasonsFor(observer, better, `${seed}/reason`, index) : []
  // The first look was shorter and less exact, so its value is clamped between the two better-known ones.
  return { before: Math.min(chosen + cost, Math.max(chosen, before)), best: chosen + cost, chosen, better, label, reasons }
}

/**
 * Whether looking further ahead changes the verdict, or the plain evaluation disagrees there: where the judges differ, no choice is
 * labelled.
 */
function isDisputed(observer: Observer, pair: readonly [number, number], seed: string): boolean {
  const ahead = new Search({}, AHEAD).compare(observer, pair, `${seed}/ahead`, PAIRED)
  if (costOf(...ahead).cost < COSTS.slip / 2) return true
  const [best, own] = new Search({}, { ...AHEAD, network: NO_NETWORK }).compare(observer, pair, `${seed}/plain`, PAIRED)
  return mean(own) - mean(best) > Math.max(CONTRARY, errorOf(gainsOf(best, own)))
}

/** What the second option costs compared with the first, and its label if the difference is certain. */
function costOf(best: Float64Array, own: Float64Array): Cost {
  const cost = mean(best) - mean(own)
  return { cost: Math.max(0, cost), label: cost > SURE * errorOf(gainsOf(best, own)) ? labelFor(cost) : null }
}

const gainsOf = (best: Float64Array, own: Float64Array): Float64Array => best.map((worth, n) => worth - (own[n] ?? 0))

const least = (a: Cost, b: Cost): Cost => (b.cost < a.cost ? b : a)

const labelFor = (cost: number): Label | null => LABELS.findLast((label) => cost >= COSTS[label]) ?? null

/** The most visited first: what the search would have played. */
const rankedBy = (verdicts: readonly OptionVerdict[]): number[] =>
  verdicts
    .map(({ share }, index) => ({ share, index }))
    .sort((a, b) => b.share - a.share)
    .map(({ index }) => index)

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The standard error of a mean. */
function errorOf(values: Float64Array): number {
  const middle = mean(values)
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)
  return Math.sqrt(spread / values.length)
}
