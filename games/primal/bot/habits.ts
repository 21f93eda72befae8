import type { Habits } from '@rulewright/kernel'
import type { PrimalEvent } from '../rules/events.ts'
import type { PrimalOption } from '../rules/options.ts'
import type { PrimalState } from '../rules/state.ts'

const list = {
  rounds: 'average',
  'hunts lost': 'share',
  "the monster's health at the end": 'average',
  'potions refused': 'share',
  'potions left at the end': 'average',
  'attrition failed': 'share',
  'turns without damage to the monster': 'share',
  'damage a turn': 'average',
  'fatigue a hunt': 'average',
  'knocked out a hunt': 'average',
} as const

export const habits: Habits<PrimalState, PrimalEvent, PrimalOption, keyof typeof list> = {
  habits: list,
  watch(note) {
    let dealt: number | null = null
    let fatigued = 0
    let fallen = 0
    const settle = () => {
      if (dealt !== null) {
        note('turns without damage to the monster', dealt === 0)
        note('damage a turn', dealt)
      }
      dealt = null
    }
    return {
      chose(option, { prompt }) {
        if (prompt === 'consume') note('potions refused', option.do === 'pass')
      },
      heard(event) {
        if (event.type === 'turn') {
          settle()
          dealt = 0
        } else if (event.type === 'dealt') dealt = (dealt ?? 0) + event.amount
        else if (event.type === 'attrition') note('attrition failed', event.defense < event.value)
        else if (event.type === 'fatigued') fatigued += 1
        else if (event.type === 'knocked-out') fallen += 1
      },
      over(g) {
        settle()
        note('rounds', g.round)
        note('hunts lost', g.result !== 'slain')
        note("the monster's health at the end", g.health)
        for (const { potions } of g.hunters) note('potions left at the end', potions.length)
        note('fatigue a hunt', fatigued)
        note('knocked out a hunt', fallen)
      },
    }
  },
}
