import { capitalised, thing as marked, type Phrase, plain, type ThingWords, withArticle } from '@rulewright/kernel'
import { COLOURS } from '../content/dice.ts'
import { DISCOVERIES } from '../content/discoveries.ts'
import { EXPLORES } from '../content/explores.ts'
import { FACTIONS, type FactionId } from '../content/factions.ts'
import { layoutFor } from '../content/layouts.ts'
import { OBJECTIVES } from '../content/objectives.ts'
import { numberOf, type Printed } from '../content/printed.ts'
import { TILES, type TileId } from '../content/tiles.ts'
import { UNITS } from '../content/units.ts'
import type { AldarraView } from '../rules/view.ts'

const BOX = {
  unit: UNITS.map(({ id, name, standard }): Printed => ({ id, name, text: standard.text })),
  'upgraded-unit': UNITS.map(({ id, name, upgraded }): Printed => ({ id, name: `${name} II`, text: upgraded.text })),
  faction: FACTIONS,
  tile: TILES,
  discovery: DISCOVERIES,
  explore: EXPLORES,
  objective: OBJECTIVES,
} as const satisfies Record<string, readonly Printed[]>
type Kind = keyof typeof BOX

/**
 * The name and text of a thing in the box, by its number; null where there is none. Every sentence asks here: a language with
 * names of its own looks them up by the thing's `id` and falls back to what is printed.
 */
function printed(kind: Kind, number: number): ThingWords | null {
  const found: Printed | undefined = BOX[kind][number]
  return found ? { name: found.name, text: found.text } : null
}

export const unitName = (unit: number): string => printed('unit', unit)?.name ?? 'Unit'
export const aUnit = (unit: number): string => withArticle(unitName(unit))
export const factionName = (faction: number): string => printed('faction', faction)?.name ?? 'no faction'
export const discoveryName = (discovery: number): Phrase => marked('discovery', discovery, nameOf('discovery', discovery))
export const exploreName = (card: number): Phrase => marked('explore', card, nameOf('explore', card))
export const objectiveName = (card: number): Phrase => marked('objective', card, nameOf('objective', card))

/** For boards, which have room for the text too. */
export const nameOf = (kind: Kind, number: number): string => printed(kind, number)?.name ?? ''
export const textOf = (kind: Kind, number: number): string => printed(kind, number)?.text ?? ''
export const tileNumber = (tile: TileId): number => numberOf(TILES, tile)
export const factionNumber = (faction: FactionId): number => numberOf(FACTIONS, faction)

/** A territory by its type and its place, as the board letters it: a row from A, a number from the left. */
export function place(view: AldarraView, hex: number): Phrase {
  const territory = view.territories[hex]
  return marked('hex', hex, `${territory ? nameOf('tile', tileNumber(territory.tile)) : 'territory'} ${label(view.seats, hex)}`)
}

/** A territory by its place alone, where its type no longer matters. */
export const site = (view: AldarraView, hex: number): Phrase => marked('hex', hex, label(view.seats, hex))

/** The board's name for a hex: `C4`. */
function label(seats: number, hex: number): string {
  const { r } = layoutFor(seats)
  let first = hex
  while (first > 0 && r[first - 1] === r[hex]) first -= 1
  return `${String.fromCharCode(65 + (r[hex] ?? 0) - (r[0] ?? 0))}${hex - first + 1}`
}

/** What the numbers and ids in a field of the view stand for. Lists by unit type hold counts and are left out. */
const FIELDS: Readonly<Record<string, Kind>> = {
  faction: 'faction',
  tile: 'tile',
  discoveries: 'discovery',
  discoveryRow: 'discovery',
  card: 'objective',
  claimed: 'objective',
  setAside: 'objective',
  looking: 'objective',
  ownDiscards: 'objective',
  explores: 'explore',
  exploreDiscard: 'explore',
  drawn: 'explore',
  resolving: 'explore',
  ship: 'unit',
  unit: 'unit',
  stood: 'unit',
}
const HEXES: readonly string[] = ['hex', 'stronghold']

export function thing(key: string, value: string | number, view: AldarraView): ThingWords | null {
  if (typeof value === 'number' && HEXES.includes(key)) return territory(value, view)
  if (key === 'colour') return die(Number(value))
  const kind = FIELDS[key]
  if (!kind) return null
  const known: readonly Printed[] = BOX[kind]
  return printed(kind, typeof value === 'number' ? value : numberOf(known, value))
}

function territory(hex: number, view: AldarraView): ThingWords | null {
  const found = view.territories[hex]
  return found ? { name: plain(place(view, hex)), text: textOf('tile', tileNumber(found.tile)) } : null
}

function die(colour: number): ThingWords | null {
  const name = COLOURS[colour]
  return name ? { name: `${capitalised(name)} die` } : null
}
