import type { Wish } from '@rulewright/tablekit'
import type { AldarraOption, AldarraPrompt } from '../rules/options.ts'
import type { AldarraView } from '../rules/view.ts'

/** AL-16.6 questions asked even with a single answer, because not being asked would show the others what one holds. */
const ASKED_ANYWAY: readonly AldarraPrompt[] = [
  'claim',
  'build',
  'objectives',
  'keep',
  'discard-objective',
  'reject',
  'resolve',
  'discard-explore',
]

export const wishes: readonly Wish<AldarraView, AldarraOption>[] = [
  {
    id: 'one-answer',
    label: 'Give the answer for me where there is only one',
    prompts: ASKED_ANYWAY,
    usual: 1,
    answer: ({ options }) => (options.length === 1 ? 0 : null),
  },
]
