import { at, emit, type Flow, type Seat, together } from '@rulewright/kernel'
import { SYNDICATE } from '../content/factions.ts'
import { CRUISER, ENGINEER, UNIT_TYPES, UNITS } from '../content/units.ts'
import { choose } from './choices.ts'
import type { AldarraEvent } from './events.ts'
import { armorOf, count, factionOf, forceOf } from './force.ts'
import { destroy, takeHostage } from './pieces.ts'
import type { AldarraState, Combat } from './state.ts'
import { playerOf } from './treasury.ts'

interface Target {
  readonly do: 'hit'
  readonly seat: Seat
  readonly unit: number
}

/** AL-11.39, AL-11.40 damage in turn order; with only two players neither can affect the other, so they assign at once. */
export function* assignDamage(g: AldarraState, combat: Combat): Flow {
  const hitters = g.track.filter((seat) => (combat.hits[seat] ?? 0) > 0)
  let involved = 0
  for (let seat = 0; seat < g.seats; seat++) if (combat.inStep[seat] || combat.firing[seat]) involved += 1
  if (involved === 2) yield* together(hitters, (seat) => assign(g, combat, seat))
  else for (const seat of hitters) yield* assign(g, combat, seat)
}

/** AL-11.41 to AL-11.46 one player's hits, target by target. */
function* assign(g: AldarraState, combat: Combat, seat: Seat): Flow {
  for (;;) {
    const hits = combat.hits[seat] ?? 0
    if (hits === 0) return
    const targets = targetsOf(g, combat, seat)
    if (targets.length === 0 || !matters(g, combat, seat, hits, targets)) break
    const chosen = yield* choose(g, seat, { prompt: 'hit', rule: 'AL-11.41', about: { hits, hex: combat.hex } }, targets)
    strike(g, combat, seat, chosen, hits)
  }
  combat.hits[seat] = 0
}

/** AL-4.16 a Cruiser shields its owner's Engineers and Buildings. */
export const isEscorted = (force: number, unit: number): boolean => unit >= ENGINEER && count(force, CRUISER) > 0

function targetsOf(g: AldarraState, combat: Combat, seat: Seat): Target[] {
  const targets: Target[] = []
  for (const owner of g.track) {
    const force = forceOf(g, owner, combat.hex)
    if (owner === seat) continue
    for (let unit = 0; unit < UNITS.length; unit++)
      if (count(force, unit) > 0 && !isEscorted(force, unit)) targets.push({ do: 'hit', seat: owner, unit })
  }
  return targets
}

/** AL-11.50 whether the hits can destroy anything, by themselves or with those of a later player. */
function matters(g: AldarraState, combat: Combat, seat: Seat, hits: number, targets: readonly Target[]): boolean {
  for (const target of targets) if (missing(g, combat, target) <= hits) return true
  for (let i = g.track.indexOf(seat) + 1; i < g.seats; i++) {
    const later = at(g.track, i)
    if ((combat.hits[later] ?? 0) > 0 && targets.some((target) => target.seat !== later)) return true
  }
  return false
}

const missing = (g: AldarraState, combat: Combat, { seat, unit }: Target): number =>
  armorOf(g, seat, unit) - (combat.damage[seat * UNIT_TYPES + unit] ?? 0)

function strike(g: AldarraState, combat: Combat, by: Seat, target: Target, hits: number): void {
  const { seat, unit } = target
  const needed = missing(g, combat, target)
  const i = seat * UNIT_TYPES + unit
  if (hits < needed) {
    combat.damage[i] = (combat.damage[i] ?? 0) + hits
    combat.hits[by] = 0
    emit<AldarraEvent>({ type: 'damaged', by, seat, unit, n: hits, hex: combat.hex })
    return
  }
  combat.damage[i] = 0
  combat.hits[by] = hits - needed
  combat.destroyedThisRound += 1
  const kills = playerOf(g, by).kills
  kills[unit] = (kills[unit] ?? 0) + 1
  if (by === combat.attacker && factionOf(g, by) === SYNDICATE) takeHostage(g, by, seat, unit, combat.hex)
  else destroy(g, by, seat, unit, combat.hex)
}
