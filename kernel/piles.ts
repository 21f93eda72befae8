import { at, type Seat } from './flow.ts'
import type { Game, HiddenFact, State } from './game.ts'
import { ascending, type RandomState, shuffle } from './random.ts'

/** A place where cards lie. Cards are integers, all different: what a card is follows from its number. */
export interface Pile {
  /** For messages: "deck", "hand 1". */
  readonly name: string
  /** The list of the state itself: a re-deal writes into it. */
  readonly cards: number[]
  /** Whether a seat (null: a spectator) knows that this card lies here. What it knows must be in its view. */
  readonly knows: (seat: Seat | null, card: number) => boolean
}

/** Every place where a card can be, and every card there is: given separately, so that a forgotten place shows by its missing cards. */
export interface Cards<S extends State> {
  readonly piles: (g: S) => readonly Pile[]
  readonly all: (g: S) => readonly number[]
  /** What can be seen of a face-down card, where backs differ: only cards with the same back are exchanged. */
  readonly back?: (card: number) => string | number
}

interface PlaceInPile {
  readonly pile: Pile
  readonly index: number
}

const cardAt = ({ pile, index }: PlaceInPile): number => at(pile.cards, index)

/**
 * What a card game must say about hidden things, from one description of its piles. The test kit compares the description
 * with the cards (`broken`) and with the views (`piles`), so that a mistake in it does not go unnoticed.
 */
export function fromPiles<S extends State>(cards: Cards<S>): Required<Pick<Game<S>, 'piles' | 'imagine' | 'hidden' | 'broken'>> {
  return {
    piles: cards.piles,
    imagine(g: S, seat: Seat | null, random: RandomState): void {
      for (const pool of pools(cards, g, seat)) {
        // Sorted first: the deal depends on which cards there are, not on where they really lie.
        const dealt = shuffle(random, ascending(pool.map(cardAt)))
        for (const [n, { pile, index }] of pool.entries()) pile.cards[index] = at(dealt, n)
      }
    },
    hidden: (g: S, seat: Seat | null): HiddenFact[] =>
      pools(cards, g, seat).flatMap((pool) => {
        const could = pool.map(cardAt)
        return pool.map((place) => ({ where: `${place.pile.name} ${place.index}`, is: cardAt(place), could }))
      }),
    broken: (g: S): string[] => lost(cards.piles(g), cards.all(g)),
  }
}

/** The places whose cards the seat does not know; within a pool every card could lie in every place. */
function pools<S extends State>({ piles, back = () => 0 }: Cards<S>, g: S, seat: Seat | null): PlaceInPile[][] {
  const byBack = new Map<string | number, PlaceInPile[]>()
  for (const pile of piles(g)) {
    for (const [index, card] of pile.cards.entries()) {
      if (pile.knows(seat, card)) continue
      const pool = byBack.get(back(card))
      if (pool) pool.push({ pile, index })
      else byBack.set(back(card), [{ pile, index }])
    }
  }
  return [...byBack.values()]
}

/** Which cards lie nowhere, twice, or are none of the game's. */
function lost(piles: readonly Pile[], all: readonly number[]): string[] {
  const found = new Map<number, string>()
  const laws: string[] = []
  for (const { name, cards } of piles) {
    for (const card of cards) {
      const before = found.get(card)
      if (before !== undefined) laws.push(`card ${card} lies in ${before} and in ${name}`)
      found.set(card, name)
    }
  }
  for (const card of all) if (!found.delete(card)) laws.push(`card ${card} lies in no pile`)
  for (const [card, name] of found) laws.push(`card ${card} in ${name} is none of the game's`)
  return laws
}
