import { type Seat, seedRandom } from '@rulewright/kernel'
import { DISCOVERIES, type DiscoveryId } from '../content/discoveries.ts'
import { EXPLORES } from '../content/explores.ts'
import { hexAt, layoutFor } from '../content/layouts.ts'
import { OBJECTIVES } from '../content/objectives.ts'
import { numberOf, type Printed } from '../content/printed.ts'
import type { AldarraConfig } from '../rules/config.ts'
import { takeFrom } from '../rules/decks.ts'
import { setup } from '../rules/setup.ts'
import type { AldarraState } from '../rules/state.ts'

/** What a lesson fixes of a deal; the rest is as the seed deals it. */
interface Deal {
  /** The suggested map for two, the learner's faction first. */
  readonly config: AldarraConfig
  /** By seat. */
  readonly objectives: readonly (readonly string[])[]
  readonly held?: readonly (readonly string[])[]
  /** The tops of the decks, first card first. */
  readonly explores?: readonly string[]
  readonly discoveries?: readonly DiscoveryId[]
  /** The seed with which the dice fall as the lesson says. */
  readonly dice: string
}

/** The learner's faction is the simplest; the other's powers do not interrupt. */
export const TWO_SEATS: AldarraConfig = {
  seats: 2,
  map: 'suggested',
  chooseFactions: false,
  faction: ['cindar', 'syndicate'],
  lastRound: 0,
  balanced: false,
  balancedBy: 'discoveries',
}

export const LEARNER: Seat = 0
export const RIVAL: Seat = 1

const number = (cards: readonly Printed[], id: string): number => {
  const found = cards.findIndex((card) => card.id === id)
  if (found < 0) throw new Error(`there is no ${id}`)
  return found
}
export const explore = (id: string): number => number(EXPLORES, id)
export const objective = (id: string): number => number(OBJECTIVES, id)
export const discovery = (id: DiscoveryId): number => numberOf(DISCOVERIES, id)
/** A position of the map for two. */
export const hex = (q: number, r: number): number => hexAt(layoutFor(2), q, r)

/** A match just dealt, the learner first in turn order, with the cards the lesson is about. */
export function position({ config, objectives, held = [], explores = [], discoveries = [], dice }: Deal): AldarraState {
  const g = setup(config, seedRandom('lesson'))
  g.track = [LEARNER, RIVAL]
  g.clockwise = [LEARNER, RIVAL]
  for (const player of g.players) g.objectiveDeck.push(...player.objectives.splice(0))
  for (const [seat, player] of g.players.entries()) {
    player.objectives = taken(g.objectiveDeck, (objectives[seat] ?? []).map(objective))
    player.explores = taken(g.exploreDeck, (held[seat] ?? []).map(explore))
  }
  g.exploreDeck.push(...taken(g.exploreDeck, explores.map(explore)).reverse())
  g.discoveryDeck.push(...taken(g.discoveryDeck, discoveries.map(discovery)).reverse())
  g.random = seedRandom(dice)
  return g
}

function taken(deck: number[], cards: readonly number[]): number[] {
  for (const card of cards) takeFrom(deck, card)
  return [...cards]
}
