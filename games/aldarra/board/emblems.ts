import type { Glyph } from '@rulewright/tablekit'
import { UPGRADES } from '../content/discoveries.ts'
import type { FactionId } from '../content/factions.ts'
import {
  checkedShield,
  compass,
  crownCoin,
  crystalGrowth,
  drill,
  flame,
  hoodedFigure,
  mountainClimbing,
  oakLeaf,
  radioTower,
  scrollQuill,
  targeting,
  windsock,
} from './icons.ts'

export const EMBLEMS: Readonly<Record<FactionId, Glyph>> = {
  cindar: flame,
  odaria: oakLeaf,
  coalition: crownCoin,
  syndicate: hoodedFigure,
}

const POWERS: readonly Glyph[] = [
  radioTower,
  mountainClimbing,
  windsock,
  drill,
  crystalGrowth,
  checkedShield,
  targeting,
  compass,
  scrollQuill,
]

/** The picture of a Discovery that is not a refit. */
export const powerGlyph = (discovery: number): Glyph => POWERS[discovery - UPGRADES] ?? compass
