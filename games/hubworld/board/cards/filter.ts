import { CARD_TYPES, type CardType, FACTIONS, type Faction } from '../../rules/card.ts'
import type { Face } from '../faces.ts'

export interface Filter {
  /** Words that must all be on the card, in any order. */
  readonly text: string
  readonly types: readonly CardType[]
  readonly factions: readonly Faction[]
  readonly costs: readonly number[]
}

/** Nothing chosen means everything. */
export const EVERYTHING: Filter = { text: '', types: [], factions: [], costs: [] }

/** Costs of five and more are one group. */
export const DEAREST = 5

const searched = new WeakMap<Face, string>()

function wordsOn(face: Face): string {
  const known = searched.get(face)
  if (known !== undefined) return known
  const words = [face.title, face.type, face.faction, ...face.subtypes, ...face.abilities.flatMap(({ label, text }) => [label, text])]
  const all = plain(words.join(' '))
  searched.set(face, all)
  return all
}

const plain = (text: string): string => text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"')

const wanted = <T>(list: readonly T[], value: T): boolean => list.length === 0 || list.includes(value)

export function matches(face: Face, { text, types, factions, costs }: Filter): boolean {
  if (!wanted(types, face.type) || !wanted(factions, face.faction)) return false
  if (costs.length > 0 && (face.cost === null || !costs.includes(Math.min(face.cost, DEAREST)))) return false
  const said = wordsOn(face)
  return plain(text)
    .split(/\s+/)
    .every((word) => said.includes(word))
}

export const ORDERS = ['faction', 'type', 'cost', 'name'] as const
export type Order = (typeof ORDERS)[number]

const RANKS: Readonly<Record<Order, (face: Face) => number>> = {
  faction: (face) => FACTIONS.indexOf(face.faction),
  type: (face) => CARD_TYPES.indexOf(face.type),
  cost: (face) => face.cost ?? -1,
  name: () => 0,
}

/** Sorted by one thing first, then by the others in a fixed order. */
export function sorted(faces: readonly Face[], first: Order): readonly Face[] {
  const orders: readonly Order[] = [first, 'type', 'cost', 'faction']
  return [...faces].sort((a, b) => {
    for (const order of orders) {
      const apart = RANKS[order](a) - RANKS[order](b)
      if (apart !== 0) return apart
      if (order === 'name') break
    }
    return a.title.localeCompare(b.title)
  })
}

export const toggled = <T>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]
