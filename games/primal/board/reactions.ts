import type { Decision } from '@rulewright/kernel'
import { type Foresight, foresee, foreseeStep } from '../rules/foresee.ts'
import type { PrimalOption } from '../rules/options.ts'
import type { HunterView, PrimalView } from '../rules/view.ts'
import { nameOf, sectorNames } from '../words/names.ts'

/** The consequences of each thing the reader may play or go to, by the thing. */
export type Reactions = ReadonlyMap<string, { readonly name: string; readonly foresight: Foresight }>

const NONE: Reactions = new Map()

/** Everything that can be predicted for the current question: the cards of an action, staying and moving. */
export function reactionsTo(view: PrimalView, me: HunterView | undefined, decision: Decision<PrimalOption> | null): Reactions {
  if (!me || !decision || (decision.prompt !== 'action' && decision.prompt !== 'movement')) return NONE
  const found = new Map<string, { readonly name: string; readonly foresight: Foresight }>()
  for (const option of decision.options) {
    if (option.do === 'stay') found.set(`sector:${me.sector}`, { name: 'you stay', foresight: foreseeStep(view, me.seat, null) })
    if (option.do === 'move')
      found.set(`sector:${option.sector}`, {
        name: `you move ${sectorNames[option.sector] ?? ''}`,
        foresight: foreseeStep(view, me.seat, option.sector),
      })
    if (option.do !== 'play') continue
    const is = me.hand.find(({ id }) => id === option.card)?.is
    // Equal cards are one option.
    for (const card of me.hand)
      if (card.is === is) found.set(`card:${card.id}`, { name: `you play ${nameOf(card.is)}`, foresight: foresee(view, me.seat, card.id) })
  }
  return found
}

/** "2 react", in as few words as fit on a card; null where nothing reacts. */
export function reactionText(reaction: { readonly foresight: Foresight } | undefined): string | null {
  if (!reaction) return null
  const { triggers, perhaps, rampage } = reaction.foresight
  const sure = triggers.length + (triggers.length > 0 ? rampage.length : 0)
  if (sure > 0) return sure === 1 ? '1 reacts' : `${sure} react`
  return perhaps.length > 0 ? `${perhaps.length} may react` : null
}
