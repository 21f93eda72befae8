import type { Flow } from '@rulewright/kernel'
import { ADJACENT } from '../content/field.ts'
import { rivalOf } from '../content/pieces.ts'
import { chooseAcorn, chooseMinion } from './choose.ts'
import { alliesIn, minionById } from './minions.ts'
import type { AlderOption } from './options.ts'
import type { Alder } from './state.ts'
import { heldBy, lyingAcorns, setDown, takeAcorn, transferAcorn } from './tiles.ts'
import { tributesDue } from './tribute.ts'

type Handling = Extract<AlderOption, { do: 'give' | 'pick-up' | 'set-down' }>

/** AQ-16.4, AQ-16.6 to AQ-16.10: a minion passes, picks up or sets down an Acorn. */
export function* handle(g: Alder, option: Handling): Flow {
  const m = minionById(g, option.minion)
  if (!m) return
  g.handling++
  if (option.do === 'pick-up') {
    const lying = lyingAcorns(g, rivalOf(m.team), 1 << m.space)
    return takeAcorn(m, yield* chooseAcorn(g, m.team, lying, 'AQ-16.4'))
  }
  const acorn = yield* chooseAcorn(g, m.team, heldBy(g, m), option.do === 'give' ? 'AQ-16.6' : 'AQ-16.4')
  if (option.do === 'set-down') return setDown(acorn, m.space)
  const near = alliesIn(g, m.team, ADJACENT[m.space] ?? 0)
  transferAcorn(acorn, yield* chooseMinion(g, m.team, near, 'AQ-16.6', 'give-to'))
  yield* tributesDue(g)
}
