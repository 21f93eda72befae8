import type { Habits } from '@rulewright/kernel'
import { fromTree } from '../content/field.ts'
import type { AlderquestEvent } from '../rules/events.ts'
import type { AlderquestOption } from '../rules/options.ts'
import type { AlderquestState } from '../rules/state.ts'
import { holdsAcorn } from '../rules/tiles.ts'
import { activations, minionOf } from './activations.ts'

const list = {
  turns: 'average',
  'turn of the first tribute': 'average',
  'idle activations': 'share',
  'activations no nearer to the nearest thing': 'share',
  'decisions spent handling Acorns': 'share',
  'Acorns set down and taken up again in a turn': 'share',
  'carriers lost': 'share',
  'carriers beside the Tree that walk off': 'share',
  'Hero actions that summon': 'share',
  'Hero actions that are abilities': 'share',
  'tiles dismissed': 'share',
} as const

const HANDLING: readonly string[] = ['give', 'pick-up', 'set-down']

export const habits: Habits<AlderquestState, AlderquestEvent, AlderquestOption, keyof typeof list> = {
  habits: list,
  watch(note) {
    const activation = activations(note)
    let tributed = false
    /** Acorns set down in this turn, by tile. */
    const setDown = new Set<number>()
    return {
      chose(option, { options }) {
        if (options.length > 1) note('decisions spent handling Acorns', HANDLING.includes(option.do))
      },
      heard(event, g) {
        activation.heard(event.type)
        switch (event.type) {
          case 'turn':
            activation.settle(g)
            setDown.clear()
            return
          case 'activated':
            activation.begin(g, event.minion)
            return
          case 'moved': {
            const m = minionOf(g, event.minion)
            if (m && holdsAcorn(g, m) && event.how !== 'effect' && fromTree(event.from) <= 1)
              note('carriers beside the Tree that walk off', fromTree(event.to) > fromTree(event.from))
            return
          }
          case 'left-acorn':
            setDown.add(event.tile)
            return
          case 'took-acorn':
            note('Acorns set down and taken up again in a turn', setDown.has(event.tile))
            setDown.delete(event.tile)
            return
          case 'destroyed': {
            const m = minionOf(g, event.minion)
            note('carriers lost', m !== null && holdsAcorn(g, m))
            return
          }
          case 'hero-action':
            note('Hero actions that summon', event.action === 'summon')
            note('Hero actions that are abilities', event.action === 'ability')
            return
          case 'revealed-tile':
            note('tiles dismissed', false)
            return
          case 'dismissed':
            note('tiles dismissed', true)
            return
          case 'tributed':
            if (!tributed) note('turn of the first tribute', g.turn + 1)
            tributed = true
            return
        }
      },
      over(g) {
        note('turns', g.turn)
      },
    }
  },
}
