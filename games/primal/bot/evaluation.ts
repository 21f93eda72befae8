import type { Evaluation } from '@rulewright/kernel'
import { hunterAt } from '../rules/lookup.ts'
import { maximumHealth, threshold, unleashAt } from '../rules/query.ts'
import { MONSTER_HEALTH, type PrimalState } from '../rules/state.ts'
import { features } from './features.ts'

/** All hunters win or lose together, so every seat weighs a hunt alike. */
const weights = {
  /** How far the monster is worn down, and how much of it must be done by now. */
  progress: 8.81,
  pace: 6.83,
  /** Health of those who stand, and the price of a depleted piece. */
  health: 3.03,
  fallen: 1.95,
  depleted: 1.48,
  /** Cards in hand and stamina are the next turns. */
  cards: 0.12,
  stamina: 0.052,
  strain: -0.17,
  threatened: -0.088,
  focused: 0.49,
  counters: 0.049,
  objective: 0.34,
  struggle: -0.3,
  potions: 0.097,
  start: -2.19,
} as const

function evaluate(g: PrimalState, _seat: number, w: Readonly<Record<string, number>>): number {
  if (g.result !== null) return g.result === 'slain' ? 1 : 0
  const weight = (name: keyof typeof weights) => w[name] ?? weights[name]
  const many = g.hunters.length
  const done = (MONSTER_HEALTH - g.health + g.damage / Math.max(1, threshold(g))) / MONSTER_HEALTH
  const elapsed = (g.round - 1 + (g.active >= 0 || g.stage === 'roundEnd' ? g.turn / many : 0)) / 10
  let score = weight('start') + weight('progress') * done - weight('pace') * elapsed
  score += (weight('struggle') * g.struggle) / unleashAt(g)
  if (g.objective < 0) score += weight('objective')
  let party = 0
  for (let n = 0; n < many; n++) party += hunterScore(g, n, weight)
  return 1 / (1 + Math.exp(-(score + party / many)))
}

function hunterScore(g: PrimalState, hunter: number, weight: (name: keyof typeof weights) => number): number {
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

export const evaluation: Evaluation<PrimalState> = {
  weights,
  evaluate,
  features,
  network: async () => (await import('./network.ts')).network,
}
