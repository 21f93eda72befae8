import { at, type HiddenFact, type RandomState, type Seat, shuffle } from '@rulewright/kernel'
import { defAt } from './card.ts'
import { knows } from './knowledge.ts'
import { type CardId, cardAt, type HubworldState, NONE, type Player, playerAt } from './state.ts'

/** The zones of a player in which cards may be hidden, always in this order. */
const ZONES = ['grid', 'council', 'commons', 'archives'] as const

/** The cards of a player that the seat cannot know, in a fixed order of places. */
function unknownTo(g: HubworldState, seat: Seat | null, player: Player): CardId[] {
  const unknown: CardId[] = []
  for (const zone of ZONES) for (const id of player[zone]) if (id !== NONE && !knows(g, seat, id)) unknown.push(id)
  return unknown
}

/** HW-27 — deals anew, owner by owner, all cards that the seat cannot know; a facedown card of a grid stays a stageable one. */
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
  player.commons.sort((a, b) => a - b)
  shuffle(random, player.commons)
}

function redeal(g: HubworldState, seat: Seat | null, player: Player, random: RandomState): void {
  const unknown = unknownTo(g, seat, player)
  const defs = unknown.map((id) => cardAt(g, id).def).sort((a, b) => a - b)
  shuffle(random, defs)
  const elsewhere: CardId[] = []
  for (const id of unknown) {
    const card = cardAt(g, id)
    if (card.zone === 'grid') card.def = take(defs, (def) => defAt(def).stageable)
    else elsewhere.push(id)
  }
  for (let n = 0; n < elsewhere.length; n++) cardAt(g, at(elsewhere, n)).def = at(defs, n)
}

/** Removes the first item that fits from a list and returns it. */
function take(list: number[], fits: (item: number) => boolean): number {
  return at(list.splice(list.findIndex(fits), 1), 0)
}

/** Every fact that is hidden from a seat, with all that it could be. */
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

/** What each player's deck is made of: bots reckon with the list, not with where its cards are. */
export function deckLists(g: HubworldState): number[][] {
  const lists = g.players.map((): number[] => [])
  for (const { owner, def } of g.cards) lists[owner]?.push(def)
  return lists.map((list) => list.sort((a, b) => a - b))
}
