import { ask, at, emit, type Flow, reveal, type Seat, whisper } from '@rulewright/kernel'
import { defOf } from './card.ts'
import { chooseAdjacent, chooseCard, chooseCardOrDone, chooseStageSlot, stageables } from './choices.ts'
import { priceToRush } from './costs.ts'
import type { HubworldEvent } from './events.ts'
import { pathOf, rowOf, type Slot } from './grid.ts'
import { type CardId, cardAt, type Delve, type HubworldState, type Modifier, NONE, playerAt } from './state.ts'
import { payShards } from './tokens.ts'
import { costOf } from './values.ts'
import { archive, exile, occasion, putInSlot } from './zones.ts'

/** HW-18.10 — the card in the slot makes room: archived if unforged, exiled if forged. */
function clear(g: HubworldState, seat: Seat, slot: Slot): void {
  const old = at(playerAt(g, seat).grid, slot)
  if (old === NONE) return
  if (cardAt(g, old).forged) exile(g, old)
  else archive(g, old)
}

/** HW-18.9 */
export function stage(g: HubworldState, id: CardId, slot: Slot): void {
  const { owner: seat } = cardAt(g, id)
  clear(g, seat, slot)
  putInSlot(g, id, slot)
  const { key } = defOf(g, id)
  whisper<HubworldEvent>([seat], { type: 'staged', seat, slot, key }, { type: 'staged', seat, slot, key: null })
}

/** HW-19.4, HW-19.5 — straight from the Council, forged; it is not a Forge. */
export function* rush(g: HubworldState, id: CardId): Flow {
  const { owner: seat } = cardAt(g, id)
  const slot = yield* chooseStageSlot(seat, id)
  const def = defOf(g, id)
  reveal(g)
  payShards(g, seat, priceToRush(def))
  clear(g, seat, slot)
  putInSlot(g, id, slot)
  cardAt(g, id).forged = true
  emit<HubworldEvent>({ type: 'rushed', seat, slot, key: def.key })
  yield* keepOneOfAName(g, id)
}

/** The seat stages one card of its Council: first which, then where. */
export function* stageOne(g: HubworldState, seat: Seat): Flow {
  const id = yield* chooseCard(seat, stageables(g, seat), 'stage-card', 'HW-18.9')
  if (id !== NONE) stage(g, id, yield* chooseStageSlot(seat, id))
}

/** HW-18.12 — card by card, and the player may stop at any time. */
export function* stageUpTo(g: HubworldState, seat: Seat, most: number): Flow {
  for (let n = 0; n < most && playerAt(g, seat).council.length > 0; n++) {
    const id = yield* chooseCardOrDone(seat, stageables(g, seat), 'stage-another', 'HW-18.12')
    if (id === NONE) return
    stage(g, id, yield* chooseStageSlot(seat, id))
  }
}

function trade(g: HubworldState, seat: Seat, from: Slot, to: Slot): void {
  const { grid } = playerAt(g, seat)
  const moved = at(grid, from)
  const other = at(grid, to)
  grid[to] = moved
  grid[from] = other
  if (moved !== NONE) cardAt(g, moved).slot = to
  if (other !== NONE) cardAt(g, other).slot = from
}

/** HW-18.13 */
export function shiftTo(g: HubworldState, id: CardId, to: Slot): void {
  const { owner: seat, slot: from } = cardAt(g, id)
  trade(g, seat, from, to)
  emit<HubworldEvent>({ type: 'shifted', seat, from, to })
}

/** A card is shifted; the chooser picks the adjacent slot. */
export function* shift(g: HubworldState, chooser: Seat, id: CardId): Flow {
  const { owner, slot, zone } = cardAt(g, id)
  if (zone !== 'grid') return
  shiftTo(g, id, yield* chooseAdjacent(chooser, owner, slot, 'shift-to', 'HW-18.13'))
}

/** HW-18.14 */
export function swap(g: HubworldState, a: CardId, b: CardId): void {
  const { owner: seat, slot: from } = cardAt(g, a)
  const to = cardAt(g, b).slot
  trade(g, seat, from, to)
  emit<HubworldEvent>({ type: 'swapped', seat, from, to })
}

/** HW-18.15 — the event follows when the whole step is done. */
export function* forge(g: HubworldState, id: CardId): Flow {
  const card = cardAt(g, id)
  const def = defOf(g, id)
  const { owner: seat, slot } = card
  const shards = costOf(g, id)
  reveal(g)
  payShards(g, seat, shards)
  card.forged = true
  card.since = g.tick
  // HW-19.2
  card.cached += def.cache
  emit<HubworldEvent>({ type: 'forged', seat, slot, key: def.key, shards })
  yield* keepOneOfAName(g, id)
  g.queue.push(occasion('cardForged', seat, { card: id, slot }))
}

/** HW-18.17, HW-27.6 — everybody has seen it. */
export function unforge(g: HubworldState, id: CardId): void {
  const card = cardAt(g, id)
  card.forged = false
  card.seen = (1 << g.players.length) - 1
  emit<HubworldEvent>({ type: 'unforged', seat: card.owner, slot: card.slot, key: defOf(g, id).key })
}

/** HW-21 — of two forged unique cards of one name, the owner keeps one. */
function* keepOneOfAName(g: HubworldState, id: CardId): Flow {
  const def = defOf(g, id)
  if (!def.unique) return
  const { owner: seat } = cardAt(g, id)
  const copies = playerAt(g, seat).grid.filter((c) => c !== NONE && cardAt(g, c).forged && defOf(g, c).name === def.name)
  const options = copies.map((c) => ({ do: 'at', seat, slot: cardAt(g, c).slot }) as const)
  const { slot } = yield* ask({ seat, prompt: 'keep-unique', rule: 'HW-21.2', options })
  for (const copy of copies) if (cardAt(g, copy).slot !== slot) exile(g, copy)
}

/** HW-18.22 — where a delve is, for adjacency: at a district, the back slot of its path. */
export const positionOf = (delve: Delve): Slot => Math.min(delve.row, 2) * 3 + delve.path

/** HW-18.21 */
export function redirect(g: HubworldState, to: Slot): void {
  const { delve } = g
  if (!delve || delve.ended) return
  delve.path = pathOf(to)
  delve.row = rowOf(to)
  delve.redirected = true
  emit<HubworldEvent>({ type: 'redirected', seat: delve.delver, defender: delve.defender, slot: to })
}

/** HW-12.15, HW-18.24 */
export function endDelve(g: HubworldState): void {
  const { delve } = g
  if (!delve || delve.ended) return
  delve.ended = true
  if (g.engagement) g.engagement.over = true
}

/** HW-18.19 — one seat sees a card; it does not move. */
export function showTo(g: HubworldState, seat: Seat, id: CardId): void {
  const { owner } = cardAt(g, id)
  reveal(g)
  whisper<HubworldEvent>([seat], { type: 'looked', seat, owner, key: defOf(g, id).key }, { type: 'looked', seat, owner, key: null })
}

/** HW-20.9 */
export function modify(g: HubworldState, card: CardId, value: Modifier['value'], by: number, until: Modifier['until']): void {
  g.modifiers.push({ card, value, by, until })
}
