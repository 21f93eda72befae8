import { ask, emit, type Flow, gameOver, reveal, shuffle } from '@rulewright/kernel'
import { KEYWORD_BITS, TYPE_BITS, WOUND } from '../content/index.ts'
import type { PrimalEvent } from './events.ts'
import { drawTop, keywordOptions, toss } from './hand.ts'
import { cardIdOf, hunterAt, sheetOf } from './lookup.ts'
import { takeAggro, turnToAggro } from './monster.ts'
import { DEPLETE, PASS, PREVENT_SUFFER, type PrimalOption, REVEAL, ROCK_SUFFER } from './options.ts'
import {
  countInHand,
  damageValue,
  difficultyOf,
  HAND_LIMIT,
  level,
  maximumHealth,
  nextWhoStands,
  nobodyStands,
  stands,
  terrainAt,
} from './query.ts'
import { type Hunter, type PrimalState, ROCK, USED_ARMOR } from './state.ts'
import { clearTerrain } from './terrain.ts'
import { endBerserk, endGuard, gainStamina } from './tokens.ts'

/**
 * PR-14.7: plain damage, which nothing prevents and which is not M (PR-11.12). Returns whether it knocked the hunter out.
 */
export function* sufferPlain(g: PrimalState, hunter: number, n: number): Flow<boolean> {
  if (n <= 0 || !stands(g, hunter)) return false
  return yield* takeDamage(g, hunter, n, true)
}

function* takeDamage(g: PrimalState, hunter: number, n: number, plain: boolean): Flow<boolean> {
  const h = hunterAt(g, hunter)
  h.damage += n
  emit<PrimalEvent>({ type: 'suffered', hunter, amount: n, plain })
  if (h.damage < maximumHealth(g, hunter)) return false
  yield* knockOut(g, hunter)
  return true
}

/** PR-14.8, PR-14.9: suffering M, from a hit, Unleash or attrition. Returns whether any of it came through. */
export function* sufferM(g: PrimalState, hunter: number, attrition: boolean): Flow<boolean> {
  if (!stands(g, hunter)) return false
  const h = hunterAt(g, hunter)
  let n = damageValue(g)
  if (h.shield) {
    h.shield = false
    emit<PrimalEvent>({ type: 'prevented', hunter, amount: n, by: 'shield' })
    return false
  }
  const { ability } = sheetOf(g, hunter).armor
  if ((h.usedRound & USED_ARMOR) === 0) {
    if (ability.kind === 'preventAttrition' && attrition && (yield* armorPrevents(g, hunter, TYPE_BITS[ability.toss], n))) return false
    if (ability.kind === 'reduceWithAggro' && g.aggro === hunter) n -= yield* armorReduces(g, hunter, n)
    if (n === 0) return false
  }
  if (attrition && (yield* rockPrevents(g, hunter, n))) return false
  if (yield* takeDamage(g, hunter, n, false)) return true
  if (ability.kind === 'firstSuffered' && (h.usedRound & USED_ARMOR) === 0) {
    h.usedRound |= USED_ARMOR
    gainStamina(g, hunter, ability.stamina)
  }
  yield* resilience(g, hunter)
  return true
}

/** Mirah's armor: a tossed card prevents attrition damage. */
function* armorPrevents(g: PrimalState, hunter: number, bits: number, n: number): Flow<boolean> {
  if (countInHand(g, hunter, bits) === 0) return false
  const choice = yield* ask({ seat: hunter, prompt: 'armor', rule: 'PR-21.12', options: PREVENT_SUFFER, about: { amount: n } })
  if (choice.do === 'suffer') return false
  hunterAt(g, hunter).usedRound |= USED_ARMOR
  yield* toss(g, hunter, 1, bits, 'PR-21.12')
  emit<PrimalEvent>({ type: 'prevented', hunter, amount: n, by: 'armor' })
  return true
}

/** Ljonar's armor: less damage while holding aggro. Returns how much less. */
function* armorReduces(g: PrimalState, hunter: number, n: number): Flow<number> {
  const choice = yield* ask({ seat: hunter, prompt: 'armor', rule: 'PR-21.12', options: PREVENT_SUFFER, about: { amount: n } })
  if (choice.do === 'suffer') return 0
  hunterAt(g, hunter).usedRound |= USED_ARMOR
  const less = Math.min(n, level(g))
  emit<PrimalEvent>({ type: 'prevented', hunter, amount: less, by: 'armor' })
  return less
}

/** PR-3.10. */
function* rockPrevents(g: PrimalState, hunter: number, n: number): Flow<boolean> {
  const { sector } = hunterAt(g, hunter)
  if ((terrainAt(g, sector) & ROCK) === 0) return false
  const choice = yield* ask({ seat: hunter, prompt: 'rock', rule: 'PR-3.10', options: ROCK_SUFFER, about: { amount: n } })
  if (choice.do === 'suffer') return false
  clearTerrain(g, 'rock', sector)
  emit<PrimalEvent>({ type: 'prevented', hunter, amount: n, by: 'rock' })
  return true
}

/** PR-11.11, RW-5: one Resilience card, each at most once a round, draws a card. */
function* resilience(g: PrimalState, hunter: number): Flow {
  const h = hunterAt(g, hunter)
  if (h.deck.length + h.discard.length === 0) return
  const options: PrimalOption[] = keywordOptions(g, hunter, KEYWORD_BITS.resilience, REVEAL, h.resilient, [])
  if (options.length === 0) return
  options.push(PASS)
  const choice = yield* ask({ seat: hunter, prompt: 'resilience', rule: 'PR-21.11', options })
  if (choice.do !== 'reveal') return
  h.resilient.push(choice.card)
  emit<PrimalEvent>({ type: 'shown', hunter, card: choice.card, is: cardIdOf(g, choice.card) })
  yield* draw(g, hunter, 1)
}

