import type { Names, Outcome, Phrase } from '@rulewright/kernel'
import type { HubworldView } from '../rules/view.ts'

function winners(view: HubworldView, names: Names): string {
  const seats = view.result?.winners ?? []
  const all = seats.map((seat) => (seat === names.you ? 'You' : names.of(seat)))
  if (all.length > 1) return `${all.slice(0, -1).join(', ')} and ${all.at(-1)} win together`
  return seats[0] === names.you && names.you !== null ? 'You win' : `${all[0] ?? 'Nobody'} wins`
}

export function outcomePhrase({ reason }: Outcome, view: HubworldView, names: Names): Phrase {
  switch (reason) {
    case 'agents':
      return `${winners(view, names)}: enough enemy agents are secured.`
    case 'empty-commons':
      return `${winners(view, names)}: a rival had no card left to draw.`
    case 'last-player':
      return `${winners(view, names)}: nobody else is left.`
    default:
      return 'The game is a draw.'
  }
}
