import { reveal, whisper } from '@rulewright/kernel'
import { rivalOf, type Team } from '../content/pieces.ts'
import type { AlderquestEvent } from './events.ts'
import { seatsOf } from './seats.ts'
import type { AlderquestState } from './state.ts'

/** P-39, AQ-28.9: the team sees its opponent's Quarrel hand and remembers it while the cards stay there. */
export function lookAtHand(g: AlderquestState, team: Team): void {
  const opponent = g.teams[rivalOf(team)]
  opponent.shown = opponent.quarrelHand.toSorted((a, b) => a - b)
  reveal(g)
  whisper<AlderquestEvent>(
    seatsOf(g, team),
    { type: 'looked-at-hand', team, quarrels: [...opponent.shown] },
    { type: 'looked-at-hand', team, quarrels: null },
  )
}
