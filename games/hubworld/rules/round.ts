import { emit, type Flow } from '@rulewright/kernel'
import { oneAction } from './actions.ts'
import { letGo } from './conceding.ts'
import type { HubworldEvent } from './events.ts'
import { instantWindow } from './instants.ts'
import { reactionWindow, settle } from './reactions.ts'
import { left } from './seats.ts'
import { type HubworldState, playerAt } from './state.ts'
import { occasion } from './zones.ts'

/** HW-6.2 */
export function* roundStart(g: HubworldState): Flow {
  g.round += 1
  emit<HubworldEvent>({ type: 'round', round: g.round })
  yield* reactionWindow(g, occasion('roundBegins', g.firstPlayer))
  yield* settle(g)
}

/** HW-6.4 to HW-6.10 — the next player clockwise with an action token acts; false when nobody has one. */
export function* turn(g: HubworldState): Flow<boolean> {
  letGo(g)
  const n = g.players.length
  for (let step = 0; step < n; step++) {
    const seat = (g.turn + step) % n
    // A seat that has left has no tokens.
    if (playerAt(g, seat).actions === 0) continue
    g.turn = seat
    emit<HubworldEvent>({ type: 'turn', seat })
    yield* oneAction(g, seat)
    return true
  }
  return false
}

/** HW-6.9, HW-6.11 — the turn passes on from the player who acted. */
export function* afterAction(g: HubworldState): Flow {
  const actor = g.turn
  yield* instantWindow(g, 'W2')
  g.turn = left(g, actor)
}
