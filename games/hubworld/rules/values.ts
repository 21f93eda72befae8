import type { Seat } from '@rulewright/kernel'
import { type Def, defAt, defOf, type Static, type Value } from './card.ts'
import { areAdjacent, FRONT, rowOf } from './grid.ts'
import { rivalOf } from './seats.ts'
import { type CardId, type CardState, cardAt, type HubworldState, NONE, playerAt } from './state.ts'

/** HW-20.1 to HW-20.5 — the sum of all that changes a value of a card now. */
function modifiers(g: HubworldState, id: CardId, card: CardState, def: Def, value: Value): number {
  let sum = 0
  for (const s of def.ownStatics) if (s.modifies === value) sum += own(g, id, card, s)
  if (card.zone === 'grid') sum += fromGrid(g, card, value) + fromRival(g, card, value)
  for (const m of g.modifiers) if (m.card === id && m.value === value) sum += m.by
  return sum
}

function own(g: HubworldState, id: CardId, card: CardState, s: Static): number {
  if (s.worksIn === 'forged' && !card.forged) return 0
  if (s.worksIn === 'grid' && card.zone !== 'grid') return 0
  if (s.when && !s.when(g, card.owner, id)) return 0
  return s.forEach ? s.by * s.forEach(g, id) : s.by
}

function fromGrid(g: HubworldState, card: CardState, value: Value): number {
  let sum = 0
  for (const id of playerAt(g, card.owner).grid) {
    if (id === NONE) continue
    const other = cardAt(g, id)
    if (other === card || !other.forged) continue
    for (const s of defAt(other.def).auras)
      if (s.modifies === value && (s.of === 'others' || areAdjacent(other.slot, card.slot))) sum += s.by
  }
  return sum
}

function fromRival(g: HubworldState, card: CardState, value: Value): number {
  const seat = rivalOf(g, card.owner)
  if (seat === card.owner) return 0
  let sum = 0
  for (const id of playerAt(g, seat).grid) {
    if (id === NONE) continue
    const other = cardAt(g, id)
    if (!other.forged) continue
    for (const s of defAt(other.def).rivalAuras)
      if (s.modifies === value && (s.of === 'rivalGrid' || rowOf(card.slot) === FRONT)) sum += s.by
  }
  return sum
}

const atLeastNothing = (n: number): number => Math.max(0, n)

export function presenceOf(g: HubworldState, id: CardId): number {
  const card = cardAt(g, id)
  const def = defAt(card.def)
  return atLeastNothing((def.presence ?? 0) + modifiers(g, id, card, def, 'presence'))
}

/** HW-20.4 — a card without barrier never gets one. */
export function barrierOf(g: HubworldState, id: CardId): number {
  const card = cardAt(g, id)
  const def = defAt(card.def)
  return def.barrier === null ? 0 : atLeastNothing(def.barrier + modifiers(g, id, card, def, 'barrier'))
}

export function costOf(g: HubworldState, id: CardId): number {
  const card = cardAt(g, id)
  const def = defAt(card.def)
  return atLeastNothing(def.shardCost + modifiers(g, id, card, def, 'cost'))
}

/** HW-20.8 */
export function shardIconsOf(g: HubworldState, id: CardId): number {
  const card = cardAt(g, id)
  const def = defAt(card.def)
  let icons = def.shardIcons
  for (const s of def.ownStatics) if (s.modifies === 'shardIcons') icons += own(g, id, card, s)
  return icons
}

export const actionLimit = (g: HubworldState, seat: Seat): number => defOf(g, playerAt(g, seat).seeker).limits?.actions ?? 0
export const shardLimit = (g: HubworldState, seat: Seat): number => defOf(g, playerAt(g, seat).seeker).limits?.shards ?? 0

/** HW-20.10 */
export function councilLimit(g: HubworldState, seat: Seat): number {
  const player = playerAt(g, seat)
  let limit = defOf(g, player.seeker).limits?.council ?? 0
  for (const id of player.grid) {
    if (id === NONE) continue
    const card = cardAt(g, id)
    if (card.forged) limit += defAt(card.def).councilLimit
  }
  return limit
}
