import { hash, type Match, type Seat } from '@rulewright/kernel'

/** A name for what the seat sees and is asked; what only counts is left out. Two positions of the same name are the same to the seat. */
export function placeOf(match: Match, seat: Seat): string {
  const view = match.view(seat)
  const counters = match.game.bot?.counters ?? []
  const seen = typeof view === 'object' && view !== null ? Object.entries(view).filter(([key]) => !counters.includes(key)) : view
  return hash([seen, match.decisionOf(seat)?.prompt ?? null])
}
