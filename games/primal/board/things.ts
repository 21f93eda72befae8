import { at, type Seat } from '@rulewright/kernel'
import { namedThings } from '@rulewright/tablekit'
import { items } from '../content/index.ts'
import type { PrimalOption } from '../rules/options.ts'
import type { PrimalView } from '../rules/view.ts'

/** The things of the board an option is about: a piece of gear by its place, a card by every equal card in the hand. */
export const thingsOf =
  (view: PrimalView, seat: Seat | null) =>
  (option: PrimalOption): readonly string[] => {
    switch (option.do) {
      case 'entry':
        return [...entryThings(option, view), ...(option.hunter < 0 ? [] : [`hunter:${option.hunter}`])]
      case 'use':
        return seat === null ? [] : [option.ability === 'helm' ? `helm:${seat}` : itemThing(view, seat)]
      case 'deplete':
        return seat === null ? [] : [`${option.piece}:${seat}`]
      case 'stay':
        return seat === null ? [] : [`sector:${at(view.hunters, seat).sector}`]
      case 'play':
      case 'pay-card':
      case 'discard':
      case 'reveal':
      case 'assist':
      case 'taunt':
      case 'treat':
        return copiesOf(view, seat, option.card)
      default:
        return namedThings(option)
    }
  }

const itemThing = (view: PrimalView, seat: Seat): string => `item:${items.findIndex((item) => item.id === at(view.hunters, seat).item)}`

function entryThings(option: PrimalOption & { readonly do: 'entry' }, { monster }: PrimalView): readonly string[] {
  if (option.kind === 'behavior') return [`slot:${option.at}`]
  if (option.kind === 'peril') return [`peril:${option.at}`]
  if (option.kind === 'stance') return [`stance:${monster.stance}`]
  return option.kind === 'objective' ? [`objective:${monster.objective.id}`] : []
}

/** PR-21.2: equal cards are one option, so any of them may be pressed, but for those already on their way. */
function copiesOf(view: PrimalView, seat: Seat | null, card: number): readonly string[] {
  const hand = seat === null ? [] : at(view.hunters, seat).hand
  const is = hand.find((one) => one.id === card)?.is
  const taken = view.payment?.cards ?? []
  return hand.some((one) => one.id === card)
    ? hand.filter((one) => one.is === is && !taken.includes(one.id)).map((one) => `card:${one.id}`)
    : [`card:${card}`]
}
