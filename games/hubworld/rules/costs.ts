import type { Flow, Seat } from '@rulewright/kernel'
import type { Cost, Def, Lack } from './card.ts'
import { type CardId, type Engagement, type HubworldState, playerAt } from './state.ts'
import { presenceOf } from './values.ts'

/** HW-9.3, HW-9.4 — what is missing to pay all parts together; shards are summed up. */
export function lackToPay(g: HubworldState, payer: Seat, self: CardId, costs: readonly Cost[], shards: number): Lack | null {
  for (const cost of costs) {
    const lack = cost.lacks ? cost.lacks(g, payer, self) : null
    if (lack !== null) return lack
  }
  return lackOfShards(g, payer, shardsIn(costs, shards))
}

/** The shards that costs take together, on top of others. */
export function shardsIn(costs: readonly Cost[], shards: number): number {
  let total = shards
  for (const cost of costs) total += cost.shards ?? 0
  return total
}

export const lackOfShards = (g: HubworldState, payer: Seat, shards: number): Lack | null =>
  playerAt(g, payer).shards >= shards ? null : 'shards'

/** HW-9.11 — in the listed order. */
export function* payAll(g: HubworldState, payer: Seat, self: CardId, costs: readonly Cost[]): Flow {
  for (const cost of costs) {
    const paying = cost.pay(g, payer, self)
    if (paying) yield* paying
  }
}

// What the game's own moves cost, in shards, where it is not simply a card's current value (values.ts).

/** HW-9.14, HW-20.7 — a moment: as printed, because no change of costs reaches the Council. */
export const priceToPlay = (moment: Def): number => moment.shardCost

/** HW-19.4, HW-20.7 — a Rush: as printed, for the same reason. */
export const priceToRush = (card: Def): number => card.shardCost

/** HW-16.2 — breaking a presence: in an Archives no shards are paid. */
export const priceOfPresence = (g: HubworldState, { card, zone }: Engagement): number => (zone === 'archives' ? 0 : presenceOf(g, card))

/** HW-15.4, HW-17.4 — raising the heat: one shard more than the heat of the defender. */
export const priceOfHeat = (g: HubworldState, defender: Seat): number => playerAt(g, defender).heat + 1
