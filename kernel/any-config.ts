import type { Game } from './game.ts'
import { below, pick, type RandomState } from './random.ts'
import { type Config, parseConfig, type Setting } from './settings.ts'

/** A random configuration of a game: what it offers itself, or any value of each setting. Every number of seats is as likely. */
export function anyConfig(game: Game, random: RandomState): Config {
  if (game.anyConfig) return game.anyConfig(random)
  // Drawn once: large tables have fewer legal settings, and would come up less often if seats were drawn again with them.
  const seats = pick(random, game.seats)
  for (let attempt = 0; attempt < 100; attempt++) {
    const values = Object.entries(game.settings).map(([key, setting]) => [key, anyValue(setting, seats, random)])
    const parsed = parseConfig(game, { seats, ...Object.fromEntries(values) })
    if (parsed.ok) return parsed.value
  }
  throw new Error(`${game.id}: no legal configuration in a hundred attempts; give the game an anyConfig of its own`)
}

function anyValue(setting: Setting, seats: number, random: RandomState): unknown {
  switch (setting.kind) {
    case 'choice':
      return pick(random, setting.values)
    case 'flag':
      return below(random, 2) === 1
    case 'integer':
      // Limits on length stay as the game has them: a soak wants many matches, not endless ones.
      return setting.default
    case 'text':
      return setting.default
    case 'each-seat':
      return Array.from({ length: seats }, () => anyValue(setting.of, seats, random))
  }
}
