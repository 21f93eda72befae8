import { at, type Seat } from '@rulewright/kernel'
import { ALTITUDE_VALVES, RUNE_FORGED_HULLS, TAILWIND_ENGINES } from '../content/discoveries.ts'
import { CINDAR, ODARIA } from '../content/factions.ts'
import { FOREST, JETSTREAM } from '../content/tiles.ts'
import { CLASS_OF, FORTRESS, HEAVY, OUTPOST, SIDES_OF, type Side } from '../content/units.ts'
import { STACKING_LIMIT, STRIDE } from './state.ts'

/** What the map shows everybody: all that path-finding needs, in the rules and on a board that has only a view. */
export interface Chart {
  readonly seats: number
  readonly tiles: readonly number[]
  readonly units: readonly number[]
  readonly strongholds: readonly number[]
  readonly players: readonly { readonly faction: number; readonly discoveries: number }[]
}

/** A player's Units in one territory: four bits for each unit type, so an empty force is 0. */
export const count = (force: number, unit: number): number => (force >> (unit * 4)) & 15
export const one = (unit: number): number => 1 << (unit * 4)
const FIVE_TYPES = 0xfffff
const BUILDINGS = 0xff00000

/** AL-4.1 the Airships are the first five types. */
export const airshipsIn = (force: number): number =>
  (force & 15) + ((force >> 4) & 15) + ((force >> 8) & 15) + ((force >> 12) & 15) + ((force >> 16) & 15)
export const airshipsOnly = (force: number): number => force & FIVE_TYPES
export const hasBuilding = (force: number): boolean => (force & BUILDINGS) !== 0
export const hasLight = (force: number): boolean => (force & 0xff) !== 0
/** The Building in a force, or -1. */
export const buildingIn = (force: number): number => (count(force, OUTPOST) > 0 ? OUTPOST : count(force, FORTRESS) > 0 ? FORTRESS : -1)

export const forceOf = (chart: Chart, seat: Seat, hex: number): number => chart.units[hex * STRIDE + seat] ?? 0

/** Whether any other player has Units in the hex. */
export function enemiesIn(chart: Chart, seat: Seat, hex: number): boolean {
  const { seats, units } = chart
  for (let other = 0; other < seats; other++) if (other !== seat && units[hex * STRIDE + other] !== 0) return true
  return false
}

export function emptyHex(chart: Chart, hex: number): boolean {
  const { seats, units } = chart
  for (let seat = 0; seat < seats; seat++) if (units[hex * STRIDE + seat] !== 0) return false
  return true
}

/** The seat whose Stronghold stands in the hex, or -1. */
export function strongholdIn(chart: Chart, hex: number): Seat {
  const { seats, strongholds } = chart
  for (let seat = 0; seat < seats; seat++) if (strongholds[seat] === hex) return seat
  return -1
}

/** AL-14.1 the Stronghold, and every territory where the player alone has Units. */
export const controls = (chart: Chart, seat: Seat, hex: number): boolean =>
  chart.strongholds[seat] === hex || (forceOf(chart, seat, hex) !== 0 && !enemiesIn(chart, seat, hex))

export const factionOf = (chart: Chart, seat: Seat): number => chart.players[seat]?.faction ?? -1
export const hasDiscovery = (chart: Chart, seat: Seat, discovery: number): boolean =>
  (((chart.players[seat]?.discoveries ?? 0) >> discovery) & 1) === 1

/** AL-4.9 the side of the Unit card that is face up. */
export function sideOf(chart: Chart, seat: Seat, unit: number): Side {
  const upgraded = ((chart.players[seat]?.discoveries ?? 0) >> unit) & 1
  return at(SIDES_OF, unit * 2 + upgraded)
}

export function armorOf(chart: Chart, seat: Seat, unit: number): number {
  const hull = CLASS_OF[unit] === HEAVY && hasDiscovery(chart, seat, RUNE_FORGED_HULLS) ? 1 : 0
  return sideOf(chart, seat, unit).armor + hull
}

/** AL-13.38, AL-13.48 what a Unit costs its builder now: Forests make Outposts cheaper (AL-3.2). */
export function priceOf(chart: Chart, seat: Seat, unit: number): number {
  const { cost } = sideOf(chart, seat, unit)
  if (unit !== OUTPOST) return cost
  let forests = 0
  for (let hex = 0; hex < chart.tiles.length; hex++) if (chart.tiles[hex] === FOREST && controls(chart, seat, hex)) forests += 1
  return Math.max(1, cost - forests)
}

/** AL-4.4, AL-6.10 whether Units of the type can move at all. */
export const isMobile = (chart: Chart, seat: Seat, unit: number): boolean => unit < OUTPOST || factionOf(chart, seat) === ODARIA

/** AL-10.14 movement of a Unit that starts in the hex; `bonus` is what cards give to all Airships in this Order. */
export function movementOf(chart: Chart, seat: Seat, unit: number, hex: number, bonus: number): number {
  if (!isMobile(chart, seat, unit)) return 0
  let steps = unit < OUTPOST ? sideOf(chart, seat, unit).move : 1
  if (CLASS_OF[unit] === HEAVY && hasDiscovery(chart, seat, TAILWIND_ENGINES)) steps += 1
  if (chart.tiles[hex] === JETSTREAM) steps += 1
  return steps + bonus
}

/** AL-10.18 and its exception. */
export const crossesMountains = (chart: Chart, seat: Seat): boolean => hasDiscovery(chart, seat, ALTITUDE_VALVES)

/** AL-4.5, AL-6.6: how many more Airships of the player fit in the hex. */
export function roomFor(chart: Chart, seat: Seat, hex: number): number {
  if (chart.strongholds[seat] === hex && factionOf(chart, seat) === CINDAR) return Number.MAX_SAFE_INTEGER
  return STACKING_LIMIT - airshipsIn(forceOf(chart, seat, hex))
}

/** AL-10.20, AL-6.12: whether one Unit of the type may come to stand in the hex. */
export function fits(chart: Chart, seat: Seat, unit: number, hex: number): boolean {
  if (unit < OUTPOST) return roomFor(chart, seat, hex) > 0
  return strongholdIn(chart, hex) < 0 && !hasBuilding(forceOf(chart, seat, hex))
}
