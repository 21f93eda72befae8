import { ascending, at, type HiddenFact, type RandomState, type Seat, shuffle } from '@rulewright/kernel'
import { defAt } from './card.ts'
import { knows } from './knowledge.ts'
import { type CardId, cardAt, type HubworldState, NONE, type Player, playerAt } from './state.ts'

/** The zones of a player in which cards may be hidden, always in this order: the grid first, where not every card can lie. */
const ZONES = ['grid', 'council', 'commons', 'archives'] as const

/** The cards of a player that the seat cannot know, in a fixed order of places. */
function unknownTo(g: HubworldState, seat: Seat | null, player: Player): CardId[] {
  const unknown: CardId[] = []
  for (const zone of ZONES) {
    const ids = player[zone]
    for (let i = 0; i < ids.length; i++) {
      const id = at(ids, i)
      if (id !== NONE && !knows(g, seat, id)) unknown.push(id)
    }
  }
  return unknown
}

/** HW-27 — re-deals, owner by owner, all cards that the seat cannot know; a facedown card of a grid stays a stageable one. */
export function imagine(g: HubworldState, seat: Seat | null, random: RandomState): void {
  for (let owner = 0; owner < g.players.length; owner++) {
    const player = playerAt(g, owner)
    if (owner === seat && g.searching === seat) reorder(player, random)
    else redeal(g, seat, player, random)
    if (owner !== seat) player.replacing = []
  }
}

/** HW-18.20 — the searching owner knows what is in the Commons, not in which order. */
function reorder(player: Player, random: RandomState): void {
  shuffle(random, ascending(player.commons))
}

function redeal(g: HubworldState, seat: Seat | null, player: Player, random: RandomState): void {
  const unknown = unknownTo(g, seat, player)
  const defs: number[] = []
  for (let i = 0; i < unknown.length; i++) defs.push(cardAt(g, at(unknown, i)).def)
  shuffle(random, ascending(defs))
  let facedown = 0
  for (let i = 0; i < unknown.length; i++) {
    const card = cardAt(g, at(unknown, i))
    if (card.zone === 'grid') {
      card.def = takeStageable(defs)
      facedown += 1
    } else card.def = at(defs, i - facedown)
  }
}

/** Removes the first stageable card from a list and returns it. */
function takeStageable(defs: number[]): number {
  for (let n = 0; n < defs.length; n++) {
    const def = at(defs, n)
    if (!defAt(def).stageable) continue
    defs.splice(n, 1)
    return def
  }
  throw new Error('no card is left that could lie facedown')
}

/** Every fact hidden from a seat, with everything it could be. */
export function hidden(g: HubworldState, seat: Seat | null): HiddenFact[] {
  const facts: HiddenFact[] = []
  for (let owner = 0; owner < g.players.length; owner++) {
    const player = playerAt(g, owner)
    const searched = owner === seat && g.searching === seat
    const unknown = searched ? player.commons : unknownTo(g, seat, player)
    const pool = unknown.map((id) => defAt(cardAt(g, id).def))
    const stageable = pool.filter((def) => def.stageable)
    const facedown = unknown.filter((id) => cardAt(g, id).zone === 'grid').length
    const inGrid = stageable.map((def) => def.key)
    const elsewhere = (stageable.length > facedown ? pool : pool.filter((def) => !def.stageable)).map((def) => def.key)
    for (const id of unknown) {
      const { zone, def } = cardAt(g, id)
      facts.push({ where: `${owner}.${placeOf(player, id)}`, is: defAt(def).key, could: zone === 'grid' ? inGrid : elsewhere })
    }
  }
  return facts
}

function placeOf(player: Player, id: CardId): string {
  const zone = ZONES.find((name) => player[name].includes(id)) ?? 'grid'
  return `${zone}[${player[zone].indexOf(id)}]`
}

/** What each player's deck is made of: bots know the list, but not where its cards are. */
export function deckLists(g: HubworldState): number[][] {
  const lists = g.players.map((): number[] => [])
  for (const { owner, def } of g.cards) lists[owner]?.push(def)
  return lists.map(ascending)
}
