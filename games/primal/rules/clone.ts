import type { Hunter, PrimalState, QueueEntry, Slot } from './state.ts'

/** A copy field by field: several times faster than one that has to find out what a state is made of. */
export function clone(g: PrimalState): PrimalState {
  const { play, payment } = g
  return {
    ...g,
    random: { ...g.random },
    hunters: g.hunters.map(cloneHunter),
    cards: g.cards.slice(),
    terrain: g.terrain.slice(),
    slots: g.slots.map((slot): Slot => ({ ...slot })),
    behaviorDeck: g.behaviorDeck.slice(),
    behaviorDiscard: g.behaviorDiscard.slice(),
    behaviorsRemoved: g.behaviorsRemoved.slice(),
    attritionDeck: g.attritionDeck.slice(),
    attritionDiscard: g.attritionDiscard.slice(),
    attritionShown: g.attritionShown.slice(),
    perils: g.perils.slice(),
    queue: g.queue.map((entry): QueueEntry => ({ ...entry })),
    play: play && { ...play, texts: play.texts.slice() },
    payment: payment && { ...payment, cards: payment.cards.slice() },
  }
}

function cloneHunter(h: Hunter): Hunter {
  return {
    ...h,
    deck: h.deck.slice(),
    hand: h.hand.slice(),
    sequence: h.sequence.slice(),
    discard: h.discard.slice(),
    potions: h.potions.slice(),
    resilient: h.resilient.slice(),
    spent: h.spent.slice(),
  }
}
