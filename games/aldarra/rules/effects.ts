import { at, emit, type Flow, reveal, type Seat } from '@rulewright/kernel'
import type { Cost, Effect, Filter, Test } from '../content/explores.ts'
import { ODARIA } from '../content/factions.ts'
import { CRUISER, OUTPOST, UNIT_TYPES, UNITS } from '../content/units.ts'
import { choose } from './choices.ts'
import { different, drawObjective, learn, returnRow, takeFrom, tellDrawn } from './decks.ts'
import { rollPlain } from './dice.ts'
import type { AldarraEvent } from './events.ts'
import { count, factionOf, forceOf, hasBuilding, hasDiscovery, roomFor, sideOf } from './force.ts'
import { discardDownToLimit } from './objective-step.ts'
import { PASS } from './options.ts'
import { canGain, destroy, gain, inSupply, leave, retreats, takeBack } from './pieces.ts'
import type { AldarraState } from './state.ts'
import { gainCoins, gainCrystals, gainVp, payableCoins, payCoins, playerOf, spawn } from './treasury.ts'

const ACCEPT = { do: 'accept' } as const

/** Carries an effect out for a seat, "here" being the hex (AL-0.7); false when nothing came of it (AL-12.13). */
export function* resolveEffect(g: AldarraState, seat: Seat, hex: number, effect: Effect): Flow<boolean> {
  switch (effect.kind) {
    case 'coins':
      return coins(g, seat, effect.n)
    case 'lose-coins':
      payCoins(g, seat, effect.n)
      emit<AldarraEvent>({ type: 'coins-lost', seat, n: effect.n })
      return true
    case 'crystals':
      return crystals(g, seat, effect.n)
    case 'spawn':
      emit<AldarraEvent>({ type: 'spawned', hex, n: spawn(g, hex, effect.n) })
      return true
    case 'vp':
      gainVp(g, seat, effect.n, g.exploring?.resolving)
      return true
    case 'gain':
      if (!canGain(g, seat, effect.unit, hex)) return false
      gain(g, seat, effect.unit, hex)
      return true
    case 'draw-objectives':
      return yield* drawObjectives(g, seat, effect.n)
    case 'take-discovery':
      return yield* takeDiscovery(g, seat, effect.of)
    case 'destroy':
      return yield* destroyOwn(g, seat, hex, effect.filter, effect.n)
    case 'displace':
      return yield* displace(g, seat, hex)
    case 'roll-coins':
      return coins(g, seat, rollFor(g, seat, effect.colour, effect.dice) + effect.plus)
    case 'roll-crystals':
      return crystals(g, seat, rollFor(g, seat, effect.colour, effect.dice))
    case 'if': {
      const next = passes(g, seat, hex, effect.test) ? effect.then : effect.otherwise
      return next ? yield* resolveEffect(g, seat, hex, next) : false
    }
    case 'may':
      return yield* may(g, seat, hex, effect.cost, effect.then)
    case 'choose':
      return yield* chooseBranch(g, seat, hex, effect.branches)
    case 'seq': {
      let happened = false
      for (const each of effect.effects) if (yield* resolveEffect(g, seat, hex, each)) happened = true
      return happened
    }
    default:
      return effect satisfies never
  }
}

function coins(g: AldarraState, seat: Seat, n: number): boolean {
  gainCoins(g, seat, n)
  emit<AldarraEvent>({ type: 'coins-gained', seat, n })
  return true
}

function crystals(g: AldarraState, seat: Seat, n: number): boolean {
  const given = gainCrystals(g, seat, n)
  emit<AldarraEvent>({ type: 'crystals-gained', seat, n: given })
  return given > 0
}

/** ROLL: without explosions (AL-12.11). */
function rollFor(g: AldarraState, seat: Seat, colour: number, dice: number): number {
  const { faces, sum } = rollPlain(g.random, colour, dice)
  emit<AldarraEvent>({ type: 'card-roll', seat, colour, faces })
  return sum
}

function passes(g: AldarraState, seat: Seat, hex: number, test: Test): boolean {
  if ('coins' in test) return playerOf(g, seat).coins >= test.coins
  if ('roll' in test) return rollFor(g, seat, test.roll, 1) >= test.atLeast
  const sum = muster(g, seat, hex)
  emit<AldarraEvent>({ type: 'muster', seat, sum, needed: test.muster })
  return sum >= test.muster
}

/** MUSTER: the attack dice of all the player's Units here; no explosions, no traits, no Discoveries but the card sides. */
function muster(g: AldarraState, seat: Seat, hex: number): number {
  const force = forceOf(g, seat, hex)
  let sum = 0
  for (let unit = 0; unit < UNITS.length; unit++) {
    const { dice } = sideOf(g, seat, unit)
    for (let i = 0; i < count(force, unit); i++) for (const colour of dice) sum += rollFor(g, seat, colour, 1)
  }
  return sum
}

/** AL-17.2 the types of the player's Units here that a filter takes; for Odaria a Building is an Airship too (AL-6.11). */
function matching(g: AldarraState, seat: Seat, hex: number, filter: Filter): number[] {
  const force = forceOf(g, seat, hex)
  // No card names a Building.
  const last = filter === 'light' ? CRUISER : factionOf(g, seat) === ODARIA ? UNIT_TYPES : OUTPOST
  const units: number[] = []
  for (let unit = 0; unit < last; unit++) if (count(force, unit) > 0 && (typeof filter === 'string' || filter === unit)) units.push(unit)
  return units
}

