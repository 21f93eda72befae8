import { at, type Seat } from '@rulewright/kernel'
import type { Condition, UsableAbility } from './card.ts'
import { canPay } from './costs.ts'
import { SEEKER, type Slot } from './grid.ts'
import type { HubworldOption } from './options.ts'
import { type CardId, cardAt, type Engagement, type HubworldState, NONE, type Occasion, playerAt } from './state.ts'

/** HW-9.3, HW-9.8, HW-9.17 — condition, whole cost and first choice; `shards` come on top. */
export function usable(g: HubworldState, you: Seat, self: CardId, ability: UsableAbility, it: Occasion, shards: number): boolean {
  if (ability.when && !ability.when(g, you, self, it)) return false
  return payable(g, you, self, ability, it, shards, ability.choice)
}

/** The part of `usable` that is not the condition. */
export function payable(
  g: HubworldState,
  you: Seat,
  self: CardId,
  ability: UsableAbility,
  it: Occasion,
  shards: number,
  choice: Condition | undefined,
): boolean {
  if (ability.actions && playerAt(g, you).actions < ability.actions) return false
  if (!canPay(g, you, self, ability.costs, shards)) return false
  if (choice && !choice(g, you, self, it)) return false
  return !ability.player || someEligible(g, you, self, ability.player)
}

function someEligible(g: HubworldState, you: Seat, self: CardId, eligible: NonNullable<UsableAbility['player']>): boolean {
  for (let seat = 0; seat < g.players.length; seat++) if (playerAt(g, seat).inGame && eligible(g, you, seat, self)) return true
  return false
}

/** The card in an own slot, or the seeker. */
export function cardIn(g: HubworldState, seat: Seat, slot: Slot): CardId {
  const player = playerAt(g, seat)
  return slot === SEEKER ? player.seeker : at(player.grid, slot)
}

const USE_OPTIONS: readonly (readonly HubworldOption[])[] = Array.from({ length: SEEKER + 1 }, (_, slot) =>
  Array.from({ length: 8 }, (_, ability): HubworldOption => ({ do: 'use', slot, ability })),
)

export const optionToUse = (slot: Slot, ability: number): HubworldOption => at(at(USE_OPTIONS, slot), ability)

/** HW-13.4, HW-13.8, HW-14.9 — whether the engaged card is still where its engagement began. */
export function inPlace(g: HubworldState, e: Engagement): boolean {
  if (e.over || e.insteadOf !== NONE) return false
  const card = cardAt(g, e.card)
  return card.zone === e.zone && card.slot === e.slot && card.forged === (e.kind === 'confront')
}
