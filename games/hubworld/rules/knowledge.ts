import type { Seat } from '@rulewright/kernel'
import { defOf } from './card.ts'
import { type CardId, cardAt, type HubworldState } from './state.ts'

/** HW-3.6, HW-27 — whether a seat (null: a spectator) may know which card this is. */
export function knows(g: HubworldState, seat: Seat | null, id: CardId): boolean {
  const card = cardAt(g, id)
  switch (card.zone) {
    case 'seeker':
    case 'exile':
    case 'score':
    case 'resolving':
    case 'gone':
      return true
    case 'grid':
      return card.forged || (seat !== null && (card.owner === seat || (card.seen & (1 << seat)) !== 0)) || sees(g, seat, id)
    case 'council':
    case 'archives':
      return card.owner === seat || sees(g, seat, id)
    case 'commons':
      return sees(g, seat, id) || (g.searching === seat && card.owner === seat)
  }
}

/** HW-27.5, HW-18.19 — what a seat sees in passing: a card under discovery, set-aside cards, a card shown. */
function sees(g: HubworldState, seat: Seat | null, id: CardId): boolean {
  const { engagement, batch, looking } = g
  if (looking && looking.seat === seat && looking.card === id) return true
  if (engagement && engagement.card === id && (engagement.engager === seat || cardAt(g, id).owner === seat)) return true
  return batch !== null && (batch.engager === seat || batch.owner === seat) && batch.setAside.includes(id)
}

/** HW-23.6 — how a card is named to whoever is asked: by its key to those who know it, to others not at all. */
export const nameOf = (g: HubworldState, card: CardId) => (asked: Seat) => (knows(g, asked, card) ? defOf(g, card).key : null)
