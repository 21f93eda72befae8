import { at, emit, type Flow } from '@rulewright/kernel'
import type { PrimalEvent } from './events.ts'
import { discardFromHand } from './hand.ts'
import { lackToPayWith } from './lacks.ts'
import { hunterAt, printedOf } from './lookup.ts'
import { CANCEL, PAY, PAY_STAMINA, type PrimalOption } from './options.ts'
import { handEmptied } from './queue.ts'
import type { Payment, PrimalState } from './state.ts'

/** Taken back before the cost was covered (PR-21.4). */
export const CANCELLED = -1

/**
 * D-06, PR-9.1 to PR-9.6: builds a payment one item at a time; nothing moves until it covers the cost. Returns the types
 * discarded, as bits, or CANCELLED. `card` is the card being played, which cannot pay for itself; -1: none.
 */
export function* pay(g: PrimalState, hunter: number, cost: number, card: number): Flow<number> {
  if (cost === 0) return 0
  const payment: Payment = { hunter, cost, card, token: false, cards: [] }
  g.payment = payment
  let paid = 0
  while (paid < cost) {
    const options = paymentOptions(g, payment)
    let index = 0
    if (options.length > 1) {
      options.push(CANCEL)
      index = (yield { seat: hunter, prompt: 'pay', rule: 'PR-9.2', options, about: { cost, paid, card } }).index
    }
    const choice = at(options, index)
    if (choice.do === 'pay-card') {
      payment.cards.push(choice.card)
      paid += printedOf(g, choice.card).staminaValue
    } else if (choice.do === 'pay-stamina') {
      payment.token = true
      paid += 1
    } else {
      g.payment = null
      return CANCELLED
    }
  }
  g.payment = null
  return settle(g, payment)
}

function paymentOptions(g: PrimalState, payment: Payment): PrimalOption[] {
  const { hand, stamina } = hunterAt(g, payment.hunter)
  const options: PrimalOption[] = []
  if (stamina > 0 && !payment.token) options.push(PAY_STAMINA)
  let listed = 0
  for (let n = 0; n < hand.length; n++) {
    const card = at(hand, n)
    const { mark } = printedOf(g, card)
    if ((listed & mark) !== 0 || lackToPayWith(g, payment, card) !== null) continue
    listed |= mark
    options.push(at(PAY, card))
  }
  return options
}

/** PR-9.5: the cards go to the discard pile in the order chosen. */
function settle(g: PrimalState, payment: Payment): number {
  const { hunter, cards } = payment
  if (payment.token) {
    hunterAt(g, hunter).stamina = 0
    emit<PrimalEvent>({ type: 'token', hunter, token: 'stamina', now: 0 })
  }
  let types = 0
  for (let n = 0; n < cards.length; n++) {
    const card = at(cards, n)
    types |= printedOf(g, card).bit
    discardFromHand(g, hunter, card)
  }
  return types
}

/** PR-9.6, PR-9.7: a payment that is not for a card. Returns whether it was made. */
export function* payFor(g: PrimalState, hunter: number, cost: number): Flow<boolean> {
  const held = hunterAt(g, hunter).hand.length
  if ((yield* pay(g, hunter, cost, -1)) === CANCELLED) return false
  if (held > 0 && hunterAt(g, hunter).hand.length === 0) handEmptied(g, hunter)
  return true
}
