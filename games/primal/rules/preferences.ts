import { at, type Decision, type Option } from '@rulewright/kernel'
import type { PrimalView } from './view.ts'

/** PR-21.5: what a seat has decided in advance, for each of its hunters. It never changes what is legal. */
export interface Preferences {
  /** Never help: pass every offer to Assist or Taunt, the last call included. */
  readonly neverHelp: boolean
  /** Show a Resilience card whenever there is one, unless the draw would take the last card of the deck. */
  readonly showResilience: boolean
  /** Keep the Vulnerable token for any source below this. */
  readonly doubleFrom: number
}

export const noPreferences: Preferences = { neverHelp: false, showResilience: false, doubleFrom: 0 }

/** The option a seat's preferences choose, as an index, or null when the seat must be asked. */
export function preferred(decision: Decision, view: PrimalView, preferences: Preferences): number | null {
  switch (decision.prompt) {
    case 'window':
    case 'last-call':
      return preferences.neverHelp ? find(decision, 'pass') : null
    case 'resilience':
      return preferences.showResilience && at(view.hunters, decision.seat).deckSize > 1 ? find(decision, 'reveal') : null
    case 'double':
      return typeof decision.about?.amount === 'number' && decision.about.amount < preferences.doubleFrom ? find(decision, 'keep') : null
    default:
      return null
  }
}

const find = (decision: Decision, wanted: Option['do']): number | null => {
  const index = decision.options.findIndex((option) => option.do === wanted)
  return index < 0 ? null : index
}
