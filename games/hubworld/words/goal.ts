import { capitalised, counted, type Names, type Phrase, subject, who, whose } from '@rulewright/kernel'
import type { HubworldEvent } from '../rules/events.ts'
import type { HubworldView, PlayerView } from '../rules/view.ts'
import { cardNamed } from './things.ts'

/** With this many cards or fewer, an empty Commons is near. */
const FEW = 4

/** Enemy agents that count for their holder. */
const secured = ({ score, seat }: PlayerView): number => score.filter(({ owner }) => owner !== seat).length

/** How to win: so many agents and, with several enemies, from how many of them. */
function wanted({ toWin }: PlayerView): string {
  return toWin.owners > 1 ? `${toWin.agents} agents from ${toWin.owners} enemies` : `${toWin.agents} enemy agents`
}

/** How to win, and what else may end the match: "Secure 3 enemy agents · an empty Commons loses: Mira 2 cards". */
export function goal(view: HubworldView, names: Names): Phrase {
  const here = view.players.filter(({ inGame }) => inGame)
  const reader = here.find(({ seat }) => seat === names.you) ?? here[0]
  if (!reader) return 'The match is over'
  const parts = [`Secure ${wanted(reader)}`]
  const low = here.filter(({ commonsSize }) => commonsSize <= FEW)
  // HW-22.5 — the other way a match ends is worth a word only when it is near.
  if (low.length > 0)
    parts.push(
      `an empty Commons loses: ${low.map(({ seat, commonsSize }) => `${who(names, seat)} ${counted(commonsSize, 'card')}`).join(', ')}`,
    )
  return parts.join(' · ')
}

/** What an event did to the score: an agent came into somebody's score area. */
export function scored(event: HubworldEvent, view: HubworldView, names: Names): Phrase | null {
  if (event.type !== 'secured' && event.type !== 'forfeited') return null
  const to = event.type === 'secured' ? event.seat : event.to
  const player = view.players[to]
  const stands = player ? `: ${secured(player)} of ${player.toWin.agents}` : ''
  const agent = `${whose(names, event.owner)} ${cardNamed(event.key)}`
  if (event.type === 'secured') return `${subject(names, to)} secured ${agent}${stands}`
  return capitalised(`${agent} went to ${who(names, to)}${stands}`)
}
