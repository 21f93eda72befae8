import { at, emit, type Flow, type Seat } from '@rulewright/kernel'
import { DESTROYER, UNIT_TYPES } from '../content/units.ts'
import { choose } from './choices.ts'
import { bombarding, rollEscalation, rollStep } from './combat-dice.ts'
import { assignDamage } from './damage.ts'
import type { AldarraEvent } from './events.ts'
import { airshipsIn, count, enemiesIn, forceOf, hasLight, roomFor, sideOf } from './force.ts'
import { cardWindow } from './holds.ts'
import { stepsFrom } from './movement.ts'
import { type AldarraOption, DONE, INTERCEPT, PASS, RETREAT, STAY } from './options.ts'
import { leave, move, retreats } from './pieces.ts'
import type { AldarraState, Combat } from './state.ts'
import { isIn, playersIn, seatFirst } from './track.ts'
import { gainVp, playerOf } from './treasury.ts'

const DELAY = { do: 'delay' } as const
const FIRE = { do: 'fire' } as const

/** Section 11: one combat, from the first Destroyer that joins to the last Unit standing. */
export function* resolveCombat(g: AldarraState, hex: number, attacker: Seat): Flow {
  const combat = openCombat(g, hex, attacker)
  yield* intercept(g, combat)
  while (!(yield* combatRound(g, combat))) combat.round += 1
  close(g, combat)
}

function openCombat(g: AldarraState, hex: number, attacker: Seat): Combat {
  const none = () => g.players.map(() => false)
  const combat: Combat = {
    hex,
    attacker,
    stage: 'intercept',
    round: 1,
    pool: 0,
    escalation: 0,
    vpAtStart: g.players.map((player) => player.vp),
    defended: g.players.map((_, seat) => seat !== attacker && isIn(g, seat, hex)),
    delayed: none(),
    extraDice: g.players.map(() => 0),
    firing: none(),
    inStep: none(),
    dice: [],
    hits: g.players.map(() => 0),
    damage: new Array(g.seats * UNIT_TYPES).fill(0),
    destroyedThisRound: 0,
  }
  g.combat = combat
  emit<AldarraEvent>({ type: 'combat-begun', hex, attacker, defenders: g.track.filter((seat) => combat.defended[seat]) })
  return combat
}

const over = (g: AldarraState, combat: Combat): boolean => playersIn(g, combat.hex) <= 1

/** AL-11.9 to AL-11.14 Destroyers join, one at a time, in turn order. */
function* intercept(g: AldarraState, combat: Combat): Flow {
  for (const seat of g.track) {
    for (;;) {
      const from = interceptors(g, combat.hex, seat)
      const options = [DONE, ...from.map((hex) => at(INTERCEPT, hex))]
      const chosen = yield* choose(g, seat, { prompt: 'intercept', rule: 'AL-11.9', about: { hex: combat.hex } }, options)
      if (chosen.do === 'done') break
      move(g, seat, DESTROYER, chosen.hex, combat.hex)
      emit<AldarraEvent>({ type: 'intercepted', seat, from: chosen.hex, to: combat.hex })
    }
  }
}

/** AL-11.10, AL-11.11, AL-11.13 where a seat has Destroyers that may join. */
function interceptors(g: AldarraState, hex: number, seat: Seat): number[] {
  const found: number[] = []
  if (roomFor(g, seat, hex) <= 0) return found
  const reach = sideOf(g, seat, DESTROYER).intercept
  const steps = stepsFrom(g, seat, hex, reach)
  for (let from = 0; from < steps.length; from++) {
    if (count(forceOf(g, seat, from), DESTROYER) > 0 && lackToIntercept(g, seat, hex, from, at(steps, from), reach) === null)
      found.push(from)
  }
  return found
}

/** AL-11.10 what keeps a Destroyer out of a combat. */
function lackToIntercept(
  g: AldarraState,
  seat: Seat,
  hex: number,
  from: number,
  steps: number,
  reach: number,
): 'in-combat' | 'besieged' | 'no-intercept' | null {
  if (from === hex) return 'in-combat'
  if (steps > reach) return 'no-intercept'
  return enemiesIn(g, seat, from) ? 'besieged' : null
}

/** Why a seat's Destroyers in a hex cannot join the combat. */
export function lackOfInterceptors(g: AldarraState, seat: Seat, hex: number, from: number): ReturnType<typeof lackToIntercept> {
  const reach = sideOf(g, seat, DESTROYER).intercept
  return lackToIntercept(g, seat, hex, from, at(stepsFrom(g, seat, hex, reach), from), reach)
}

