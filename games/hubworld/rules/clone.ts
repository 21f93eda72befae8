import { at, copyRandom } from '@rulewright/kernel'
import type { Batch, CardState, Delve, Engagement, HubworldState, Occasion, Player, Window } from './state.ts'

// Written out, in the order of `newHub` and its like: copies then have the same hidden class, and the rules read both equally fast.

const copyCard = (c: CardState): CardState => ({
  def: c.def,
  owner: c.owner,
  zone: c.zone,
  slot: c.slot,
  forged: c.forged,
  exhausted: c.exhausted,
  cached: c.cached,
  seen: c.seen,
  since: c.since,
})

/** All cards, in the memory of others where there are as many: they are most of a state, and a search copies them all the time. */
function copyCards(cards: readonly CardState[], over: CardState[] | undefined): CardState[] {
  if (over?.length !== cards.length) return cards.map(copyCard)
  for (let n = 0; n < over.length; n++) overwrite(at(over, n), at(cards, n))
  return over
}

function overwrite(card: CardState, by: CardState): void {
  card.def = by.def
  card.owner = by.owner
  card.zone = by.zone
  card.slot = by.slot
  card.forged = by.forged
  card.exhausted = by.exhausted
  card.cached = by.cached
  card.seen = by.seen
  card.since = by.since
}

const copyPlayer = (p: Player): Player => ({
  inGame: p.inGame,
  hasActed: p.hasActed,
  shards: p.shards,
  actions: p.actions,
  heat: p.heat,
  seeker: p.seeker,
  grid: p.grid.slice(),
  council: p.council.slice(),
  commons: p.commons.slice(),
  archives: p.archives.slice(),
  exile: p.exile.slice(),
  score: p.score.slice(),
  replacing: p.replacing.slice(),
})

const copyOccasion = ({ trigger, seat, other, card, slot, district, ability, cancelled }: Occasion): Occasion => ({
  trigger,
  seat,
  other,
  card,
  slot,
  district,
  ability,
  cancelled,
})

const copyWindow = ({ kind, occasion, opened, priority, used }: Window): Window => ({
  kind,
  occasion: occasion && copyOccasion(occasion),
  opened,
  priority,
  used: used.slice(),
})

const copyDelve = ({ delver, defender, path, row, step, redirected, ended }: Delve): Delve => ({
  delver,
  defender,
  path,
  row,
  step,
  redirected,
  ended,
})

const copyEngagement = ({ kind, engager, card, zone, slot, insteadOf, over }: Engagement): Engagement => ({
  kind,
  engager,
  card,
  zone,
  slot,
  insteadOf,
  over,
})

const copyBatch = ({ engager, owner, district, size, bonus, found, fromBottom, setAside }: Batch): Batch => ({
  engager,
  owner,
  district,
  size,
  bonus,
  found,
  fromBottom,
  setAside: setAside.slice(),
})

/** A copy of the whole state. What is never changed in place is shared. */
export const clone = (g: HubworldState, over?: HubworldState): HubworldState => ({
  random: copyRandom(g.random),
  reveals: g.reveals,
  switches: g.switches,
  cards: copyCards(g.cards, over?.cards),
  players: g.players.map(copyPlayer),
  firstPlayer: g.firstPlayer,
  turn: g.turn,
  round: g.round,
  phase: g.phase,
  delve: g.delve && copyDelve(g.delve),
  engagement: g.engagement && copyEngagement(g.engagement),
  batch: g.batch && copyBatch(g.batch),
  windows: g.windows.map(copyWindow),
  queue: g.queue.map(copyOccasion),
  modifiers: g.modifiers.slice(),
  resolving: g.resolving.slice(),
  looking: g.looking,
  searching: g.searching,
  tick: g.tick,
  result: g.result,
})
