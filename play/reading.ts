import { BeforeSnapshot } from './choices.ts'
import { type Beginning, Position } from './position.ts'
import { Refused } from './refused.ts'
import type { LogRow, SavedState } from './rows.ts'

/** A match that has been dealt, and the way to its log. */
export interface Logged {
  readonly id: string
  /** Version of the rules it was begun under. */
  readonly version: string
  readonly beginning: Beginning
  readonly now: () => number
  snapshot(): Promise<SavedState | null>
  /** The rows after this one. */
  rows(after: number): Promise<readonly LogRow[]>
  /** Where a long match last rested, if there is a quicker way than replaying it here; null: there is none. */
  rest?(rows: readonly LogRow[]): Promise<SavedState | null>
  /** False: another process has already written a row with this number. */
  append(row: LogRow): Promise<boolean>
  /** Called when the match continues under other rules than it was stored with. */
  rulesChanged(from: string): void
}

/** The position by the log, the snapshot it was read from, and the row of the latest snapshot (0: none). */
export async function readPosition(match: Logged): Promise<{ position: Position; saved: SavedState | null; savedSeq: number }> {
  const snapshot = await match.snapshot()
  const savedSeq = snapshot?.seq ?? 0
  try {
    return { position: await readFrom(match, snapshot), saved: snapshot, savedSeq }
  } catch (error) {
    if (!snapshot || !(error instanceof BeforeSnapshot)) throw error
    return { position: await readFrom(match, null), saved: null, savedSeq }
  }
}

async function readFrom(match: Logged, snapshot: SavedState | null): Promise<Position> {
  const rows = await match.rows(snapshot?.seq ?? 0)
  try {
    const from = snapshot ?? (await match.rest?.(rows)) ?? null
    return Position.read(match.beginning, from, from === snapshot ? rows : rows.filter((row) => row.seq > (from?.seq ?? 0)))
  } catch (error) {
    const version = snapshot?.version ?? match.version
    if (error instanceof BeforeSnapshot || error instanceof Refused || version === match.beginning.game.version) throw error
    match.rulesChanged(version)
    return goOnFrom(match, snapshot, rows)
  }
}

/** The rules have changed under a running match: it continues from its last rest (or the deal), and the log says so. */
async function goOnFrom(match: Logged, snapshot: SavedState | null, rows: readonly LogRow[]): Promise<Position> {
  const { id, beginning } = match
  const rest = Position.read(beginning, snapshot, [])
  const seq = (rows[rows.length - 1]?.seq ?? rest.rowSeq) + 1
  const back: LogRow = { match: id, seq, seat: 0, index: rest.count, kind: 'undo', waiting: rest.waiting, at: match.now() }
  if (!(await match.append(back))) throw new Refused('stale')
  return Position.read(beginning, snapshot, [...rows, back])
}
