import { CONCEDE, type Level, type Match, type Seat } from '@rulewright/kernel'
import type { MessageOf } from '@rulewright/wire'
import { choicesInForce } from './choices.ts'
import type { Position } from './position.ts'
import { Refused } from './refused.ts'
import { type LogRow, STANDING } from './rows.ts'

/** The level of the bot that takes over a seat its player has lost or left. */
export const STAND_IN: Level = 'friend'

// Why something a player does may be refused, wherever the match is kept.

/** Old tabs, double clicks and replayed messages carry an id that is no longer current. */
export function mustBeOffered(position: Position, isPerson: boolean, m: Omit<MessageOf<'choose'>, 'type' | 'id' | 'match'>): void {
  if (position.outcome) throw new Refused('match-over')
  if (!isPerson) throw new Refused('not-allowed', 'A bot plays this seat now. Take it back first.')
  const decision = position.decisionOf(m.seat)
  if (!decision || m.decisionId !== position.decisionIds[m.seat]) {
    if (m.decisionId === position.answeredIds[m.seat]) throw new Refused('duplicate')
    throw new Refused(decision ? 'stale' : 'not-your-turn')
  }
  if (m.choice >= decision.options.length) throw new Refused('no-such-option')
}

export function mustBeInGame(position: Position, seat: Seat): void {
  if (position.hasConceded(seat)) throw new Refused('not-allowed', 'This seat has left the game.')
}

/**
 * How many choices were in force before the last one that the seat's player made, or −1 when there is none: standing answers are
 * skipped. A concession since then is final.
 */
export function lastChoiceOf(rows: readonly LogRow[], seat: Seat): number {
  const choices = choicesInForce(rows)
  const last = choices.findLastIndex((choice) => choice.seat === seat && (choice.waiting & STANDING) === 0)
  return choices.findLastIndex((choice) => choice.index === CONCEDE) >= last ? -1 : last
}

/** Whether the seat may go back that far without asking: nobody else has chosen since, and nothing was revealed. */
export function isFree(match: Match, seat: Seat, to: number): boolean {
  let at: Match | null = match
  while (at && at.count > to) at = at.canUndo(seat) ? at.undo(seat) : null
  return at !== null
}

/** Before a hint: whether the seat is asked, and asked this. */
export function mustBeAsked(position: Position, seat: Seat, decisionId: number): void {
  if (!position.decisionOf(seat)) throw new Refused('not-your-turn')
  if (position.decisionIds[seat] !== decisionId) throw new Refused('stale')
}
