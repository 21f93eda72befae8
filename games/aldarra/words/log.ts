import { capitalised, type Heading, type Names, type Phrase, type Reckoned, type Seat, whose } from '@rulewright/kernel'
import { OBJECTIVES } from '../content/objectives.ts'
import type { AldarraEvent } from '../rules/events.ts'
import type { AldarraView } from '../rules/view.ts'
import { moving } from './events.ts'
import { exploreName, objectiveName, place } from './things.ts'

export function heading(event: AldarraEvent, view: AldarraView, names: Names): Heading | null {
  if (event.type === 'round-begun') return { level: 'round', phrase: `Round ${event.round}`, seat: null }
  if (event.type !== 'order-placed') return null
  const order = `${whose(names, event.seat)} ${event.extra ? 'forged Order' : 'Order'} on ${place(view, event.hex)}`
  return { level: 'turn', phrase: capitalised(`${order}, ${moving(event.mode)}`), seat: event.seat }
}

/** Points of a claim, a purchase or a won attack are in the line of what earned them. */
export function repeats(event: AldarraEvent): boolean {
  return event.type === 'vp-gained' && event.card === undefined
}

/** The Objectives claimed, and all the rest. */
export function reckoning({ players }: AldarraView, seat: Seat): readonly Reckoned[] {
  const player = players[seat]
  if (!player) return []
  const claimed = player.claimed.map((card) => ({ label: objectiveName(card), value: OBJECTIVES[card]?.vp ?? 0 }))
  const rest = player.vp - claimed.reduce((sum, { value }) => sum + value, 0)
  return [...claimed, { label: 'Bought, won in combat and found', value: rest }]
}

const listed = (what: string, cards: readonly Phrase[]): Phrase[] => (cards.length === 0 ? [] : [`${what}: ${cards.join(', ')}.`])

/** Objectives nobody else saw, and Explore cards still held. */
export function kept({ players }: AldarraView, seat: Seat): readonly Phrase[] {
  const player = players[seat]
  if (!player) return []
  return [
    ...listed(
      'Objectives',
      (player.objectives ?? []).map(({ card, have, need }) => `${objectiveName(card)} (${have} of ${need})`),
    ),
    ...listed('Held', (player.explores ?? []).map(exploreName)),
  ]
}
