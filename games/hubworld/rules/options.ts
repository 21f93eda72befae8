import type { Seat } from '@rulewright/kernel'
import type { Path, Slot } from './grid.ts'
import type { CardId } from './state.ts'

/**
 * Everything a player may be offered. Own cards in Council, Archives, Exile and Commons are named by card; cards in a
 * grid, also enemy ones, by seat and slot alone (HW-27.11).
 */
export type HubworldOption =
  | { readonly do: 'pass' }
  | { readonly do: 'done' }
  // HW-7: actions
  | { readonly do: 'gain' }
  | { readonly do: 'draw' }
  | { readonly do: 'stage'; readonly card: CardId }
  | { readonly do: 'shift'; readonly slot: Slot }
  | { readonly do: 'play'; readonly card: CardId }
  /** An ability of the card in an own slot, or of the seeker (`slot` 9). */
  | { readonly do: 'use'; readonly slot: Slot; readonly ability: number }
  | { readonly do: 'delve'; readonly seat: Seat; readonly path: Path }
  // HW-10: instants
  | { readonly do: 'forge'; readonly slot: Slot }
  | { readonly do: 'collect'; readonly slot: Slot }
  | { readonly do: 'rush'; readonly card: CardId }
  // HW-12 to HW-16: a delve
  | { readonly do: 'discover' }
  | { readonly do: 'confront' }
  | { readonly do: 'bypass' }
  | { readonly do: 'trigger' }
  | { readonly do: 'decline' }
  | { readonly do: 'pay'; readonly shards: number }
  | { readonly do: 'end-delve' }
  | { readonly do: 'break'; readonly shards: number }
  | { readonly do: 'leave' }
  | { readonly do: 'continue' }
  // choices of costs and effects
  | { readonly do: 'player'; readonly seat: Seat }
  | { readonly do: 'at'; readonly seat: Seat; readonly slot: Slot }
  | { readonly do: 'choose'; readonly card: CardId }
  | { readonly do: 'top' }
  | { readonly do: 'bottom' }

/** What a question asks for; the words make a sentence of it. */
export const PROMPTS = [
  'mulligan',
  'action',
  'instant-at-start',
  'instant-after-action',
  'instant-at-slot',
  'instant-at-district',
  'reaction',
  'encounter',
  'ability',
  'barrier',
  'presence',
  'go-on',
  'heat',
  'choose-player',
  'choose-grid-card',
  'choose-slot',
  'stage-slot',
  'shift-to',
  'redirect-to',
  'swap-with',
  'choose-council-card',
  'choose-archives-card',
  'choose-exile-card',
  'choose-commons-card',
  'stage-card',
  'stage-another',
  'show-to',
  'show-agent',
  'top-or-bottom',
  'exhaust-or-decline',
  'discover-or-lose',
  'exhaust-for-cost',
  'unforge-for-cost',
  'return-for-cost',
  'archive-for-cost',
  'exile-for-cost',
  'keep-unique',
  'council-limit',
] as const
export type HubworldPrompt = (typeof PROMPTS)[number]

export const PASS: HubworldOption = { do: 'pass' }
export const DONE: HubworldOption = { do: 'done' }
export const GAIN: HubworldOption = { do: 'gain' }
export const DRAW: HubworldOption = { do: 'draw' }
export const DISCOVER: HubworldOption = { do: 'discover' }
export const CONFRONT: HubworldOption = { do: 'confront' }
export const BYPASS: HubworldOption = { do: 'bypass' }
export const TRIGGER: HubworldOption = { do: 'trigger' }
export const DECLINE: HubworldOption = { do: 'decline' }
export const END_DELVE: HubworldOption = { do: 'end-delve' }
export const LEAVE: HubworldOption = { do: 'leave' }
export const CONTINUE: HubworldOption = { do: 'continue' }
export const TOP: HubworldOption = { do: 'top' }
export const BOTTOM: HubworldOption = { do: 'bottom' }
