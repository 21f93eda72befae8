import { at, emit, reveal, type Seat, shuffle, whisper } from '@rulewright/kernel'
import type { AldarraEvent } from './events.ts'
import type { AldarraState } from './state.ts'
import { playerOf } from './treasury.ts'

/** AL-12.17 the top Explore card; the discard pile becomes a new deck when none is left. -1: there is none at all. */
export function drawExplore(g: AldarraState): number {
  if (g.exploreDeck.length === 0) {
    g.exploreDeck = shuffle(g.random, g.exploreDiscard)
    g.exploreDiscard = []
  }
  reveal(g)
  return g.exploreDeck.pop() ?? -1
}

/** AL-13.20 the top Secondary Objective; -1 when deck and pile are empty. */
export function drawObjective(g: AldarraState): number {
  if (g.objectiveDeck.length === 0) {
    g.objectiveDeck = shuffle(g.random, g.objectiveDiscard)
    g.objectiveDiscard = []
    g.discardedBy = []
  }
  reveal(g)
  return g.objectiveDeck.pop() ?? -1
}

/** Face down: only the player who discards knows what it was. */
export function discardObjective(g: AldarraState, seat: Seat, card: number): void {
  g.objectiveDiscard.push(card)
  g.discardedBy.push(seat)
}

export function tellDrawn(seat: Seat, cards: readonly number[]): void {
  if (cards.length === 0) return
  const n = cards.length
  whisper<AldarraEvent>([seat], { type: 'drew-objectives', seat, cards, n }, { type: 'drew-objectives', seat, cards: null, n })
}

export function tellDiscarded(seat: Seat, cards: readonly number[]): void {
  const n = cards.length
  whisper<AldarraEvent>([seat], { type: 'discarded-objectives', seat, cards, n }, { type: 'discarded-objectives', seat, cards: null, n })
}

/** Takes one copy of a card out of a list. */
export function takeFrom(list: number[], card: number): void {
  const i = list.indexOf(card)
  if (i < 0) throw new Error(`card ${card} is not there`)
  list.splice(i, 1)
}

/** The different cards of a list in the order of their ids (AL-20.7). */
export function different(list: readonly number[]): number[] {
  const kinds: number[] = []
  for (let i = 0; i < list.length; i++) {
    const card = at(list, i)
    if (kinds.includes(card)) continue
    let place = kinds.length
    // Shifted one by one: a hand is so short that `splice` would cost more.
    for (; place > 0 && at(kinds, place - 1) > card; place--) kinds[place] = at(kinds, place - 1)
    kinds[place] = card
  }
  return kinds
}

/** AL-13.27 a Discovery works at once. */
export function learn(g: AldarraState, seat: Seat, discovery: number): void {
  playerOf(g, seat).discoveries |= 1 << discovery
  emit<AldarraEvent>({ type: 'discovered', seat, discovery })
}

/** AL-13.34 what is still revealed goes back. */
export function returnRow(g: AldarraState): void {
  g.discoveryDeck = shuffle(g.random, [...g.discoveryDeck, ...g.discoveryRow])
  g.discoveryRow = []
}
