import { fromPiles, type Pile } from '@rulewright/kernel'
import { TRINKETS } from '../content/trinkets.ts'
import type { MagpiesState } from './state.ts'

/** Every place a trinket can be, and who knows it there: the re-deal and the conservation law follow from it. */
export const trinkets = fromPiles<MagpiesState>({
  all: () => TRINKETS,
  piles: (g) => [
    { name: 'deck', cards: g.deck, knows: () => false },
    { name: 'sill', cards: g.sill, knows: () => true },
    { name: 'discard', cards: g.discard, knows: () => true },
    ...g.nests.map((cards, owner): Pile => ({ name: `nest ${owner}`, cards, knows: () => true })),
    ...g.hands.map(
      (cards, owner): Pile => ({
        name: `hand ${owner}`,
        cards,
        knows: (seat, card) => seat === owner || g.shown.includes(card),
      }),
    ),
  ],
})

export const { imagine, hidden, piles } = trinkets
