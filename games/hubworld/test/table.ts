import { parseConfig } from '@rulewright/kernel'
import type { HubConfig } from '../rules/config.ts'
import { hubworld } from '../rules/index.ts'

/** A configuration from its differences to the default. */
export function config(seats: number, differences: Partial<HubConfig> = {}): HubConfig {
  const parsed = parseConfig({ seats: hubworld.seats, settings: hubworld.settings }, { seats, ...differences })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.value as HubConfig
}
