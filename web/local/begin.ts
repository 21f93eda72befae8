import type { CreateMatch } from '@rulewright/wire'
import { local } from './connection.ts'
import { playersOf } from './players.ts'

/** Opens a table in this browser and gives the way to it. */
export async function openLocalTable({ game, config, seats }: CreateMatch): Promise<string> {
  return local.tablePath(await local.ask({ do: 'create', wish: { game, config: config ?? {}, seats, names: playersOf(seats) } }))
}

/** Puts a match file among the matches of this browser and gives the way to its replay. */
export async function openLocalFile(file: string): Promise<string> {
  return local.replayPath(await local.ask({ do: 'load', file }))
}
