import type { Glyph } from '@rulewright/tablekit'
import { colourOfFace, isAcornFace, isGuildFace, RED, SNOW, type Team } from '../content/pieces.ts'
import {
  acorn,
  badger,
  barnOwl,
  bowArrow,
  brassKnuckles,
  dominoMask,
  foxHead,
  frog,
  hedgehog,
  hood,
  lyre,
  meditation,
  palette,
  pirateHat,
  prayer,
  rabbitHead,
  robinHoodHat,
  runningNinja,
  seatedMouse,
  shield,
  snowflake2,
  squirrel,
  wolfTrap,
} from './icons.ts'

interface Look {
  readonly glyph: Glyph
  readonly light: string
  readonly dark: string
  /** The outline of the rune: a guild is identified by its shape as well. */
  readonly shape: 'circle' | 'shield' | 'diamond' | 'hex' | 'acorn' | 'star'
}

/** Bards, Guardians, Hunters, Thieves: a colour, a glyph and an outline each. */
export const GUILD_LOOKS: readonly Look[] = [
  { glyph: lyre, light: '#f4a9d0', dark: '#b3407f', shape: 'circle' },
  { glyph: shield, light: '#a7d6f5', dark: '#2f78ad', shape: 'shield' },
  { glyph: bowArrow, light: '#bfe39a', dark: '#4f8a2f', shape: 'diamond' },
  { glyph: dominoMask, light: '#d9c0f2', dark: '#6d47a3', shape: 'hex' },
]
const RED_ACORN: Look = { glyph: acorn, light: '#ffb08a', dark: '#b5381c', shape: 'acorn' }
const BLUE_ACORN: Look = { glyph: acorn, light: '#9fc4ff', dark: '#274fae', shape: 'acorn' }
const SNOWFLAKE: Look = { glyph: snowflake2, light: '#ffffff', dark: '#9fc7dd', shape: 'star' }
const TRAP_LOOK: Look = { glyph: wolfTrap, light: '#c9b79a', dark: '#5b4630', shape: 'hex' }

export function lookOf(face: number): Look {
  if (isGuildFace(face)) return GUILD_LOOKS[face] ?? TRAP_LOOK
  if (isAcornFace(face)) return colourOfFace(face) === RED ? RED_ACORN : BLUE_ACORN
  return face === SNOW ? SNOWFLAKE : TRAP_LOOK
}

/** Artiste, Rogue, Cleric, Monk, Scraper, Ranger, Pirate, Ninja. */
export const CLASS_GLYPHS: readonly Glyph[] = [palette, hood, prayer, meditation, brassKnuckles, robinHoodHat, pirateHat, runningNinja]

/** A beast for each Hero, and the stand-in last. */
const HEROES: readonly Glyph[] = [frog, barnOwl, rabbitHead, hedgehog, badger, foxHead, squirrel, seatedMouse]
export const heroGlyph = (hero: number): Glyph => HEROES[hero] ?? acorn

/** A team has a colour and a shape, different from those of seats. */
export const TEAM_COLOUR: Readonly<Record<Team, string>> = { 0: 'var(--team-red)', 1: 'var(--team-blue)' }
export const TEAM_SHAPE: Readonly<Record<Team, string>> = { 0: '✦', 1: '⬢' }
