import type { Names, Outcome, Phrase } from '@rulewright/kernel'
import type { AlderquestView } from '../rules/view.ts'
import { teamName } from './things.ts'

const BY: Readonly<Record<string, string>> = {
  points: 'with more Acorn points',
  exalted: 'on the tie-break: it controls the exalted guild',
  acorns: 'on the tie-break: more Acorns collected',
  board: 'on the tie-break: fewer points of its own colour on the Board',
  minions: 'on the tie-break: more minions on the Field',
  conceded: 'for the other team conceded',
}

export function outcome(over: Outcome, view: AlderquestView, _names: Names): Phrase {
  const { result } = view
  const points = `${view.teams[0].points} : ${view.teams[1].points}`
  if (over.reason === 'target') return `You reach ${view.solo?.target ?? 0} points before winter: you win.`
  if (over.reason === 'winter') return `The fourth Snowflake has fallen; you have ${view.teams[0].points} points. The rivals win.`
  if (over.reason === 'turns') return 'The contest has gone on too long. The rivals win.'
  if (over.reason === 'conceded' && view.solo) return `You conceded at ${view.teams[0].points} points. The rivals win.`
  if (!result || result.winner < 0) return `Winter has come at ${points}, and no tie-break decides: a draw.`
  const winner = result.winner === 0 ? 0 : 1
  const [won, lost] = [view.teams[winner].points, view.teams[winner === 0 ? 1 : 0].points]
  return `${teamName(winner)} wins ${won} : ${lost}, ${BY[over.reason] ?? over.reason}.`
}
