import { seenIn } from '../../lesson.ts'
import { first } from '../lessons/first.ts'
import { alderquest } from '../rules/index.ts'
import type { AlderquestView } from '../rules/view.ts'

/** What the learner of the first lesson sees at these moments: real positions, so no picture goes stale. */
export function shots() {
  const at = seenIn<AlderquestView>(alderquest, first)
  return {
    begun: at('goal 0'),
    summoned: at('reveal 0'),
    carrying: at('tribute 0'),
    above: at('tribute 1'),
    scored: at('trap 0'),
    hiding: at('hide 0'),
    hidden: at('squabble 0'),
  }
}
