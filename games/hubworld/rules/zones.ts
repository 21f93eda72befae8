import { at, below, emit, reveal, type Seat, shuffle, whisper } from '@rulewright/kernel'
import { defOf } from './card.ts'
import type { HubworldEvent } from './events.ts'
import type { Path, Slot } from './grid.ts'
import { rival } from './seats.ts'
import { type CardId, cardAt, type HubworldState, NONE, type Occasion, playerAt } from './state.ts'
import { checkAgents } from './winning.ts'

/** Takes a card out of the list of its zone. HW-3.5 — out of a grid it loses its states, tokens and modifiers. */
function lift(g: HubworldState, id: CardId): void {
  const card = cardAt(g, id)
  // HW-15.10 — a moment being played is no longer set aside.
  if (g.batch && isSetAside(g, id)) drop(g.batch.setAside, id)
  const player = playerAt(g, card.owner)
  switch (card.zone) {
    case 'grid':
      player.grid[card.slot] = NONE
      card.slot = NONE
      card.forged = false
      card.exhausted = false
      card.cached = 0
      card.seen = 0
      g.modifiers = g.modifiers.filter((m) => m.card !== id)
      break
    case 'council':
      drop(player.council, id)
      break
    case 'commons':
      drop(player.commons, id)
      break
    case 'archives':
      drop(player.archives, id)
      break
    case 'exile':
      drop(player.exile, id)
      break
    case 'resolving':
      drop(g.resolving, id)
      break
    case 'seeker':
    case 'score':
    case 'gone':
      throw new Error(`a card in ${card.zone} does not move`)
  }
}

function drop(list: CardId[], id: CardId): void {
  // Most cards leave from the top.
  list.splice(list.lastIndexOf(id), 1)
}

/** HW-15.10 — a set-aside card cannot be taken. */
export const isSetAside = (g: HubworldState, id: CardId): boolean => g.batch?.setAside.includes(id) === true

/** How many cards of a Commons can be drawn or archived now. */
export function takeable(g: HubworldState, seat: Seat): number {
  const { commons } = playerAt(g, seat)
  return g.batch === null ? commons.length : commons.filter((id) => !isSetAside(g, id)).length
}

/** The topmost (or bottommost) card of a Commons that can be taken. */
export function endOfCommons(g: HubworldState, seat: Seat, fromBottom: boolean): CardId {
  const { commons } = playerAt(g, seat)
  const n = commons.length
  for (let i = 0; i < n; i++) {
    const id = at(commons, fromBottom ? i : n - 1 - i)
    if (!isSetAside(g, id)) return id
  }
  return NONE
}

/** A card of a Council or Archives picked at random (HW-1.18). */
export function pickAtRandom(g: HubworldState, seat: Seat, district: 'council' | 'archives'): CardId {
  const eligible = playerAt(g, seat)[district].filter((id) => !isSetAside(g, id))
  return eligible.length === 0 ? NONE : at(eligible, below(g.random, eligible.length))
}

function toCouncil(g: HubworldState, id: CardId): void {
  const card = cardAt(g, id)
  lift(g, id)
  card.zone = 'council'
  card.since = g.tick
  playerAt(g, card.owner).council.push(id)
}

/** HW-18.3 */
export function draw(g: HubworldState, seat: Seat, count: number): void {
  for (let n = 0; n < count; n++) {
    const id = endOfCommons(g, seat, false)
    if (id === NONE) return
    toCouncil(g, id)
    reveal(g)
    whisper<HubworldEvent>([seat], { type: 'drew', seat, key: defOf(g, id).key }, { type: 'drew', seat, key: null })
  }
}

/** HW-11.12 — only cards archived or exiled out of a grid are noticed. */
function leftGrid(g: HubworldState, id: CardId, slot: Slot): void {
  g.queue.push(occasion('cardLeftGrid', cardAt(g, id).owner, { card: id, slot }))
}

/** HW-18.4, HW-3.8 */
export function archive(g: HubworldState, id: CardId): void {
  const card = cardAt(g, id)
  const { owner, zone, slot } = card
  const from = zone === 'grid' ? slot : zone === 'council' || zone === 'commons' || zone === 'exile' ? zone : 'archives'
  const { key } = defOf(g, id)
  const open = card.forged || zone === 'exile'
  lift(g, id)
  card.zone = 'archives'
  playerAt(g, owner).archives.push(id)
  // The owner may look at the Archives: a card out of the Commons is new to them.
  if (zone === 'commons') reveal(g)
  if (open) emit<HubworldEvent>({ type: 'archived', owner, from, key })
  else whisper<HubworldEvent>([owner], { type: 'archived', owner, from, key }, { type: 'archived', owner, from, key: null })
  if (zone === 'grid') leftGrid(g, id, slot)
}

/** HW-18.5 */
export function archiveTop(g: HubworldState, seat: Seat, count: number): void {
  for (let n = 0; n < count; n++) {
    const id = endOfCommons(g, seat, false)
    if (id !== NONE) archive(g, id)
  }
}

