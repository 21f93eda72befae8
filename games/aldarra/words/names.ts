import { type Names, type Phrase, type Seat, thing } from '@rulewright/kernel'
import { DISCOVERIES } from '../content/discoveries.ts'
import { FACTIONS } from '../content/factions.ts'
import { layoutFor } from '../content/layouts.ts'
import { UNITS } from '../content/units.ts'
import type { AldarraView } from '../rules/view.ts'
import { DISCOVERY_TEXTS, EXPLORE_TEXTS, FACTION_NAMES, OBJECTIVE_TEXTS, TILE_NAMES, UNIT_NAMES } from './cards.ts'

export const unitName = (unit: number): string => {
  const name = UNITS[unit]
  return name ? UNIT_NAMES[name] : 'Unit'
}
export const aUnit = (unit: number): string => `${/^[AEO]/.test(unitName(unit)) ? 'an' : 'a'} ${unitName(unit)}`
export const factionName = (faction: number): string => {
  const name = FACTIONS[faction]
  return name ? FACTION_NAMES[name] : 'no faction'
}
export const discoveryName = (discovery: number): Phrase => {
  const id = DISCOVERIES[discovery]
  return thing('discovery', discovery, id ? DISCOVERY_TEXTS[id].name : 'a Discovery')
}
export const exploreName = (card: number): Phrase => thing('explore', card, EXPLORE_TEXTS[card]?.name ?? 'an Explore card')
export const objectiveName = (card: number): Phrase => thing('objective', card, OBJECTIVE_TEXTS[card]?.name ?? 'an Objective')
export const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** A territory by its type and its place, as the board letters it: a row from A, a number from the left. */
export function place(view: AldarraView, hex: number): Phrase {
  const territory = view.territories[hex]
  return thing('hex', hex, `${territory ? TILE_NAMES[territory.tile] : 'territory'} ${label(view.seats, hex)}`)
}

/** The board's name for a hex: `C4`. */
function label(seats: number, hex: number): string {
  const { r } = layoutFor(seats)
  let first = hex
  while (first > 0 && r[first - 1] === r[hex]) first -= 1
  return `${String.fromCharCode(65 + (r[hex] ?? 0) - (r[0] ?? 0))}${hex - first + 1}`
}

export const who = (names: Names, seat: Seat): string => (names.you === seat ? 'you' : names.of(seat))
