import { SLOTS } from './grid.ts'
import { type CardId, cardAt, type HubworldState, NONE, playerAt, type Zone } from './state.ts'

/** The conservation laws a state breaks: every card in exactly one place, and no pool below zero. */
export function broken(g: HubworldState): string[] {
  const problems: string[] = []
  const found = g.cards.map(() => 0)
  const count = (ids: readonly CardId[], zone: Zone, owner: number | null) => {
    for (const id of ids) {
      if (id === NONE) continue
      const card = g.cards[id]
      if (!card) {
        problems.push(`there is no card ${id}`)
        continue
      }
      found[id] = (found[id] ?? 0) + 1
      if (card.zone !== zone) problems.push(`card ${id} lies in ${zone} but says ${card.zone}`)
      if (owner !== null && card.owner !== owner) problems.push(`card ${id} of seat ${card.owner} lies with seat ${owner}`)
    }
  }
  for (let seat = 0; seat < g.players.length; seat++) {
    const p = playerAt(g, seat)
    count(p.inGame ? [p.seeker] : [], 'seeker', seat)
    count(p.grid, 'grid', seat)
    count(p.council, 'council', seat)
    count(p.commons, 'commons', seat)
    count(p.archives, 'archives', seat)
    count(p.exile, 'exile', seat)
    count(p.score, 'score', null)
    if (p.grid.length !== SLOTS) problems.push(`seat ${seat} has ${p.grid.length} slots`)
    if (p.shards < 0 || p.actions < 0 || p.heat < 0) problems.push(`seat ${seat} owes tokens`)
    for (const [slot, id] of p.grid.entries())
      if (id !== NONE && cardAt(g, id).slot !== slot) problems.push(`card ${id} is not in its slot ${slot}`)
  }
  count(g.resolving, 'resolving', null)
  for (let id = 0; id < g.cards.length; id++) {
    const { zone, cached, slot } = cardAt(g, id)
    if (found[id] !== (zone === 'gone' ? 0 : 1)) problems.push(`card ${id} is in ${found[id]} places`)
    if (zone !== 'grid' && (slot !== NONE || cached !== 0)) problems.push(`card ${id} keeps its slot or shards in ${zone}`)
  }
  if (g.firstPlayer === NONE ? g.round > 0 : !playerAt(g, g.firstPlayer).inGame)
    problems.push('nobody in the game holds the first-player token')
  return problems
}
