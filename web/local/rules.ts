import { findGame } from '@rulewright/games'
import { rulesFor } from '@rulewright/games/numbers'
import type { Game, Result } from '@rulewright/kernel'
import { Refused } from '@rulewright/play'

/** A game's rules, with the numbers that a match's settings ask for; null: there is no such game. Numbers it does not have are refused. */
export function findRules(game: string, config: unknown): Promise<Game> | null {
  const manifest = findGame(game)
  return manifest ? rulesFor(manifest, config).then(orRefused) : null
}

function orRefused(found: Result<Game>): Game {
  if (!found.ok) throw new Refused('bad-file', found.problems.map(({ text }) => text).join(' '), found.problems)
  return found.value
}
