import type { Wish } from '@rulewright/tablekit'
import { noPreferences, preferred } from '../rules/preferences.ts'
import type { PrimalView } from '../rules/view.ts'

/** The damage from which a Vulnerable token is worth asking about, degree by degree. */
const AMOUNTS = [2, 3, 5, 8] as const

/** PR-21.5: what a hunter may decide in advance. */
export const wishes: readonly Wish<PrimalView>[] = [
  {
    id: 'never-help',
    label: 'Never help: pass every Assist and Taunt',
    prompts: ['window', 'last-call'],
    answer: (decision, view) => preferred(decision, view, { ...noPreferences, neverHelp: true }),
  },
  {
    id: 'show-resilience',
    label: 'Always show a Resilience card, unless it takes the last card of the deck',
    prompts: ['resilience'],
    answer: (decision, view) => preferred(decision, view, { ...noPreferences, showResilience: true }),
  },
  {
    id: 'double-from',
    label: 'Keep the Vulnerable token',
    prompts: ['double'],
    degrees: AMOUNTS.map((amount) => `Below ${amount} damage`),
    answer: (decision, view, degree) => preferred(decision, view, { ...noPreferences, doubleFrom: AMOUNTS[degree - 1] ?? 0 }),
  },
]