/** AL-11.16 one combat round; true when the combat is over. */
function* combatRound(g: AldarraState, combat: Combat): Flow<boolean> {
  combat.destroyedThisRound = 0
  combat.delayed.fill(false)
  combat.extraDice.fill(0)
  combat.dice = []
  rollEscalation(g, combat)
  combat.stage = 'cards'
  for (const seat of seatFirst(g, combat.attacker)) {
    yield* cardWindow(g, seat, 'combat-round')
    if (over(g, combat)) return true
  }
  combat.stage = 'delay'
  yield* delays(g, combat)
  yield* combatStep(g, combat, 'light')
  if (over(g, combat)) return true
  combat.stage = 'heavy'
  yield* support(g, combat)
  yield* combatStep(g, combat, 'heavy')
  if (over(g, combat)) return true
  combat.stage = 'retreat'
  yield* retreatOrStay(g, combat)
  if (over(g, combat)) return true
  if (combat.destroyedThisRound === 0) {
    combat.pool += 1
    emit<AldarraEvent>({ type: 'escalated', pool: combat.pool })
  }
  return false
}

/** AL-11.19 to AL-11.21 players who declined before the first delay are asked once more. */
function* delays(g: AldarraState, combat: Combat): Flow {
  const declined: Seat[] = []
  let delayed = false
  for (const seat of seatFirst(g, combat.attacker)) {
    if (!hasLight(forceOf(g, seat, combat.hex))) continue
    if (yield* delay(g, combat, seat)) delayed = true
    else if (!delayed) declined.push(seat)
  }
  if (delayed) for (const seat of declined) yield* delay(g, combat, seat)
}

function* delay(g: AldarraState, combat: Combat, seat: Seat): Flow<boolean> {
  const chosen = yield* choose(g, seat, { prompt: 'delay', rule: 'AL-11.19', about: { hex: combat.hex } }, [PASS, DELAY])
  if (chosen.do === 'pass') return false
  combat.delayed[seat] = true
  emit<AldarraEvent>({ type: 'delayed', seat })
  return true
}

/** AL-11.35 players who are not in the territory decide whether their Fortresses fire. */
function* support(g: AldarraState, combat: Combat): Flow {
  for (const seat of g.track) {
    if (isIn(g, seat, combat.hex) || bombarding(g, combat.hex, seat) === 0) continue
    const chosen = yield* choose(g, seat, { prompt: 'support', rule: 'AL-11.35', about: { hex: combat.hex } }, [PASS, FIRE])
    if (chosen.do === 'pass') continue
    combat.firing[seat] = true
    emit<AldarraEvent>({ type: 'supported', seat })
  }
}

/** AL-11.22 one Combat Step. */
function* combatStep(g: AldarraState, combat: Combat, step: 'light' | 'heavy'): Flow {
  combat.stage = step
  if (step === 'light') combat.firing.fill(false)
  rollStep(g, combat, step)
  for (const seat of seatFirst(g, combat.attacker)) yield* cardWindow(g, seat, 'after-roll')
  for (const seat of seatFirst(g, combat.attacker)) yield* cardWindow(g, seat, 'before-assign')
  yield* assignDamage(g, combat)
  combat.damage.fill(0)
}

/** AL-11.51 to AL-11.58 first the Attacker, then the others; even one who is left alone may go (AL-11.57). */
function* retreatOrStay(g: AldarraState, combat: Combat): Flow {
  const { hex } = combat
  for (const seat of seatFirst(g, combat.attacker)) {
    if (airshipsIn(forceOf(g, seat, hex)) === 0) continue
    const options: Extract<AldarraOption, { do: 'stay' | 'retreat' }>[] = [STAY]
    for (const to of retreats(g, seat, hex, false)) options.push(at(RETREAT, to))
    const chosen = yield* choose(g, seat, { prompt: 'retreat', rule: 'AL-11.51', about: { hex } }, options)
    if (chosen.do === 'stay') continue
    leave(g, seat, hex, chosen.hex, false)
    emit<AldarraEvent>({ type: 'retreated', seat, from: hex, to: chosen.hex })
  }
}

/** AL-11.62 to AL-11.64 the Attacker gains 1 VP when nobody else is left; AL-14.9 keeps the counters. */
function close(g: AldarraState, combat: Combat): void {
  const { hex, attacker, vpAtStart } = combat
  g.combat = null
  const winner = g.track.find((seat) => isIn(g, seat, hex)) ?? null
  emit<AldarraEvent>({ type: 'combat-over', hex, winner, vp: winner === attacker ? 1 : 0 })
  if (winner === null) return
  if (winner !== attacker) {
    playerOf(g, winner).defenseWins += 1
    return
  }
  gainVp(g, attacker, 1)
  const player = playerOf(g, attacker)
  player.attackWins += 1
  const own = vpAtStart[attacker] ?? 0
  if (vpAtStart.some((vp, seat) => combat.defended[seat] && vp > own)) player.upsetWins += 1
}
