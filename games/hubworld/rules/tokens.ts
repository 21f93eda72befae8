import { emit, type Seat } from '@rulewright/kernel'
import type { HubEvent } from './events.ts'
import { SEEKER } from './grid.ts'
import { type CardId, cardAt, type Hub, playerAt } from './state.ts'

/** HW-18.1 */
export function gainShards(g: Hub, seat: Seat, shards: number): void {
  if (shards <= 0) return
  playerAt(g, seat).shards += shards
  emit<HubEvent>({ type: 'gained', seat, shards })
}

/** HW-9.6 — as an effect: as many as there are. */
export function loseShards(g: Hub, seat: Seat, shards: number): void {
  const player = playerAt(g, seat)
  const lost = Math.min(shards, player.shards)
  if (lost <= 0) return
  player.shards -= lost
  emit<HubEvent>({ type: 'lost', seat, shards: lost })
}

/** HW-9.5 — as a cost: all of it, which the payer has. */
export function payShards(g: Hub, seat: Seat, shards: number): void {
  if (shards <= 0) return
  playerAt(g, seat).shards -= shards
  emit<HubEvent>({ type: 'paid', seat, shards })
}

/** HW-18.2 */
export function stealShards(g: Hub, seat: Seat, from: Seat, shards: number): void {
  const victim = playerAt(g, from)
  const stolen = Math.min(shards, victim.shards)
  if (stolen <= 0) return
  victim.shards -= stolen
  playerAt(g, seat).shards += stolen
  emit<HubEvent>({ type: 'stole', seat, from, shards: stolen })
}

export function spendActions(g: Hub, seat: Seat, actions: number): void {
  playerAt(g, seat).actions -= actions
  emit<HubEvent>({ type: 'actions', seat, actions: -actions })
}

export function gainActions(g: Hub, seat: Seat, actions: number): void {
  playerAt(g, seat).actions += actions
  emit<HubEvent>({ type: 'actions', seat, actions })
}

/** HW-17.1 */
export function gainHeat(g: Hub, seat: Seat, heat: number): void {
  playerAt(g, seat).heat += heat
  emit<HubEvent>({ type: 'heat', seat, by: heat })
}

/** HW-17.6 */
export function loseHeat(g: Hub, seat: Seat, heat: number): void {
  const player = playerAt(g, seat)
  const lost = Math.min(heat, player.heat)
  if (lost <= 0) return
  player.heat -= lost
  emit<HubEvent>({ type: 'heat', seat, by: -lost })
}

/** HW-18.18 */
export function exhaust(g: Hub, id: CardId): void {
  const card = cardAt(g, id)
  if (card.exhausted) return
  card.exhausted = true
  emit<HubEvent>({ type: 'exhausted', seat: card.owner, slot: card.zone === 'grid' ? card.slot : SEEKER })
}

export function unexhaust(g: Hub, id: CardId): void {
  const card = cardAt(g, id)
  if (!card.exhausted) return
  card.exhausted = false
  emit<HubEvent>({ type: 'unexhausted', seat: card.owner, slot: card.zone === 'grid' ? card.slot : SEEKER })
}
