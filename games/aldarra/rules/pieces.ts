import { at, emit, type Seat } from '@rulewright/kernel'
import { layoutFor } from '../content/layouts.ts'
import { UNIT_TYPES } from '../content/units.ts'
import type { AldarraEvent } from './events.ts'
import { airshipsIn, airshipsOnly, enemiesIn, fits, forceOf, hasBuilding, one, roomFor, strongholdIn } from './force.ts'
import { type AldarraState, STRIDE } from './state.ts'
import { gainCoins } from './treasury.ts'

export const inSupply = (g: AldarraState, seat: Seat, unit: number): number => g.supply[seat * UNIT_TYPES + unit] ?? 0

function add(g: AldarraState, seat: Seat, hex: number, force: number): void {
  const i = hex * STRIDE + seat
  g.units[i] = (g.units[i] ?? 0) + force
}

function toSupply(g: AldarraState, seat: Seat, unit: number, n: number): void {
  const i = seat * UNIT_TYPES + unit
  g.supply[i] = (g.supply[i] ?? 0) + n
}

/** Puts a piece from its owner's supply on the map. */
export function place(g: AldarraState, seat: Seat, unit: number, hex: number): void {
  toSupply(g, seat, unit, -1)
  add(g, seat, hex, one(unit))
}

export function move(g: AldarraState, seat: Seat, unit: number, from: number, to: number): void {
  add(g, seat, from, -one(unit))
  add(g, seat, to, one(unit))
}

/** Takes a piece off the map, back to its owner's supply; no Coin (AL-4.11). */
export function takeBack(g: AldarraState, seat: Seat, unit: number, hex: number): void {
  add(g, seat, hex, -one(unit))
  toSupply(g, seat, unit, 1)
}

/** AL-4.10 the owner of a destroyed Unit gains 1 Coin. */
export function destroy(g: AldarraState, by: Seat | null, seat: Seat, unit: number, hex: number): void {
  takeBack(g, seat, unit, hex)
  gainCoins(g, seat, 1)
  emit<AldarraEvent>({ type: 'destroyed', by, seat, unit, hex })
}

/** AL-6.17, AL-6.18 the piece goes to the hostage pool; for all else it counts as destroyed. */
export function takeHostage(g: AldarraState, by: Seat, seat: Seat, unit: number, hex: number): void {
  add(g, seat, hex, -one(unit))
  const i = seat * UNIT_TYPES + unit
  g.hostages[i] = (g.hostages[i] ?? 0) + 1
  gainCoins(g, seat, 1)
  emit<AldarraEvent>({ type: 'hostage-taken', by, seat, unit, hex })
}

/** Section 17, GAIN: a piece in supply and a place for it. */
export const canGain = (g: AldarraState, seat: Seat, unit: number, hex: number): boolean =>
  inSupply(g, seat, unit) > 0 && fits(g, seat, unit, hex)

export function gain(g: AldarraState, seat: Seat, unit: number, hex: number): void {
  place(g, seat, unit, hex)
  emit<AldarraEvent>({ type: 'gained', seat, unit, hex })
}

/** AL-11.54 where all the player's Airships in the hex may go together; `withBuilding`: an Odarian Building goes along (AL-6.12). */
export function retreats(g: AldarraState, seat: Seat, hex: number, withBuilding: boolean): number[] {
  const { neighbours } = layoutFor(g.seats)
  const airships = airshipsIn(forceOf(g, seat, hex))
  const found: number[] = []
  for (const to of at(neighbours, hex)) {
    if (enemiesIn(g, seat, to) || roomFor(g, seat, to) < airships) continue
    const keeper = strongholdIn(g, to)
    if (keeper >= 0 && (keeper !== seat || withBuilding)) continue
    if (withBuilding && hasBuilding(forceOf(g, seat, to))) continue
    found.push(to)
  }
  return found
}

/** AL-11.53, AL-11.56 all Airships go together; Buildings stay unless they are carried along. */
export function leave(g: AldarraState, seat: Seat, from: number, to: number, withBuilding: boolean): void {
  const force = forceOf(g, seat, from)
  const going = withBuilding ? force : airshipsOnly(force)
  add(g, seat, from, -going)
  add(g, seat, to, going)
}
