import { START_RUNES_PER_GUILD } from './constants.ts'

/** Guilds and classes (AQ-2.2): small integers, like everything else; the tables say what they are. */

export const GUILDS = ['BAR', 'GUA', 'HUN', 'THI'] as const
export type GuildId = (typeof GUILDS)[number]
export type Guild = number
export const BAR = 0
export const GUA = 1
export const HUN = 2
export const THI = 3

/** Two classes for each guild: the guild of class c is c >> 1. */
export const CLASSES = ['ARTISTE', 'ROGUE', 'CLERIC', 'MONK', 'SCRAPER', 'RANGER', 'PIRATE', 'NINJA'] as const
export type ClassId = (typeof CLASSES)[number]
export type Class = number
export const ARTISTE = 0
export const ROGUE = 1
export const CLERIC = 2
export const MONK = 3
export const SCRAPER = 4
export const RANGER = 5
export const PIRATE = 6
export const NINJA = 7
export const guildOfClass = (c: Class): Guild => c >> 1

interface GuildDef {
  readonly name: string
  readonly fullName: string
  /** AQ-6.8: how many of its runes a team holds at the start. */
  readonly startingRunes: number
  /** What its exalted tile says (X-BAR to X-THI). */
  readonly exalted: string
}

export const guilds: Readonly<Record<GuildId, GuildDef>> = {
  BAR: {
    name: 'Bards',
    fullName: 'Band of Bards',
    startingRunes: START_RUNES_PER_GUILD,
    exalted: 'When the opponent reveals runes, you drop two of them.',
  },
  GUA: {
    name: 'Guardians',
    fullName: 'Guardians Order',
    startingRunes: START_RUNES_PER_GUILD,
    exalted: 'The opponent’s swaps cannot include Guardians runes.',
  },
  HUN: {
    name: 'Hunters',
    fullName: 'Clan Hunters',
    startingRunes: START_RUNES_PER_GUILD,
    exalted: 'When you swap a Hunters rune with a rival guild’s rune and that is not matched, it is destroyed.',
  },
  THI: {
    name: 'Thieves',
    fullName: 'Thieves Bloc',
    startingRunes: START_RUNES_PER_GUILD,
    exalted: 'Your minions without a special movement icon can Sneak.',
  },
}

export const classes: Readonly<Record<ClassId, { readonly name: string }>> = {
  ARTISTE: { name: 'Artiste' },
  ROGUE: { name: 'Rogue' },
  CLERIC: { name: 'Cleric' },
  MONK: { name: 'Monk' },
  SCRAPER: { name: 'Scraper' },
  RANGER: { name: 'Ranger' },
  PIRATE: { name: 'Pirate' },
  NINJA: { name: 'Ninja' },
}
