import { at, type Seat } from '@rulewright/kernel'
import { BLUE, FACES, GREEN, PINK, SIDES, STARRED } from '../content/dice.ts'
import { TARGETING_LENSES } from '../content/discoveries.ts'
import { CRUISER, DESTROYER, DREADNOUGHT, FORTRESS, FRIGATE, UNIT_TYPES } from '../content/units.ts'
import { bombarding, GREATER_SWARM, SWARM } from '../rules/combat-dice.ts'
import { airshipsIn, armorOf, type Chart, count, enemiesIn, forceOf, hasDiscovery, one, roomFor, sideOf } from '../rules/force.ts'
import { canFly, destinations, stepsByUnit } from '../rules/movement.ts'

/** What an Order at a territory could move, before any card helps: all of it follows from public information. */
export interface Reach {
  /** Where the Units that are there could fly. */
  readonly out: ReadonlySet<number>
  /** Who could be called: by territory, the types of Units with how many there are. */
  readonly comers: readonly { readonly hex: number; readonly units: readonly { readonly unit: number; readonly n: number }[] }[]
}

const TYPES = Array.from({ length: UNIT_TYPES }, (_, unit) => unit)

/** AL-10.8 to AL-10.20 the reach of an Order at a hex; `unit`: of that type alone. */
export function reachOf(chart: Chart, seat: Seat, hex: number, unit: number | null = null): Reach {
  const asked = unit === null ? TYPES : [unit]
  const here = forceOf(chart, seat, hex)
  const out = new Set(asked.flatMap((type) => (count(here, type) > 0 ? destinations(chart, seat, type, hex, 0) : [])))
  const steps = stepsByUnit(chart, seat, hex)
  const comers = chart.tiles.flatMap((_, from) => {
    const force = forceOf(chart, seat, from)
    const units = asked.flatMap((type) => {
      const n = count(force, type)
      return n > 0 && canFly(chart, seat, type, from, hex, at(steps(type), from), 0) ? [{ unit: type, n }] : []
    })
    return units.length > 0 ? [{ hex: from, units }] : []
  })
  return { out, comers }
}

/** AL-5.2, AL-4.17 the mean of a die that is rolled again on its star; a Dreadnought's on both threes. */
function meanOf(colour: number, unit: number): number {
  const again = unit === DREADNOUGHT && colour === BLUE ? SIDES - STARRED + 1 : SIDES - STARRED
  return (FACES[colour] ?? []).reduce((sum, face) => sum + face, 0) / (SIDES - again)
}

interface Dice {
  readonly colour: number
  readonly unit: number
}

const diceOf = (chart: Chart, seat: Seat, unit: number, n: number): readonly Dice[] =>
  Array.from({ length: n }, () => sideOf(chart, seat, unit).dice.map((colour) => ({ colour, unit }))).flat()

/** AL-4.13, AL-4.14 the dice that Frigates bring together. */
function swarm(chart: Chart, seat: Seat, frigates: number): readonly Dice[] {
  if (!hasDiscovery(chart, seat, FRIGATE)) return frigates >= SWARM ? [{ colour: GREEN, unit: FRIGATE }] : []
  return Array.from({ length: Math.floor(frigates / GREATER_SWARM) }, () => ({ colour: PINK, unit: FRIGATE }))
}

/** The mean of a step's dice. Targeting Lenses roll one blank again, Blue before Pink before Green. */
function meanOfStep(chart: Chart, seat: Seat, dice: readonly Dice[]): number {
  let sum = dice.reduce((total, { colour, unit }) => total + meanOf(colour, unit), 0)
  if (!hasDiscovery(chart, seat, TARGETING_LENSES)) return sum
  let noneYet = 1
  for (const { colour, unit } of [...dice].sort((a, b) => b.colour - a.colour)) {
    const blank = (FACES[colour] ?? []).filter((face) => face === 0).length / SIDES
    sum += noneYet * blank * meanOf(colour, unit)
    noneYet *= 1 - blank
  }
  return sum
}

/** The hits a force may expect to roll in one round of combat at a hex, with its Fortresses beside it and without any card. */
export function expectedHits(chart: Chart, seat: Seat, force: number, hex: number): number {
  const frigates = count(force, FRIGATE)
  const light = [
    ...diceOf(chart, seat, FRIGATE, frigates),
    ...diceOf(chart, seat, DESTROYER, count(force, DESTROYER)),
    ...swarm(chart, seat, frigates),
  ]
  const heavy = TYPES.filter((unit) => unit >= CRUISER).flatMap((unit) => diceOf(chart, seat, unit, count(force, unit)))
  const fire = force === 0 ? [] : diceOf(chart, seat, FORTRESS, bombarding(chart, hex, seat))
  return meanOfStep(chart, seat, light) + meanOfStep(chart, seat, [...heavy, ...fire])
}

/** What a side would have in a combat: what it rolls and what it takes to destroy it. */
export interface Forecast {
  readonly seat: Seat
  readonly hits: number
  readonly armor: number
  /** With everything that could be called there, strongest first as far as there is room. */
  readonly called: boolean
}

/** A combat at a hex as it would begin if `seat` came there; empty where there is nobody to fight. */
export function forecast(chart: Chart, seat: Seat, hex: number): readonly Forecast[] {
  if (!enemiesIn(chart, seat, hex)) return []
  const own = forceOf(chart, seat, hex)
  const force = own === 0 ? calledTo(chart, seat, hex) : own
  if (force === 0) return []
  const armor = (of: Seat, units: number) => TYPES.reduce((sum, unit) => sum + count(units, unit) * armorOf(chart, of, unit), 0)
  return Array.from({ length: chart.seats }, (_, each) => each).flatMap((each) => {
    const units = each === seat ? force : forceOf(chart, each, hex)
    if (units === 0) return []
    return [{ seat: each, hits: expectedHits(chart, each, units, hex), armor: armor(each, units), called: each === seat && own === 0 }]
  })
}

/** The strongest force that could be called to a hex. */
function calledTo(chart: Chart, seat: Seat, hex: number): number {
  const comers = reachOf(chart, seat, hex).comers.flatMap(({ units }) => units)
  const each = comers.flatMap(({ unit, n }) => Array.from({ length: n }, () => unit))
  const strength = (unit: number) => sideOf(chart, seat, unit).dice.reduce((sum, colour) => sum + meanOf(colour, unit), 0)
  const room = roomFor(chart, seat, hex)
  let force = 0
  for (const unit of each.sort((a, b) => strength(b) - strength(a)))
    if (airshipsIn(force) < room && count(force, unit) < 15) force += one(unit)
  return force
}
