import { games as all } from '@rulewright/games'
import type { Manifest } from '@rulewright/games/manifest'
import { type Config, flag, type Game, integer, type State, seedRandom, text } from '@rulewright/kernel'

// Every game as the server offers it, with three settings more: from which text it is dealt, and whether, at the start of which
// step, everything the first seat cannot know is re-dealt. Two such matches are two worlds that it cannot distinguish.

interface Worlds {
  readonly deal: string
  readonly otherwise: boolean
  readonly after: number
}

const worlds = { deal: text('1', 40), otherwise: flag(false), after: integer(0, 100_000, 0) }

/** The seat for which the two worlds look alike. */
export const LOOKER = 0

interface Counting extends State {
  /** Steps begun, kept beside the game's own state. */
  begun?: number
  worlds?: Worlds
}

function inWorlds(game: Game): Game {
  const redealt: Game = {
    ...game,
    settings: { ...game.settings, ...worlds },
    setup: (config, random) => {
      const { deal, otherwise, after } = config as Config & Worlds
      const g: Counting = game.setup(config, seedRandom(deal))
      // The service's own seed has no part in it.
      void random
      g.begun = 0
      g.worlds = { deal, otherwise, after }
      return g
    },
    step: (g) => {
      const counting: Counting = g
      const begun = counting.begun ?? 0
      counting.begun = begun + 1
      if (counting.worlds?.otherwise && begun === counting.worlds.after)
        game.imagine(g, LOOKER, seedRandom(`other ${counting.worlds.deal}`))
      return game.step(g)
    },
  }
  const { clone, ...rest } = redealt
  // A game's own copy would leave out what was added here.
  void clone
  return rest
}

export const games: readonly Manifest[] = all.map((manifest) => ({ ...manifest, rules: async () => inWorlds(await manifest.rules()) }))
