import type { Decision } from '@rulewright/kernel'
import type { Wish } from '@rulewright/tablekit'
import { ROWS, slotAt } from '../rules/grid.ts'
import type { HubworldOption } from '../rules/options.ts'
import type { HubworldView } from '../rules/view.ts'

/** Whether a delve has just passed an empty slot, and the next place is no slot with a card: all of it is public (HW-27.2). */
function nothingInTheWay({ delve, players }: HubworldView): boolean {
  // After an encounter the step is another one, even where the card has gone.
  if (!delve || delve.row === 'district' || delve.step !== 'encounter') return false
  const next = ROWS[ROWS.indexOf(delve.row) + 1]
  const cardAt = (row: (typeof ROWS)[number]) => players[delve.defender]?.grid[slotAt(delve.path, row)] ?? null
  return cardAt(delve.row) === null && (next === undefined || cardAt(next) === null)
}

/** What can as well be done at the next card, at the district or after the delve. */
const CAN_WAIT: readonly HubworldOption['do'][] = ['pass', 'collect', 'rush']

/** Whether one's own delve approaches an empty slot, and one could only do what can wait. */
function nothingToAnswer({ seat, options }: Decision<HubworldOption>, { delve, players }: HubworldView): boolean {
  if (delve?.delver !== seat || delve.step !== 'approach' || delve.row === 'district') return false
  const isEmpty = (players[delve.defender]?.grid[slotAt(delve.path, delve.row)] ?? null) === null
  return isEmpty && options.every((option) => CAN_WAIT.includes(option.do))
}

export const wishes: readonly Wish<HubworldView, HubworldOption>[] = [
  {
    id: 'run-on',
    label: 'Run on through empty slots',
    prompts: ['go-on', 'instant-at-slot'],
    usual: 1,
    answer(decision, view) {
      const isWindow = decision.prompt !== 'go-on'
      const index = decision.options.findIndex((option) => option.do === (isWindow ? 'pass' : 'continue'))
      const runs = isWindow ? nothingToAnswer(decision, view) : nothingInTheWay(view)
      return index >= 0 && runs ? index : null
    },
  },
]
