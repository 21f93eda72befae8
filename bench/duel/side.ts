import { type BotSpec, makeBot, prepareBots } from '@rulewright/bots'
import { findGame } from '@rulewright/games'
import { type Config, type Game, Match } from '@rulewright/kernel'

// One side of a duel. It is bundled with our bots, and with another checkout's: under our rules, or whole. Each bundle has
// a kernel and rules of its own, so that neither side's calls make the other's code slower.

/** The game as this side's bots know it: by their own evaluation and network. */
export async function learnGame(id: string): Promise<Game> {
  const manifest = findGame(id)
  if (!manifest) throw new Error(`there is no game "${id}"`)
  const game = await manifest.rules()
  await prepareBots(game)
  return game
}

export const startMatch = (game: Game, config: Config, seed: string): Match => Match.start(game, config, seed)

export const botFor = (spec: BotSpec) => makeBot(spec)
