import { at, type HiddenFact, type RandomState, type Seat, shuffle } from '@rulewright/kernel'
import { defAt } from './card.ts'
import { knows } from './knowledge.ts'
import { type CardId, cardAt, type Hub, NONE, type Player, playerAt } from './state.ts'

/** The cards of a player in a fixed order of places. */
function places(player: Player): { readonly where: string; readonly id: CardId }[] {
  const list = (name: string, ids: readonly CardId[]) => ids.map((id, n) => ({ where: `${name}[${n}]`, id })).filter((p) => p.id !== NONE)
  return [
    ...list('grid', player.grid),
    ...list('council', player.council),
    ...list('commons', player.commons),
    ...list('archives', player.archives),
  ]
}

/** HW-27 — deals anew, owner by owner, all cards that the seat cannot know; a facedown card of a grid stays a stageable one. */
export function imagine(g: Hub, seat: Seat | null, random: RandomState): void {
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

function redeal(g: Hub, seat: Seat | null, player: Player, random: RandomState): void {
  const unknown = places(player).filter(({ id }) => !knows(g, seat, id))
  const defs = unknown.map(({ id }) => cardAt(g, id).def).sort((a, b) => a - b)
  shuffle(random, defs)
  const elsewhere: CardId[] = []
  for (const { id } of unknown) {
    const card = cardAt(g, id)
    if (card.zone !== 'grid') elsewhere.push(id)
    else
      card.def = at(
        defs.splice(
          defs.findIndex((def) => defAt(def).stageable),
          1,
        ),
        0,
      )
  }
  for (const [n, id] of elsewhere.entries()) cardAt(g, id).def = at(defs, n)
}

/** Every fact that is hidden from a seat, with all that it could be. */
export function hidden(g: Hub, seat: Seat | null): HiddenFact[] {
  const facts: HiddenFact[] = []
  for (let owner = 0; owner < g.players.length; owner++) {
    const player = playerAt(g, owner)
    const searched = owner === seat && g.searching === seat
    const unknown = places(player).filter(({ id }) => (searched ? cardAt(g, id).zone === 'commons' : !knows(g, seat, id)))
    const pool = unknown.map(({ id }) => defAt(cardAt(g, id).def))
    const stageable = pool.filter((def) => def.stageable)
    const facedown = unknown.filter(({ id }) => cardAt(g, id).zone === 'grid').length
    const inGrid = stageable.map((def) => def.key)
    const elsewhere = (stageable.length > facedown ? pool : pool.filter((def) => !def.stageable)).map((def) => def.key)
    for (const { where, id } of unknown) {
      const { zone, def } = cardAt(g, id)
      facts.push({ where: `${owner}.${where}`, is: defAt(def).key, could: zone === 'grid' ? inGrid : elsewhere })
    }
  }
  return facts
}
