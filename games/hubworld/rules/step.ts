import type { Flow } from '@rulewright/kernel'
import { untilBrokenOff } from './conceding.ts'
import { instantWindow } from './instants.ts'
import { refresh } from './refresh.ts'
import { afterAction, roundStart, turn } from './round.ts'
import { clockwise } from './seats.ts'
import { mulligans } from './setup.ts'
import { type HubworldState, playerAt } from './state.ts'
import { actionLimit } from './values.ts'

/** From one rest point to the next; players may concede at any time (HW-22.9). */
export const step = (g: HubworldState): Flow => untilBrokenOff(g, phase(g))

/** HW-6.1 */
function* phase(g: HubworldState): Flow {
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
