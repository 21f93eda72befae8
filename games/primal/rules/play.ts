import { emit, type Flow } from '@rulewright/kernel'
import { KEYWORD_BITS, TYPE_BITS } from '../content/index.ts'
import { checkpoint } from './checkpoint.ts'
import { deal } from './damage.ts'
import type { HuntEvent } from './events.ts'
import { takeFrom } from './hand.ts'
import { iconsOfPlay } from './icons.ts'
import { hunterAt, printedOf } from './lookup.ts'
import { calm, takeAggro } from './monster.ts'
import { CANCELLED, pay } from './payment.ts'
import { attackBonus, costOf, weaponDamage } from './query.ts'
import { cardPlayed, handEmptied, previousBit } from './queue.ts'
import type { Hunt } from './state.ts'
import { gatherTexts, resolveTexts } from './texts.ts'
import { goBerserk } from './tokens.ts'

/** What came of an announced card. */
export type Played = 'cancelled' | 'played' | 'finished'

/** PR-8.2: the play procedure, steps 1 to 9. */
export function* playCard(g: Hunt, hunter: number, card: number): Flow<Played> {
  const is = printedOf(g, card)
  const paid = yield* pay(g, hunter, costOf(g, hunter, is), card)
  if (paid === CANCELLED) return 'cancelled'
  enterSequence(g, hunter, card)
  if (is.aggro) takeAggro(g, hunter)
  const wasBerserk = hunterAt(g, hunter).berserk
  if ((is.keywords & KEYWORD_BITS.berserker) !== 0) goBerserk(g, hunter)
  g.play = { hunter, card, bonus: 0, paid, texts: [] }
  gatherTexts(g, g.play, wasBerserk)
  yield* resolveTexts(g, g.play)
  // PR-8.10: a KO on the way skips everything but the checkpoint.
  if (!g.turnOver) yield* colourEffect(g, hunter, card)
  g.play = null
  yield* checkpoint(g)
  return (is.keywords & KEYWORD_BITS.finisher) !== 0 ? 'finished' : 'played'
}

/** Step 3: the card joins the sequence; who listens is settled now (PR-8.12). */
function enterSequence(g: Hunt, hunter: number, card: number): void {
  const h = hunterAt(g, hunter)
  const is = printedOf(g, card)
  takeFrom(h.hand, card)
  h.sequence.push(card)
  if (is.bit === TYPE_BITS.attack) h.attacks += 1
  emit<HuntEvent>({ type: 'played', hunter, card, is: is.id })
  cardPlayed(g, hunter, iconsOfPlay(is, previousBit(g, hunter)))
  if (h.hand.length === 0) handEmptied(g, hunter)
}

/** PR-8.5 to PR-8.7. */
function* colourEffect(g: Hunt, hunter: number, card: number): Flow {
  const { type } = printedOf(g, card)
  if (type === 'maneuver') return calm(g, 1)
  if (type !== 'attack') return
  const h = hunterAt(g, hunter)
  const total = weaponDamage(g, hunter) + (g.play?.bonus ?? 0) + h.prime + attackBonus(g, hunter)
  h.prime = 0
  yield* deal(g, hunter, Math.max(0, total))
}

/** PR-10.6: what lasts for a turn. */
export function endTurnEffects(g: Hunt, hunter: number): void {
  const h = hunterAt(g, hunter)
  h.berserk = false
  h.guard = 0
  h.prime = 0
  h.spent = []
}
