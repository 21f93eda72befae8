import type { Game } from '@rulewright/kernel'
import { BeforeSnapshot, type Beginning, type LogRow, Position, type SavedState } from '@rulewright/play'
import type { MatchRow, SnapshotRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'

/** What is read: a match that has been dealt. */
export interface Readable {
  readonly house: House
  readonly game: Game
  readonly row: MatchRow
}

export function beginningOf({ game, row }: Readable): Beginning {
  const { config, clock, seed, started_at } = row
  return { game, config, seed: seed ?? '', startedAt: started_at ?? 0, clock, redeals: row.redeals ?? [] }
}

/** The position as the log has it, and the row of the snapshot that spared the reader time (0: none). */
export async function readPosition(match: Readable): Promise<{ position: Position; savedSeq: number }> {
  const snapshot = await match.house.store.snapshot(match.row.id)
  const savedSeq = snapshot?.seq ?? 0
  try {
    return { position: await readFrom(match, snapshot), savedSeq }
  } catch (error) {
    if (!snapshot || !(error instanceof BeforeSnapshot)) throw error
    return { position: await readFrom(match, null), savedSeq }
  }
}

async function readFrom(match: Readable, snapshot: SnapshotRow | null): Promise<Position> {
  const { house, game, row } = match
  const rows = await house.store.log(row.id, snapshot?.seq ?? 0)
  const saved = snapshot && { ...snapshot, secretRows: await house.store.secretRows(row.id, snapshot.seq) }
  try {
    return Position.read(beginningOf(match), saved, rows)
  } catch (error) {
    const version = snapshot?.version ?? row.version
    if (error instanceof BeforeSnapshot || version === game.version) throw error
    house.logger.warn({ match: row.id, from: version, to: game.version }, 'the rules changed: back to the last rest')
    return goOnFrom(match, saved, rows)
  }
}

/** The rules have changed under a running match: it goes on from its last rest (or the deal), and the log says so. */
async function goOnFrom(match: Readable, snapshot: SavedState | null, rows: readonly LogRow[]): Promise<Position> {
  const { house, row } = match
  const beginning = beginningOf(match)
  const rest = Position.read(beginning, snapshot, [])
  const seq = (rows[rows.length - 1]?.seq ?? rest.rowSeq) + 1
  const back: LogRow = { match: row.id, seq, seat: 0, index: rest.count, kind: 'undo', waiting: rest.waiting, at: house.now() }
  if (!(await house.log.appended({ row: back }))) throw new Refused('stale')
  return Position.read(beginning, snapshot, [...rows, back])
}
