import { type Names, type Phrase, type Seat, thing } from '@rulewright/kernel'
import { cardFace } from '../cards/index.ts'
import { PATHS, type Path, pathOf, ROWS, rowOf, SEEKER, type Slot } from '../rules/grid.ts'
import type { CardKey, HubworldView } from '../rules/view.ts'

const DISTRICT: Readonly<Record<Path, string>> = { archives: 'Archives', council: 'Council', commons: 'Commons' }

export const district = (path: Path): string => DISTRICT[path]

/** "Council front": the path and the row. */
export const place = (slot: Slot): string => `${DISTRICT[PATHS[pathOf(slot)] ?? 'council']} ${ROWS[rowOf(slot)] ?? ''}`

export const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

/** A card by its name, marked so that it can be lit up; a card nobody may know is "a card". */
export const cardNamed = (key: CardKey | null): Phrase => {
  if (key === null) return 'a card'
  const title = cardFace(key)?.title ?? key
  return thing('card', key, title.split(':')[0] ?? title)
}

export const whose = (seat: Seat, names: Names): string => (seat === names.you ? 'your' : `${names.of(seat)}’s`)

/** The card in a slot as the reader knows it. */
export function cardIn(view: HubworldView, seat: Seat, slot: Slot): Phrase {
  const player = view.players[seat]
  if (slot === SEEKER) return cardNamed(player?.seeker.key ?? null)
  const card = player?.grid[slot]
  return card?.key ? cardNamed(card.key) : 'the facedown card'
}

/** One of the reader's own cards outside the grid. */
export function ownCard(view: HubworldView, card: number): CardKey | null {
  const player = view.you === null ? undefined : view.players[view.you]
  const lists = [player?.council, player?.archives, player?.exile, view.searching]
  for (const list of lists) for (const own of list ?? []) if (own.card === card) return own.key
  return null
}
