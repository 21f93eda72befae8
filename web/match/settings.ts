import type { Setting } from '@rulewright/kernel'
import type { PlannedTable, SetUp } from '@rulewright/tablekit'
import type { GameInfo } from '@rulewright/wire'

/** The settings a game declares, as the wire carries them; those this page cannot draw are left out and keep their default. */
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

type Values = Readonly<Record<string, unknown>>

/** The table as it would be: chosen values, defaults for everything else, and lists as long as there are seats. */
export function planned(values: Values, settings: Readonly<Record<string, Setting>>, seats: number): PlannedTable {
  const all = Object.entries(settings).map(([key, setting]) => [key, settled(setting, values[key], seats)] as const)
  return { seats, values: Object.fromEntries(all) }
}

function settled(setting: Setting, given: unknown, seats: number): unknown {
  if (setting.kind !== 'each-seat') return given ?? setting.default
  // One value applies to every seat.
  return Array.from({ length: seats }, (_, seat) => settled(setting.of, Array.isArray(given) ? given[seat] : given, seats))
}

/** The settings that matter at such a table. */
export function applying(settings: Readonly<Record<string, Setting>>, setUp: SetUp | null, table: PlannedTable) {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => setUp?.applies?.(key, table) ?? true))
}

/** The settings of a match: chosen values that matter; a list follows the number of seats. */
export function configOf(values: Values, settings: Readonly<Record<string, Setting>>, seats: number): Values {
  const { values: all } = planned(values, settings, seats)
  return Object.fromEntries(Object.keys(settings).flatMap((key) => (key in values ? [[key, all[key]]] : [])))
}
