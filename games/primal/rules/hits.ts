import { ask, emit, type Flow } from '@rulewright/kernel'
import { TYPE_BITS } from '../content/index.ts'
import type { Escape, Who } from '../content/vocabulary.ts'
import type { PrimalEvent } from './events.ts'
import { toss } from './hand.ts'
import { move } from './movement.ts'
import { ESCAPE_SUFFER } from './options.ts'
import { countInHand, damageValue, hasInSequence, stands } from './query.ts'
import { type Run, targets } from './selectors.ts'
import type { PrimalState } from './state.ts'
import { sufferM } from './suffering.ts'

/** E-10 HIT: targets are fixed first; each finishes before the next (PR-12.13). */
export function* hit(g: PrimalState, who: Who, unless: Escape | null, run: Run): Flow {
  for (const hunter of targets(g, who, run)) {
    if (!stands(g, hunter) || (unless !== null && (yield* escapes(g, hunter, unless)))) continue
    yield* sufferM(g, hunter, false)
  }
}

/** PR-12.14, RW-7. */
function* escapes(g: PrimalState, hunter: number, unless: Escape): Flow<boolean> {
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
  emit<PrimalEvent>({ type: 'prevented', hunter, amount: damageValue(g), by: 'escape' })
  return true
}
