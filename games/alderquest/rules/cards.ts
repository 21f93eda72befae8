import { emit, reveal, shuffle, whisper } from '@rulewright/kernel'
import { rivalOf, type Team } from '../content/pieces.ts'
import type { AlderquestEvent } from './events.ts'
import { seatsOf } from './seats.ts'
import type { AlderquestState } from './state.ts'

/** P-40, AQ-19.8, AQ-19.9: the team draws a relic, if any is left. */
export function drawRelic(g: AlderquestState, team: Team): void {
  const relic = g.relicDeck.pop()
  if (relic === undefined) return
  g.teams[team].relics.push(relic)
  reveal(g)
  whisper<AlderquestEvent>(seatsOf(g, team), { type: 'drew-relic', team, relic }, { type: 'drew-relic', team, relic: null })
}

/** Whether the team could draw a Quarrel now (AQ-7.21). */
export const canDrawQuarrel = (g: AlderquestState, team: Team): boolean =>
  g.quarrels && g.teams[team].quarrelDeck.length + g.teams[team].quarrelDiscard.length > 0

/** P-37 with AQ-7.21: from the top of the deck; an empty deck is rebuilt from the discard. Without Quarrels both are empty (AQ-1.8). */
export function drawQuarrel(g: AlderquestState, team: Team): void {
  const t = g.teams[team]
  if (t.quarrelDeck.length === 0) {
    t.quarrelDeck = shuffle(g.random, t.quarrelDiscard)
    t.quarrelDiscard = []
  }
  const quarrel = t.quarrelDeck.pop()
  if (quarrel === undefined) return
  t.quarrelHand.push(quarrel)
  reveal(g)
  whisper<AlderquestEvent>(seatsOf(g, team), { type: 'drew-quarrel', team, quarrel }, { type: 'drew-quarrel', team, quarrel: null })
}

/** Takes a Quarrel out of a hand: whatever becomes of it, everybody sees it. */
export function takeQuarrel(g: AlderquestState, team: Team, quarrel: number): void {
  const t = g.teams[team]
  t.quarrelHand.splice(t.quarrelHand.indexOf(quarrel), 1)
  const seen = t.shown.indexOf(quarrel)
  if (seen >= 0) t.shown.splice(seen, 1)
  reveal(g)
}

export function discardQuarrel(g: AlderquestState, team: Team, quarrel: number): void {
  takeQuarrel(g, team, quarrel)
  g.teams[team].quarrelDiscard.push(quarrel)
  emit<AlderquestEvent>({ type: 'discarded-quarrel', team, quarrel })
}

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
