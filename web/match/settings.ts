import type { Setting } from '@rulewright/kernel'
import type { GameInfo } from '@rulewright/wire'

/** The settings a game declares, as the wire carries them; what this page cannot draw is left out and keeps its default. */
export function settingsOf(game: GameInfo): Readonly<Record<string, Setting>> {
  return Object.fromEntries(Object.entries(game.settings).flatMap(([key, value]) => (isSetting(value) ? [[key, value]] : [])))
}

function isSetting(value: unknown): value is Setting {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  switch (value.kind) {
    case 'choice':
      return 'values' in value && Array.isArray(value.values) && 'default' in value && typeof value.default === 'string'
    case 'flag':
      return 'default' in value && typeof value.default === 'boolean'
    case 'integer':
      return 'min' in value && 'max' in value && 'default' in value && typeof value.default === 'number'
    case 'text':
      return 'longest' in value && 'default' in value && typeof value.default === 'string'
    case 'each-seat':
      return 'of' in value && isSetting(value.of) && value.of.kind !== 'each-seat'
    default:
      return false
  }
}

/** A list with one entry for each seat follows the number of seats; everything else stays. */
export function resized(
  values: Readonly<Record<string, unknown>>,
  settings: Readonly<Record<string, Setting>>,
  seats: number,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const setting = settings[key]
      if (setting?.kind !== 'each-seat' || !Array.isArray(value)) return [key, value]
      const standard = setting.of.kind === 'each-seat' ? null : setting.of.default
      return [key, Array.from({ length: seats }, (_, seat) => value[seat] ?? standard)]
    }),
  )
}
