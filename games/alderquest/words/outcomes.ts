import { counted, type Names, type Outcome, type Phrase, subject } from '@rulewright/kernel'
import type { AlderquestView } from '../rules/view.ts'
import { teamSubject, teamWho } from './things.ts'

/** AQ-21.4 to AQ-21.6 what decided the match; a concession names who gave up. */
const BY: Readonly<Record<string, string>> = {
  points: 'with more Acorn points',
  exalted: 'on a tie-break: control of the exalted guild',
  acorns: 'on a tie-break: more Acorns collected',
  board: 'on a tie-break: fewer points of their own colour on the Board',
  minions: 'on a tie-break: more minions on the Field',
}

export function outcome({ reason }: Outcome, view: AlderquestView, names: Names): Phrase {
  const { result, solo, teams } = view
  if (solo) return alone(reason, solo.target, teams[0].points, subject(names, 0))
  if (!result || result.winner < 0) return `Winter came at ${teams[0].points} : ${teams[1].points}, and no tie-break decided: a draw.`
  const [winner, loser] = result.winner === 0 ? ([0, 1] as const) : ([1, 0] as const)
  const why = reason === 'conceded' ? `since ${teamWho(loser, view)} conceded` : (BY[reason] ?? reason)
  return `${teamSubject(winner, view)} won ${teams[winner].points} : ${teams[loser].points}, ${why}.`
}

/** AQ-23: solitaire. */
function alone(reason: string, target: number, points: number, player: string): Phrase {
  switch (reason) {
    case 'target':
      return `${player} reached ${counted(target, 'point')} before winter and won.`
    case 'winter':
      return `${player} had ${counted(points, 'point')} when the fourth Snowflake fell. The rivals won.`
    case 'turns':
      return `The contest went on too long, at ${counted(points, 'point')}. The rivals won.`
    default:
      return `${player} conceded at ${counted(points, 'point')}. The rivals won.`
  }
}
