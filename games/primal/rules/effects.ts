import { ask, at, emit, type Flow, reveal } from '@rulewright/kernel'
import { TYPE_BITS, WOUND_BIT } from '../content/index.ts'
import type { Condition, Effect, Escape, Who } from '../content/vocabulary.ts'
import { deal, loseHealth } from './damage.ts'
import type { HuntEvent } from './events.ts'
import { toss } from './hand.ts'
import { cardIdOf, hunterAt, perilIdOf, printedOf } from './lookup.ts'
import {
  calm,
  confuse,
  discardBehavior,
  fillAttrition,
  peek,
  rage,
  refillSlots,
  removeBehavior,
  setStunned,
  setVulnerable,
  stir,
  takeAggro,
  turnMonster,
} from './monster.ts'
import { move, push } from './movement.ts'
import { ESCAPE_SUFFER, HUNTER, PASS, PERIL, REVEAL, SCRY, SECTOR, SLOT, YES_NO } from './options.ts'
import { amount, countInHand, damageValue, gearModifies, hasInSequence, inFront, level, stands, weaponDamage } from './query.ts'
import { dropBehavior } from './queue.ts'
import { chooseHunter, places, type Run, targets, turnTarget } from './selectors.ts'
import type { Hunt } from './state.ts'
import { draw, millOne, sufferM, sufferPlain } from './suffering.ts'
import { clearTerrain, placeTerrain } from './terrain.ts'
import { addGuard, addStrain, count, countFor, gainStamina, giveShield, goBerserk, steady, threaten, unstrain } from './tokens.ts'

/** A behavior's base effect, for REPEAT. */
const NOTHING: readonly Effect[] = []

/**
 * Resolves a text from left to right. A hunter's own text stops when that hunter is knocked out on the way (PR-8.10); a
 * monster's goes on for the others (PR-12.12).
 */
export function* resolve(g: Hunt, effects: readonly Effect[], run: Run, base: readonly Effect[] = NOTHING): Flow {
  const { you } = run
  const falls = you >= 0 ? hunterAt(g, you).falls : 0
  for (let n = 0; n < effects.length; n++) {
    if (you >= 0 && (hunterAt(g, you).falls !== falls || !stands(g, you))) return
    yield* resolveOne(g, at(effects, n), run, base)
  }
}

function* resolveOne(g: Hunt, effect: Effect, run: Run, base: readonly Effect[]): Flow {
  const { you } = run
  switch (effect.op) {
    case 'bonus':
      if (g.play) g.play.bonus += amount(g, you, effect.n)
      return
    case 'deal':
      return yield* deal(g, you, amount(g, you, effect.n))
    case 'recycle':
      return yield* recycle(g, you, amount(g, you, effect.n))
    case 'volley':
      return yield* volley(g, you, amount(g, you, effect.n))
    case 'guard':
      return addGuard(g, you, amount(g, you, effect.n))
    case 'count':
      return count(g, you, amount(g, you, effect.n))
    case 'calm':
      return calm(g, amount(g, you, effect.n))
    case 'stir':
      return stir(g, amount(g, you, effect.n))
    case 'rage':
      return rage(g, amount(g, you, effect.n))
    case 'wound':
      for (let left = amount(g, you, effect.n); left > 0; left--) loseHealth(g)
      return
    case 'prime':
      hunterAt(g, you).prime += amount(g, you, effect.n)
      return
    case 'empower':
      hunterAt(g, you).empower += amount(g, you, effect.n)
      return
    case 'draw':
    case 'mill':
    case 'heal':
    case 'suffer':
    case 'stamina':
    case 'strain':
      for (const hunter of targets(g, effect.who, run)) yield* give(g, effect.op, hunter, amount(g, hunter, effect.n), run)
      return
    case 'threaten':
    case 'steady':
    case 'shield':
    case 'aggro':
    case 'move':
      for (const hunter of targets(g, effect.who, run)) yield* change(g, effect.op, hunter)
      return
    case 'hit':
      return yield* hit(g, effect.who, effect.unless, run)
    case 'push':
      for (const hunter of targets(g, effect.who, run)) push(g, hunter, effect.by)
      return
    case 'turn': {
      const sector = yield* turnTarget(g, effect.to, run)
      if (sector >= 0) turnMonster(g, sector)
      return
    }
    case 'place':
      for (const sector of yield* places(g, effect.where, run)) placeTerrain(g, effect.terrain, sector)
      return
    case 'clear':
      for (const sector of yield* places(g, effect.where, run)) clearTerrain(g, effect.terrain, sector)
      return
    case 'blind':
      return yield* blind(g, you)
    case 'confuse':
      return yield* confuseMonster(g, you)
    case 'stun':
      return yield* stun(g, you)
    case 'vulnerable':
      return setVulnerable(g, true)
    case 'scry':
      return yield* scry(g, you)
    case 'cycle':
      return yield* cycle(g, you)
    case 'berserk':
      return goBerserk(g, you)
    case 'unstrain':
      run.unstrained = unstrain(g, you) > 0
      return
    case 'repeat':
      return yield* resolve(g, base, run)
    case 'peek':
      return peek(g)
    case 'crack':
      g.cracked = true
      return
    case 'weaken':
      g.weakened += 1
      return
    case 'remove':
      return removeBehavior(g, effect.card)
    case 'may':
      return yield* mayDo(g, effect.then, effect.ifDone, run)
    case 'if':
      return yield* resolve(g, holds(g, effect.is, run) ? effect.then : effect.otherwise, run, base)
    case 'choose':
      run.chosen = yield* chooseHunter(g, effect.from, you)
      return yield* resolve(g, effect.then, run)
  }
}

