import type { Glyph } from '@rulewright/tablekit'
import type { FactionName } from '../content/factions.ts'
import { crownCoin, flame, hoodedFigure, oakLeaf } from './icons.ts'

export const EMBLEMS: Readonly<Record<FactionName, Glyph>> = {
  cindar: flame,
  odaria: oakLeaf,
  coalition: crownCoin,
  syndicate: hoodedFigure,
}
