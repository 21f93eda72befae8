import type { Evaluation, Seat } from '@rulewright/kernel'
import { defAt } from '../rules/card.ts'
import { cardAt, type HubworldState, NONE, playerAt } from '../rules/state.ts'
import { features } from './features.ts'

/** What a player's things are worth, in shards. */
const weights = {
  agent: 14,
  shard: 1,
  shardsBeyondLimit: -1.34,
  action: 1.98,
  council: 1.81,
  commons: 0.474,
  /** Whoever cannot draw loses: each of the last cards of the Commons is worth more than the one before. */
  lastCards: -671,
  heat: -8.65,
  staged: 1.41,
  forgedSource: 5.31,
  forgedObstacle: 0.789,
  forgedAgent: 4.07,
  agentInArchives: -4.9,
  steepness: 0.0415,
} as const

type Weights = Readonly<Record<string, number>>

function worth(g: HubworldState, seat: Seat, w: Weights): number {
  const of = (name: keyof typeof weights): number => w[name] ?? weights[name]
  const p = playerAt(g, seat)
  let sum = p.score.length * of('agent')
  sum += p.shards * of('shard') + Math.max(0, p.shards - 10) * of('shardsBeyondLimit')
  sum += p.actions * of('action') + p.heat * of('heat')
  sum += Math.min(p.council.length, 7) * of('council') + p.commons.length * of('commons')
  sum += of('lastCards') / (p.commons.length + 3)
  for (const id of p.grid) if (id !== NONE) sum += gridWorth(g, id, of)
  for (const id of p.archives) if (defAt(cardAt(g, id).def).type === 'agent') sum += of('agentInArchives')
  return sum
}

function gridWorth(g: HubworldState, id: number, of: (name: keyof typeof weights) => number): number {
  const card = cardAt(g, id)
  if (!card.forged) return of('staged')
  const { type } = defAt(card.def)
  return type === 'source' ? of('forgedSource') : type === 'obstacle' ? of('forgedObstacle') : of('forgedAgent')
}

/** The seat's things against the best of the others. */
export const evaluation: Evaluation<HubworldState> = {
  weights,
  evaluate(g, seat, w) {
    if (g.result) return g.result.winners.length === 0 ? 1 / g.players.length : g.result.winners.includes(seat) ? 1 : 0
    let best = Number.NEGATIVE_INFINITY
    for (let other = 0; other < g.players.length; other++)
      if (other !== seat && playerAt(g, other).inGame) best = Math.max(best, worth(g, other, w))
    const lead = worth(g, seat, w) - best
    return 1 / (1 + Math.exp(-(w.steepness ?? weights.steepness) * lead))
  },
  features,
  network: async () => (await import('./network.ts')).network,
  forgives: 2,
}
