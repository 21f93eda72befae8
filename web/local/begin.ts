import { findGame } from '@rulewright/games'
import { rulesFor } from '@rulewright/games/numbers'
import { rearranged, seatsTurned } from '@rulewright/play'
import type { CreateMatch, SeatRequest, TableInfo, WholeMatch } from '@rulewright/wire'
import { local } from './connection.ts'
import { isExploration } from './explore/protocol.ts'
import { playersOf } from './players.ts'

/** Opens a table in this browser and returns its address. */
export async function openLocalTable({ game, config, seats }: CreateMatch): Promise<string> {
  return local.tablePath(await local.ask({ do: 'create', wish: { game, config: config ?? {}, seats, names: playersOf(seats) } }))
}

/** The same once more, with whoever began going last. */
export async function openLocalRematch(table: TableInfo): Promise<string> {
  const manifest = findGame(table.game)
  const rules = manifest && (await rulesFor(manifest, table.config))
  const game = rules?.ok ? rules.value : null
  const places = game ? seatsTurned(game, table.config) : table.seats.map(({ seat }) => seat)
  const seats = places.map((from): SeatRequest => {
    const before = table.seats[from]
    return before?.level && !table.mine.includes(from) ? { kind: 'bot', level: before.level } : { kind: 'me' }
  })
  const { seats: _, ...config } = game ? rearranged(game, table.config, places) : table.config
  const names = places.map((from) => table.seats[from]?.name ?? '')
  return local.tablePath(await local.ask({ do: 'create', wish: { game: table.game, config, seats, names } }))
}

/** Puts a match file among the matches of this browser and returns its replay's address; for an exploration, its table's. */
export async function openLocalFile(file: string): Promise<string> {
  if (isExploration(file)) return exploreFile(file)
  return local.replayPath(await local.ask({ do: 'load', file }))
}

/** Explores a match of the server, from one of its moments. */
export function exploreWhole({ file, redeals }: WholeMatch, source: string, count: number): Promise<string> {
  return local.exploreFrom({ from: { file, redeals }, source, count })
}

/** Explores what a file holds. */
export const exploreFile = (file: string): Promise<string> => local.exploreFrom({ from: { file }, source: null })
