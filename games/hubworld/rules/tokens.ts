import { emit, type Seat } from '@rulewright/kernel'
import type { HubworldEvent } from './events.ts'
import { SEEKER } from './grid.ts'
import { type CardId, cardAt, type HubworldState, playerAt } from './state.ts'

/** HW-18.1 */
export function gainShards(g: HubworldState, seat: Seat, shards: number): void {
  if (shards <= 0) return
  playerAt(g, seat).shards += shards
  emit<HubworldEvent>({ type: 'gained', seat, shards })
}

/** HW-9.6 — as an effect: as many as there are. */
export function loseShards(g: HubworldState, seat: Seat, shards: number): void {
  const player = playerAt(g, seat)
  const lost = Math.min(shards, player.shards)
  if (lost <= 0) return
  player.shards -= lost
  emit<HubworldEvent>({ type: 'lost', seat, shards: lost })
}

/** HW-9.5 — as a cost: all of it, which the payer has. */
export function payShards(g: HubworldState, seat: Seat, shards: number): void {
  if (shards <= 0) return
  playerAt(g, seat).shards -= shards
  emit<HubworldEvent>({ type: 'paid', seat, shards })
}

/** HW-18.2 */
export function stealShards(g: HubworldState, seat: Seat, from: Seat, shards: number): void {
  const victim = playerAt(g, from)
  const stolen = Math.min(shards, victim.shards)
  if (stolen <= 0) return
  victim.shards -= stolen
  playerAt(g, seat).shards += stolen
  emit<HubworldEvent>({ type: 'stole', seat, from, shards: stolen })
}

export function spendActions(g: HubworldState, seat: Seat, actions: number): void {
  playerAt(g, seat).actions -= actions
  emit<HubworldEvent>({ type: 'actions', seat, actions: -actions })
}

export function gainActions(g: HubworldState, seat: Seat, actions: number): void {
  playerAt(g, seat).actions += actions
  emit<HubworldEvent>({ type: 'actions', seat, actions })
}

/** HW-17.1 */
export function gainHeat(g: HubworldState, seat: Seat, heat: number): void {
  playerAt(g, seat).heat += heat
  emit<HubworldEvent>({ type: 'heat', seat, by: heat })
}

/** HW-17.6 */
export function loseHeat(g: HubworldState, seat: Seat, heat: number): void {
  const player = playerAt(g, seat)
  const lost = Math.min(heat, player.heat)
  if (lost <= 0) return
  player.heat -= lost
  emit<HubworldEvent>({ type: 'heat', seat, by: -lost })
}

/** HW-18.18 */
export function exhaust(g: HubworldState, id: CardId): void {
  const card = cardAt(g, id)
  if (card.exhausted) return
  card.exhausted = true
  emit<HubworldEvent>({ type: 'exhausted', seat: card.owner, slot: card.zone === 'grid' ? card.slot : SEEKER })
}

export function unexhaust(g: HubworldState, id: CardId): void {
  const card = cardAt(g, id)
  if (!card.exhausted) return
  card.exhausted = false
  emit<HubworldEvent>({ type: 'unexhausted', seat: card.owner, slot: card.zone === 'grid' ? card.slot : SEEKER })
}
