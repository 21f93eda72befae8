import { at, type Seat } from '@rulewright/kernel'
import { items } from '../content/index.ts'
import type { PrimalOption } from './options.ts'
import type { PrimalView } from './view.ts'

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
      case 'prevent':
        return seat === null ? [] : [`armor:${seat}`]
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
        return named(option)
    }
  }

/** Every number of an option names a thing after its field. */
const named = (option: PrimalOption): readonly string[] =>
  Object.entries(option).flatMap(([field, value]) => (typeof value === 'number' ? [`${field}:${value}`] : []))

const itemThing = (view: PrimalView, seat: Seat): string => `item:${items.findIndex((item) => item.id === at(view.hunters, seat).item)}`

function entryThings(option: PrimalOption & { readonly do: 'entry' }, { monster }: PrimalView): readonly string[] {
  if (option.kind === 'behavior') return [`slot:${option.at}`]
  if (option.kind === 'peril') return [`peril:${option.at}`]
  if (option.kind === 'stance') return [`stance:${monster.stance}`]
  return option.kind === 'objective' ? [`objective:${monster.objective.id}`] : []
}

/** PR-21.2: equal cards are one option, so any of them may be pressed, except those already selected. */
function copiesOf(view: PrimalView, seat: Seat | null, card: number): readonly string[] {
  const { payment } = view
  const free = (id: number) => id !== payment?.card && payment?.cards.includes(id) !== true
  const hand = seat === null ? [] : at(view.hunters, seat).hand
  const is = hand.find(({ id }) => id === card)?.is
  if (is === undefined || !free(card)) return [`card:${card}`]
  return hand.filter((one) => one.is === is && free(one.id)).map(({ id }) => `card:${id}`)
}
