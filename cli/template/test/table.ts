import { seedRandom } from '@rulewright/kernel'
import { tableFor } from '@rulewright/testkit'
import { KINDS, type Kind, TRINKETS } from '../content/trinkets.ts'
import { magpies } from '../rules/index.ts'
import type { MagpiesState } from '../rules/state.ts'

/** The trinket of that kind and value. */
export const card = (kind: Kind, value: number): number => KINDS.indexOf(kind) * 9 + value - 1

type Position = Partial<Pick<MagpiesState, 'hands' | 'nests' | 'sill' | 'discard' | 'shown' | 'turn'>> & {
  /** How many trinkets are left in the deck; the others are discarded. */
  readonly left?: number
}

/** A match from a literal position: the sill has three trinkets where nothing is said, and what is not named lies in the deck. */
export function table({ left = TRINKETS.length, ...position }: Position = {}) {
  const hands = position.hands ?? [[], []]
  const nests = position.nests ?? hands.map(() => [])
  const discard = position.discard ?? []
  const named = new Set([...hands, ...nests, position.sill ?? [], discard].flat())
  const rest = TRINKETS.filter((trinket) => !named.has(trinket))
  const sill = position.sill ?? rest.splice(-3)
  const deck = rest.splice(0, left)
  const state: MagpiesState = {
    random: seedRandom('table'),
    reveals: 0,
    deck,
    sill,
    discard: [...discard, ...rest],
    hands,
    nests,
    shown: position.shown ?? [],
    turn: position.turn ?? 0,
    over: false,
  }
  return tableFor(magpies, { seats: hands.length, hand: 3 }, state)
}
