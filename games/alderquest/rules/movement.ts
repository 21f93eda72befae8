import { emit, type Flow } from '@rulewright/kernel'
import { MOVES_PER_ACTIVATION } from '../content/constants.ts'
import {
  ADJACENT,
  DIAGONAL,
  FLIGHT as FLIGHTS,
  isCanopy,
  lowest,
  type Mask,
  NOWHERE,
  SPACES,
  type Space,
  STRAIGHT,
  stepFrom,
} from '../content/field.ts'
import { WHOLE_CAST } from '../content/heroes.ts'
import { CHARGE, FLIGHT, SNEAK, SPEED } from '../content/minion-types.ts'
import { rivalOf } from '../content/pieces.ts'
import { confront } from './confront.ts'
import { encounters } from './encounter.ts'
import { type AlderquestEvent, seen } from './events.ts'
import { destroyMinion, exhaust, guardedMask, isOnField, keywordsOf, minionAt, minionById, put } from './minions.ts'
import type { AlderquestOption } from './options.ts'
import { comeInto } from './squabble.ts'
import type { Activation, AlderquestState, Hero, Minion } from './state.ts'
import { pickUpAll } from './tiles.ts'
import { tributesDue } from './tribute.ts'

const tell = (event: AlderquestEvent) => emit(event)

type Move = Extract<AlderquestOption, { do: 'move' | 'charge' | 'fly' | 'sneak' }>
const toEach = <K extends Move['do']>(kind: K): readonly { readonly do: K; readonly to: Space }[] =>
  Array.from({ length: SPACES }, (_, to) => ({ do: kind, to }))
const MOVES = toEach('move')
const CHARGES = toEach('charge')
const FLIES = toEach('fly')
const SNEAKS = toEach('sneak')
const CONFRONTS = WHOLE_CAST.map((_, hero) => ({ do: 'confront', hero }) as const)

/** AQ-13.8: what this minion can never enter, its allies and Guarded rivals. */
const barred = (g: AlderquestState, m: Minion): Mask => g.occupied[m.team] | guardedMask(g, rivalOf(m.team))

/** AQ-3.15: the rival Hero in front of whom it stands, if any. */
function heroBefore(g: AlderquestState, m: Minion): Hero | null {
  for (const hero of g.heroes) if (hero.front === m.space && hero.team !== m.team) return hero
  return null
}

/** AQ-14.5: the first minion met in a direction, if it may be charged. */
function chargeTarget(g: AlderquestState, m: Minion, direction: number): Space {
  let space = stepFrom(m.space, direction)
  while (space !== NOWHERE) {
    const met = minionAt(g, space)
    if (met) return met.team !== m.team && !met.guarded ? space : NOWHERE
    space = stepFrom(space, direction)
  }
  return NOWHERE
}

/** AQ-13.3: whether a ready minion could be activated. */
export function canActivate(g: AlderquestState, m: Minion): boolean {
  const bar = barred(g, m)
  if (((ADJACENT[m.space] ?? 0) & ~bar) !== 0 || heroBefore(g, m)) return true
  const keywords = keywordsOf(g, m)
  if (keywords & SNEAK && ((DIAGONAL[m.space] ?? 0) & ~bar) !== 0) return true
  // A minion that can charge can also move: the way to the target is free, or the target is adjacent.
  return (keywords & FLIGHT) !== 0 && ((FLIGHTS[m.space] ?? 0) & ~bar) !== 0
}

function addAll(options: AlderquestOption[], from: readonly AlderquestOption[], mask: Mask): void {
  for (let left = mask; left !== 0; left &= left - 1) {
    const option = from[lowest(left)]
    if (option) options.push(option)
  }
}

/** AQ-30.4, D-A8: every legal move of the active minion. */
export function addMoves(g: AlderquestState, m: Minion, activation: Activation, options: AlderquestOption[]): void {
  const bar = barred(g, m)
  if (activation.moves + activation.extra > 0) {
    addAll(options, MOVES, (ADJACENT[m.space] ?? 0) & ~bar)
    const hero = heroBefore(g, m)
    if (hero) options.push(CONFRONTS[hero.hero] ?? { do: 'confront', hero: hero.hero })
  }
  // From the canopy no special move leads anywhere.
  if (activation.moves === 0 || activation.specialUsed) return
  const keywords = keywordsOf(g, m)
  if (keywords & CHARGE) {
    for (const direction of STRAIGHT) {
      const target = chargeTarget(g, m, direction)
      const option = target === NOWHERE ? undefined : CHARGES[target]
      if (option) options.push(option)
    }
  }
  if (keywords & FLIGHT) addAll(options, FLIES, (FLIGHTS[m.space] ?? 0) & ~bar)
  if (keywords & SNEAK) addAll(options, SNEAKS, (DIAGONAL[m.space] ?? 0) & ~bar)
}

/** AQ-13.3 step 1. */
export function activate(g: AlderquestState, m: Minion): void {
  const speed = (keywordsOf(g, m) & SPEED) !== 0 && m.spedIn !== g.turn
  g.activation = { minion: m.id, moves: MOVES_PER_ACTIVATION, extra: speed ? 1 : 0, speed, specialUsed: false, moved: false }
  tell({ type: 'activated', minion: m.id })
}

/** AQ-13.3 step 5. */
export function endActivation(g: AlderquestState): void {
  if (g.activation) exhaust(g, minionById(g, g.activation.minion))
}

/** AQ-30.1: what a move uses up. */
function spend(g: AlderquestState, m: Minion, activation: Activation, special: boolean): void {
  activation.moved = true
  if (special) {
    activation.moves--
    activation.specialUsed = true
  } else if (activation.extra > 0) {
    activation.extra--
    if (!activation.speed) return
    activation.speed = false
    m.spedIn = g.turn
  } else activation.moves--
}

/** AQ-13.3 steps 3 and 4: one move of the active minion, with all that it sets off. */
export function* makeMove(g: AlderquestState, m: Minion, activation: Activation, option: AlderquestOption): Flow {
  if (option.do === 'confront') {
    spend(g, m, activation, false)
    const hero = heroBefore(g, m)
    if (hero) yield* confront(g, m, hero)
  } else if (option.do === 'move' || option.do === 'charge' || option.do === 'fly' || option.do === 'sneak') {
    spend(g, m, activation, option.do !== 'move')
    yield* enter(g, m, option.to, option.do)
  }
}

/** AQ-13.9. */
function* enter(g: AlderquestState, m: Minion, to: Space, how: Move['do']): Flow {
  const from = m.space
  tell({ type: 'moved', minion: m.id, who: seen(m), how, from, to })
  if (isCanopy(from)) elbowDrop(g, m, to)
  else if (!(yield* comeInto(g, m, to))) return
  pickUpAll(g, m)
  if (isCanopy(to)) yield* tributesDue(g)
  else if (isOnField(m)) yield* encounters(g, m)
}

/** AQ-17.5 to AQ-17.7: coming down from the canopy destroys whoever stands beneath. */
export function elbowDrop(g: AlderquestState, m: Minion, to: Space): void {
  const victim = minionAt(g, to)
  if (victim) {
    tell({ type: 'elbow-drop', minion: m.id, who: seen(m), victim: victim.id, other: seen(victim), space: to })
    destroyMinion(g, victim)
  }
  put(g, m, to)
}
