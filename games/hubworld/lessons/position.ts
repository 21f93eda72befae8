import { type Config, type Seat, seedRandom } from '@rulewright/kernel'
import type { CardName } from '../content/cards/index.ts'
import { FIRST_STARTERS, type StarterName } from '../content/decks/index.ts'
import { defOf } from '../rules/card.ts'
import type { HubworldConfig } from '../rules/config.ts'
import type { Slot } from '../rules/grid.ts'
import { setup } from '../rules/setup.ts'
import { type CardId, cardAt, type HubworldState, type Phase, playerAt } from '../rules/state.ts'
import { actionLimit } from '../rules/values.ts'

interface Placed {
  readonly slot: Slot
  readonly card: CardName
  readonly forged: boolean
}

/** What a lesson needs of a seat; all its other cards lie in its Commons, shuffled. */
interface SeatDeal {
  readonly shards: number
  readonly council: readonly CardName[]
  /** The cards on top of the Commons, the topmost first. */
  readonly top: readonly CardName[]
  readonly grid: readonly Placed[]
}

interface Deal {
  readonly round: number
  readonly phase: Extract<Phase, 'opening' | 'action'>
  readonly turn: Seat
  readonly seats: readonly SeatDeal[]
}

/** Whole decks, dealt as a lesson needs them: the match can be played to its end. */
export const position =
  (deal: Deal) =>
  (config: Config): HubworldState => {
    // A configuration of this game, since its settings parsed it.
    const g = setup(config as HubworldConfig, seedRandom('lesson'))
    for (const [seat, given] of deal.seats.entries()) arrange(g, seat, given)
    g.reveals = 0
    g.firstPlayer = 0
    g.turn = deal.turn
    g.round = deal.round
    g.phase = deal.phase
    return g
  }

function arrange(g: HubworldState, seat: Seat, { shards, council, top, grid }: SeatDeal): void {
  const player = playerAt(g, seat)
  for (const id of player.council.splice(0)) {
    cardAt(g, id).zone = 'commons'
    player.commons.unshift(id)
  }
  for (const name of council) {
    const id = take(g, seat, name)
    cardAt(g, id).zone = 'council'
    player.council.push(id)
  }
  for (const { slot, card: name, forged } of grid) {
    const id = take(g, seat, name)
    Object.assign(cardAt(g, id), { zone: 'grid', slot, forged })
    player.grid[slot] = id
  }
  const lifted = top.map((name) => take(g, seat, name))
  player.commons.push(...lifted.reverse())
  player.shards = shards
  player.actions = actionLimit(g, seat)
  player.hasActed = true
}

/** Takes the first copy of a card out of a Commons. */
function take(g: HubworldState, seat: Seat, name: CardName): CardId {
  const { commons } = playerAt(g, seat)
  const id = Math.min(...commons.filter((each) => defOf(g, each).key === name))
  const place = commons.indexOf(id)
  if (place < 0) throw new Error(`seat ${seat} has no ${name} left`)
  commons.splice(place, 1)
  return id
}

/** The number of the first copy of a card in a match of these decks: a seeker, then the deck in its order, seat by seat. */
export function numberOf(decks: readonly StarterName[], seat: Seat, name: CardName): CardId {
  const before = decks.slice(0, seat).reduce((sum, deck) => sum + 1 + sizeOf(deck), 0)
  const { cards } = FIRST_STARTERS[decks[seat] ?? 'A']
  const place = cards.findIndex(({ key }) => key === name)
  return before + 1 + cards.slice(0, place).reduce((sum, { count }) => sum + count, 0)
}

const sizeOf = (deck: StarterName): number => FIRST_STARTERS[deck].cards.reduce((sum, { count }) => sum + count, 0)
