import { seenIn } from '../../lesson.ts'
import { first } from '../lessons/first.ts'
import { hubworld } from '../rules/index.ts'
import type { HubworldView } from '../rules/view.ts'

/** What the learner of the first lesson sees at these moments: real positions, so no picture goes stale. */
export function shots() {
  const at = seenIn<HubworldView>(hubworld, first)
  return {
    collected: at('actions 0'),
    staged: at('forge 0'),
    forged: at('forge 1'),
    inside: at('heat 0'),
    discovered: at('secure 0'),
    secured: at('answer 0'),
  }
}