export function archiveBottom(g: HubworldState, seat: Seat, count: number): void {
  for (let n = 0; n < count; n++) {
    const id = endOfCommons(g, seat, true)
    if (id !== NONE) archive(g, id)
  }
}

/** HW-18.6 */
export function archiveAtRandom(g: HubworldState, seat: Seat, count: number): void {
  for (let n = 0; n < count; n++) {
    const id = pickAtRandom(g, seat, 'council')
    if (id !== NONE) archive(g, id)
  }
}

/** HW-16.8, HW-16.9, HW-18.7 — agents go to the score area of their owner's rival instead. */
export function exile(g: HubworldState, id: CardId): void {
  const card = cardAt(g, id)
  const { owner, zone, slot } = card
  const { key, type } = defOf(g, id)
  if (!card.forged) reveal(g)
  lift(g, id)
  if (type === 'agent') {
    const to = rival(g, owner)
    emit<HubworldEvent>({ type: 'forfeited', owner, to, key })
    score(g, id, to)
    return
  }
  card.zone = 'exile'
  playerAt(g, owner).exile.push(id)
  emit<HubworldEvent>({ type: 'exiled', owner, key, slot: zone === 'grid' ? slot : null })
  if (zone === 'grid') leftGrid(g, id, slot)
}

/** HW-16.4 */
export function secure(g: HubworldState, seat: Seat, id: CardId): void {
  const { owner } = cardAt(g, id)
  reveal(g)
  emit<HubworldEvent>({ type: 'secured', seat, owner, key: defOf(g, id).key })
  lift(g, id)
  score(g, id, seat)
}

/** HW-16.13 — the victory check comes at once. */
function score(g: HubworldState, id: CardId, seat: Seat): void {
  cardAt(g, id).zone = 'score'
  playerAt(g, seat).score.push(id)
  checkAgents(g)
}

/** HW-18.8 */
export function returnToCouncil(g: HubworldState, id: CardId): void {
  const card = cardAt(g, id)
  const { owner: seat, slot } = card
  const { key } = defOf(g, id)
  if (card.forged) emit<HubworldEvent>({ type: 'returned', seat, slot, key })
  else whisper<HubworldEvent>([seat], { type: 'returned', seat, slot, key }, { type: 'returned', seat, slot, key: null })
  toCouncil(g, id)
}

export function shuffleCommons(g: HubworldState, seat: Seat): void {
  const engaged = g.engagement
  // HW-14.10
  if (engaged && engaged.zone === 'commons' && cardAt(g, engaged.card).owner === seat) engaged.over = true
  shuffle(g.random, playerAt(g, seat).commons)
}

export function shuffleIntoCommons(g: HubworldState, id: CardId): void {
  const card = cardAt(g, id)
  const { owner: seat, zone, slot } = card
  const from: Slot | Path = zone === 'grid' ? slot : 'archives'
  const { key } = defOf(g, id)
  if (card.forged) emit<HubworldEvent>({ type: 'shuffled-in', seat, from, key })
  else whisper<HubworldEvent>([seat], { type: 'shuffled-in', seat, from, key }, { type: 'shuffled-in', seat, from, key: null })
  lift(g, id)
  card.zone = 'commons'
  playerAt(g, seat).commons.push(id)
  shuffleCommons(g, seat)
}

/** HW-9.14 — a moment leaves the Council for all to see. */
export function startResolving(g: HubworldState, id: CardId): void {
  const card = cardAt(g, id)
  reveal(g)
  lift(g, id)
  card.zone = 'resolving'
  g.resolving.push(id)
  emit<HubworldEvent>({ type: 'played', seat: card.owner, key: defOf(g, id).key })
}

/** Puts a card that is in no slot into an empty one. */
export function putInSlot(g: HubworldState, id: CardId, slot: Slot): void {
  const card = cardAt(g, id)
  lift(g, id)
  card.zone = 'grid'
  card.slot = slot
  card.since = g.tick
  playerAt(g, card.owner).grid[slot] = id
}

export function toBottomOfCommons(g: HubworldState, id: CardId): void {
  const { commons } = playerAt(g, cardAt(g, id).owner)
  drop(commons, id)
  commons.unshift(id)
}

interface About {
  readonly other?: Seat
  readonly card?: CardId
  readonly slot?: Slot
  readonly district?: Path
  readonly ability?: number
}

export const occasion = (trigger: Occasion['trigger'], seat: Seat, about: About = {}): Occasion => ({
  trigger,
  seat,
  other: about.other ?? NONE,
  card: about.card ?? NONE,
  slot: about.slot ?? NONE,
  district: about.district ?? null,
  ability: about.ability ?? NONE,
  cancelled: false,
})

/** What instants, actions and engagements react to: no event. */
export const NOTHING: Occasion = Object.freeze(occasion('roundBegins', NONE))
