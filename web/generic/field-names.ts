import { singular } from './shape.ts'

/**
 * What field names mean to the generic board. It knows no game; it goes by the names of the view's fields and by the words.
 *
 * - **Things**: `words.thing(field, value, view)` is asked first, for every number and text; a list's entries are asked under the
 *   list's name. What it names is shown by that name, with its text on hover, focus or long press.
 * - **Seats**: a number under `seat`, `turn`, `player`, `active`, `owner`, `first`, `dealer`, `leader`, `winner`, `rival`,
 *   `opponent`, `you`, or a name that ends so (`firstPlayer`), is a seat (`you`, the reader's, is not shown). A count of turns is better called `round`. A list under
 *   the plural, `order`, `passed`, `waiting` or `conceded` is a list of seats.
 * - **One for each seat**: a list with as many entries as there are seats, in their order, or whose records have a `seat`, is shared
 *   out to the seats. Numbers in it (`scores`, `coins`) stand beside the names.
 * - **Piles**: `hand`, `deck`, `discard`, `pile`, `cards` and the like hold cards, `bag` and `pouch` pieces. A number there is how many
 *   lie there facedown; in a list `null` is a card one cannot see.
 * - **Hidden piles**: `{ size, cards, shown }` (or `count`), or `hand` beside `handSize`, where the list is null: that many backs, less
 *   the cards in `shown` (or `known`, `revealed`).
 * - **Nothing**: `null` and `-1` are "none", but `-1` is a number under a name of an amount (`score`, `points`, `bonus`, `change` …).
 * - **Places**: an option's text that is the name of a field (`{ do: 'draw', from: 'deck' }`) makes that field's pile pressable.
 * - `id` without a name in the words is not shown; every other number stands beside the name of its field ("Rounds left 3").
 */
const MEANINGS = {
  seat: words('seat turn player active owner first dealer leader starter winner loser rival opponent you'),
  seats: words('order passed waiting conceded'),
  cards: words('hand card deck discard pile stack library stock graveyard'),
  pieces: words('bag pouch'),
  known: words('shown known revealed'),
  amount: words(
    'score point total sum bonus malus modifier change difference balance lead coin gold money health life strength power attack defense level',
  ),
} as const

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** `firstPlayer` → `player`, `discard_pile` → `pile`: the end of a name says what it is. */
function lastWord(field: string): string {
  const parts = field.replace(/([a-z\d])([A-Z])/g, '$1 $2').split(/[\s_-]+/)
  return (parts[parts.length - 1] ?? field).toLowerCase()
}

const isOneOf = (field: string, names: ReadonlySet<string>) => names.has(lastWord(field)) || names.has(singular(lastWord(field)))

export const meansSeat = (field: string): boolean => MEANINGS.seat.has(lastWord(field))
export const meansSeats = (field: string): boolean => isOneOf(field, MEANINGS.seat) || MEANINGS.seats.has(lastWord(field))
export const meansAmount = (field: string): boolean => isOneOf(field, MEANINGS.amount)
export const meansKnown = (field: string): boolean => MEANINGS.known.has(lastWord(field))

/** A number under `card` or `topCard` is a card, not how many. */
export const meansCard = (field: string): boolean => lastWord(field) === 'card'

/** What a pile of this name holds; null when it is not a pile's name. */
export function pileOf(field: string): 'cards' | 'pieces' | null {
  if (isOneOf(field, MEANINGS.cards)) return 'cards'
  return isOneOf(field, MEANINGS.pieces) ? 'pieces' : null
}

/** `handSize` → `hand`; null when the name is not that of a size. */
export function sizedField(field: string): string | null {
  return /^(.+)Size$/.exec(field)?.[1] ?? null
}
