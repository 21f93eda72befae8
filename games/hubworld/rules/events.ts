import type { Seat } from '@rulewright/kernel'
import type { Path, Slot } from './grid.ts'
import type { EndReason } from './state.ts'
import type { CardKey } from './view.ts'

/** Something that happened. `key` is null for those who may not know which card it was. */
export type HubworldEvent =
  | { readonly type: 'replaced'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'first-player'; readonly seat: Seat }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'refresh' }
  | { readonly type: 'turn'; readonly seat: Seat }
  | { readonly type: 'gained'; readonly seat: Seat; readonly shards: number }
  | { readonly type: 'lost'; readonly seat: Seat; readonly shards: number }
  | { readonly type: 'paid'; readonly seat: Seat; readonly shards: number }
  | { readonly type: 'stole'; readonly seat: Seat; readonly from: Seat; readonly shards: number }
  | { readonly type: 'actions'; readonly seat: Seat; readonly actions: number }
  | { readonly type: 'heat'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly key: CardKey | null }
  | { readonly type: 'staged'; readonly seat: Seat; readonly slot: Slot; readonly key: CardKey | null }
  | { readonly type: 'rushed'; readonly seat: Seat; readonly slot: Slot; readonly key: CardKey }
  | { readonly type: 'shifted'; readonly seat: Seat; readonly from: Slot; readonly to: Slot }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly from: Slot; readonly to: Slot }
  | { readonly type: 'forged'; readonly seat: Seat; readonly slot: Slot; readonly key: CardKey; readonly shards: number }
  | { readonly type: 'unforged'; readonly seat: Seat; readonly slot: Slot; readonly key: CardKey }
  | { readonly type: 'exhausted'; readonly seat: Seat; readonly slot: Slot }
  | { readonly type: 'unexhausted'; readonly seat: Seat; readonly slot: Slot }
  | { readonly type: 'unexhausted-all' }
  | { readonly type: 'collected'; readonly seat: Seat; readonly slot: Slot; readonly key: CardKey }
  | { readonly type: 'played'; readonly seat: Seat; readonly key: CardKey }
  /** An ability of a card in a slot, of the seeker, or (slot null) of a card discovered in a district; `effect` when the key is secret. */
  | {
      readonly type: 'used'
      readonly seat: Seat
      readonly slot: Slot | null
      readonly key: CardKey | null
      readonly ability: number | null
      readonly effect?: number
    }
  | { readonly type: 'cancelled'; readonly seat: Seat }
  | { readonly type: 'delved'; readonly seat: Seat; readonly defender: Seat; readonly path: Path }
  | { readonly type: 'approached'; readonly seat: Seat; readonly defender: Seat; readonly slot: Slot }
  | { readonly type: 'approached-district'; readonly seat: Seat; readonly defender: Seat; readonly district: Path }
  | { readonly type: 'bypassed'; readonly seat: Seat; readonly defender: Seat; readonly slot: Slot }
  | { readonly type: 'confronted'; readonly seat: Seat; readonly owner: Seat; readonly slot: Slot; readonly key: CardKey }
  | {
      readonly type: 'discovered'
      readonly seat: Seat
      readonly owner: Seat
      readonly slot: Slot | null
      readonly district: Path | null
      readonly key: CardKey | null
    }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'secured'; readonly seat: Seat; readonly owner: Seat; readonly key: CardKey }
  /** HW-16.9 — an agent that would have been exiled. */
  | { readonly type: 'forfeited'; readonly owner: Seat; readonly to: Seat; readonly key: CardKey }
  | { readonly type: 'exiled'; readonly owner: Seat; readonly key: CardKey; readonly slot: Slot | null }
  | { readonly type: 'archived'; readonly owner: Seat; readonly from: Slot | Path | 'exile'; readonly key: CardKey | null }
  | { readonly type: 'returned'; readonly seat: Seat; readonly slot: Slot; readonly key: CardKey | null }
  | { readonly type: 'shuffled-in'; readonly seat: Seat; readonly from: Slot | Path; readonly key: CardKey | null }
  | { readonly type: 'looked'; readonly seat: Seat; readonly owner: Seat; readonly key: CardKey | null }
  | { readonly type: 'moved-to-bottom'; readonly seat: Seat; readonly owner: Seat }
  | { readonly type: 'searched'; readonly seat: Seat }
  | { readonly type: 'breached'; readonly seat: Seat; readonly defender: Seat; readonly district: Path }
  | { readonly type: 'redirected'; readonly seat: Seat; readonly defender: Seat; readonly slot: Slot }
  | { readonly type: 'delve-ended'; readonly seat: Seat; readonly success: boolean }
  /** HW-22.9 — at once; with three or more players `left-game` follows when the seat has left. */
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'left-game'; readonly seat: Seat; readonly why: 'conceded' | 'empty-commons' }
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly reason: EndReason }
