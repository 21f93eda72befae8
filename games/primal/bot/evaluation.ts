import type { Evaluation } from '@rulewright/kernel'
import { hunterAt } from '../rules/lookup.ts'
import { maximumHealth, threshold, unleashAt } from '../rules/query.ts'
import type { Hunt } from '../rules/state.ts'

/** All hunters win or lose together, so every seat weighs a hunt alike. */
const weights = {
  /** How far the monster is worn down, and how much of it must be done by now. */
  progress: 9,
  pace: 5,
  /** Health of those who stand, and the price of a depleted piece. */
  health: 2.5,
  fallen: 1.5,
  depleted: 1.2,
  /** Cards in hand and stamina are the next turns. */
  cards: 0.12,
  stamina: 0.1,
  strain: -0.1,
  threatened: -0.15,
  focused: 0.4,
  counters: 0.08,
  objective: 0.5,
  struggle: -0.5,
  potions: 0.1,
  start: -1.5,
} as const

function evaluate(g: Hunt, _seat: number, w: Readonly<Record<string, number>>): number {
  if (g.result !== null) return g.result === 'slain' ? 1 : 0
  const weight = (name: keyof typeof weights) => w[name] ?? weights[name]
  const many = g.hunters.length
  const done = (10 - g.health + g.damage / Math.max(1, threshold(g))) / 10
  const elapsed = (g.round - 1 + (g.active >= 0 || g.stage === 'roundEnd' ? g.turn / many : 0)) / 10
  let score = weight('start') + weight('progress') * done - weight('pace') * elapsed
  score += (weight('struggle') * g.struggle) / unleashAt(g)
  if (g.objective < 0) score += weight('objective')
  let party = 0
  for (let n = 0; n < many; n++) party += hunterScore(g, n, weight)
  return 1 / (1 + Math.exp(-(score + party / many)))
}

function hunterScore(g: Hunt, hunter: number, weight: (name: keyof typeof weights) => number): number {
  const h = hunterAt(g, hunter)
  let score = weight('potions') * h.potions.length
  if (h.armorDepleted) score -= weight('depleted')
  if (h.helmDepleted) score -= weight('depleted')
  if (h.focused) score += weight('focused')
  score += weight('counters') * h.counters
  if (h.standing !== 'standing') return score - weight('fallen') * (h.standing === 'black' ? 0.7 : 1)
  const most = maximumHealth(g, hunter)
  score += weight('health') * (1 - h.damage / Math.max(1, most))
  score += weight('cards') * h.hand.length + weight('stamina') * h.stamina + weight('strain') * h.strain
  return h.threatened ? score + weight('threatened') : score
}

export const evaluation: Evaluation<Hunt> = { weights, evaluate }
