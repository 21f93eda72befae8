import type { Glyph } from '@rulewright/tablekit'
import type { Ability, CardType, Faction, Icon } from '../rules/card.ts'
import type { Path } from '../rules/grid.ts'
import {
  allSeeingEye,
  archiveRegister,
  brickWall,
  brokenPottery,
  cardDraw,
  crossedSwords,
  cutDiamond,
  gears,
  greekTemple,
  infinity,
  key,
  lightningTrio,
  magnifyingGlass,
  person,
  pin,
  powerGenerator,
  returnArrow,
  roundTable,
  runningShoe,
  spyglass,
  stopwatch,
  village,
} from './icons.ts'

/** The name of a kind of thing and how it is drawn: never by colour alone. */
interface Kind {
  readonly name: string
  readonly glyph: Glyph
}

export interface FactionKind extends Kind {
  /** Degrees on the colour wheel, for art. */
  readonly hue: number
}

export const FACTION: Readonly<Record<Faction, FactionKind>> = {
  omniworks: { name: 'Omniworks', glyph: gears, hue: 37 },
  'the-collective': { name: 'The Collective', glyph: allSeeingEye, hue: 172 },
  'old-aidalon': { name: 'Old Aidalon', glyph: greekTemple, hue: 250 },
  'the-remnants': { name: 'The Remnants', glyph: brokenPottery, hue: 328 },
}

export const TYPE: Readonly<Record<CardType, Kind>> = {
  seeker: { name: 'Seeker', glyph: spyglass },
  agent: { name: 'Agent', glyph: person },
  obstacle: { name: 'Obstacle', glyph: brickWall },
  source: { name: 'Source', glyph: powerGenerator },
  moment: { name: 'Moment', glyph: stopwatch },
}

export type AbilityKind = Ability['kind']

export const ABILITY: Readonly<Record<AbilityKind, Kind>> = {
  action: { name: 'Action', glyph: runningShoe },
  instant: { name: 'Instant', glyph: lightningTrio },
  reaction: { name: 'Reaction', glyph: returnArrow },
  confront: { name: 'Confront', glyph: crossedSwords },
  discover: { name: 'Discover', glyph: magnifyingGlass },
  static: { name: 'Always', glyph: infinity },
  cipher: { name: 'Cipher', glyph: key },
  keyword: { name: 'Keyword', glyph: pin },
}

export const COLLECTS: Readonly<Record<Icon, Kind>> = {
  shard: { name: 'collects a shard', glyph: cutDiamond },
  draw: { name: 'collects a card', glyph: cardDraw },
}

export const DISTRICT: Readonly<Record<Path, Kind>> = {
  archives: { name: 'Archives', glyph: archiveRegister },
  council: { name: 'Council', glyph: roundTable },
  commons: { name: 'Commons', glyph: village },
}
