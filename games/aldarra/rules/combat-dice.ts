import { at, emit, type Seat } from '@rulewright/kernel'
import { BLUE, GREEN, PINK } from '../content/dice.ts'
import { TARGETING_LENSES } from '../content/discoveries.ts'
import { layoutFor } from '../content/layouts.ts'
import { CRUISER, DESTROYER, FORTRESS, FRIGATE, UNITS } from '../content/units.ts'
import { rollCombatDie } from './dice.ts'
import type { AldarraEvent } from './events.ts'
import { type Chart, count, enemiesIn, forceOf, hasDiscovery, sideOf } from './force.ts'
import type { AldarraState, Combat } from './state.ts'
import { isIn } from './track.ts'

/** AL-4.14 for every two Frigates a Pink die. */
export const GREATER_SWARM = 2
/** AL-4.13 three Frigates bring a Green die. */
export const SWARM = 3

/** AL-11.17 the Escalation Dice of this combat round. */
export function rollEscalation(g: AldarraState, combat: Combat): void {
  combat.escalation = 0
  if (combat.pool === 0) return
  const dice: number[][] = []
  for (let i = 0; i < combat.pool; i++) {
    const { faces, hits } = rollCombatDie(g.random, GREEN)
    combat.escalation += hits
    dice.push(faces)
  }
  emit<AldarraEvent>({ type: 'escalation', dice, hits: combat.escalation })
}

/** AL-11.22 to AL-11.29 collects and rolls the dice of all players in a step, then the automatic re-rolls. */
export function rollStep(g: AldarraState, combat: Combat, step: 'light' | 'heavy'): void {
  combat.dice = []
  for (let i = 0; i < g.seats; i++) {
    const seat = at(g.track, i)
    combat.inStep[seat] = isIn(g, seat, combat.hex)
    collect(g, combat, seat, step)
  }
  total(g, combat)
  if (combat.dice.length > 0) emit<AldarraEvent>({ type: 'rolled', step, dice: combat.dice.map(copy), hits: [...combat.hits] })
  for (let i = 0; i < g.seats; i++) {
    const seat = at(g.track, i)
    if (hasDiscovery(g, seat, TARGETING_LENSES)) rerollBlanks(g, combat, seat, 1)
  }
}

const copy = (die: Combat['dice'][number]) => ({ ...die, faces: [...die.faces] })

function collect(g: AldarraState, combat: Combat, seat: Seat, step: 'light' | 'heavy'): void {
  const force = forceOf(g, seat, combat.hex)
  const attacksWithLight = combat.delayed[seat] ? step === 'heavy' : step === 'light'
  if (attacksWithLight) collectLight(g, combat, seat, force)
  if (step === 'light') return
  for (let unit = CRUISER; unit < UNITS.length; unit++) addUnits(g, combat, seat, unit, count(force, unit))
  if (force !== 0 || combat.firing[seat]) addUnits(g, combat, seat, FORTRESS, bombarding(g, combat.hex, seat))
  if (force !== 0) for (let i = 0; i < (combat.extraDice[seat] ?? 0); i++) addDie(g, combat, seat, -1, PINK)
}

function collectLight(g: AldarraState, combat: Combat, seat: Seat, force: number): void {
  const frigates = count(force, FRIGATE)
  addUnits(g, combat, seat, FRIGATE, frigates)
  addUnits(g, combat, seat, DESTROYER, count(force, DESTROYER))
  if (hasDiscovery(g, seat, FRIGATE)) for (let i = 0; i < Math.floor(frigates / GREATER_SWARM); i++) addDie(g, combat, seat, FRIGATE, PINK)
  else if (frigates >= SWARM) addDie(g, combat, seat, FRIGATE, GREEN)
}

/** AL-11.25 the dice of the Unit card for each Unit. */
function addUnits(g: AldarraState, combat: Combat, seat: Seat, unit: number, n: number): void {
  const { dice } = sideOf(g, seat, unit)
  for (let i = 0; i < n; i++) for (const colour of dice) addDie(g, combat, seat, unit, colour)
}

function addDie(g: AldarraState, combat: Combat, seat: Seat, unit: number, colour: number): void {
  combat.dice.push({ seat, unit, colour, ...rollCombatDie(g.random, colour, unit) })
}

/** AL-11.33 a player's Fortresses beside the combat that no enemy besieges. */
export function bombarding(g: Chart, hex: number, seat: Seat): number {
  const { neighbours } = layoutFor(g.seats)
  const beside = at(neighbours, hex)
  let n = 0
  for (let i = 0; i < beside.length; i++) {
    const from = at(beside, i)
    if (count(forceOf(g, seat, from), FORTRESS) > 0 && !enemiesIn(g, seat, from)) n += 1
  }
  return n
}

/** AL-11.26 to AL-11.28 the dice, and the escalation for those in the territory. */
function total(g: AldarraState, combat: Combat): void {
  for (let seat = 0; seat < g.seats; seat++) combat.hits[seat] = combat.inStep[seat] ? combat.escalation : 0
  for (const die of combat.dice) combat.hits[die.seat] = (combat.hits[die.seat] ?? 0) + die.hits
}

/** AL-5.5 a die whose whole result is 0. */
export const hasBlank = (combat: Combat, seat: Seat): boolean => combat.dice.some((die) => die.seat === seat && die.hits === 0)

/** REROLL_BLANKS: Blue before Pink before Green, the lowest roll index first (AL-18.2). */
export function rerollBlanks(g: AldarraState, combat: Combat, seat: Seat, most: number): void {
  const blanks = combat.dice.filter((die) => die.seat === seat && die.hits === 0)
  const again: typeof blanks = []
  for (let colour = BLUE; colour >= GREEN; colour--)
    for (const die of blanks) if (die.colour === colour && again.length < most) again.push(die)
  for (const die of again) Object.assign(die, rollCombatDie(g.random, die.colour, die.unit))
  if (again.length === 0) return
  total(g, combat)
  emit<AldarraEvent>({ type: 'rerolled', seat, dice: again.map(copy), hits: [...combat.hits] })
}

/** CUT_HITS: never below 0. */
export function cutHits(combat: Combat, seat: Seat, against: Seat, n: number): void {
  const cut = Math.min(n, combat.hits[against] ?? 0)
  combat.hits[against] = (combat.hits[against] ?? 0) - cut
  emit<AldarraEvent>({ type: 'hits-cut', seat, against, n: cut })
}
