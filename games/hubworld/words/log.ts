import { capitalised, type Heading, type Names, type Phrase, type Reckoned, type Seat, whose } from '@rulewright/kernel'
import type { HubworldEvent } from '../rules/events.ts'
import type { CardKey, HubworldView } from '../rules/view.ts'
import { cardNamed, zoneName } from './things.ts'

export function heading(event: HubworldEvent, _: HubworldView, names: Names): Heading | null {
  if (event.type === 'round') return { level: 'round', phrase: `Round ${event.round}`, seat: null }
  return event.type === 'turn' ? { level: 'turn', phrase: `${capitalised(whose(names, event.seat))} turn`, seat: event.seat } : null
}

/** Left out: the price, which is in the line of the forging; reaching a district that is then breached; the end, which the outcome describes. */
export function repeats(event: HubworldEvent, others: readonly HubworldEvent[]): boolean {
  switch (event.type) {
    case 'paid':
      return others.some((other) => other.type === 'forged' && other.seat === event.seat && other.shards === event.shards)
    case 'approached-district':
      return others.some((other) => other.type === 'breached' && other.district === event.district)
    case 'over':
      return true
    default:
      return false
  }
}

/** One for each enemy agent; others do not count. */
export function reckoning({ players }: HubworldView, seat: Seat): readonly Reckoned[] {
  const agents = players[seat]?.score.filter(({ owner }) => owner !== seat) ?? []
  return agents.map(({ key }) => ({ label: cardNamed(key), value: 1 }))
}

/** Each card once, with the number of its copies. */
function listed(what: string, keys: readonly CardKey[]): Phrase[] {
  const copies = (key: CardKey) => keys.filter((other) => other === key).length
  const named = [...new Set(keys)].map((key) => (copies(key) > 1 ? `${cardNamed(key)} ×${copies(key)}` : cardNamed(key)))
  return named.length === 0 ? [] : [`${what}: ${named.join(', ')}.`]
}

/** What lay facedown, and the hand. */
export function kept({ players }: HubworldView, seat: Seat): readonly Phrase[] {
  const player = players[seat]
  if (!player) return []
  const facedown = player.grid.flatMap((card) => (card && !card.forged && card.key !== null ? [card.key] : []))
  return [
    ...listed('Facedown', facedown),
    ...listed(
      zoneName('council'),
      (player.council ?? []).map(({ key }) => key),
    ),
  ]
}
