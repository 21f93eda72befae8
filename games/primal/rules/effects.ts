import { ask, at, emit, type Flow } from '@rulewright/kernel'
import { TYPE_BITS } from '../content/index.ts'
import type { Condition, Effect, From, Gesture, Num, Terrain, TurnTo, Where, Who } from '../content/vocabulary.ts'
import { deal, loseHealth } from './damage.ts'
import type { PrimalEvent } from './events.ts'
import { hit } from './hits.ts'
import { blind, confuseMonster, cycle, recycle, scry, stun, volley } from './keywords.ts'
import { hunterAt, printedOf } from './lookup.ts'
import { calm, peek, rage, removeBehavior, setVulnerable, stir, takeAggro, turnMonster } from './monster.ts'
import { move, push } from './movement.ts'
import { YES_NO } from './options.ts'
import { amount, inFront, stands } from './query.ts'
import { ASK, chooseHunter, chosenSector, mostCrowded, places, type Run, sectorOf, targets } from './selectors.ts'
import type { PrimalState } from './state.ts'
import { draw, drawEasily, millOne, millTop, sufferPlain } from './suffering.ts'
import { clearTerrain, placeTerrain } from './terrain.ts'
import { addGuard, addStrain, count, gainStamina, giveShield, goBerserk, steady, threaten, unstrain } from './tokens.ts'

/** Only a behavior has a base effect to REPEAT. */
const NOTHING: readonly Effect[] = []

/**
 * Resolves a text from left to right. A hunter's own text stops when that hunter is knocked out on the way (PR-8.10); a
 * monster's goes on for the others (PR-12.12).
 */
export function* resolve(g: PrimalState, effects: readonly Effect[], run: Run, base: readonly Effect[] = NOTHING): Flow {
  const { you } = run
  const falls = you >= 0 ? hunterAt(g, you).falls : 0
  for (let n = 0; n < effects.length; n++) {
    if (you >= 0 && (hunterAt(g, you).falls !== falls || !stands(g, you))) return
    const flow = begin(g, at(effects, n), run, base)
    if (flow !== null) yield* flow
  }
}

/** Carries an effect out. One that may ask something, or knock somebody out, is returned as a flow to be run. */
function begin(g: PrimalState, effect: Effect, run: Run, base: readonly Effect[]): Flow | null {
  switch (effect.op) {
    case 'deal':
    case 'bonus':
    case 'recycle':
    case 'volley':
    case 'guard':
    case 'count':
    case 'calm':
    case 'stir':
    case 'rage':
    case 'wound':
    case 'prime':
    case 'empower':
      return byAmount(g, effect.op, amount(g, run.you, effect.n), run)
    case 'draw':
    case 'mill':
    case 'heal':
    case 'suffer':
    case 'stamina':
    case 'strain':
      return forTargets(g, effect, targets(g, effect.who, run), run)
    case 'threaten':
    case 'steady':
    case 'shield':
    case 'aggro':
      for (const hunter of targets(g, effect.who, run)) mark(g, effect.op, hunter)
      return null
    case 'move':
      return moveAll(g, targets(g, effect.who, run))
    case 'push':
      for (const hunter of targets(g, effect.who, run)) push(g, hunter, effect.by)
      return null
    case 'hit':
      return hit(g, effect.who, effect.unless, run)
    case 'turn':
      return turn(g, effect.to, run)
    case 'place':
    case 'clear':
      return terrain(g, effect.op, effect.terrain, effect.where, run)
    case 'remove':
      removeBehavior(g, effect.card)
      return null
    case 'may':
      return mayDo(g, effect.then, effect.ifDone, run)
    case 'if':
      return resolve(g, holds(g, effect.is, run) ? effect.then : effect.otherwise, run, base)
    case 'choose':
      return choose(g, effect.from, effect.then, run)
    case 'repeat':
      return resolve(g, base, run)
    default:
      return gesture(g, effect.op, run)
  }
}