function* pickOwn(g: AldarraState, seat: Seat, hex: number, filter: Filter): Flow<number> {
  const options = matching(g, seat, hex, filter).map((unit) => ({ do: 'lose', unit }) as const)
  const { unit } = yield* choose(g, seat, { prompt: 'lose', rule: 'AL-12.12', about: { hex } }, options)
  return unit
}

/** DESTROY: one at a time; fewer where there are fewer (AL-12.14). */
function* destroyOwn(g: AldarraState, seat: Seat, hex: number, filter: Filter, n: number): Flow<boolean> {
  let destroyed = 0
  while (destroyed < n && matching(g, seat, hex, filter).length > 0) {
    destroy(g, null, seat, yield* pickOwn(g, seat, hex, filter), hex)
    destroyed += 1
  }
  return destroyed > 0
}

/** MAY: not offered when it cannot be paid or would come to nothing (AL-12.15, AL-17.7). */
function* may(g: AldarraState, seat: Seat, hex: number, cost: Cost, then: Effect): Flow<boolean> {
  if ('pay' in cost) {
    if (payableCoins(g, seat) < cost.pay || !isLegal(g, seat, hex, then, 0)) return false
  } else if (matching(g, seat, hex, cost.sacrifice).length === 0 || !isLegal(g, seat, hex, then, 1)) return false
  const chosen = yield* choose(g, seat, { prompt: 'may', rule: 'AL-17.7', about: { hex } }, [PASS, ACCEPT])
  if (chosen.do === 'pass') return false
  if ('pay' in cost) payCoins(g, seat, cost.pay)
  else {
    const unit = yield* pickOwn(g, seat, hex, cost.sacrifice)
    takeBack(g, seat, unit, hex)
    emit<AldarraEvent>({ type: 'sacrificed', seat, unit, hex })
  }
  yield* resolveEffect(g, seat, hex, then)
  return true
}

/** An effect is illegal only where an Airship has no piece or no room; `freed`: the room that paying the cost makes. */
const isLegal = (g: AldarraState, seat: Seat, hex: number, effect: Effect, freed: number): boolean => {
  if (effect.kind !== 'gain') return true
  return inSupply(g, seat, effect.unit) > 0 && roomFor(g, seat, hex) + freed > 0
}

/** CHOOSE: one of the legal branches; there always is one. */
function* chooseBranch(g: AldarraState, seat: Seat, hex: number, branches: readonly Effect[]): Flow<boolean> {
  const options = branches.flatMap((each, branch) => (isLegal(g, seat, hex, each, 0) ? [{ do: 'branch', branch } as const] : []))
  const { branch } = yield* choose(g, seat, { prompt: 'branch', rule: 'AL-0.4', about: { hex } }, options)
  return yield* resolveEffect(g, seat, hex, at(branches, branch))
}

/** DRAW_OBJ: without the Syndicate's choice. */
function* drawObjectives(g: AldarraState, seat: Seat, n: number): Flow<boolean> {
  const cards: number[] = []
  for (let i = 0; i < n; i++) {
    const card = drawObjective(g)
    if (card >= 0) cards.push(card)
  }
  playerOf(g, seat).objectives.push(...cards)
  tellDrawn(seat, cards)
  yield* discardDownToLimit(g, seat)
  return cards.length > 0
}

/** TAKE_DISCOVERY: one of the top cards the player does not have; the rest is shuffled back. */
function* takeDiscovery(g: AldarraState, seat: Seat, of: number): Flow<boolean> {
  g.discoveryRow = g.discoveryDeck.splice(-of)
  reveal(g)
  emit<AldarraEvent>({ type: 'revealed', seat, cards: [...g.discoveryRow] })
  const news = different(g.discoveryRow).filter((card) => !hasDiscovery(g, seat, card))
  if (news.length > 0) {
    const options = news.map((discovery) => ({ do: 'take', discovery }) as const)
    const { discovery } = yield* choose(g, seat, { prompt: 'take', rule: 'AL-13.28' }, options)
    takeFrom(g.discoveryRow, discovery)
    learn(g, seat, discovery)
  }
  returnRow(g)
  return news.length > 0
}

/** DISPLACE: all Airships together; an Odarian Building goes along (AL-6.12). */
function* displace(g: AldarraState, seat: Seat, hex: number): Flow<boolean> {
  if (matching(g, seat, hex, 'airship').length === 0) return false
  const along = factionOf(g, seat) === ODARIA && hasBuilding(forceOf(g, seat, hex))
  const options = retreats(g, seat, hex, along).map((to) => ({ do: 'displace', hex: to }) as const)
  if (options.length === 0) return false
  const { hex: to } = yield* choose(g, seat, { prompt: 'displace', rule: 'AL-11.54', about: { hex } }, options)
  leave(g, seat, hex, to, along)
  emit<AldarraEvent>({ type: 'displaced', seat, from: hex, to })
  return true
}
