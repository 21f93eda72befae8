import { emit, type Flow } from '@rulewright/kernel'
import { KEYWORD_BITS, TYPE_BITS } from '../content/index.ts'
import { checkpoint, unsettled } from './checkpoint.ts'
import { deal, inflict } from './damage.ts'
import type { PrimalEvent } from './events.ts'
import { takeFrom } from './hand.ts'
import { iconsOfPlay } from './icons.ts'
import { hunterAt, printedOf } from './lookup.ts'
import { calm, takeAggro } from './monster.ts'
import { CANCELLED, pay } from './payment.ts'
import { attackBonus, costOf, weaponDamage } from './query.ts'
import { cardPlayed, handEmptied, previousBit } from './queue.ts'
import type { PrimalState } from './state.ts'
import { gatherTexts, resolveTexts } from './texts.ts'
import { endBerserk, endGuard, goBerserk } from './tokens.ts'

/** What came of an announced card. */
export type PlayResult = 'cancelled' | 'played' | 'finished'

/** PR-8.2: the play procedure, steps 1 to 9. */
export function* playCard(g: PrimalState, hunter: number, card: number): Flow<PlayResult> {
  const is = printedOf(g, card)
  const cost = costOf(g, hunter, is)
  const paid = cost === 0 ? 0 : yield* pay(g, hunter, cost, card)
  if (paid === CANCELLED) return 'cancelled'
  enterSequence(g, hunter, card)
  if (is.aggro) takeAggro(g, hunter)
  const wasBerserk = hunterAt(g, hunter).berserk
  if ((is.keywords & KEYWORD_BITS.berserker) !== 0) goBerserk(g, hunter)
  g.play = { hunter, card, bonus: 0, paid, texts: [] }
  gatherTexts(g, g.play, wasBerserk)
  if (g.play.texts.length > 0) yield* resolveTexts(g, g.play)
  // PR-8.10: a KO on the way skips everything but the checkpoint. PR-8.6, PR-8.7: a Maneuver calms, Dodge and Parry only defend.
  if (!g.turnOver) {
    if (is.type === 'maneuver') calm(g, 1)
    else if (is.type === 'attack') yield* strike(g, hunter)
  }
  g.play = null
  if (unsettled(g)) yield* checkpoint(g)
  return (is.keywords & KEYWORD_BITS.finisher) !== 0 ? 'finished' : 'played'
}

/** Step 3: the card joins the sequence; who listens is fixed now (PR-8.12). */
function enterSequence(g: PrimalState, hunter: number, card: number): void {
  const h = hunterAt(g, hunter)
  const is = printedOf(g, card)
  takeFrom(h.hand, card)
  h.sequence.push(card)
  if (is.bit === TYPE_BITS.attack) h.attacks += 1
  emit<PrimalEvent>({ type: 'played', hunter, card, is: is.id })
  cardPlayed(g, hunter, iconsOfPlay(is, previousBit(g, hunter)))
  if (h.hand.length === 0) handEmptied(g, hunter)
}

/** PR-8.5: the colour effect of an Attack. */
function* strike(g: PrimalState, hunter: number): Flow {
  const h = hunterAt(g, hunter)
  const total = Math.max(0, weaponDamage(g, hunter) + (g.play?.bonus ?? 0) + h.prime + attackBonus(g, hunter))
  h.prime = 0
  if (g.vulnerable) yield* deal(g, hunter, total)
  else inflict(g, hunter, total, false)
}

/** PR-10.6: what lasts for a turn. */
export function endTurnEffects(g: PrimalState, hunter: number): void {
  const h = hunterAt(g, hunter)
  endBerserk(h, hunter)
  endGuard(h, hunter)
  h.prime = 0
  h.spent = []
}
