import { RUNE_FORGED_HULLS } from './discoveries.ts'
import { DESTROYER, ENGINEER, OUTPOST } from './units.ts'

export const FACTIONS = ['cindar', 'odaria', 'coalition', 'syndicate'] as const
export type FactionName = (typeof FACTIONS)[number]

export const CINDAR = 0
export const ODARIA = 1
export const COALITION = 2
export const SYNDICATE = 3

/** AL-6.4 the Discovery each faction starts with; an upgrade has the number of its unit. */
export const STARTING_DISCOVERY: readonly number[] = [RUNE_FORGED_HULLS, OUTPOST, ENGINEER, DESTROYER]

export const FACTION_COLOURS = ['blue', 'green', 'yellow', 'red'] as const
