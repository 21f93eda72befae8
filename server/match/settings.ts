import type { Config, Game } from '@rulewright/kernel'
import { configFor } from '@rulewright/play'
import { Refused } from '../refused.ts'

/** The table's settings with one seat's own values in their places. */
export function withOwn(game: Game, config: Config, seat: number, own: Readonly<Record<string, unknown>>): Config {
  const merged: Record<string, unknown> = { ...config }
  for (const [key, value] of Object.entries(own)) {
    if (game.settings[key]?.kind !== 'each-seat') throw new Refused('bad-config', `${key} is not a setting of each seat.`)
    const list: unknown = merged[key]
    merged[key] = (Array.isArray(list) ? list : []).map((item: unknown, n) => (n === seat ? value : item))
  }
  return configFor(game, merged)
}

/** The table's settings with one seat's own values reset to their defaults. */
export function withoutOwn(game: Game, config: Config, seat: number): Config {
  const keys = Object.keys(game.settings).filter((key) => game.settings[key]?.kind === 'each-seat')
  return withOwn(game, config, seat, Object.fromEntries(keys.map((key) => [key, undefined])))
}
