import type { Position } from '../match/position.ts'
import type { Table } from './table.ts'

/** Tells people who are not at the table that it is their turn, once for each time the table comes to wait for them. */
export function callAbsent(table: Table, position: Position): void {
  if (!table.led || position.outcome) return
  for (const { seat, kind, user_id: user } of table.seats) {
    if (kind !== 'person' || user === null) continue
    if (!position.decisionOf(seat)) table.called.delete(seat)
    else if (!table.called.has(seat) && !table.isConnected(seat)) {
      table.called.set(seat, position.rowSeq)
      setTimeout(() => {
        if (table.called.has(seat) && !table.isConnected(seat)) table.house.herald.turn(table.id, table.row.game, user)
      }, table.house.pace.notifyAfter).unref()
    }
  }
}
