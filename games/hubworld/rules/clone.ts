import type { CardState, HubworldState, Player } from './state.ts'

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

const copyPlayer = (p: Player): Player => ({
  ...p,
  grid: p.grid.slice(),
  council: p.council.slice(),
  commons: p.commons.slice(),
  archives: p.archives.slice(),
  exile: p.exile.slice(),
  score: p.score.slice(),
  replacing: p.replacing.slice(),
})

/** A copy of the whole state. What is never changed in place is shared. */
export function clone(g: HubworldState): HubworldState {
  return {
    ...g,
    random: { ...g.random },
    cards: g.cards.map(copyCard),
    players: g.players.map(copyPlayer),
    delve: g.delve && { ...g.delve },
    engagement: g.engagement && { ...g.engagement },
    batch: g.batch && { ...g.batch, setAside: g.batch.setAside.slice() },
    windows: g.windows.map((w) => ({ ...w, occasion: w.occasion && { ...w.occasion }, used: w.used.slice() })),
    queue: g.queue.map((o) => ({ ...o })),
    modifiers: g.modifiers.slice(),
    resolving: g.resolving.slice(),
  }
}
