import { seenIn } from '../../lesson.ts'
import { first } from '../lessons/first.ts'
import { second } from '../lessons/second.ts'
import { primal } from '../rules/index.ts'
import type { PrimalView } from '../rules/view.ts'

/** What the learner of the lessons sees at these moments: real positions, so no picture goes stale. */
export function shots() {
  const alone = seenIn<PrimalView>(primal, first)
  const together = seenIn<PrimalView>(primal, second)
  return {
    /** In front of the beast, before the first choice. */
    front: alone('stay 0'),
    /** Threatened, with five cards in hand. */
    playing: alone('strike 0'),
    bitten: alone('dodge 0'),
    defended: alone('attrition 1'),
    newRound: alone('struggle 0'),
    /** The beast has turned to Ljonar; Mirah stands behind it. */
    turned: together('stay 0'),
  }
}
