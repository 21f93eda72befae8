import { counted, type Names, type Phrase, subject } from '@rulewright/kernel'
import type { AldarraEvent } from '../rules/events.ts'
import { WINNING_VP } from '../rules/state.ts'
import type { AldarraView } from '../rules/view.ts'
import { exploreName, objectiveName } from './things.ts'

/** How to win, and when the match ends at the latest. */
export function goal(view: AldarraView, _: Names): Phrase {
  const last = view.lastRound > 0 ? ` · or the most in round ${view.lastRound}` : ''
  return `${WINNING_VP} points at a round’s end win${last}`
}

/** What the event did to the score. Points of a claim, a purchase or a won attack are reported with that event. */
export function scored(event: AldarraEvent, _: AldarraView, names: Names): Phrase | null {
  switch (event.type) {
    case 'claimed':
      return `${subject(names, event.seat)} +${event.vp}: ${objectiveName(event.card)}`
    case 'bought':
      return `${subject(names, event.seat)} +${event.vp}: bought for ${event.coins > 0 ? counted(event.coins, 'Coin') : counted(event.crystals, 'Crystal')}`
    case 'combat-over':
      return event.winner !== null && event.vp > 0 ? `${subject(names, event.winner)} +${event.vp}: a won attack` : null
    case 'vp-gained':
      return event.card === undefined ? null : `${subject(names, event.seat)} +${event.n}: ${exploreName(event.card)}`
    default:
      return null
  }
}
