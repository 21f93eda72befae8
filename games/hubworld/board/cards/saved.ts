import { type Deck, readDeck, writeDeck } from '../../content/decks/index.ts'

export interface SavedDeck {
  readonly name: string
  readonly deck: Deck
}

const KEY = 'rulewright.hubworld.decks'

/** The part of the browser's storage that is needed. */
type Store = Pick<Storage, 'getItem' | 'setItem'>

function isKept(kept: unknown): kept is { readonly name: string; readonly text: string } {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'name' in kept &&
    'text' in kept &&
    typeof kept.name === 'string' &&
    typeof kept.text === 'string'
  )
}

/** The decks saved in this browser; unreadable ones are left out. */
export function loadDecks(store: Store): readonly SavedDeck[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter(isKept).flatMap(({ name, text }) => {
      const deck = readDeck(text)
      return deck.ok ? [{ name, deck: deck.value }] : []
    })
  } catch {
    return []
  }
}

/** Saves a list of decks; false when the browser has no room or forbids it. */
export function keepDecks(store: Store, decks: readonly SavedDeck[]): boolean {
  try {
    store.setItem(KEY, JSON.stringify(decks.map(({ name, deck }) => ({ name, text: writeDeck(deck) }))))
    return true
  } catch {
    return false
  }
}

/** The list with a deck under a name: replacing the one that had it, or at the end. */
export function withDeck(decks: readonly SavedDeck[], saved: SavedDeck): readonly SavedDeck[] {
  return decks.some(({ name }) => name === saved.name) ? decks.map((each) => (each.name === saved.name ? saved : each)) : [...decks, saved]
}
