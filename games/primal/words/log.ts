import { capitalised, type Heading, type Names, type Reckoned, type Seat } from '@rulewright/kernel'
import type { PrimalEvent } from '../rules/events.ts'
import type { PrimalView } from '../rules/view.ts'
import { nameOf } from './names.ts'
import { hunterWhose } from './things.ts'

export function heading(event: PrimalEvent, view: PrimalView, names: Names): Heading | null {
  if (event.type === 'round') return { level: 'round', phrase: `Round ${event.round}`, seat: null }
  if (event.type !== 'turn') return null
  return { level: 'turn', phrase: capitalised(`${hunterWhose(view, names, event.hunter)} turn`), seat: event.hunter }
}

/** Left out: discarding a card that assisted, since every such card is discarded. */
export function repeats(event: PrimalEvent, others: readonly PrimalEvent[]): boolean {
  if (event.type !== 'discarded') return false
  return others.some((other) => (other.type === 'assisted' || other.type === 'taunted') && other.card === event.card)
}

/** How a hunter came out of the hunt. All win or lose together; this says what it cost each. */
export function reckoning({ hunters }: PrimalView, seat: Seat): readonly Reckoned[] {
  const hunter = hunters[seat]
  if (!hunter?.hunter) return []
  const { condition, maximumHealth, damage, deck, hand, discard, sequence } = hunter
  const wounds = [...deck, ...[...hand, ...discard, ...sequence].map(({ is }) => is)].filter((is) => is === 'WOUND')
  return [
    { label: `${nameOf(hunter.hunter)}: health at the end`, value: condition === 'standing' ? maximumHealth - damage : 0 },
    { label: 'Wounds in the deck', value: wounds.length },
    { label: 'Gear depleted', value: Number(hunter.armorDepleted) + Number(hunter.helmDepleted) },
    { label: 'Potions left', value: hunter.potions.length },
  ]
}
