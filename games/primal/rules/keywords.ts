import { ask, at, emit, type Flow, reveal } from '@rulewright/kernel'
import { TYPE_BITS, WOUND_BIT } from '../content/index.ts'
import { deal } from './damage.ts'
import type { PrimalEvent } from './events.ts'
import { toss } from './hand.ts'
import { cardIdOf, hunterAt, perilIdOf, printedOf } from './lookup.ts'
import { confuse, discardBehavior, fillAttrition, refillSlots, setStunned, turnMonster } from './monster.ts'
import { HUNTER, PASS, PERIL, REVEAL, SCRY, SECTOR, SLOT, YES_NO } from './options.ts'
import { gearModifies, level, stands, weaponDamage } from './query.ts'
import { dropBehavior } from './queue.ts'
import type { PrimalState } from './state.ts'
import { draw, millOne } from './suffering.ts'
import { countFor } from './tokens.ts'

/** Section 11: what the keywords with a choice in them do. */

/** PR-11.10. Returns whether it was carried out. */
export function* recycle(g: PrimalState, hunter: number, n: number): Flow<boolean> {
  if (hunterAt(g, hunter).hand.length < n) return false
  const choice = yield* ask({ seat: hunter, prompt: 'recycle', rule: 'PR-11.10', options: YES_NO, about: { n } })
  if (choice.do === 'no') return false
  yield* toss(g, hunter, n, TYPE_BITS.any, 'PR-11.10')
  yield* draw(g, hunter, n)
  countFor(g, hunter, 'discards')
  return true
}

/** PR-11.20, PR-11.21. */
export function* volley(g: PrimalState, hunter: number, n: number): Flow {
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
export function* blind(g: PrimalState, hunter: number): Flow {
  if (g.blinded >= 0 || g.perils.length === 0) return
  const options = g.perils.map((peril) => at(PERIL, peril))
  const { peril } = yield* ask({ seat: hunter, prompt: 'blind', rule: 'PR-11.6', options })
  g.blinded = peril
  g.blindedBy = hunter
  emit<PrimalEvent>({ type: 'peril', peril: perilIdOf(g, peril), change: 'blinded' })
}

/** PR-11.8. */
export function* confuseMonster(g: PrimalState, hunter: number): Flow {
  confuse(g)
  turnMonster(g, (yield* ask({ seat: hunter, prompt: 'confuse-to', rule: 'PR-11.8', options: SECTOR })).sector)
  countFor(g, hunter, 'weight')
}

/** PR-11.16, PR-11.17. */
export function* stun(g: PrimalState, hunter: number): Flow {
  if (g.stunned >= 0) return
  const { slot } = yield* ask({ seat: hunter, prompt: 'stun', rule: 'PR-11.16', options: SLOT })
  setStunned(g, slot)
  dropBehavior(g, slot)
  const options = HUNTER.filter((o) => o.hunter < g.hunters.length && stands(g, o.hunter))
  const chosen = (yield* ask({ seat: hunter, prompt: 'stun-hunter', rule: 'PR-11.16', options })).hunter
  yield* revealAttacks(g, chosen)
  countFor(g, hunter, 'weight')
}

/** D-14: up to two Attack cards, shown one at a time, deal W each and stay in hand. */
function* revealAttacks(g: PrimalState, hunter: number): Flow {
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
    const choice = yield* ask({ seat: hunter, prompt: 'stun-reveal', rule: 'PR-11.16', options })
    if (choice.do === 'pass') return
    shown.push(choice.card)
    emit<PrimalEvent>({ type: 'shown', hunter, card: choice.card, is: cardIdOf(g, choice.card) })
    yield* deal(g, hunter, weaponDamage(g, hunter))
  }
}

/** E-27 SCRY, D-22: everybody sees the card (PR-22.4). */
export function* scry(g: PrimalState, hunter: number): Flow {
  fillAttrition(g)
  const value = at(g.attritionDeck, g.attritionDeck.length - 1)
  g.attritionSeen = true
  reveal(g)
  const choice = yield* ask({ seat: hunter, prompt: 'scry', rule: 'PR-22.4', options: SCRY, about: { value } })
  emit<PrimalEvent>({ type: 'scried', hunter, value, discarded: choice.do === 'to-discard' })
  if (choice.do === 'leave') return
  g.attritionDeck.pop()
  g.attritionDiscard.push(value)
  g.attritionSeen = false
}

/** E-28 CYCLE, D-13. */
export function* cycle(g: PrimalState, hunter: number): Flow {
  const { slot } = yield* ask({ seat: hunter, prompt: 'cycle', rule: 'PR-22.6', options: SLOT })
  discardBehavior(g, slot)
  refillSlots(g)
}
