import type { Heading, Names } from '@rulewright/kernel'
import type { PrimalEvent } from '../rules/events.ts'
import type { PrimalView } from '../rules/view.ts'
import { hunterThing } from './things.ts'

export function heading(event: PrimalEvent, view: PrimalView, names: Names): Heading | null {
  if (event.type === 'round') return { level: 'round', phrase: `Round ${event.round}`, seat: null }
  if (event.type !== 'turn') return null
  return { level: 'turn', phrase: `${hunterThing(view, names, event.hunter)}’s turn`, seat: event.hunter }
}
