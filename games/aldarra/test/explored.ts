import type { AldarraOption } from '../rules/options.ts'
import { type AldarraTable, hex, type Position, table } from './table.ts'

/** What a seat is offered. */
export const offers = (t: AldarraTable, seat = 0) => {
  t.look()
  return (t.match.decisionOf(seat)?.options ?? []) as readonly AldarraOption[]
}

/** Seat 0 explores (0,0) with these cards on top of the deck. */
export const explored = (cards: readonly string[], p: Position = {}) =>
  table({
    phase: 'explore',
    tokens: [0, 1],
    unexplored: ['0,0'],
    units: { '0,0': { 0: 'F' } },
    exploreDeck: cards,
    ...p,
  }).choose({ do: 'explore', hex: hex('0,0') })

/** An Order that moves nothing and explores (0,0). */
export const explore = (card: string | readonly string[], units: string, more: Position = {}) =>
  table({ unexplored: ['0,0'], units: { '0,0': { 0: units } }, exploreDeck: typeof card === 'string' ? [card] : card, ...more })
    .choose({ do: 'activate', hex: hex('0,2') })
    .choose({ do: 'none' })
    .choose({ do: 'explore', hex: hex('0,0') })
