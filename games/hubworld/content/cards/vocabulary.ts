import type { Flow, Seat } from '@rulewright/kernel'
import type { Card, Cipher, Condition, Cost, Effect, Icon, Keyword, Static, UsableAbility } from '../../rules/card.ts'
import { chooseAdjacent, gridHas, hasStageable } from '../../rules/choices.ts'
import type { Path } from '../../rules/grid.ts'
import { positionOf, redirect } from '../../rules/operations.ts'
import { rival } from '../../rules/seats.ts'
import { type CardId, cardAt, type HubworldState, playerAt } from '../../rules/state.ts'

type Common = Pick<Card, 'title' | 'faction' | 'subtypes' | 'abilities'>

/** HW-2.2, HW-2.3 */
export const seeker = (card: Common & { readonly collects: readonly Icon[] }): Card => ({
  ...card,
  type: 'seeker',
  unique: false,
  cost: null,
  presence: null,
  barrier: null,
  deckLimit: 1,
  influence: 1,
  limits: { actions: 3, shards: 10, council: 5 },
})

/** HW-2.4, HW-24.2, HW-24.6 */
export const agent = (
  card: Common & { readonly cost: number; readonly presence: number; readonly barrier: number; readonly collects: readonly Icon[] },
): Card => ({ ...card, type: 'agent', unique: true, deckLimit: 1, influence: 0, limits: null })

interface Influence {
  readonly influence: number
}

/** HW-2.5, HW-24.3 */
export const obstacle = (
  card: Common & Influence & { readonly cost: number; readonly presence: number; readonly barrier: number },
): Card => ({ ...card, type: 'obstacle', unique: false, collects: [], deckLimit: 2, limits: null })

/** HW-2.6 */
export const source = (
  card: Common &
    Influence & { readonly cost: number; readonly presence: number; readonly collects: readonly Icon[]; readonly unique?: true },
): Card => ({ ...card, type: 'source', unique: card.unique ?? false, barrier: null, deckLimit: 2, limits: null })

/** HW-2.7 — exactly one ability. */
export const moment = (card: Omit<Common, 'abilities'> & Influence & { readonly cost: number; readonly ability: UsableAbility }): Card => {
  const { ability, ...rest } = card
  return {
    ...rest,
    type: 'moment',
    unique: false,
    presence: null,
    barrier: null,
    collects: [],
    deckLimit: 2,
    limits: null,
    abilities: [ability],
  }
}

type Parts = Omit<UsableAbility, 'kind' | 'costs' | 'on' | 'actions'> & { readonly costs?: readonly Cost[] }

/** HW-6.7 — one action token unless it shows more. */
export const action = (parts: Parts & { readonly actions?: number }): UsableAbility => ({
  costs: [],
  ...parts,
  kind: 'action',
  actions: parts.actions ?? 1,
})
export const instant = (parts: Parts): UsableAbility => ({ costs: [], ...parts, kind: 'instant' })
export const reaction = (on: NonNullable<UsableAbility['on']>, parts: Parts): UsableAbility => ({
  costs: [],
  ...parts,
  kind: 'reaction',
  on,
})
export const confront = (parts: Parts): UsableAbility => ({ costs: [], ...parts, kind: 'confront' })
export const discover = (parts: Parts): UsableAbility => ({ costs: [], ...parts, kind: 'discover' })
export const cipher = (cost: Cost): Cipher => ({ kind: 'cipher', cost })
export const refund = (shards: number): Keyword => ({ kind: 'keyword', keyword: 'refund', shards })
export const cache = (shards: number): Keyword => ({ kind: 'keyword', keyword: 'cache', shards })
export const rush: Keyword = { kind: 'keyword', keyword: 'rush' }
export const lasting = (parts: Omit<Static, 'kind'>): Static => ({ kind: 'static', ...parts })

// Conditions.

export const inYourGrid: Condition = (g, _you, self) => cardAt(g, self).zone === 'grid'
export const thisWasForged: Condition = (_g, _you, self, it) => it.card === self
export const youDelve: Condition = (_g, you, _self, it) => it.seat === you
/** After your breach of a district of that kind. */
export const youBreached =
  (district: Path): Condition =>
  (_g, you, _self, it) =>
    it.seat === you && it.district === district
export const lessHeatThanRival = (g: HubworldState, you: Seat): boolean => playerAt(g, you).heat < playerAt(g, rival(g, you)).heat
export const heatOf = (g: HubworldState, seat: Seat): number => playerAt(g, seat).heat

/** A card to stage must be in the Council; the others know only whether there are any cards. */
export const stagesACard = {
  choice: (g: HubworldState, you: Seat) => hasStageable(g, you),
  mightChoice: (g: HubworldState, you: Seat) => playerAt(g, you).council.length > 0,
} as const

/** HW-1.9 — the player who confronts or discovers the card has one that fits in their grid. */
export const engagerHas =
  (filter: Parameters<typeof gridHas>[2]): Condition =>
  (g) =>
    g.engagement !== null && gridHas(g, g.engagement.engager, filter)

// Effects.

/** HW-18.21 — the delver picks a slot next to the position. */
export const redirectToAdjacent: Effect = function* (g, { you }): Flow {
  const { delve } = g
  if (delve) redirect(g, yield* chooseAdjacent(you, delve.defender, positionOf(delve), 'redirect-to', 'HW-18.21'))
}

export const anyone = (): boolean => true

export const slotOfCard = (g: HubworldState, id: CardId): number => cardAt(g, id).slot
