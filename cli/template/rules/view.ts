import type { Seat } from '@rulewright/kernel'
import { scoreOf } from './nest.ts'
import type { MagpiesState } from './state.ts'

/** MG-1.4: hands are secret, and so is the deck; a trinket taken from the sill was seen by all. */
export function view(g: MagpiesState, seat: Seat | null) {
  return {
    turn: g.turn,
    deck: g.deck.length,
    sill: g.sill.slice(),
    hands: g.hands.map((hand, owner) => ({
      size: hand.length,
      cards: owner === seat ? hand.slice() : null,
      shown: hand.filter((card) => g.shown.includes(card)),
    })),
    nests: g.nests.map((nest) => nest.slice()),
    scores: g.nests.map(scoreOf),
    discard: g.discard.slice(),
  }
}

export type MagpiesView = ReturnType<typeof view>
