import { describeProblem, type Problem } from '@rulewright/kernel'
import { FACTIONS } from '../content/factions.ts'
import { factionName } from './things.ts'

const SETTINGS: Readonly<Record<string, string>> = {
  map: 'Map',
  'map=random': 'Dealt at random',
  'map=suggested': 'The suggested map',
  chooseFactions: 'Players choose their factions',
  faction: 'Faction',
  'faction=any': 'any',
  lastRound: 'Last round',
  balanced: 'Balanced factions',
  balancedBy: 'Balanced by',
  'balancedBy=discoveries': 'other first Discoveries',
  'balancedBy=points': 'Victory Points at the start',
}

/** The name of a faction as a setting spells it; undefined for anything else. */
function factionSpelled(value: unknown): string | undefined {
  const number = FACTIONS.findIndex(({ id }) => id === value)
  return number < 0 ? undefined : factionName(number)
}

export function setting(key: string, value?: string): string {
  if (value === undefined) return SETTINGS[key] ?? key
  return factionSpelled(value) ?? SETTINGS[`${key}=${value}`] ?? value
}

export function problem(p: Problem): string {
  if (p.problem !== 'faction-twice') return describeProblem(p)
  return `Two seats ask for the ${factionSpelled(p.faction) ?? 'same faction'}; every faction is there once.`
}
