import { thing as marked, type Phrase, type Seat, type ThingWords } from '@rulewright/kernel'
import { cardFace } from '../content/cards/index.ts'
import { PATHS, type Path, pathOf, ROWS, rowOf, SEEKER, type Slot, slotAt } from '../rules/grid.ts'
import type { CardKey, HubworldView } from '../rules/view.ts'
import { abilitiesOf } from './cards.ts'

const DISTRICT: Readonly<Record<Path, string>> = { archives: 'Archives', council: 'Council', commons: 'Commons' }

export const district = (path: Path): string => DISTRICT[path]

const ZONES: Readonly<Record<string, string>> = { ...DISTRICT, grid: 'Grid', exile: 'Exile', score: 'Score area', seeker: 'Seeker area' }

/** A zone as it is called on the board. */
export const zoneName = (zone: string): string => ZONES[zone] ?? zone

/** "Council front": the path and the row; or the seeker area. */
export const place = (slot: Slot): string =>
  slot === SEEKER ? 'seeker area' : `${DISTRICT[PATHS[pathOf(slot)] ?? 'council']} ${ROWS[rowOf(slot)] ?? ''}`

/** A card by its name, marked so that it can be highlighted; a card the reader may not know is "a card". */
export const cardNamed = (key: CardKey | null): Phrase => {
  if (key === null) return 'a card'
  const title = cardFace(key)?.title ?? key
  return marked('card', key, title.split(':')[0] ?? title)
}

/** The card in a slot as the reader knows it. */
export function cardIn(view: HubworldView, seat: Seat, slot: Slot): Phrase {
  const player = view.players[seat]
  if (slot === SEEKER) return cardNamed(player?.seeker.key ?? null)
  const card = player?.grid[slot]
  return card?.key ? cardNamed(card.key) : 'the facedown card'
}

/** Where a delve goes on to: the next slot of its path, or the district. */
export function ahead({ delve }: HubworldView): string {
  const next = delve && delve.row !== 'district' ? ROWS[ROWS.indexOf(delve.row) + 1] : undefined
  if (!delve) return ''
  return next ? `to ${place(slotAt(delve.path, next))}` : `into the ${zoneName(delve.path)}`
}

/** One of the reader's own cards outside the grid. */
export function ownCard(view: HubworldView, card: number): CardKey | null {
  const player = view.you === null ? undefined : view.players[view.you]
  const lists = [player?.council, player?.archives, player?.exile, view.searching]
  for (const list of lists) for (const own of list ?? []) if (own.card === card) return own.key
  return null
}

/** A card by the key of its face: its title and its abilities. */
function cardWords(key: string | number | null): ThingWords | null {
  const face = typeof key === 'string' ? cardFace(key) : undefined
  return face && typeof key === 'string' ? { name: face.title, text: abilitiesOf(key).join(' ') } : null
}

/** What a value of the view is called, by the field that holds it. */
export function thing(field: string, value: string | number, view: HubworldView): ThingWords | null {
  switch (field) {
    case 'key':
    case 'setAside':
      return cardWords(value)
    case 'card':
    case 'replacing':
      return typeof value === 'number' ? cardWords(ownCard(view, value)) : null
    case 'slot':
      return typeof value === 'number' ? { name: place(value) } : null
    case 'path':
    case 'district':
    case 'zone':
      return typeof value === 'string' ? { name: zoneName(value) } : null
    default:
      return null
  }
}

/** HW-15.6, HW-15.11 how many cards a breach shows as things stand, and whether there is one more to see. */
export function breachSees({ delve, players }: HubworldView): { readonly seen: number; readonly more: boolean } {
  const defender = players[delve?.defender ?? 0]
  const heat = defender?.heat ?? 0
  const size =
    { archives: defender?.archivesSize, council: defender?.councilSize, commons: defender?.commonsSize }[delve?.path ?? 'council'] ?? 0
  return { seen: Math.min(heat, size), more: size > heat }
}
