import type { Flow } from '@rulewright/kernel'
import { ADJACENT, isCanopy } from '../content/field.ts'
import { rivalOf } from '../content/pieces.ts'
import { chooseAcorn, chooseMinion } from './choices.ts'
import { alliesIn, minionById } from './minions.ts'
import type { AlderquestOption } from './options.ts'
import type { AlderquestState } from './state.ts'
import { heldBy, lyingAcorns, setDown, takeAcorn, transferAcorn } from './tiles.ts'
import { tributesDue } from './tribute.ts'

type Handling = Extract<AlderquestOption, { do: 'give' | 'pick-up' | 'set-down' }>

/** AQ-16.4, AQ-16.6 to AQ-16.10: a minion passes, picks up or sets down an Acorn. */
export function* handle(g: AlderquestState, option: Handling): Flow {
  const m = minionById(g, option.minion)
  g.handling++
  const among = option.do === 'pick-up' ? lyingAcorns(g, rivalOf(m.team), 1 << m.space) : heldBy(g, m)
  const rule = option.do === 'give' ? 'AQ-16.6' : 'AQ-16.4'
  const acorn = yield* chooseAcorn(g, m.team, among, rule)
  if (option.do === 'pick-up') return takeAcorn(m, acorn)
  if (option.do === 'set-down') return setDown(acorn, m.space)
  const near = alliesIn(g, m.team, ADJACENT[m.space] ?? 0)
  const to = yield* chooseMinion(g, m.team, near, 'AQ-16.6', 'give-to')
  transferAcorn(acorn, to)
  if (isCanopy(to.space)) yield* tributesDue(g)
}
