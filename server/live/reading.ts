import type { Game } from '@rulewright/kernel'
import { type Beginning, type Position, readPosition as readLogged } from '@rulewright/play'
import type { MatchRow } from '../data/rows.ts'
import type { House } from '../house.ts'

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
export function readPosition(match: Readable): Promise<{ position: Position; savedSeq: number }> {
  const { house, game, row } = match
  const { store, log, logger, now } = house
  return readLogged({
    id: row.id,
    version: row.version,
    beginning: beginningOf(match),
    now,
    snapshot: async () => {
      const saved = await store.snapshot(row.id)
      return saved && { ...saved, secretRows: await store.secretRows(row.id, saved.seq) }
    },
    rows: (after) => store.log(row.id, after),
    append: (back) => log.appended({ row: back }),
    rulesChanged: (from) => logger.warn({ match: row.id, from, to: game.version }, 'the rules changed: back to the last rest'),
  })
}
