import { at, type Seat } from '@rulewright/kernel'
import type { Condition, Lack, UsableAbility } from './card.ts'
import { lackToPay } from './costs.ts'
import { SEEKER, type Slot } from './grid.ts'
import type { HubworldOption } from './options.ts'
import { type CardId, cardAt, type Engagement, type HubworldState, NONE, type Occasion, playerAt } from './state.ts'

/** HW-9.3, HW-9.8, HW-9.17 — what prevents its use: condition, whole cost, first choice; `shards` come on top. */
export function lackToUse(g: HubworldState, you: Seat, self: CardId, ability: UsableAbility, it: Occasion, shards: number): Lack | null {
  if (ability.when && !ability.when(g, you, self, it)) return 'condition'
  return lackBeside(g, you, self, ability, it, shards, ability.choice)
}

export const usable = (g: HubworldState, you: Seat, self: CardId, ability: UsableAbility, it: Occasion, shards: number): boolean =>
  lackToUse(g, you, self, ability, it, shards) === null

/** The part of `lackToUse` that is not the condition. */
export function lackBeside(
  g: HubworldState,
  you: Seat,
  self: CardId,
  ability: UsableAbility,
  it: Occasion,
  shards: number,
  choice: Condition | undefined,
): Lack | null {
  if (ability.actions && playerAt(g, you).actions < ability.actions) return 'actions'
  const lack = lackToPay(g, you, self, ability.costs, shards)
  if (lack !== null) return lack
  if (choice && !choice(g, you, self, it)) return 'choice'
  return !ability.player || someEligible(g, you, self, ability.player) ? null : 'player'
}

function someEligible(g: HubworldState, you: Seat, self: CardId, eligible: NonNullable<UsableAbility['player']>): boolean {
  // A seat that has left has nothing that would fit.
  for (let seat = 0; seat < g.players.length; seat++) if (eligible(g, you, seat, self)) return true
  return false
}

/** The card in an own slot, or the seeker. */
export function cardIn(g: HubworldState, seat: Seat, slot: Slot): CardId {
  const player = playerAt(g, seat)
  return slot === SEEKER ? player.seeker : at(player.grid, slot)
}

export const optionToUse = (slot: Slot, ability: number): HubworldOption => ({ do: 'use', slot, ability })

/** HW-13.4, HW-13.8, HW-14.9 — whether the engaged card is still where its engagement began. */
export function inPlace(g: HubworldState, e: Engagement): boolean {
  if (e.over || e.insteadOf !== NONE) return false
  const card = cardAt(g, e.card)
  return card.zone === e.zone && card.slot === e.slot && card.forged === (e.kind === 'confront')
}
