import { findGame } from '@rulewright/games'
import { local } from '../local/connection.ts'
import { gameOfLocal } from '../local/list.ts'
import { loadGame } from '../match/game.ts'
import { gameAt } from '../match/last.ts'

/** Fetches what a table of this game will need while the match is still being dealt. */
export function preloadTable(game: string): void {
  // What cannot be fetched now is requested again where it is needed, and reported there.
  if (findGame(game)) import('./LocalMatchPage.tsx').catch(() => undefined)
  preloadGame(game)
}

/** A game's parts, and its rules in the worker. */
function preloadGame(game: string): void {
  if (findGame(game)) local.wake(game)
  void loadGame(game)
}

/** The same when coming back to a match of this browser: everything its page needs is requested along with the page. */
export async function preloadAddress(path: string): Promise<void> {
  const match = /^\/local\/(\w+)/.exec(path)?.[1]
  if (match === undefined) return
  const game = gameAt(path) ?? (await gameOfLocal(match).catch(() => null))
  if (game !== null) preloadGame(game)
}