function* give(g: Hunt, op: 'draw' | 'mill' | 'heal' | 'suffer' | 'stamina' | 'strain', hunter: number, n: number, run: Run): Flow {
  switch (op) {
    case 'draw':
      return yield* draw(g, hunter, n)
    case 'mill':
      return yield* mill(g, hunter, n, run)
    case 'heal':
      return heal(g, hunter, n)
    case 'suffer':
      yield* sufferPlain(g, hunter, n)
      return
    case 'stamina':
      return gainStamina(g, hunter, n)
    case 'strain':
      return addStrain(g, hunter, n, run.you === hunter)
  }
}

function* change(g: Hunt, op: 'threaten' | 'steady' | 'shield' | 'aggro' | 'move', hunter: number): Flow {
  switch (op) {
    case 'threaten':
      return threaten(g, hunter)
    case 'steady':
      return steady(g, hunter)
    case 'shield':
      return giveShield(g, hunter)
    case 'aggro':
      return takeAggro(g, hunter)
    case 'move':
      return yield* move(g, hunter)
  }
}

function holds(g: Hunt, condition: Condition, run: Run): boolean {
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
export function heal(g: Hunt, hunter: number, n: number): void {
  const h = hunterAt(g, hunter)
  const healed = Math.min(n, h.damage)
  if (healed === 0) return
  h.damage -= healed
  emit<HuntEvent>({ type: 'healed', hunter, amount: healed })
}

/** E-07 MILL. */
function* mill(g: Hunt, hunter: number, n: number, run: Run): Flow {
  run.defensiveMilled = false
  const { falls } = hunterAt(g, hunter)
  for (let left = n; left > 0; left--) {
    const card = yield* millOne(g, hunter)
    if (card < 0) return
    if ((printedOf(g, card).bit & TYPE_BITS.defensive) !== 0) run.defensiveMilled = true
    if (hunterAt(g, hunter).falls !== falls) return
  }
}

/** D-08: an optional part, and what follows only if it was carried out. */
function* mayDo(g: Hunt, then: readonly Effect[], ifDone: readonly Effect[], run: Run): Flow {
  const { you } = run
  const choice = yield* ask({ seat: you, prompt: 'may', rule: 'PR-21.2', options: YES_NO, about: { what: at(then, 0).op } })
  if (choice.do === 'no') return
  const { falls } = hunterAt(g, you)
  yield* resolve(g, then, run)
  if (hunterAt(g, you).falls === falls) yield* resolve(g, ifDone, run)
}

/** E-10 HIT: targets are fixed first; each finishes before the next (PR-12.13). */
function* hit(g: Hunt, who: Who, unless: Escape | null, run: Run): Flow {
  for (const hunter of targets(g, who, run)) {
    if (!stands(g, hunter) || (unless !== null && (yield* escapes(g, hunter, unless)))) continue
    yield* sufferM(g, hunter, false)
  }
}

/** PR-12.14, RW-7. */
function* escapes(g: Hunt, hunter: number, unless: Escape): Flow<boolean> {
  if (unless.by === 'sequence') {
    if (!hasInSequence(g, hunter, TYPE_BITS[unless.of])) return false
  } else {
    if (unless.by === 'toss' && countInHand(g, hunter, TYPE_BITS[unless.of]) < unless.n) return false
    const choice = yield* ask({
      seat: hunter,
      prompt: 'escape',
      rule: 'PR-21.13',
      options: ESCAPE_SUFFER,
      about: { amount: damageValue(g), ...unless },
    })
    if (choice.do === 'suffer') return false
    if (unless.by === 'toss') yield* toss(g, hunter, unless.n, TYPE_BITS[unless.of], 'PR-12.14')
    else yield* move(g, hunter)
  }
  emit<HuntEvent>({ type: 'prevented', hunter, amount: damageValue(g), by: 'escape' })
  return true
}

/** PR-11.10. */
function* recycle(g: Hunt, hunter: number, n: number): Flow {
  if (hunterAt(g, hunter).hand.length < n) return
  const choice = yield* ask({ seat: hunter, prompt: 'recycle', rule: 'PR-11.10', options: YES_NO, about: { n } })
  if (choice.do === 'no') return
  yield* toss(g, hunter, n, TYPE_BITS.any, 'PR-11.10')
  yield* draw(g, hunter, n)
  countFor(g, hunter, 'discards')
}

/** PR-11.20, PR-11.21. */
function* volley(g: Hunt, hunter: number, n: number): Flow {
  const h = hunterAt(g, hunter)
  if (h.deck.length + h.discard.length === 0) return
  const choice = yield* ask({ seat: hunter, prompt: 'volley', rule: 'PR-11.20', options: YES_NO, about: { n } })
  if (choice.do === 'no') return
  const { falls } = h
  const all = gearModifies(g, hunter, 'volleyCountsAll')
  let offensive = 0
  for (let left = n; left > 0; left--) {
    const card = yield* millOne(g, hunter)
    if (h.falls !== falls) return
    if (card < 0) break
    const { bit } = printedOf(g, card)
    if ((bit & TYPE_BITS.offensive) !== 0 || (all && bit !== WOUND_BIT)) offensive += 1
  }
  yield* deal(g, hunter, level(g) * offensive)
  countFor(g, hunter, 'discards')
}

/** PR-11.6. */
function* blind(g: Hunt, hunter: number): Flow {
  if (g.blinded >= 0 || g.perils.length === 0) return
  const options = g.perils.map((peril) => at(PERIL, peril))
  const { peril } = yield* ask({ seat: hunter, prompt: 'blind', rule: 'PR-11.6', options })
  g.blinded = peril
  g.blindedBy = hunter
  emit<HuntEvent>({ type: 'peril', peril: perilIdOf(g, peril), change: 'blinded' })
}

/** PR-11.8. */
function* confuseMonster(g: Hunt, hunter: number): Flow {
  confuse(g)
  turnMonster(g, (yield* ask({ seat: hunter, prompt: 'confuseTo', rule: 'PR-11.8', options: SECTOR })).sector)
  countFor(g, hunter, 'weight')
}

/** PR-11.16, PR-11.17. */
function* stun(g: Hunt, hunter: number): Flow {
  if (g.stunned >= 0) return
  const { slot } = yield* ask({ seat: hunter, prompt: 'stun', rule: 'PR-11.16', options: SLOT })
  setStunned(g, slot)
  dropBehavior(g, slot)
  const options = HUNTER.filter((o) => o.hunter < g.hunters.length && stands(g, o.hunter))
  const chosen = (yield* ask({ seat: hunter, prompt: 'stunHunter', rule: 'PR-11.16', options })).hunter
  yield* revealAttacks(g, chosen)
  countFor(g, hunter, 'weight')
}

/** D-14: up to two Attack cards, shown one at a time, deal W each and stay in hand. */
function* revealAttacks(g: Hunt, hunter: number): Flow {
  const shown: number[] = []
  while (shown.length < 2) {
    const options: ((typeof REVEAL)[number] | typeof PASS)[] = []
    let listed = 0
    for (const card of hunterAt(g, hunter).hand) {
      const { bit, mark } = printedOf(g, card)
      if (bit !== TYPE_BITS.attack || (listed & mark) !== 0 || shown.includes(card)) continue
      listed |= mark
      options.push(at(REVEAL, card))
    }
    if (options.length === 0) return
    options.push(PASS)
    const choice = yield* ask({ seat: hunter, prompt: 'stunReveal', rule: 'PR-11.16', options })
    if (choice.do === 'pass') return
    shown.push(choice.card)
    emit<HuntEvent>({ type: 'shown', hunter, card: choice.card, is: cardIdOf(g, choice.card) })
    yield* deal(g, hunter, weaponDamage(g, hunter))
  }
}

/** E-27 SCRY, D-22: everybody sees the card (PR-22.4). */
function* scry(g: Hunt, hunter: number): Flow {
  fillAttrition(g)
  const value = at(g.attritionDeck, g.attritionDeck.length - 1)
  g.attritionSeen = true
  reveal(g)
  const choice = yield* ask({ seat: hunter, prompt: 'scry', rule: 'PR-22.4', options: SCRY, about: { value } })
  emit<HuntEvent>({ type: 'scried', hunter, value, discarded: choice.do === 'toDiscard' })
  if (choice.do === 'leave') return
  g.attritionDeck.pop()
  g.attritionDiscard.push(value)
  g.attritionSeen = false
}

/** E-28 CYCLE, D-13. */
function* cycle(g: Hunt, hunter: number): Flow {
  const { slot } = yield* ask({ seat: hunter, prompt: 'cycle', rule: 'PR-22.6', options: SLOT })
  discardBehavior(g, slot)
  refillSlots(g)
}
