import { emit, type Flow } from '@rulewright/kernel'
import { oneAction } from './actions.ts'
import type { HubworldEvent } from './events.ts'
import { instantWindow } from './instants.ts'
import { reactionWindow, settle } from './reactions.ts'
import { refresh } from './refresh.ts'
import { clockwise, left } from './seats.ts'
import { mulligans } from './setup.ts'
import { type HubworldState, playerAt } from './state.ts'
import { actionLimit } from './values.ts'
import { occasion } from './zones.ts'

/** HW-6.1 — from one rest point to the next. */
export function* step(g: HubworldState): Flow {
  switch (g.phase) {
    case 'setup':
      yield* mulligans(g)
      // HW-5.2
      for (const seat of clockwise(g, 0)) playerAt(g, seat).actions = actionLimit(g, seat)
      g.phase = 'round-start'
      break
    case 'round-start':
      yield* roundStart(g)
      g.phase = 'opening'
      break
    case 'opening':
      // HW-6.3
      g.turn = g.firstPlayer
      yield* instantWindow(g, 'W1')
      g.phase = 'action'
      break
    case 'action':
      g.phase = (yield* turn(g)) ? 'after-action' : 'refresh'
      break
    case 'after-action':
      yield* afterAction(g)
      g.phase = 'action'
      break
    case 'refresh':
      yield* refresh(g)
      // HW-8.7
      g.phase = 'round-start'
      break
    case 'over':
      break
  }
}

/** HW-6.2 */
function* roundStart(g: HubworldState): Flow {
  g.round += 1
  emit<HubworldEvent>({ type: 'round', round: g.round })
  yield* reactionWindow(g, occasion('roundBegins', g.firstPlayer))
  yield* settle(g)
}

/** HW-6.4 to HW-6.10 — the next player clockwise with an action token acts; false when nobody has one. */
function* turn(g: HubworldState): Flow<boolean> {
  const n = g.players.length
  for (let step = 0; step < n; step++) {
    const seat = (g.turn + step) % n
    const { actions, inGame } = playerAt(g, seat)
    if (actions === 0 || !inGame) continue
    g.turn = seat
    emit<HubworldEvent>({ type: 'turn', seat })
    yield* oneAction(g, seat)
    return true
  }
  return false
}

/** HW-6.9, HW-6.11 — the turn passes on from the player who acted. */
function* afterAction(g: HubworldState): Flow {
  const actor = g.turn
  yield* instantWindow(g, 'W2')
  g.turn = left(g, actor)
}
