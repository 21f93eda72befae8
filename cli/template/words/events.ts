import type { Names, Phrase } from '@rulewright/kernel'
import type { MagpiesEvent } from '../rules/events.ts'
import type { MagpiesView } from '../rules/view.ts'
import { trinket, who } from './things.ts'

export function event(told: MagpiesEvent, _view: MagpiesView, names: Names): Phrase {
  const subject = who(told.seat, names)
  switch (told.type) {
    case 'drew':
      return `${subject} drew ${told.card === null ? 'a trinket' : trinket(told.card)}.`
    case 'took':
      return `${subject} took ${trinket(told.card)} from the sill.`
    case 'laid':
      return `${subject} laid ${trinket(told.card)}.`
    case 'discarded':
      return `${subject} discarded ${trinket(told.card)}.`
    case 'conceded':
      return `${subject} conceded.`
  }
}
