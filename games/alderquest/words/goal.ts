import { counted, type Names, type Phrase } from '@rulewright/kernel'
import { SNOWFLAKES_TO_END } from '../content/constants.ts'
import type { Team } from '../content/pieces.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestView } from '../rules/view.ts'
import { guildName, teamName } from './things.ts'

/** How the reader calls a team: "You", in the team game "Your team". */
function side(team: Team, view: AlderquestView): string {
  if (view.you !== team) return teamName(team)
  return view.mode === 'team' ? 'Your team' : 'You'
}

/** AQ-1.1, AQ-1.3 and in solitaire AQ-23.1: how to win, and how near winter is. */
export function goal(view: AlderquestView, _names: Names): Phrase {
  const winter = `Snowflakes ${Math.min(view.snowflakes, SNOWFLAKES_TO_END)} of ${SNOWFLAKES_TO_END}`
  return view.solo ? `${winter} · ${view.solo.target} Acorn points win` : `${winter} · most Acorn points win`
}

/** What the event did to the score or to the clock of the match. */
export function scored(e: AlderquestEvent, view: AlderquestView, _names: Names): Phrase | null {
  switch (e.type) {
    case 'collected':
      return `${side(e.team, view)}: ${counted(e.total, 'point')}`
    case 'snowflakes':
      // Their number comes first.
      return e.scored ? `${counted(e.pieces.length, 'Snowflake')} matched` : null
    case 'sank':
      return e.through.length > 0 ? `${counted(e.through.length, 'Snowflake')} fell through` : null
    // The first tie-break (AQ-21.4).
    case 'exalted':
      return e.guild === null || view.solo ? null : `${guildName(e.guild)} exalted: ahead in a tie`
    default:
      return null
  }
}
