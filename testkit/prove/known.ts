import { type Config, clone, type Game, type Match, type Pile, pick, type RandomState, type Seat, type State } from '@rulewright/kernel'
import type { Jury } from './jury.ts'

/** How many known cards are checked for a seat in a position, and how many others are tried in place of each. */
const LOOKED_AT = 6
const TRIED = 8

interface KnownCard {
  readonly pile: Pile
  readonly index: number
  readonly card: number
}

/**
 * What the piles say a seat knows must be in its view: `imagine` leaves it where it is, so a pile declared as known
 * but not shown would be open to bots alone, and no other property would notice.
 */
export function seesWhatItKnows<S extends State, C extends Config, V>(
  match: Match<S, C, V>,
  seat: Seat | null,
  random: RandomState,
  jury: Jury,
): void {
  const { game } = match
  if (!game.piles) return
  const g = clone(match.state)
  const piles = game.piles(g)
  const known = piles.flatMap((pile) =>
    pile.cards.flatMap((card, index): KnownCard[] => (pile.knows(seat, card) ? [{ pile, index, card }] : [])),
  )
  const cards = piles.flatMap((pile) => pile.cards)
  for (let n = 0; n < Math.min(LOOKED_AT, known.length); n++) {
    const place = pick(random, known)
    jury.tally['a view shows what its seat is said to know'] += 1
    if (!tells(game, g, seat, place, cards, random))
      jury.fail(
        'a view shows what its seat is said to know',
        `seat ${seat} is said to know card ${place.card} in ${place.pile.name}, but its view is the same with another card there`,
      )
  }
}

/** Whether the view reveals which card lies in a place: it changes with the card or, where knowledge follows the card, names it. */
function tells<S extends State, C extends Config, V>(
  game: Game<S, C, V>,
  g: S,
  seat: Seat | null,
  { pile, index, card }: KnownCard,
  cards: readonly number[],
  random: RandomState,
): boolean {
  const view = game.view(g, seat)
  const seen = JSON.stringify(view)
  for (let n = 0; n < TRIED; n++) {
    const other = pick(random, cards)
    if (other === card) continue
    pile.cards[index] = other
    const changed = JSON.stringify(game.view(g, seat)) !== seen
    pile.cards[index] = card
    if (changed || (!pile.knows(seat, other) && names(view, card))) return true
  }
  return cards.every((other) => other === card)
}

/** Whether a number occurs anywhere in a view. */
function names(value: unknown, card: number): boolean {
  if (typeof value !== 'object' || value === null) return value === card
  return Object.values(value).some((item) => names(item, card))
}
