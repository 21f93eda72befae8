import { cards } from '../content/cards/index.ts'
import type { Card } from '../rules/card.ts'
import type { CardKey } from '../rules/view.ts'
import { abilityText } from '../words/cards.ts'
import { ABILITY, type AbilityKind } from './kinds.ts'

interface PrintedAbility {
  /** Its place on the card. */
  readonly index: number
  readonly kind: AbilityKind
  /** What kind it is, or the keyword itself. */
  readonly label: string
  readonly text: string
}

/** Everything that is printed on a card. */
export interface Face extends Omit<Card, 'abilities'> {
  readonly key: CardKey
  readonly name: string
  readonly subtitle: string | null
  readonly abilities: readonly PrintedAbility[]
}

/** Keywords and ciphers begin with their name: it is shown in place of the kind. */
function printed(index: number, kind: AbilityKind, words: string): PrintedAbility {
  const colon = kind === 'keyword' || kind === 'cipher' ? words.indexOf(': ') : -1
  const text = colon < 0 ? words : words.charAt(colon + 2).toUpperCase() + words.slice(colon + 3)
  return { index, kind, label: colon < 0 ? ABILITY[kind].name : words.slice(0, colon), text }
}

function faceFrom(key: CardKey, card: Card): Face {
  const [name = card.title, subtitle] = card.title.split(': ')
  return {
    ...card,
    // Read when it is shown: a match may be played with other numbers.
    get cost() {
      return card.cost
    },
    get presence() {
      return card.presence
    },
    get barrier() {
      return card.barrier
    },
    key,
    name,
    subtitle: subtitle ?? null,
    abilities: card.abilities.map(({ kind }, index) => printed(index, kind, abilityText(key, index))),
  }
}

/** Every card there is, in the order of the catalogue. */
export const FACES: readonly Face[] = Object.entries<Card>(cards).map(([key, card]) => faceFrom(key, card))

const BY_KEY = new Map(FACES.map((face) => [face.key, face]))

/** A card's face; null for an unknown card. */
export const faceOf = (key: CardKey | null): Face | null => (key === null ? null : (BY_KEY.get(key) ?? null))

export const nameOf = (key: CardKey | null): string => faceOf(key)?.name ?? 'a card'
