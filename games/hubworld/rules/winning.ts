import { emit, gameOver, type Seat } from '@rulewright/kernel'
import type { HubworldEvent } from './events.ts'
import { clockwise, left, playersInGame, rival } from './seats.ts'
import { cardAt, type EndReason, type HubworldState, NONE, playerAt } from './state.ts'

/** HW-22.1 */
export const AGENTS_TO_WIN = 3

/** HW-22.10 — everything pending is cancelled. */
function finish(g: HubworldState, winners: readonly Seat[], reason: EndReason): never {
  g.result = { winners, reason }
  g.phase = 'over'
  g.windows = []
  g.queue = []
  g.searching = NONE
  emit<HubworldEvent>({ type: 'over', winners, reason })
  throw gameOver
}

/** HW-22.1, HW-22.2 — whether a score area wins. */
function hasWon(g: HubworldState, seat: Seat): boolean {
  const owners = ownersIn(g, seat)
  if (owners === 0) return false
  let agents = 0
  for (const id of playerAt(g, seat).score) if (cardAt(g, id).owner !== seat) agents += 1
  const needed = toWin(g, seat)
  return agents >= needed.agents && bitsSet(owners) >= needed.owners
}

/** The enemies whose agents lie in a score area, one bit each. */
function ownersIn(g: HubworldState, seat: Seat): number {
  let owners = 0
  for (const id of playerAt(g, seat).score) {
    const { owner } = cardAt(g, id)
    if (owner !== seat) owners |= 1 << owner
  }
  return owners
}

function bitsSet(bits: number): number {
  let set = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) set += 1
  return set
}

/** How many enemy agents, from how many different owners. */
interface Needed {
  readonly agents: number
  readonly owners: number
}
const ANY_THREE: Needed = { agents: AGENTS_TO_WIN, owners: 1 }
const TWO_OF_TWO: Needed = { agents: 2, owners: 2 }

/** HW-22.1, HW-22.2 — what a score area must hold to win. */
export function toWin(g: HubworldState, seat: Seat): Needed {
  const { threePlayerOwners } = g.switches
  if (threePlayerOwners === 'ignoreOwners') return ANY_THREE
  const owners = ownersIn(g, seat)
  let enemies = 0
  for (let other = 0; other < g.players.length; other++)
    if (other !== seat && (playerAt(g, other).inGame || (owners & (1 << other)) !== 0)) enemies += 1
  // Once a player has left, a second owner may be out of reach: then HW-22.2 applies as written.
  if (threePlayerOwners === 'twoOwnersTwoAgents' && g.players.length === 3 && enemies >= 2) return TWO_OF_TWO
  return { agents: AGENTS_TO_WIN, owners: Math.min(AGENTS_TO_WIN, enemies) }
}

/** HW-22.3, HW-22.4 */
export function checkAgents(g: HubworldState): void {
  const winners: Seat[] = []
  for (let seat = 0; seat < g.players.length; seat++) if (playerAt(g, seat).inGame && hasWon(g, seat)) winners.push(seat)
  if (winners.length > 0) finish(g, winners, 'agents')
}

/** HW-22.5 to HW-22.7 — players who have to draw from an empty Commons lose; everybody is checked together. */
export function checkCommons(g: HubworldState): void {
  const losers: Seat[] = []
  for (let seat = 0; seat < g.players.length; seat++) {
    const player = playerAt(g, seat)
    if (player.inGame && player.commons.length === 0) losers.push(seat)
  }
  if (losers.length === 0) return
  if (playersInGame(g) > 2 && g.switches.multiplayerDeckOut === 'eliminate') {
    eliminate(g, losers)
    return
  }
  const winners: Seat[] = []
  for (let seat = 0; seat < g.players.length; seat++)
    if (playerAt(g, seat).inGame && !losers.includes(seat) && losers.includes(rival(g, seat))) winners.push(seat)
  finish(g, winners, 'empty-commons')
}

function eliminate(g: HubworldState, losers: readonly Seat[]): void {
  if (losers.length === playersInGame(g)) finish(g, [], 'empty-commons')
  leaveGame(g, losers, 'empty-commons')
}

/** HW-8.3, HW-23.8 — all of them are out before anybody is checked: a player who leaves cannot win by another's leaving. */
export function leaveGame(g: HubworldState, seats: readonly Seat[], why: 'conceded' | 'empty-commons'): void {
  for (const seat of seats) takeOut(g, seat, why)
  const remaining = clockwise(g, 0)
  if (remaining.length === 1) finish(g, remaining, 'last-player')
  checkAgents(g)
}

/** HW-22.9, HW-23.8, HW-23.9 — the player's things go; their agents in other score areas stay and count. */
function takeOut(g: HubworldState, seat: Seat, why: 'conceded' | 'empty-commons'): void {
  const player = playerAt(g, seat)
  emit<HubworldEvent>({ type: 'left-game', seat, why })
  if (g.firstPlayer === seat) g.firstPlayer = left(g, seat)
  player.inGame = false
  player.shards = 0
  player.actions = 0
  player.heat = 0
  for (let id = 0; id < g.cards.length; id++) {
    const card = cardAt(g, id)
    if (card.zone === 'score' ? !player.score.includes(id) : card.owner !== seat) continue
    card.zone = 'gone'
    card.slot = NONE
    card.forged = false
    card.exhausted = false
    card.cached = 0
    card.seen = 0
    card.since = 0
    // What is gone is forgotten: nobody needs to wonder what it was. HW-27.2 — but a seeker stays known.
    if (id !== player.seeker) card.def = 0
  }
  player.grid.fill(NONE)
  player.council = []
  player.commons = []
  player.archives = []
  player.exile = []
  player.score = []
  player.replacing = []
  if (g.searching === seat) g.searching = NONE
  if (g.looking && (g.looking.seat === seat || cardAt(g, g.looking.card).owner === seat)) g.looking = null
  g.resolving = g.resolving.filter((id) => cardAt(g, id).zone === 'resolving')
  const { delve } = g
  if (delve && (delve.delver === seat || delve.defender === seat)) {
    // HW-12.15 — the engagement is aborted, and nothing is set aside any more.
    delve.ended = true
    if (g.engagement) g.engagement.over = true
    g.engagement = null
    g.batch = null
  }
}
