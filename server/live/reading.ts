import type { Game } from '@rulewright/kernel'
import {
  BeforeSnapshot,
  type Beginning,
  type ClockState,
  Clocks,
  choicesInForce,
  type LogRow,
  Position,
  type SavedState,
} from '@rulewright/play'
import type { MatchRow, SnapshotRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import { Refused } from '../refused.ts'

/** Up to so many choices are played again at once; more, in a thread. */
const FEW = 200

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

/** The position as the log has it, the snapshot that spared the reader time, and the row of the last one there is (0: none). */
export async function readPosition(match: Readable): Promise<{ position: Position; saved: SavedState | null; savedSeq: number }> {
  const snapshot = await match.house.store.snapshot(match.row.id)
  const savedSeq = snapshot?.seq ?? 0
  try {
    return { position: await readFrom(match, snapshot), saved: snapshot, savedSeq }
  } catch (error) {
    if (!snapshot || !(error instanceof BeforeSnapshot)) throw error
    return { position: await readFrom(match, null), saved: null, savedSeq }
  }
}

async function readFrom(match: Readable, snapshot: SnapshotRow | null): Promise<Position> {
  const { house, game, row } = match
  const rows = snapshot ? await house.store.log(row.id, snapshot.seq) : await house.logs.rows(row.id)
  try {
    return snapshot ? Position.read(beginningOf(match), snapshot, rows) : await readLong(match, rows)
  } catch (error) {
    const version = snapshot?.version ?? row.version
    if (error instanceof BeforeSnapshot || error instanceof Refused || version === game.version) throw error
    house.logger.warn({ match: row.id, from: version, to: game.version }, 'the rules changed: back to the last rest')
    return goOnFrom(match, snapshot, rows)
  }
}

/** The position after all these rows, from the deal on. */
export async function readLong(match: Readable, rows: readonly LogRow[]): Promise<Position> {
  const rest = await lastRest(match, rows)
  return Position.read(beginningOf(match), rest, rest ? rows.filter((row) => row.seq > rest.seq) : rows)
}

/** Where a long match last rested, found in a thread: it is not played again here, where everybody waits. */
async function lastRest(match: Readable, rows: readonly LogRow[]): Promise<SavedState | null> {
  const { house, game, row } = match
  const choices = choicesInForce(rows)
  if (choices.length <= FEW) return null
  const { config, seed, redeals } = beginningOf(match)
  const record = { config, seed, redeals, choices: choices.map(({ seat, index }) => ({ seat, index })) }
  const { at, state } = await house.study.do({ do: 'rest', game: row.game, record }, { person: row.creator ?? row.id, rank: 'table' })
  // Nothing that came after its last choice goes further back, or that choice would not be in force.
  const seq = choices[at - 1]?.seq ?? 0
  return { seq, count: at, version: game.version, state_version: game.stateVersion, state, clocks: clocksAt(match, rows, seq) }
}

function clocksAt({ row }: Readable, rows: readonly LogRow[], seq: number): ClockState | null {
  if (!row.clock) return null
  const clocks = Clocks.start(row.clock, row.config.seats, row.first_waiting, row.started_at ?? 0)
  for (const past of rows) if (past.seq <= seq) clocks.apply(past)
  return clocks.state
}

/** The rules have changed under a running match: it goes on from its last rest (or the deal), and the log says so. */
async function goOnFrom(match: Readable, snapshot: SnapshotRow | null, rows: readonly LogRow[]): Promise<Position> {
  const { house, row } = match
  const beginning = beginningOf(match)
  const rest = Position.read(beginning, snapshot, [])
  const seq = (rows[rows.length - 1]?.seq ?? rest.rowSeq) + 1
  const back: LogRow = { match: row.id, seq, seat: 0, index: rest.count, kind: 'undo', waiting: rest.waiting, at: house.now() }
  if (!(await house.log.appended({ row: back }))) throw new Refused('stale')
  return Position.read(beginning, snapshot, [...rows, back])
}
