import { askLate, emit, type Flow, inSecret, type Seat } from '@rulewright/kernel'
import { letGo } from './conceding.ts'
import type { HubworldEvent } from './events.ts'
import type { HubworldOption } from './options.ts'
import { reactionWindow, settle } from './reactions.ts'
import { clockwise, left } from './seats.ts'
import { cardAt, type HubworldState, NONE, playerAt } from './state.ts'
import { gainShards, loseShards } from './tokens.ts'
import { actionLimit, councilLimit, shardLimit } from './values.ts'
import { checkCommons } from './winning.ts'
import { archive, draw, occasion } from './zones.ts'

/** HW-8 — every player completes a step before anyone starts the next. */
export function* refresh(g: HubworldState): Flow {
  emit<HubworldEvent>({ type: 'refresh' })
  yield* refillActions(g)
  refillShards(g)
  drawOne(g)
  yield* downToTheLimit(g)
  unexhaustAll(g)
  // HW-8.6
  g.firstPlayer = left(g, g.firstPlayer)
  letGo(g)
  emit<HubworldEvent>({ type: 'first-player', seat: g.firstPlayer })
}

/** HW-8.1 */
function* refillActions(g: HubworldState): Flow {
  for (const seat of clockwise(g, g.firstPlayer)) {
    // Somebody may have conceded during another player's window.
    if (!playerAt(g, seat).inGame) continue
    playerAt(g, seat).actions = actionLimit(g, seat)
    yield* reactionWindow(g, occasion('refillActions', seat))
    yield* settle(g)
  }
}

/** HW-8.2 */
function refillShards(g: HubworldState): void {
  for (const seat of clockwise(g, g.firstPlayer)) {
    gainShards(g, seat, 1)
    loseShards(g, seat, playerAt(g, seat).shards - shardLimit(g, seat))
  }
}

/** HW-8.3 */
function drawOne(g: HubworldState): void {
  checkCommons(g)
  for (const seat of clockwise(g, g.firstPlayer)) draw(g, seat, 1)
}

/** HW-8.4, DP-33 — secretly and at the same time. */
function* downToTheLimit(g: HubworldState): Flow {
  const over = clockwise(g, g.firstPlayer).filter((seat) => playerAt(g, seat).council.length > councilLimit(g, seat))
  yield* inSecret(over, (seat) => marksDown(g, seat))
  for (const seat of over) {
    const player = playerAt(g, seat)
    const marked = player.replacing
    player.replacing = []
    for (const card of marked) archive(g, card)
  }
}

/** The cards are archived when all have chosen. */
function* marksDown(g: HubworldState, seat: Seat): Flow {
  const player = playerAt(g, seat)
  while (player.council.length - player.replacing.length > councilLimit(g, seat)) {
    const list = (): HubworldOption[] =>
      player.council.filter((card) => !player.replacing.includes(card)).map((card) => ({ do: 'choose', card }))
    const chosen = yield* askLate({ seat, prompt: 'council-limit', rule: 'HW-8.4' }, list)
    if (chosen.do === 'choose') player.replacing.push(chosen.card)
  }
}

/** HW-8.5 */
function unexhaustAll(g: HubworldState): void {
  for (const player of g.players) {
    for (const id of player.grid) if (id !== NONE) cardAt(g, id).exhausted = false
    cardAt(g, player.seeker).exhausted = false
  }
  emit<HubworldEvent>({ type: 'unexhausted-all' })
}
