import { type Names, type Phrase, subject } from '@rulewright/kernel'
import type { MagpiesEvent } from '../rules/events.ts'
import type { MagpiesView } from '../rules/view.ts'
import { trinket } from './things.ts'

export function event(told: MagpiesEvent, _view: MagpiesView, names: Names): Phrase {
  const who = subject(names, told.seat)
  switch (told.type) {
    case 'drew':
      return `${who} drew ${told.card === null ? 'a trinket' : trinket(told.card)}.`
    case 'took':
      return `${who} took ${trinket(told.card)} from the sill.`
    case 'laid':
      return `${who} laid ${trinket(told.card)}.`
    case 'discarded':
      return `${who} discarded ${trinket(told.card)}.`
    case 'conceded':
      return `${who} conceded.`
  }
}
