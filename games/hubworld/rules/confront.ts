import { ask, emit, type Flow, type Seat } from '@rulewright/kernel'
import { inPlace } from './abilities.ts'
import { defOf } from './card.ts'
import { beginEngagement, endEngagement, engagedAbilities } from './engage.ts'
import type { HubworldEvent } from './events.ts'
import { pathOf, rowOf } from './grid.ts'
import { endDelve } from './operations.ts'
import { END_DELVE, type HubworldOption } from './options.ts'
import { mayBreak } from './presence.ts'
import { reactionWindow, settle } from './reactions.ts'
import { type CardId, cardAt, type Delve, type Engagement, type HubworldState, NONE, playerAt } from './state.ts'
import { payShards } from './tokens.ts'
import { barrierOf } from './values.ts'
import { occasion } from './zones.ts'

/** HW-13 — the delver confronts a forged card. Returns the card that was confronted in the end. */
export function* confront(g: HubworldState, delve: Delve, first: CardId): Flow<CardId> {
  let card = first
  for (;;) {
    const e = yield* beginConfrontation(g, delve.delver, card)
    if (e.insteadOf === NONE || delve.ended) {
      yield* confrontation(g, e)
      endEngagement(g, e)
      return card
    }
    // HW-13.3 — the confrontation has moved to another card, and the delve with it.
    endEngagement(g, e)
    card = e.insteadOf
    const { slot } = cardAt(g, card)
    delve.path = pathOf(slot)
    delve.row = rowOf(slot)
  }
}

/** HW-13.2 */
function* beginConfrontation(g: HubworldState, delver: Seat, card: CardId): Flow<Engagement> {
  const e = beginEngagement(g, 'confront', delver, card)
  const { owner, slot } = cardAt(g, card)
  emit<HubworldEvent>({ type: 'confronted', seat: delver, owner, slot, key: defOf(g, card).key })
  yield* reactionWindow(g, occasion('confrontBegins', delver, { other: owner, card, slot }))
  return e
}

/** HW-13.4 to HW-13.9 */
function* confrontation(g: HubworldState, e: Engagement): Flow {
  yield* engagedAbilities(g, e)
  if (!inPlace(g, e)) return
  if (!(yield* breaksBarrier(g, e))) {
    endDelve(g)
    return
  }
  yield* mayBreak(g, e)
  yield* settle(g)
}

/** HW-13.6, HW-13.7 */
function* breaksBarrier(g: HubworldState, { engager: seat, card }: Engagement): Flow<boolean> {
  const shards = barrierOf(g, card)
  if (shards === 0) return true
  const options: HubworldOption[] = playerAt(g, seat).shards >= shards ? [{ do: 'pay', shards }, END_DELVE] : [END_DELVE]
  const chosen = yield* ask({ seat, prompt: 'barrier', rule: 'HW-13.6', options, about: { shards } })
  if (chosen.do !== 'pay') return false
  payShards(g, seat, shards)
  return true
}
