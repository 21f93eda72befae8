import { type Flow, reveal, type Seat, whisper } from '@rulewright/kernel'
import { inPlace } from './abilities.ts'
import { defOf } from './card.ts'
import { beginEngagement, endEngagement, engagedAbilities } from './engage.ts'
import type { HubworldEvent } from './events.ts'
import type { Path } from './grid.ts'
import { mayBreak } from './presence.ts'
import { reactionWindow, settle } from './reactions.ts'
import { type Batch, type CardId, cardAt, type Engagement, type HubworldState, NONE, playerAt } from './state.ts'
import { endOfCommons, occasion, pickAtRandom } from './zones.ts'

/** HW-14 — a player discovers an unforged card of a grid or a card of a district. Returns whether it is still in place. */
export function* discover(g: HubworldState, engager: Seat, card: CardId): Flow<boolean> {
  const e = beginEngagement(g, 'discover', engager, card)
  look(g, e)
  const { owner, slot } = cardAt(g, card)
  yield* reactionWindow(g, occasion('discoverBegins', engager, { other: owner, card, slot }))
  yield* engagedAbilities(g, e)
  if (inPlace(g, e)) yield* mayBreak(g, e)
  const left = inPlace(g, e)
  endEngagement(g, e)
  yield* settle(g)
  return left
}

/** HW-14.2, HW-27.6 */
function look(g: HubworldState, { engager, card: id }: Engagement): void {
  const card = cardAt(g, id)
  const { owner, zone } = card
  reveal(g)
  if (zone === 'grid') card.seen |= 1 << engager
  const slot = zone === 'grid' ? card.slot : null
  const district = zone === 'council' || zone === 'commons' || zone === 'archives' ? zone : null
  const told = { type: 'discovered', seat: engager, owner, slot, district } as const
  whisper<HubworldEvent>([engager, owner], { ...told, key: defOf(g, id).key }, { ...told, key: null })
}

/** HW-15.5 to HW-15.9, HW-15.14 — cards of a district are discovered one after the other. `size` null: as the owner's heat says. */
export function* discoverBatch(g: HubworldState, engager: Seat, owner: Seat, district: Path, size: number | null): Flow {
  const batch: Batch = { engager, owner, district, size: 0, bonus: 0, found: 0, fromBottom: false, setAside: [] }
  g.batch = batch
  yield* reactionWindow(g, occasion('discoveryBatchBegins', engager, { other: owner, district }))
  // HW-15.6 — fixed now.
  batch.size = (size ?? playerAt(g, owner).heat) + batch.bonus
  while (batch.found < batch.size && !g.delve?.ended) {
    const card = nextOf(g, batch)
    if (card === NONE) break
    batch.found += 1
    if (yield* discover(g, engager, card)) batch.setAside.push(card)
  }
  g.batch = null
}

/** HW-15.7, HW-15.8 */
function nextOf(g: HubworldState, { owner, district, fromBottom }: Batch): CardId {
  return district === 'commons' ? endOfCommons(g, owner, fromBottom) : pickAtRandom(g, owner, district)
}
