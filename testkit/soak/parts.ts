import { findGame, games } from '@rulewright/games'
import type { Game } from '@rulewright/kernel'
import { connectFour } from '../../kernel/test/games/connect-four.ts'
import { duel } from '../../kernel/test/games/duel.ts'

/** How much of each game a soak plays: a number of random decisions, or of random matches. */
export interface SoakPart {
  readonly name: string
  readonly decisions: number
  readonly matches: number
}

const SMALL: Readonly<Record<string, Game>> = { duel, 'connect-four': connectFour }

/** What `npm run soak` plays by default: the small games by the million decisions, the others by matches. */
export function parts(matches: number): SoakPart[] {
  const small = Object.keys(SMALL).map((name) => ({ name, decisions: 1_000_000, matches: Number.POSITIVE_INFINITY }))
  return [...small, ...games.map((game) => ({ name: game.id, decisions: Number.POSITIVE_INFINITY, matches }))]
}

/** What replays a match of it: the command line knows only the registered games. */
export const commandFor = (name: string) => (name in SMALL ? `npm run -s soak -- ${name}` : `npm run -s rulewright -- fuzz ${name}`)

export async function gameOf(name: string): Promise<Game> {
  const small = SMALL[name]
  if (small) return small
  const manifest = findGame(name)
  if (!manifest) throw new Error(`there is no game "${name}"`)
  return manifest.rules()
}
