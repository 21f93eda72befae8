import type { Config, Game, Seat } from '@rulewright/kernel'
import { configFor } from './archive.ts'

/**
 * For each seat of the same people's next match, the seat its player comes from: everybody moves up by one, so that whoever began,
 * or had the first colour, goes last. Partners who sit every other seat stay partners; a co-operating party stays as it was.
 */
export function seatsTurned({ cooperative }: Pick<Game, 'cooperative'>, { seats }: Pick<Config, 'seats'>): Seat[] {
  return Array.from({ length: seats }, (_, seat) => (cooperative ? seat : (seat + 1) % seats))
}

/** The settings when whoever sits at seat n comes from `places[n]`. */
export function rearranged(game: Game, config: Config, places: readonly Seat[]): Config {
  const moved: Record<string, unknown> = { ...config }
  for (const [key, setting] of Object.entries(game.settings)) {
    const list: unknown = moved[key]
    if (setting.kind === 'each-seat' && Array.isArray(list)) moved[key] = places.map((from) => list[from])
  }
  return configFor(game, moved)
}
