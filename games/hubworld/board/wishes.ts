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

export const wishes: readonly Wish<HubworldView, HubworldOption>[] = [
  {
    id: 'run-on',
    label: 'Run on through empty slots',
    prompts: ['go-on'],
    usual: 1,
    answer({ options }, view) {
      const index = options.findIndex((option) => option.do === 'continue')
      return index >= 0 && nothingInTheWay(view) ? index : null
    },
  },
]
