import { ask, askAlways, emit, type Flow, inNameOf } from '@rulewright/kernel'
import { type Cost, defOf, type Lack } from './card.ts'
import { lackToPay, priceOfPresence } from './costs.ts'
import type { HubworldEvent } from './events.ts'
import { nameOf } from './knowledge.ts'
import { type HubworldOption, LEAVE } from './options.ts'
import { cardAt, type Engagement, type HubworldState } from './state.ts'
import { gainShards, payShards } from './tokens.ts'
import { exile, secure } from './zones.ts'

const NO_CIPHER: readonly Cost[] = []
const ONLY_LEAVE: readonly HubworldOption[] = [LEAVE]

/** HW-16.3 — what prevents breaking the engaged card. */
export function lackToBreak(g: HubworldState, e: Engagement): Lack | 'no-presence' | null {
  const { type, cipher } = defOf(g, e.card)
  // HW-14.12 — a moment can be broken in an Archives only.
  if (type === 'moment' && e.zone !== 'archives') return 'no-presence'
  return lackToPay(g, e.engager, e.card, cipher ? [cipher] : NO_CIPHER, priceOfPresence(g, e))
}

/** HW-16.1 to HW-16.3, DP-10 — the engager may break the card's presence or leave the card. */
export function* mayBreak(g: HubworldState, e: Engagement): Flow {
  const { engager: seat, card } = e
  const { cipher } = defOf(g, card)
  const shards = priceOfPresence(g, e)
  const options: readonly HubworldOption[] = lackToBreak(g, e) === null ? [{ do: 'break', shards }, LEAVE] : ONLY_LEAVE
  const decision = { seat, prompt: 'presence', rule: 'HW-16.1', options }
  // HW-14.14 — the engager of a discovery always gets to look; and a cipher may ask for hidden cards (HW-27.9).
  const chosen = e.kind === 'discover' || cipher ? yield* askAlways(decision) : yield* ask(decision)
  if (chosen.do === 'break') yield* breakPresence(g, e, shards)
  else emit<HubworldEvent>({ type: 'left', seat })
}

/** HW-16.3 to HW-16.6, HW-16.11 */
function* breakPresence(g: HubworldState, { engager, card }: Engagement, shards: number): Flow {
  payShards(g, engager, shards)
  const { cipher, refund, type } = defOf(g, card)
  const meeting = cipher?.pay(g, engager, card)
  if (meeting) yield* inNameOf(nameOf(g, card), meeting)
  gainShards(g, cardAt(g, card).owner, refund)
  if (type === 'agent') secure(g, engager, card)
  else exile(g, card)
}
