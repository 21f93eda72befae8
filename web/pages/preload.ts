import { findGame } from '@rulewright/games'
import { loadGame } from '../match/game.ts'

/** Fetches what a table of this game will need while the match is still being dealt. */
export function preloadTable(game: string): void {
  // What cannot be fetched now is asked for again, and missed, where it is needed.
  if (findGame(game))
    Promise.all([import('../local/connection.ts'), import('./LocalPages.tsx')]).then(
      ([{ local }]) => local.wake(),
      () => undefined,
    )
  void loadGame(game)
}
