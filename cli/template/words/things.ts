import { thing as marked, type Phrase, type ThingWords } from '@rulewright/kernel'
import { type Kind, kindOf, TRINKETS, worthOf } from '../content/trinkets.ts'

const KIND_NAMES: Readonly<Record<Kind, string>> = { button: 'Button', coin: 'Coin', key: 'Key', ring: 'Ring' }

const nameOf = (trinket: number): string => `${KIND_NAMES[kindOf(trinket)]} ${worthOf(trinket)}`

/** A trinket in a sentence, marked so that a log can light it up. */
export const trinket = (card: number): Phrase => marked('card', card, nameOf(card))

/** The fields of the view that hold trinkets. */
const TRINKETS_IN = ['sill', 'cards', 'shown', 'nests', 'discard']

export function thing(key: string, value: string | number): ThingWords | null {
  if (typeof value !== 'number' || !TRINKETS_IN.includes(key) || !(value in TRINKETS)) return null
  return { name: nameOf(value), text: `Worth ${worthOf(value)}; alone of its kind in a nest it costs as much.` }
}
