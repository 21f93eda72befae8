import type { SeatInfo } from '@rulewright/wire'
import type { SeatRow } from '../data/rows.ts'

export function seatInfo(row: SeatRow, connected: boolean, claimAt: number | null): SeatInfo {
  return { seat: row.seat, kind: row.kind, name: row.name, level: row.level, user: row.user_id, connected, claimAt }
}