type AmountEffect = Exclude<Extract<Effect, { readonly n: Num }>, { readonly who: Who }>
type TargetEffect = Extract<Effect, { readonly n: Num; readonly who: Who }>

/** Effects of an amount, on the text's own hunter or on the monster. */
function byAmount(g: PrimalState, op: AmountEffect['op'], n: number, run: Run): Flow | null {
  const { you } = run
  switch (op) {
    case 'deal':
      return deal(g, you, n)
    case 'recycle':
      return recycleFor(g, n, run)
    case 'volley':
      return volley(g, you, n)
    case 'bonus':
      if (g.play) g.play.bonus += n
      return null
    case 'guard':
      addGuard(g, you, n)
      return null
    case 'count':
      count(g, you, n)
      return null
    case 'calm':
      calm(g, n)
      return null
    case 'stir':
      stir(g, n)
      return null
    case 'rage':
      rage(g, n)
      return null
    case 'wound':
      for (let left = n; left > 0; left--) loseHealth(g)
      return null
    case 'prime':
      hunterAt(g, you).prime += n
      return null
    case 'empower':
      hunterAt(g, you).empower += n
      return null
  }
}

/** Effects of an amount on each of some hunters. */
function forTargets(g: PrimalState, { op, n }: TargetEffect, hunters: readonly number[], run: Run): Flow | null {
  switch (op) {
    case 'draw':
      return drawAll(g, hunters, amount(g, run.you, n))
    case 'mill':
      return mill(g, hunters, amount(g, run.you, n), run)
    case 'suffer':
      return sufferAll(g, hunters, amount(g, run.you, n))
    default:
      // What a hunter is given is computed with that hunter's own weapon.
      for (const hunter of hunters) give(g, op, hunter, amount(g, hunter, n), run)
      return null
  }
}

/** Effects without number or target. */
function gesture(g: PrimalState, op: Exclude<Gesture, 'repeat'>, run: Run): Flow | null {
  const { you } = run
  switch (op) {
    case 'blind':
      return blind(g, you)
    case 'confuse':
      return confuseMonster(g, you)
    case 'stun':
      return stun(g, you)
    case 'scry':
      return scry(g, you)
    case 'cycle':
      return cycle(g, you)
    case 'vulnerable':
      setVulnerable(g, true)
      return null
    case 'berserk':
      goBerserk(g, you)
      return null
    case 'unstrain':
      run.unstrained = unstrain(g, you) > 0
      return null
    case 'peek':
      peek(g)
      return null
    case 'crack':
      g.cracked = true
      return null
    case 'weaken':
      g.weakened += 1
      return null
  }
}

function give(g: PrimalState, op: 'heal' | 'stamina' | 'strain', hunter: number, n: number, run: Run): void {
  if (op === 'heal') heal(g, hunter, n)
  else if (op === 'stamina') gainStamina(g, hunter, n)
  else addStrain(g, hunter, n, run.you === hunter)
}

function mark(g: PrimalState, op: 'threaten' | 'steady' | 'shield' | 'aggro', hunter: number): void {
  if (op === 'threaten') threaten(g, hunter)
  else if (op === 'steady') steady(g, hunter)
  else if (op === 'shield') giveShield(g, hunter)
  else takeAggro(g, hunter)
}

function drawAll(g: PrimalState, hunters: readonly number[], n: number): Flow | null {
  const [only] = hunters
  if (hunters.length === 1 && only !== undefined) return drawEasily(g, only, n) ? null : draw(g, only, n)
  return drawEach(g, hunters, n)
}

function* drawEach(g: PrimalState, hunters: readonly number[], n: number): Flow {
  for (const hunter of hunters) yield* draw(g, hunter, n)
}

function* recycleFor(g: PrimalState, n: number, run: Run): Flow {
  run.recycled = yield* recycle(g, run.you, n)
}

function* sufferAll(g: PrimalState, hunters: readonly number[], n: number): Flow {
  for (const hunter of hunters) yield* sufferPlain(g, hunter, n)
}

