import type { Game } from '@rulewright/kernel'
import {
  BeforeSnapshot,
  type Beginning,
  type ClockState,
  Clocks,
  choicesInForce,
  type LogRow,
  Position,
  readPosition as readLogged,
  type SavedState,
} from '@rulewright/play'
import type { MatchRow } from '../data/rows.ts'
import type { House } from '../house.ts'
import { mustLeadThere } from '../match/rules-change.ts'
import type { SnapshotSaver } from './snapshot-saver.ts'

/** Up to this many choices are replayed at once; more, in a thread. */
const FEW = 200

/** What is read: a match that has been dealt. */
export interface Readable {
  readonly house: House
  readonly game: Game
  readonly row: MatchRow
}

function beginningOf({ game, row }: Readable): Beginning {
  const { config, clock, seed, started_at } = row
  return { game, config, seed: seed ?? '', startedAt: started_at ?? 0, clock, redeals: row.redeals ?? [] }
}

/** A snapshot of an unreadable shape only saved time: the match is read from the deal. */
async function snapshotOf({ house, game, row }: Readable): Promise<SavedState | null> {
  const snapshot = await house.store.snapshot(row.id)
  if (!snapshot || snapshot.state_version === game.stateVersion || game.migrate) return snapshot
  house.logger.warn({ match: row.id, from: snapshot.state_version, to: game.stateVersion }, 'a snapshot of this shape has no migration')
  return null
}

/** The position by the log, what saved the reader time, and the row of the last snapshot (0: none). */
export async function readPosition(match: Readable): ReturnType<typeof readLogged> {
  const { house, game, row } = match
  await mustLeadThere(house, game, row)
  const { store, log, logs, logger, now } = house
  return readLogged({
    id: row.id,
    version: row.version,
    beginning: beginningOf(match),
    now,
    snapshot: async () => {
      const saved = await snapshotOf(match)
      return saved && { ...saved, secretRows: await store.secretRows(row.id, saved.seq) }
    },
    rows: (after) => (after === 0 ? logs.rows(row.id) : store.log(row.id, after)),
    rest: (rows) => lastRest(match, rows),
    append: (back) => log.appended({ row: back }),
    rulesChanged: (from) => logger.warn({ match: row.id, from, to: game.version }, 'the rules changed: back to the last rest'),
  })
}

/** The position after all these rows, from the deal on. */
async function readLong(match: Readable, rows: readonly LogRow[]): Promise<Position> {
  const rest = await lastRest(match, rows)
  return Position.read(beginningOf(match), rest, rest ? rows.filter((row) => row.seq > rest.seq) : rows)
}

/** The position after all these rows, of which the last is an undo: from an earlier snapshot, where there is one. */
export async function readBack(match: Readable, snapshots: SnapshotSaver, rows: readonly LogRow[]): Promise<Position> {
  const near = snapshots.before(rows[rows.length - 1]?.index ?? 0)
  if (!near) return readLong(match, rows)
  try {
    return Position.read(
      beginningOf(match),
      near,
      rows.filter((row) => row.seq > near.seq),
    )
  } catch (error) {
    if (error instanceof BeforeSnapshot) return readLong(match, rows)
    throw error
  }
}

/** Where a long match last rested, found in a thread: it is not replayed here, where everybody waits. */
async function lastRest(match: Readable, rows: readonly LogRow[]): Promise<SavedState | null> {
  const { house, game, row } = match
  const choices = choicesInForce(rows)
  if (choices.length <= FEW) return null
  const { config, seed, redeals } = beginningOf(match)
  const record = { config, seed, redeals, choices: choices.map(({ seat, index }) => ({ seat, index })) }
  const { at, state } = await house.study.do({ do: 'rest', game: row.game, record }, { person: row.creator ?? row.id, rank: 'table' })
  // Nothing after its last choice goes further back, or that choice would not be in force.
  const seq = choices[at - 1]?.seq ?? 0
  return { seq, count: at, version: game.version, state_version: game.stateVersion, state, clocks: clocksAt(match, rows, seq) }
}

function clocksAt({ row }: Readable, rows: readonly LogRow[], seq: number): ClockState | null {
  if (!row.clock) return null
  const clocks = Clocks.start(row.clock, row.config.seats, row.first_waiting, row.started_at ?? 0)
  for (const past of rows) if (past.seq <= seq) clocks.apply(past)
  return clocks.state
}
