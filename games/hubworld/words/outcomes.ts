import { capitalised, inList, type Names, type Outcome, type Phrase, who } from '@rulewright/kernel'
import type { HubworldView } from '../rules/view.ts'

function winners(view: HubworldView, names: Names): string {
  const seats = view.result?.winners ?? []
  const all = capitalised(inList(seats.map((seat) => who(names, seat))))
  return `${all || 'Nobody'} won${seats.length > 1 ? ' together' : ''}`
}

/** How many agents of others the winners hold. */
function securedBy({ result, players }: HubworldView): number {
  const [winner] = result?.winners ?? []
  const player = winner === undefined ? undefined : players[winner]
  return player?.score.filter(({ owner }) => owner !== player.seat).length ?? 0
}

/** HW-22.5 — whose Commons was empty, where only one player's can have been. */
function emptied({ players, result }: HubworldView, names: Names): string {
  const [loser, ...more] = players.filter(({ seat }) => !result?.winners.includes(seat))
  if (!loser || more.length > 0) return 'a rival'
  return who(names, loser.seat)
}

export function outcome({ reason }: Outcome, view: HubworldView, names: Names): Phrase {
  switch (reason) {
    case 'agents':
      return `${winners(view, names)} with ${securedBy(view)} enemy agents secured.`
    case 'empty-commons':
      return `${winners(view, names)}: ${emptied(view, names)} had no card left to draw.`
    case 'last-player':
      return `${winners(view, names)}: nobody else was left.`
    default:
      return 'The game ended in a draw.'
  }
}
