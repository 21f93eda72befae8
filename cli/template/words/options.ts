import type { Phrase } from '@rulewright/kernel'
import type { MagpiesOption } from '../rules/options.ts'
import { trinket } from './things.ts'

export function option(chosen: MagpiesOption): Phrase {
  switch (chosen.do) {
    case 'draw':
      return 'Draw from the deck'
    case 'take':
      return `Take ${trinket(chosen.card)}`
    case 'lay':
      return `Lay ${trinket(chosen.card)}`
    case 'discard':
      return `Discard ${trinket(chosen.card)}`
  }
}