function* moveAll(g: PrimalState, hunters: readonly number[]): Flow {
  for (const hunter of hunters) yield* move(g, hunter)
}

function turn(g: PrimalState, to: TurnTo, run: Run): Flow | null {
  const sector = sectorOf(g, to, run)
  if (sector === ASK) return turnToChosen(g, to)
  if (sector >= 0) turnMonster(g, sector)
  return null
}

function* turnToChosen(g: PrimalState, to: TurnTo): Flow {
  turnMonster(g, yield* chosenSector(g, to))
}

function terrain(g: PrimalState, op: 'place' | 'clear', kind: Terrain, where: Where, run: Run): Flow | null {
  if (where === 'mostCrowded') return terrainInCrowd(g, op, kind, run)
  for (const sector of places(g, where, run)) change(g, op, kind, sector)
  return null
}

function* terrainInCrowd(g: PrimalState, op: 'place' | 'clear', kind: Terrain, run: Run): Flow {
  run.sector = yield* mostCrowded(g)
  change(g, op, kind, run.sector)
}

function change(g: PrimalState, op: 'place' | 'clear', kind: Terrain, sector: number): void {
  if (op === 'place') placeTerrain(g, kind, sector)
  else clearTerrain(g, kind, sector)
}

function* choose(g: PrimalState, from: From, then: readonly Effect[], run: Run): Flow {
  run.chosen = yield* chooseHunter(g, from, run.you)
  yield* resolve(g, then, run)
}

function holds(g: PrimalState, condition: Condition, run: Run): boolean {
  switch (condition) {
    case 'subjectInFront':
      return inFront(g, run.subject)
    case 'aggroThreatened':
      return hunterAt(g, g.aggro).threatened
    case 'lowAttritionOnTop':
      return (g.attritionDiscard[g.attritionDiscard.length - 1] ?? 2) <= 1
    case 'noDefensiveMilled':
      return !run.defensiveMilled
    case 'unstrained':
      return run.unstrained
  }
}

/** E-08 HEAL. */
export function heal(g: PrimalState, hunter: number, n: number): void {
  const h = hunterAt(g, hunter)
  const healed = Math.min(n, h.damage)
  if (healed === 0) return
  h.damage -= healed
  emit<PrimalEvent>({ type: 'healed', hunter, amount: healed })
}

/** E-07 MILL: a deck that keeps cards asks nothing. */
function mill(g: PrimalState, hunters: readonly number[], n: number, run: Run): Flow | null {
  run.defensiveMilled = false
  const [only] = hunters
  if (only === undefined) return null
  if (hunters.length > 1 || hunterAt(g, only).deck.length <= n) return millEach(g, hunters, n, run)
  for (let left = n; left > 0; left--) note(g, millTop(g, only), run)
  return null
}

function* millEach(g: PrimalState, hunters: readonly number[], n: number, run: Run): Flow {
  for (const hunter of hunters) {
    const { falls } = hunterAt(g, hunter)
    for (let left = n; left > 0; left--) {
      const card = yield* millOne(g, hunter)
      if (card < 0) break
      note(g, card, run)
      if (hunterAt(g, hunter).falls !== falls) break
    }
  }
}

function note(g: PrimalState, card: number, run: Run): void {
  if ((printedOf(g, card).bit & TYPE_BITS.defensive) !== 0) run.defensiveMilled = true
}

/** D-08: an optional part, and what follows only if it was carried out. */
function* mayDo(g: PrimalState, then: readonly Effect[], ifDone: readonly Effect[], run: Run): Flow {
  const { you } = run
  const choice = yield* ask({ seat: you, prompt: 'may', rule: 'PR-21.2', options: YES_NO, about: { what: at(then, 0).op } })
  if (choice.do === 'no') return
  const { falls } = hunterAt(g, you)
  yield* resolve(g, then, run)
  if (hunterAt(g, you).falls === falls) yield* resolve(g, ifDone, run)
}
