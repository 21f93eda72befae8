import type { Glyph } from '@rulewright/tablekit'
import { monkeyWrench, sherlockHolmes, skateboarding01, topHat } from './icons.ts'

/** The subject of each seeker's picture, by name. The other cards' come later (pictures.ts). */
export const SEEKERS: Readonly<Record<string, Glyph>> = {
  'abnus orzo': sherlockHolmes,
  'chairman bo pax': topHat,
  'goldie xin': monkeyWrench,
  'jayko ace': skateboarding01,
}

export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
