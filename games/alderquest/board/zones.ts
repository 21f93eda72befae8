import type { DeckCardView } from '../rules/view.ts'
import { className, faceName, typeName } from '../words/things.ts'

/** How many there are of each, in ascending order. */
export function counted(items: readonly number[]): { readonly item: number; readonly n: number }[] {
  const kinds = [...new Set(items)].sort((a, b) => a - b)
  return kinds.map((item) => ({ item, n: items.filter((one) => one === item).length }))
}

export const facesInWords = (faces: readonly number[]): string =>
  counted(faces)
    .map(({ item, n }) => `${n} × ${faceName(item)}`)
    .join(', ') || 'empty'

const cardName = (card: DeckCardView): string | null =>
  card.type === null ? (card.class === null ? null : className(card.class)) : typeName(card.type)

/** A face-down deck from the top: the cards everybody knows, and how many unknown ones lie between them. */
export function deckRows(deck: readonly DeckCardView[]): string[] {
  const rows: string[] = []
  let unknown = 0
  const close = () => {
    if (unknown > 0) rows.push(`${unknown} unknown`)
    unknown = 0
  }
  for (const card of deck.toReversed()) {
    const name = cardName(card)
    if (name === null) {
      unknown++
      continue
    }
    close()
    rows.push(name)
  }
  close()
  return rows
}