/** Draws where cards are left in the deck, so that there is no fatigue and no question. Returns whether it drew. */
export function drawEasily(g: PrimalState, hunter: number, n: number): boolean {
  if (hunterAt(g, hunter).deck.length <= n || !stands(g, hunter)) return false
  for (let left = n; left > 0; left--) drawTop(g, hunter)
  return true
}

/** E-03 DRAW: one card at a time, with fatigue after each. */
export function* draw(g: PrimalState, hunter: number, n: number): Flow {
  if (drawEasily(g, hunter, n)) return
  const h = hunterAt(g, hunter)
  for (let left = n; left > 0; left--) {
    if (!stands(g, hunter) || !readyDeck(g, h)) return
    drawTop(g, hunter)
    if (h.deck.length === 0 && (yield* fatigue(g, hunter))) return
  }
}

/** Moves the top card of the deck to the discard pile; -1 when there is none, or when fatigue ended it. */
export function* millOne(g: PrimalState, hunter: number): Flow<number> {
  const h = hunterAt(g, hunter)
  if (!stands(g, hunter) || !readyDeck(g, h)) return -1
  const card = millTop(g, hunter)
  if (h.deck.length === 0) yield* fatigue(g, hunter)
  return card
}

export function millTop(g: PrimalState, hunter: number): number {
  const h = hunterAt(g, hunter)
  const card = h.deck.pop()
  if (card === undefined) throw new Error('discarding from an empty deck')
  h.discard.push(card)
  reveal(g)
  emit<PrimalEvent>({ type: 'discarded', hunter, card, is: cardIdOf(g, card), from: 'deck' })
  return card
}

/** PR-15.3: a deck that stayed empty takes the discard pile in without fatigue. Returns whether there is a card. */
function readyDeck(g: PrimalState, h: Hunter): boolean {
  if (h.deck.length === 0 && h.discard.length > 0) reshuffle(g, h)
  return h.deck.length > 0
}

function reshuffle(g: PrimalState, h: Hunter): void {
  h.deck = shuffle(g.random, h.discard.concat(h.deck))
  h.discard = []
}

/** PR-15.1: the last card has left the deck. Returns whether it knocked the hunter out (PR-15.2). */
function* fatigue(g: PrimalState, hunter: number): Flow<boolean> {
  emit<PrimalEvent>({ type: 'fatigued', hunter })
  if (yield* sufferPlain(g, hunter, level(g))) return true
  const h = hunterAt(g, hunter)
  if (h.discard.length > 0) reshuffle(g, h)
  return false
}

/** PR-16.1 to PR-16.12, in the order of the nine steps. */
function* knockOut(g: PrimalState, hunter: number): Flow {
  const h = hunterAt(g, hunter)
  const secondWind = g.hunters.length === 1 && h.falls === 0 && difficultyOf(g).secondWind
  h.falls += 1
  if (g.active === hunter) g.turnOver = true
  dropTokens(h, hunter)
  if (!secondWind) h.standing = 'red'
  if (g.aggro === hunter) {
    const heir = nextWhoStands(g, g.firstPlayer)
    if (heir >= 0) takeAggro(g, heir)
  }
  h.discard.push(...h.hand, ...h.sequence)
  h.hand = []
  h.sequence = []
  const piece = yield* depletePiece(g, hunter)
  const wound = g.cards.length
  g.cards.push(WOUND)
  h.discard.push(wound)
  reshuffle(g, h)
  const out = h.armorDepleted && h.helmDepleted
  if (out && !secondWind) h.standing = 'out'
  emit<PrimalEvent>({ type: 'knocked-out', hunter, depleted: piece, out, secondWind })
  turnToAggro(g)
  if (nobodyStands(g)) {
    g.result = 'allDown'
    emit<PrimalEvent>({ type: 'ended', result: 'allDown' })
    throw gameOver
  }
  if (secondWind) yield* draw(g, hunter, HAND_LIMIT - h.hand.length)
}

/** PR-16.3: everything but the side of a focused mastery. */
function dropTokens(h: Hunter, hunter: number): void {
  h.damage = 0
  h.threatened = false
  h.stamina = 0
  h.strain = 0
  endGuard(h, hunter)
  h.shield = false
  endBerserk(h, hunter)
  h.prime = 0
  h.counters = 0
}

/** PR-16.6, D-23. */
function* depletePiece(g: PrimalState, hunter: number): Flow<'armor' | 'helm'> {
  const h = hunterAt(g, hunter)
  const options = DEPLETE.filter(({ piece }) => !(piece === 'armor' ? h.armorDepleted : h.helmDepleted))
  const { piece } = yield* ask({ seat: hunter, prompt: 'deplete', rule: 'PR-16.6', options })
  if (piece === 'armor') h.armorDepleted = true
  else h.helmDepleted = true
  return piece
}

/** PR-16.13: stands up with a full hand. */
export function* rise(g: PrimalState, hunter: number): Flow {
  const h = hunterAt(g, hunter)
  h.standing = 'standing'
  emit<PrimalEvent>({ type: 'rose', hunter })
  yield* draw(g, hunter, HAND_LIMIT - h.hand.length)
}
