import { at, type Seat } from '@rulewright/kernel'
import { layoutFor } from '../content/layouts.ts'
import { MOUNTAIN, STRONGHOLD } from '../content/tiles.ts'
import { OUTPOST, UNITS } from '../content/units.ts'
import { type Chart, count, crossesMountains, enemiesIn, fits, forceOf, isMobile, movementOf } from './force.ts'
import type { Order } from './state.ts'

/** The longest flight there is: a Frigate II from a Jetstream with three Emergency Burners. */
const LONGEST_FLIGHT = 8
export const OUT_OF_REACH = 99

/**
 * AL-10.23 the one path-finder: steps from a hex to every other, for a seat's Units. Nothing flies on past a Mountain or past
 * enemies, or enters another player's Stronghold; Buildings do not even enter their own (AL-6.12). What lies between two hexes is
 * the same both ways, so the distances *to* a hex are the distances from it.
 */
export function stepsFrom(chart: Chart, seat: Seat, start: number, limit: number, buildings = false): number[] {
  const { tiles, strongholds } = chart
  const { size, neighbours } = layoutFor(chart.seats)
  const steps: number[] = new Array(size).fill(OUT_OF_REACH)
  const overMountains = crossesMountains(chart, seat)
  const home = buildings ? -1 : strongholds[seat]
  const queue = [start]
  steps[start] = 0
  for (let head = 0; head < queue.length; head++) {
    const hex = at(queue, head)
    const next = at(steps, hex) + 1
    if (next > limit) break
    if (hex !== start && ((tiles[hex] === MOUNTAIN && !overMountains) || enemiesIn(chart, seat, hex))) continue
    const beside = at(neighbours, hex)
    for (let n = 0; n < beside.length; n++) {
      const to = at(beside, n)
      if (steps[to] !== OUT_OF_REACH || (tiles[to] === STRONGHOLD && to !== home)) continue
      steps[to] = next
      queue.push(to)
    }
  }
  return steps
}

/** The steps from a hex for each type of a seat's Units. */
export function stepsByUnit(chart: Chart, seat: Seat, start: number): (unit: number) => readonly number[] {
  const airships = stepsFrom(chart, seat, start, LONGEST_FLIGHT)
  const buildings = isMobile(chart, seat, OUTPOST) ? stepsFrom(chart, seat, start, LONGEST_FLIGHT, true) : airships
  return (unit) => (unit < OUTPOST ? airships : buildings)
}

/** What keeps a Unit from ending its move in a hex. */
export type FlyLack = 'already-there' | 'immobile' | 'too-far' | 'full' | 'built-up'

/** AL-10.15, AL-10.20 what stands in the way of a Unit that starts in a hex and ends its move in another, given the steps between them. */
export function lackToFly(chart: Chart, seat: Seat, unit: number, from: number, to: number, steps: number, bonus: number): FlyLack | null {
  if (from === to) return 'already-there'
  const movement = movementOf(chart, seat, unit, from, bonus)
  if (steps > movement) return movement === 0 ? 'immobile' : 'too-far'
  if (fits(chart, seat, unit, to)) return null
  return unit < OUTPOST ? 'full' : 'built-up'
}

export const canFly = (chart: Chart, seat: Seat, unit: number, from: number, to: number, steps: number, bonus: number): boolean =>
  lackToFly(chart, seat, unit, from, to, steps, bonus) === null

/** Every hex where a Unit of the type in the hex may end its move, in row-major order. */
export function destinations(chart: Chart, seat: Seat, unit: number, from: number, bonus: number): number[] {
  return stepsByUnit(chart, seat, from)(unit).flatMap((distance, to) => (canFly(chart, seat, unit, from, to, distance, bonus) ? [to] : []))
}

/** AL-17.5 whether more movement takes any Unit of an Order to a place that it could not reach before. */
export function fliesFurther(chart: Chart, { seat, hex, mode, burners }: Order, more: number): boolean {
  const steps = stepsByUnit(chart, seat, hex)
  const further = (unit: number, from: number, to: number): boolean => {
    const distance = at(steps(unit), mode === 'from' ? to : from)
    return canFly(chart, seat, unit, from, to, distance, burners + more) && !canFly(chart, seat, unit, from, to, distance, burners)
  }
  for (let other = 0; other < chart.tiles.length; other++) {
    const from = mode === 'from' ? hex : other
    const to = mode === 'from' ? other : hex
    const force = forceOf(chart, seat, from)
    for (let unit = 0; unit < UNITS.length; unit++) if (count(force, unit) > 0 && further(unit, from, to)) return true
  }
  return false
}
