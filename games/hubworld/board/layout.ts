import type { Seat } from '@rulewright/kernel'
import { type Path, ROWS, type Row } from '../rules/grid.ts'
import type { DelveView, HubworldView } from '../rules/view.ts'

/** Who sits where: the reader (or, for a spectator, the first seat) below, the others across, the left neighbour leftmost. */
export function seating(view: Pick<HubworldView, 'you' | 'players'>): { readonly near: Seat; readonly far: readonly Seat[] } {
  const n = view.players.length
  const near = view.you ?? 0
  return { near, far: Array.from({ length: n - 1 }, (_, step) => (near + 1 + step) % n) }
}

export interface Shape {
  /** `phone`: one opponent at a time, what I have and hold always at the lower edge. */
  readonly kind: 'phone' | 'table'
  /** Cards in the hand are upright where there is height for it, else horizontal. */
  readonly hand: 'upright' | 'lying' | 'strip'
  /** What a player has is shown beside the grid or in a bar above it. */
  readonly panel: 'beside' | 'bar'
}

/** How the board is laid out in the room it is given. */
export function shapeFor(width: number, height: number, players: number): Shape {
  if (width < 640) return { kind: 'phone', hand: 'strip', panel: 'bar' }
  return { kind: 'table', hand: height >= (players === 2 ? 640 : 760) ? 'upright' : 'lying', panel: players === 2 ? 'beside' : 'bar' }
}

/** The rows from top to bottom: the front rows face each other across the boulevard. */
export const rowsFor = (side: 'near' | 'far'): readonly Row[] => (side === 'near' ? ROWS : [...ROWS].reverse())

/** Whether a delve has been, is, or will be at a place of its path; null off the path. */
export function runAt(delve: DelveView | null, seat: Seat, path: Path, row: Row | 'district'): 'past' | 'here' | 'ahead' | null {
  if (!delve || delve.defender !== seat || delve.path !== path) return null
  const order: readonly (Row | 'district')[] = [...ROWS, 'district']
  const distance = order.indexOf(row) - order.indexOf(delve.row)
  return distance === 0 ? 'here' : distance < 0 ? 'past' : 'ahead'
}

/** The opponent a phone shows: the one a delve is about, else the one picked, else the left neighbour. */
export function shownOpponent(view: HubworldView, far: readonly Seat[], picked: Seat | null): Seat {
  const { delve } = view
  const concerned = delve && [delve.defender, delve.delver].find((seat) => far.includes(seat))
  if (picked !== null && far.includes(picked)) return picked
  return concerned ?? far[0] ?? 0
}
