import type { Names } from '@rulewright/kernel'
import { seenIn } from '../../lesson.ts'
import { first } from '../lessons/first.ts'
import { aldarra } from '../rules/index.ts'
import type { AldarraView } from '../rules/view.ts'
import { type Labels, labelsFor } from './labels.ts'

export const READER = 0
const names: Names = { you: READER, of: (seat) => (seat === READER ? 'Ada' : 'Ben') }

export interface Shot {
  readonly view: AldarraView
  readonly labels: Labels
}

/** What the learner of the first lesson sees at these moments: real positions, so no picture goes stale. */
export function shots() {
  const at = seenIn<AldarraView>(aldarra, first)
  const shot = (moment: string): Shot => {
    const view = at(moment)
    return { view, labels: labelsFor(view, names) }
  }
  return { start: shot('order 0'), orders: shot('attack 0'), fight: shot('hits 0'), bought: shot('buy 0') }
}
